// The form of an article (docs/product/hasanah.md): Indonesian is required, English optional. Page and server check alike.
import * as z from 'zod/mini';
import { bodyMaxLength, slugMaxLength, summaryMaxLength, titleMaxLength } from './article-lengths.ts';
import { altMaxLength, pictureUses } from './article-pictures.ts';
import { atMost, filled, printable, unseen } from './form-faults.ts';
import { articleKinds, articleTopics } from './hasanah.ts';

const slugMinLength = 3;

/** Path segments of the API and of our own pages: no article may have them as slug (the table refuses them too). */
const takenSlugs = ['header', 'others', 'press-release', 'trending', 'news'];

const optional = <Text extends z.ZodMiniType<string, string>>(text: Text) =>
  z.pipe(
    z.transform((value: unknown) => value ?? ''),
    text,
  );
const text = () => z.string({ error: 'error_invalid_value' });
const oneLine = (max: number) => optional(text().check(z.trim(), atMost(max), printable));
/** Pasted text brings invisible characters: they are removed, line breaks stay. */
const unseenInLines = new RegExp(`(?!\\n)(?:${unseen.source})`, 'gu');
const lines = (max: number) =>
  optional(
    text().check(
      z.overwrite((written) =>
        written
          .normalize('NFC')
          .replace(/\r\n?/g, '\n')
          .replaceAll('\t', '  ')
          .replace(unseenInLines, '')
          .trim(),
      ),
      atMost(max),
    ),
  );

export const articleForm = z.object({
  kind: z.enum(articleKinds, { error: 'error_invalid_value' }),
  topic: z.enum(articleTopics, { error: 'error_invalid_value' }),
  /** Of one brand; empty: of all brands. */
  brand: oneLine(100),
  /** Empty: derived from the title. */
  slug: optional(
    text().check(
      z.trim(),
      z.refine((slug) => slug === '' || canBeSlug(slug), { error: 'error_article_slug_form' }),
    ),
  ),
  is_header: z.pipe(
    z.transform((value: unknown) => value === 'yes'),
    z.boolean(),
  ),
  title_id: filled().check(atMost(titleMaxLength), printable),
  summary_id: oneLine(summaryMaxLength),
  body_id: lines(bodyMaxLength),
  title_en: oneLine(titleMaxLength),
  summary_en: oneLine(summaryMaxLength),
  body_en: lines(bodyMaxLength),
});
export type ArticleForm = z.output<typeof articleForm>;

/** What must be there in Indonesian before an article is published. */
export const neededToPublish = ['summary_id', 'body_id'] as const satisfies (keyof ArticleForm)[];

export const pictureForm = z.object({
  picture_use: z.enum(pictureUses, { error: 'error_field_empty' }),
  /** Alternative text for screen readers. */
  alt_id: filled().check(atMost(altMaxLength), printable),
  alt_en: oneLine(altMaxLength),
});

export function canBeSlug(text: string): boolean {
  return (
    /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) &&
    text.length >= slugMinLength &&
    text.length <= slugMaxLength &&
    !takenSlugs.includes(text)
  );
}
