// Ordering by a text that is written in both languages: as its reader sees it.
import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '#shared/locale';

/** Of a column with `LocalText`: the reader's language where it is written, otherwise Indonesian (as `textIn`); large and small letters are one. */
export const orderedText = (column: RawBuilder<unknown>, locale: Locale): RawBuilder<unknown> =>
  sql`lower(coalesce(nullif(${column} ->> ${locale}::text, ''), ${column} ->> 'id'))`;
