// A long statement (docs/product/ledger.md): a page and each slice of a file read what they show, however much there is.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#platform/database/database';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createPartner } from '#test/factories/programmes';
import { useBookingFixture } from '#test/booking-fixture';
import { findPartnerBalance, openJournal, openStatement, readStatement } from './ledger.ts';

const { database, shop } = useBookingFixture();
const entries = 12_000;
/** Half of them, the other half on the three hundred days before it: twenty a day. */
const busyDay = '2027-02-28';
const period = { from: '2026-03-01', to: busyDay };
let partnerId: string;
let staff: SignedIn;
let finance: SignedIn;

beforeAll(async () => {
  partnerId = (await createPartner(database.db)).id;
  staff = await createMember(shop.deps, { roles: ['partner_staff'], partnerId });
  finance = await createMember(shop.deps, { roles: ['operator_finance'] });
  const owner = await database.owner.pool.connect();
  try {
    await owner.query(
      readFileSync(new URL('../../../bench/many-entries.sql', import.meta.url), 'utf8')
        .replaceAll(':count', String(entries))
        .replaceAll(':partner', partnerId)
        .replaceAll(':last', busyDay),
    );
    await owner.query('vacuum ledger_entries');
  } finally {
    owner.release();
  }
});

interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/** A database that remembers what it was asked. */
function recording(): { db: Db; asked: Statement[] } {
  const asked: Statement[] = [];
  const plain = database.db;
  const db = plain.withPlugin({
    transformQuery({ node, queryId }) {
      asked.push(plain.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  }) as Db;
  return { db, asked };
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}
const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** How many rows of each table a statement reads when it is run again. */
async function rowsRead({ sql, parameters }: Statement): Promise<Record<string, number>> {
  const owner = await database.owner.pool.connect();
  try {
    const { rows } = await owner.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `explain (analyze, format json) ${sql}`,
      [...parameters],
    );
    const read: Record<string, number> = {};
    for (const node of nodesOf(rows[0]!['QUERY PLAN'][0]!.Plan)) {
      const table = node['Relation Name'];
      if (table)
        read[table] =
          (read[table] ?? 0) +
          (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
    }
    return read;
  } finally {
    owner.release();
  }
}

type LineOf<T> = T extends AsyncGenerator<(infer L)[]> ? L : never;

describe('a page', () => {
  it.each([
    // Of the twenty a day before the busy one: its own days, and what it shows once more with its details.
    ['the first', 1, 100],
    ['one of the middle', 120, 100],
    // Of the busy day only what stands before the page, in the index.
    ['one of the busy day', 300, 2_000],
    ['the last', entries / 25, entries / 2 + 100],
  ])('%s reads its own days and nothing else', async (_name, page, most) => {
    const { db, asked } = recording();
    const { items, total } = await readStatement({ db }, staff.actor, {
      partnerId,
      ...period,
      page,
      limit: 25,
    });
    expect([items.length, total, asked.length]).toEqual([25, entries, 2]);
    const { ledger_entries: read = 0, ledger_transactions: details = 0 } = await rowsRead(asked[1]!);
    expect(details).toBeLessThanOrEqual(25);
    expect(read).toBeGreaterThanOrEqual(25);
    expect(read).toBeLessThanOrEqual(most);
    // Whole days come from their sums.
    expect((await rowsRead(asked[0]!))['ledger_entries'] ?? 0).toBe(0);
  });
});

describe('a file', () => {
  it('of a statement has every entry once, slice after slice, each of which reads itself', async () => {
    const { db, asked } = recording();
    const { opening, slices } = await openStatement({ db }, staff.actor, { partnerId, ...period }, 700);
    const before = asked.length;
    const lines: LineOf<typeof slices>[] = [];
    for await (const slice of slices) {
      lines.push(...slice);
      // Nothing is read ahead.
      expect(asked.length - before).toBe(Math.ceil(lines.length / 700));
    }
    expect([opening, lines.length]).toEqual([0, entries]);
    const { payable } = await findPartnerBalance(shop.deps, staff.actor, partnerId);
    expect(lines.at(-1)!.balance).toBe(payable);
    const sum = (of: 'amount' | 'ofDay' | 'ofMonth') =>
      lines.reduce((total, line) => total + (line[of] ?? 0), 0);
    expect([sum('amount'), sum('ofDay'), sum('ofMonth')]).toEqual([payable, payable, payable]);
    expect(lines.filter(({ ofDay }) => ofDay !== null)).toHaveLength(301);
    for (const statement of [asked[before]!, asked.at(-2)!, asked.at(-1)!]) {
      const { ledger_entries: read = 0, ledger_transactions: details = 0 } = await rowsRead(statement);
      expect(details).toBeLessThanOrEqual(701);
      // Once in the index, and once with its details.
      expect(read).toBeLessThanOrEqual(2 * 701 + 2);
    }
  });

  it('has the days, balances and sums of the page', async () => {
    const days = { from: '2026-12-30', to: '2027-01-02' };
    const { opening, items, months } = await readStatement(shop.deps, staff.actor, {
      partnerId,
      ...days,
      page: 1,
      limit: 500,
    });
    // Slices that end within a day, and with one.
    for (const atOnce of [7, 20, 500]) {
      const file = await openStatement(shop.deps, staff.actor, { partnerId, ...days }, atOnce);
      const lines = [];
      for await (const slice of file.slices) lines.push(...slice);
      expect(file.opening).toBe(opening);
      expect(lines.map(({ on, amount, balance, ofDay }) => [on, amount, balance, ofDay !== null])).toEqual(
        items.map(({ on, amount, balance, endsDay }) => [on, amount, balance, endsDay]),
      );
      expect(lines.flatMap(({ ofMonth }) => ofMonth ?? [])).toEqual(
        months.map(({ came, went }) => came - went),
      );
    }
    const { slices } = await openStatement(shop.deps, staff.actor, {
      partnerId,
      from: '2027-03-01',
      to: '2027-03-02',
    });
    expect((await slices.next()).value).toEqual([]);
  });

  it('of the journal has every entry once, in slices that end within a posting', async () => {
    const { db, asked } = recording();
    const lines = [];
    for await (const slice of openJournal({ db }, finance.actor, period, 999)) lines.push(...slice);
    expect(lines.length).toBe(2 * entries);
    expect(new Set(lines.map(({ transactionId, account }) => `${transactionId} ${account}`)).size).toBe(
      2 * entries,
    );
    expect(lines.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0);
    for (const statement of [asked[0]!, asked.at(-2)!]) {
      const { ledger_entries: read = 0, ledger_transactions: headers = 0 } = await rowsRead(statement);
      // Of as many postings as lines, which have two each.
      expect(read).toBeLessThanOrEqual(2 * 999);
      expect(headers).toBeLessThanOrEqual(999);
    }
  });

  it('is refused before anything is read', async () => {
    const stranger = await createMember(shop.deps);
    await expect(openStatement(shop.deps, stranger.actor, { partnerId, ...period })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(() => openJournal(shop.deps, staff.actor, period)).toThrow(
      expect.objectContaining({ code: 'not_found' }),
    );
  });
});
