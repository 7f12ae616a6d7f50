// Several questions in one statement (decisions 0183 and 0238): a step of a sale asks for everything it decides by at once. Each round
// trip costs more than most of these questions.
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

/** What JSON leaves as it is: dates and ids are texts, whole numbers are numbers; moments are ISO texts. */
type Question<Row> = RawBuilder<Row> | Expression<Row>;

export type Questions<Rows extends Record<string, object>> = { [Name in keyof Rows]: Question<Rows[Name]> };
export type RowsOf<Asked> = {
  [Name in keyof Asked]: Asked[Name] extends Question<infer Row> ? Extract<Row, object> : never;
};
/** The first row of each, or null. */
export type Answers<Rows extends Record<string, object>> = { [Name in keyof Rows]: Rows[Name] | null };

/** The first row of each query, or null. A later query may read the row of an earlier one, by its name: `"draft".id`. */
export async function readTogether<Rows extends Record<string, object>>(
  db: Db,
  questions: Questions<Rows>,
): Promise<Answers<Rows>> {
  const named = Object.entries(questions);
  const columns = named.map(([name]) => sql`to_json(${sql.ref(name)}) as ${sql.ref(name)}`);
  const joins = named.map(
    ([name, question]) =>
      sql`left join lateral (select q.* from (${question as RawBuilder<unknown>}) q limit 1) ${sql.ref(name)} on true`,
  );
  const { rows } = await sql<
    Answers<Rows>
  >`select ${sql.join(columns)} from (select) one ${sql.join(joins, sql` `)}`.execute(db);
  return rows[0]!;
}
