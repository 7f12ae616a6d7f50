// How long the parts of an article may be (docs/product/hasanah.md). Apart from its form, whose schema browsers do without.

/** Our choice: a title of two lines, a summary of three, a text longer than one sitting. */
export const titleMaxLength = 120;
export const summaryMaxLength = 300;
export const bodyMaxLength = 60_000;
export const slugMaxLength = 80;
