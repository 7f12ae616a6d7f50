// What people type into the search of souvenirs, turned into a condition (spec §7 merchandise list "search"): every
// word must be found, in any of its spellings; a mistyped one is corrected.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/database';
import { plainText } from '#shared/plain-text';
import { spellingsOf } from '#shared/spellings';
import { nearestWord } from './correct-search.ts';

const mostTyped = 6;

export interface ItemSearch {
  condition: RawBuilder<unknown>;
  /** What was looked for instead; null when it is what was typed. */
  corrected: string | null;
}

/** Words stand in `search_text` with a space before each. */
export async function searchItems({ db }: { db: Db }, text: string): Promise<ItemSearch> {
  const typed = [...new Set(plainText(text).split(' '))].filter(Boolean).slice(0, mostTyped);
  if (typed.length === 0) return { condition: sql`true`, corrected: null };
  const { rows } = await sql<{ word: string }>`
    select typed.word from unnest(${typed}::text[]) typed (word)
    where not exists (select from items i where i.state = 'published' and i.search_text like '% ' || typed.word || '%')`.execute(
    db,
  );
  const unknown = new Set(rows.map(({ word }) => word).filter((word) => spellingsOf(word).length === 1));
  if (unknown.size === 0) return { condition: matching(typed), corrected: null };
  const known = await knownToItems(db);
  const corrected = typed.map((word) => (unknown.has(word) ? (nearestWord(word, known) ?? word) : word));
  const isCorrected = corrected.some((word, index) => word !== typed[index]);
  return { condition: matching(corrected), corrected: isCorrected ? corrected.join(' ') : null };
}

function matching(words: readonly string[]): RawBuilder<unknown> {
  const each = words.map((word) => {
    const patterns = spellingsOf(word).map((spelled) => `% ${spelled}%`);
    return sql`i.search_text like any (${patterns}::text[])`;
  });
  return sql.join(each, sql` and `);
}

/** Only asked when a word stands nowhere. */
async function knownToItems(db: Db): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select distinct word from items, regexp_split_to_table(trim(search_text), ' ') word where state = 'published'`.execute(
    db,
  );
  return rows.map(({ word }) => word);
}
