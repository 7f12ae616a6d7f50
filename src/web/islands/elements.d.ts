// The custom elements of the islands, as JSX knows them.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Island = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'picture-field': Island;
      'price-calculator': Island;
      'share-page': Island;
      'seen-beacon': Island;
    }
  }
}
