// A long text as a reading page shows it.
import type { Locale } from '#shared/locale';

export interface TextHeading {
  id: string;
  title: string;
}

export interface ReadingText {
  /** Safe to put on a page (#domain/site-content renderMarkdown). */
  html: string;
  /** Its sections, for a table of contents. */
  headings: TextHeading[];
  /** Set only when the text is not in the page's language. */
  lang?: Locale;
}
