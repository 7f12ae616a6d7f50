// The text of a reading page at the measure of a book, its contents beside it (docs/product/pages.md: 18 px, about 68 characters).
import type { ReactNode } from 'react';
import { Contents } from './contents.tsx';
import type { ReadingText } from './reading-text.ts';

/** `children` stand below the text, at its measure. */
export function ReadingBody({ text, children }: { text: ReadingText; children?: ReactNode }) {
  return (
    <div className="mx-auto max-w-page px-4 py-8 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16 lg:py-12 print:block">
      <Contents headings={text.headings} />
      <div className="max-w-[44rem] lg:col-start-2">
        <article lang={text.lang} className="prose" dangerouslySetInnerHTML={{ __html: text.html }} />
        {children}
      </div>
    </div>
  );
}
