// The custom elements of the islands, as JSX knows them.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Island = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'copy-value': Island;
      'near-me': Island;
      'prayer-countdown': Island;
      'copy-link': Island;
      'wish-button': Island;
      'price-bar': Island;
      'price-calculator': Island;
      'print-page': Island;
      'own-parts': Island;
      'quran-places': Island;
      'quran-reader': Island;
      'share-page': Island;
      'share-verse': Island;
      'section-chips': Island;
      'seen-beacon': Island;
      'share-text': Island;
      'tick-list': Island;
      'unread-badge': Island;
    }
  }
}
