// What a rendering remembers of elements whose inside was made before (remembered.tsx).
import { createContext } from 'react';

export interface RememberedMarkup {
  find(key: string): string | undefined;
  /** What could not be found: answers the number by which the page marks it. */
  miss(key: string): number;
}

/** Null where nothing is remembered: in the browser, and on pages that React continues there. */
export const RememberedMarkupContext = createContext<RememberedMarkup | null>(null);
