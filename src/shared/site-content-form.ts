// The rules of what is written of a site's content (docs/product/site-content.md). Server only.
import * as z from 'zod/mini';
import { atMost, filled, printable, printableLines } from './form-faults.ts';
import { bannerPlaces, type ContentKind, questionTopics } from './site-content-fields.ts';

const line = (max: number) => filled().check(atMost(max), printable);
const optionalText = () =>
  z.pipe(
    z.optional(z.string()),
    z.transform((value) => (value ?? '').trim()),
  );
const optionalLine = (max: number) => optionalText().check(atMost(max), printable);
const matching = (pattern: RegExp, error = 'error_invalid_value') =>
  z.refine<string>((value) => pattern.test(value), { error });
const day = optionalText().check(
  z.refine((value) => value === '' || z.iso.date().safeParse(value).success, {
    error: 'error_invalid_value',
  }),
);

const common = {
  brand: optionalText().check(matching(/^$|^[a-z0-9-]{2,40}$/)),
  position: filled().check(matching(/^(0|[1-9]\d{0,3})$/)),
  starts_on: day,
  ends_on: day,
};
/** A drawn cover, a photograph of the library, or a file of the deployment: never another site's. */
const picture = filled().check(matching(/^\/(?!\/)[\w./-]{1,190}$/));

const inOrder = z.refine<{ starts_on: string; ends_on: string }>(
  ({ starts_on, ends_on }) => !starts_on || !ends_on || starts_on <= ends_on,
  { path: ['ends_on'], error: 'content_error_days' },
);

const forms = {
  banner: z
    .object({
      ...{ title_id: line(80), title_en: optionalLine(80), text_id: line(240), text_en: optionalLine(240) },
      link: filled().check(matching(/^\/(?!\/)[\w./?=&%-]{0,190}$/, 'content_error_link')),
      picture,
      place: z.enum(bannerPlaces, { error: 'error_field_empty' }),
      ...common,
    })
    .check(inOrder),
  gallery: z
    .object({
      ...{
        title_id: line(80),
        title_en: optionalLine(80),
        caption_id: line(240),
        caption_en: optionalLine(240),
      },
      picture,
      ...common,
    })
    .check(inOrder),
  question: z
    .object({
      ...{ question_id: line(200), question_en: optionalLine(200) },
      answer_id: filled().check(atMost(4_000), printableLines),
      answer_en: optionalText().check(atMost(4_000), printableLines),
      topic: z.enum(questionTopics, { error: 'error_field_empty' }),
      ...common,
    })
    .check(inOrder),
} satisfies Record<ContentKind, z.ZodMiniType>;

export function contentForm(kind: ContentKind) {
  return forms[kind];
}
