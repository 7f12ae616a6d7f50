// Several questions in one statement (decision 0183): a step of a sale asks for everything it decides by at once. Each round trip costs
// more than most of these questions.
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

/** What JSON leaves as it is: dates and ids are texts, whole numbers are numbers; moments are ISO texts. */
type Question<Row> = RawBuilder<Row> | Expression<Row>;

/** The first row of each query, or null. A moment must be selected as the text or the boolean that is meant. */
export async function readTogether<Rows extends Record<string, object>>(
  db: Db,
  questions: { [Name in keyof Rows]: Question<Rows[Name]> },
): Promise<{ [Name in keyof Rows]: Rows[Name] | null }> {
  const columns = Object.entries(questions).map(
    ([name, question]) =>
      sql`(select to_json(q) from (${question as RawBuilder<unknown>}) q limit 1) as ${sql.ref(name)}`,
  );
  const { rows } = await sql<{
    [Name in keyof Rows]: Rows[Name] | null;
  }>`select ${sql.join(columns)}`.execute(db);
  return rows[0]!;
}
