// The custom elements of the islands, as JSX knows them.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Island = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'checked-form': Island;
      'picture-field': Island;
      'price-calculator': Island;
      'resend-wait': Island;
      'share-page': Island;
      'seen-beacon': Island;
      'share-text': Island;
      'tick-list': Island;
    }
  }
}
