// Which tables a statement reads, and whether processes are told of their changes (docs/product/page-cache.md).
import { sql } from 'kysely';
import type { Db } from './database.ts';

interface Named {
  name: string;
  /** What a view or a function consists of; null for tables. */
  definition: string | null;
  /** Whether processes are told of its changes; null for what is no table. */
  isTold: boolean | null;
}

export interface TableIndex {
  /**
   * The tables that the statements read, through views and functions too; null when one of them writes, or reads a table whose
   * changes nobody tells: what is made from it cannot be stored.
   */
  tablesOf(statements: Iterable<string>): readonly string[] | null;
  /** Tables that statements read and whose changes nobody tells. */
  untoldOf(statements: Iterable<string>): string[];
}

const writes =
  /\b(insert\s+into|update|delete\s+from|for\s+(no\s+key\s+)?update|for\s+share|nextval|pg_notify)\b/i;
/** Written whenever somebody reads: what is made from them may be as late as anything stored may be. */
const lateTables = new Set(['article_days']);
/** Our choice: several times the statements of all pages. */
const mostKnown = 5_000;

/** Reads from the database's catalogue which names a statement can mean. Names are words: a column named like a table counts as the table. */
export async function openTableIndex(db: Db): Promise<TableIndex> {
  const { rows } = await sql<Named>`
    select c.relname as name, case when c.relkind in ('v', 'm') then pg_get_viewdef(c.oid) end as definition,
      case when c.relkind in ('r', 'p') then 4 = (select count(*) from pg_trigger t where t.tgrelid = c.oid and t.tgenabled = 'O'
          and t.tgname in ('told_insert', 'told_update', 'told_delete', 'told_truncate')) end as "isTold"
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    union all
    select p.proname, case when p.prosrc = '' then pg_get_functiondef(p.oid) else p.prosrc end, null
    from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and l.lanname in ('sql', 'plpgsql') and p.prorettype <> 'trigger'::regtype`.execute(
    db,
  );
  const named = new Map<string, Named[]>();
  for (const row of rows) named.set(row.name, [...(named.get(row.name) ?? []), row]);
  const known = new Map<string, { tables: string[]; isWrite: boolean }>();

  function look(text: string): { tables: string[]; isWrite: boolean } {
    const before = known.get(text);
    if (before) return before;
    const tables = new Set<string>();
    let isWrite = false;
    const seen = new Set<string>();
    const queue = [text];
    for (let part = queue.pop(); part !== undefined; part = queue.pop()) {
      isWrite ||= writes.test(part);
      for (const word of part.match(/\w+/g) ?? []) {
        if (seen.has(word)) continue;
        seen.add(word);
        for (const { name, definition } of named.get(word) ?? []) {
          if (definition !== null) queue.push(definition);
          else if (!lateTables.has(name)) tables.add(name);
        }
      }
    }
    const found = { tables: [...tables], isWrite };
    if (known.size < mostKnown) known.set(text, found);
    return found;
  }

  const isTold = (table: string) => named.get(table)?.some((one) => one.isTold) ?? false;
  return {
    tablesOf(statements) {
      const tables = new Set<string>();
      for (const text of statements) {
        const { tables: read, isWrite } = look(text);
        if (isWrite || !read.every(isTold)) return null;
        for (const table of read) tables.add(table);
      }
      return [...tables];
    },
    untoldOf: (statements) =>
      [...new Set([...statements].flatMap((text) => look(text).tables))].filter((table) => !isTold(table)),
  };
}
