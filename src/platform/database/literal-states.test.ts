// States are written into statements, and nobody's input is.
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector } from 'kysely';
import { expect, it } from 'vitest';
import { LiteralStatesDialect } from './literal-states.ts';
import type { DB } from './types.ts';

const dialect = new LiteralStatesDialect({ pool: null as never });
const db = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  },
});
const where = (query: { compile(): { sql: string; parameters: readonly unknown[] } }) => {
  const { sql, parameters } = query.compile();
  return [sql.replace(/^.* where /, ''), parameters];
};

it('writes states, lists of them and flags as literals, so that partial indexes match', () => {
  const bookings = db.selectFrom('bookings as b').select('b.id');
  expect(where(bookings.where('b.state', '=', 'waiting_payment').where('b.id', '=', 'x'))).toEqual([
    `"b"."state" = 'waiting_payment' and "b"."id" = $1`,
    ['x'],
  ]);
  expect(where(bookings.where('b.state', 'in', ['paid', 'departed']))).toEqual([
    `"b"."state" in ('paid', 'departed')`,
    [],
  ]);
  expect(where(db.selectFrom('payment_notifications').select('id').where('is_genuine', '=', true))).toEqual([
    `"is_genuine" = true`,
    [],
  ]);
});

it('binds what is no word of ours, and every other column', () => {
  const partners = db.selectFrom('partners').select('id');
  for (const input of [`x' or true --`, 'Travel', '', 'a'.repeat(50)])
    expect(where(partners.where('kind', '=', input))).toEqual([`"kind" = $1`, [input]]);
  expect(where(partners.where('kind', 'in', ['travel', `'`]))).toEqual([
    `"kind" in ($1, $2)`,
    ['travel', `'`],
  ]);
  expect(where(partners.where('slug', '=', 'travel'))).toEqual([`"slug" = $1`, ['travel']]);
  expect(where(db.updateTable('partners').set({ state: 'active' }).where('slug', '=', 'x'))[1]).toEqual([
    'active',
    'x',
  ]);
});
