// Between rows of banners, galleries and questions and what is written about them (docs/product/site-content.md).
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/database';
import type { LocalText } from '#shared/locale';
import { type ContentFields, type ContentKind, contentKinds } from '#shared/site-content-fields';

const tables = { banner: 'banners', gallery: 'galleries', question: 'faqs' } as const;

interface ContentRow extends Record<string, unknown> {
  id: string;
  brand_id: string | null;
  position: number;
  starts_on: string | null;
  ends_on: string | null;
}

export interface ContentItem {
  id: string;
  fields: ContentFields;
}

/** What is shown, or will be when its day comes; one by its id, or all of a kind. */
export async function readContent(db: Db, kind: ContentKind, id?: string): Promise<ContentItem[]> {
  const only = id === undefined ? sql`` : sql`where id = ${id}::uuid`;
  const { rows } =
    await sql<ContentRow>`select * from ${sql.table(tables[kind])} ${only} order by position, id`.execute(db);
  return rows.map((row) => ({ id: row.id, fields: fieldsOf(kind, row) }));
}

function fieldsOf(kind: ContentKind, row: ContentRow): ContentFields {
  const { texts, plain } = contentKinds[kind];
  return {
    ...Object.fromEntries(
      texts.flatMap((name) => {
        const { id, en = '' } = row[name] as LocalText;
        return [
          [`${name}_id`, id],
          [`${name}_en`, en],
        ];
      }),
    ),
    ...Object.fromEntries(plain.map((name) => [name, String(row[name])])),
    brand: row.brand_id ?? '',
    position: String(row.position),
    starts_on: row.starts_on ?? '',
    ends_on: row.ends_on ?? '',
  };
}

/** A text as it is stored: without English where nothing is written. */
export function localTextOf(fields: ContentFields, name: string): LocalText {
  const en = fields[`${name}_en`];
  return { id: fields[`${name}_id`] ?? '', ...(en && { en }) };
}

/** Shows these fields under the id; without fields nothing is shown any more. */
export async function writeContent(
  db: Db,
  kind: ContentKind,
  id: string,
  fields: ContentFields | null,
): Promise<void> {
  const table = sql.table(tables[kind]);
  if (!fields) {
    await sql`delete from ${table} where id = ${id}::uuid`.execute(db);
    return;
  }
  const { texts, plain } = contentKinds[kind];
  const columns: [string, RawBuilder<unknown>][] = [
    ['id', sql`${id}::uuid`],
    ['brand_id', sql`${fields['brand'] || null}::text`],
    ['position', sql`${fields['position']}::smallint`],
    ['starts_on', sql`${fields['starts_on'] || null}::date`],
    ['ends_on', sql`${fields['ends_on'] || null}::date`],
    ...texts.map((name): [string, RawBuilder<unknown>] => [
      name,
      sql`${JSON.stringify(localTextOf(fields, name))}::jsonb`,
    ]),
    ...plain.map((name): [string, RawBuilder<unknown>] => [name, sql`${fields[name]}::text`]),
  ];
  const names = columns.map(([name]) => sql.ref(name));
  const changed = columns.slice(1).map(([name]) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`);
  await sql`insert into ${table} (${sql.join(names)}) values (${sql.join(columns.map(([, value]) => value))})
    on conflict (id) do update set ${sql.join(changed)}`.execute(db);
}

/** Drafts of a kind that a brand would show. */
export async function draftsFor(db: Db, kind: ContentKind, brand: { id: string }): Promise<ContentItem[]> {
  const rows = await db
    .selectFrom('site_drafts')
    .select(['item_id', 'fields'])
    .where('kind', '=', kind)
    .where((row) => row.or([row('brand_id', '=', brand.id), row('brand_id', 'is', null)]))
    .execute();
  return rows.map(({ item_id, fields }) => ({ id: item_id, fields: fields as ContentFields }));
}
