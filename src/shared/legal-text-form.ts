// The next version of one of a brand's three texts, as the operator writes it (docs/product/site-content.md). Server only.
import * as z from 'zod/mini';
import { atMost, filled, printable, printableLines } from './form-faults.ts';

export const legalTextMax = 60_000;

const optional = (max: number) =>
  z
    .pipe(
      z.optional(z.string()),
      z.transform((text) => (text ?? '').trim().replaceAll('\r\n', '\n')),
    )
    .check(atMost(max), printableLines);

export const legalTextForm = z
  .object({
    title_id: filled().check(atMost(120), printable),
    title_en: optional(120),
    body_id: z
      .pipe(
        filled(),
        z.transform((text) => text.replaceAll('\r\n', '\n')),
      )
      .check(atMost(legalTextMax), printableLines),
    body_en: optional(legalTextMax),
    effective_on: z.iso.date({ error: 'error_date_invalid' }),
  })
  .check(
    z.refine(({ title_en, body_en }) => (title_en === '') === (body_en === ''), {
      path: ['body_en'],
      error: 'error_legal_text_english',
    }),
  );
export type LegalTextForm = z.infer<typeof legalTextForm>;
