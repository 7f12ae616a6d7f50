// What an operator writes of a site's content (docs/product/site-content.md): flat names and texts, for each kind.

/** As it is written: every field as text, '' where there is nothing. */
export type ContentFields = Readonly<Record<string, string>>;

export const contentKinds = {
  banner: { texts: ['title', 'text'], plain: ['link', 'picture', 'place'] },
  gallery: { texts: ['title', 'caption'], plain: ['picture'] },
  question: { texts: ['question', 'answer'], plain: ['topic'] },
} as const;
export type ContentKind = keyof typeof contentKinds;
export const contentKindNames = Object.keys(contentKinds) as ContentKind[];

export const bannerPlaces = ['home', 'souvenirs'] as const;
/** In the order in which the page of questions shows them: from the first doubt to the smallest print. */
export const questionTopics = ['safety', 'booking', 'payment', 'documents', 'journey', 'account'] as const;

/** Of every kind: whose it is ('' = every brand's), its place in the row, its first and last day. */
const commonFields = ['brand', 'position', 'starts_on', 'ends_on'] as const;

/** In the order they are written in. */
export function contentFieldNames(kind: ContentKind): string[] {
  const { texts, plain } = contentKinds[kind];
  return [...texts.flatMap((name) => [`${name}_id`, `${name}_en`]), ...plain, ...commonFields];
}

/** The languages in which nothing is missing. */
export function completeLanguages(kind: ContentKind, fields: ContentFields): ('id' | 'en')[] {
  return (['id', 'en'] as const).filter((language) =>
    contentKinds[kind].texts.every((name) => (fields[`${name}_${language}`] ?? '') !== ''),
  );
}

export type ContentTime = 'shown' | 'planned' | 'over';

/** Whether it is its time on a calendar date. */
export function contentTime({ starts_on, ends_on }: ContentFields, today: string): ContentTime {
  if (starts_on && starts_on > today) return 'planned';
  return ends_on && ends_on < today ? 'over' : 'shown';
}
