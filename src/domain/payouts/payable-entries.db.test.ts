// What can be paid out is listed as it is posted (decision 0220), and the list never differs from the ledger: whatever is posted, taken and
// freed at the same moment is paid once, and nothing is left out. After each test the verification compares the two.
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { post } from '#domain/ledger';
import { verifyLedgerAfterEach } from '#test/booking-fixture';
import { createPaidOrder } from '#test/factories/bookings';
import { createOwedPartner, owePartner } from '#test/factories/payouts';
import { createDeparture } from '#test/factories/programmes';
import { useFinanceFixture } from '#test/finance-fixture';
import { overlapping } from '#test/overlapping';
import { decideBatch, failPayout, getBatch, markBatchSent, proposeBatch } from './payouts.ts';

const { database, shop, partner, today, maker, checker } = useFinanceFixture();
verifyLedgerAfterEach({ shop });

const propose = () => proposeBatch(shop.deps, maker.actor, today);
async function payoutsOf(batchId: string, partnerId: string) {
  const { payouts } = await getBatch(shop.deps, maker.actor, batchId);
  return payouts.filter((one) => one.partnerId === partnerId);
}
async function amountsIn(batchId: string, partnerId: string): Promise<number[]> {
  return (await payoutsOf(batchId, partnerId)).map(({ amount }) => amount);
}
async function listedOf(partnerId: string): Promise<number[]> {
  const { rows } = await sql<{ amount: number }>`
    select -e.amount as amount from payable_entries join ledger_entries e using (transaction_id, position)
    where e.partner_id = ${partnerId}::uuid order by 1`.execute(database.owner.db);
  return rows.map(({ amount }) => Number(amount));
}
/** Whoever pays this partner stands before its account. */
const holdAccountOf = (partnerId: string) => (held: typeof database.owner.db) =>
  held.selectFrom('payee_accounts').select('id').where('partner_id', '=', partnerId).forUpdate().execute();
async function waiting(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    database.owner.db,
  );
  return rows[0]!.waiting;
}
async function send(batchId: string): Promise<void> {
  await decideBatch(shop.deps, checker.actor, batchId, { decision: 'approve' });
  await markBatchSent(shop.deps, maker.actor, batchId);
}

describe('at the same moment', () => {
  it('two people make a batch: what is owed is in one of them, once', async () => {
    const partnerId = await createOwedPartner(shop.deps, 150_000);
    const outcomes = await overlapping(database.owner.db, holdAccountOf(partnerId), [propose, propose]);
    const made = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))).toEqual([
      expect.objectContaining({ code: 'nothing_to_pay' }),
    ]);
    expect(await amountsIn(made[0]!, partnerId)).toEqual([150_000]);
    expect(await listedOf(partnerId)).toEqual([]);
  });

  it('something is posted that is not committed before the batch is: the next batch pays it', async () => {
    const partnerId = await createOwedPartner(shop.deps, 150_000);
    const batchId = await database.db.transaction().execute(async (db) => {
      await owePartner({ ...shop.deps, db }, partnerId, 7_000);
      return propose();
    });
    expect(await amountsIn(batchId, partnerId)).toEqual([150_000]);
    expect(await listedOf(partnerId)).toEqual([7_000]);
    expect(await amountsIn(await propose(), partnerId)).toEqual([7_000]);
  });

  it('something is posted after the batch has added up: it is not made, and the next pays both', async () => {
    const partnerId = await createOwedPartner(shop.deps, 150_000);
    const made = await database.owner.db.transaction().execute(async (held) => {
      await holdAccountOf(partnerId)(held);
      const running = Promise.allSettled([propose()]);
      // It has read what is due, and stands before the account.
      await expect.poll(() => waiting(), { interval: 5 }).toBe(1);
      await owePartner(shop.deps, partnerId, 7_000);
      return { running };
    });
    expect(await made.running).toEqual([
      { status: 'rejected', reason: expect.objectContaining({ code: 'busy' }) },
    ]);
    expect(await listedOf(partnerId)).toEqual([7_000, 150_000]);
    expect(await amountsIn(await propose(), partnerId)).toEqual([157_000]);
  });

  it('a payout fails twice: its entry is listed once, and paid again once', async () => {
    const partnerId = await createOwedPartner(shop.deps, 150_000);
    const batchId = await propose();
    await send(batchId);
    const [payout] = await payoutsOf(batchId, partnerId);
    const fail = () => failPayout(shop.deps, maker.actor, payout!.id);
    const outcomes = await overlapping(
      database.owner.db,
      (held) => held.selectFrom('payouts').select('id').where('id', '=', payout!.id).forUpdate().execute(),
      [fail, fail],
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await listedOf(partnerId)).toEqual([150_000]);
    expect(await amountsIn(await propose(), partnerId)).toEqual([150_000]);
  });

  it('a payout fails while the next batch is made: it is in that one or in the one after it, once', async () => {
    const partnerId = await createOwedPartner(shop.deps, 150_000);
    const batchId = await propose();
    await send(batchId);
    await owePartner(shop.deps, partnerId, 9_000);
    const [payout] = await payoutsOf(batchId, partnerId);
    await overlapping(
      database.owner.db,
      async (held) => {
        await holdAccountOf(partnerId)(held);
        await held.selectFrom('payouts').select('id').where('id', '=', payout!.id).forUpdate().execute();
      },
      [
        async () => void (await failPayout(shop.deps, maker.actor, payout!.id)),
        async () => void (await propose()),
      ],
    );
    await propose().catch(() => null);
    expect(await listedOf(partnerId)).toEqual([]);
    const { rows } = await sql<{ paid: number }>`select sum(amount)::bigint as paid from payouts
      where partner_id = ${partnerId}::uuid and status = 'waiting'`.execute(database.owner.db);
    expect(Number(rows[0]!.paid)).toBe(159_000);
  });
});

describe('the list', () => {
  it('takes a reversal in, and lowers the next payout by it', async () => {
    const partnerId = await createOwedPartner(shop.deps, 150_000);
    await owePartner(shop.deps, partnerId, -20_000);
    expect(await listedOf(partnerId)).toEqual([-20_000, 150_000]);
    expect(await amountsIn(await propose(), partnerId)).toEqual([130_000]);
  });

  it('has what a refused batch had taken', async () => {
    const partnerId = await createOwedPartner(shop.deps, 150_000);
    const batchId = await propose();
    expect(await listedOf(partnerId)).toEqual([]);
    await decideBatch(shop.deps, checker.actor, batchId, { decision: 'refuse', note: 'Dicoba lagi' });
    expect(await listedOf(partnerId)).toEqual([150_000]);
    await propose();
  });

  it('keeps out what another payout has taken, should one that failed be freed again', async () => {
    const partnerId = await createOwedPartner(shop.deps, 150_000);
    const batchId = await propose();
    await send(batchId);
    const [payout] = await payoutsOf(batchId, partnerId);
    await failPayout(shop.deps, maker.actor, payout!.id);
    await propose();
    await sql`update payout_entries set is_live = false where payout_id = ${payout!.id}::uuid`.execute(
      database.owner.db,
    );
    expect(await listedOf(partnerId)).toEqual([]);
  });

  it('has no row of a posting that is undone, nor of one that was posted before', async () => {
    const partnerId = await createOwedPartner(shop.deps, 150_000);
    const posting: Parameters<typeof post>[1] = {
      key: `test ${partnerId}`,
      kind: 'settlement',
      entries: [
        { account: 'platform_fee', owner: 'platform', partnerId, amount: 5_000 },
        { account: 'partner_payable', owner: partnerId, partnerId, amount: -5_000 },
      ],
    };
    await database.db
      .transaction()
      .execute(async (db) => {
        await post({ ...shop.deps, db }, posting);
        throw new Error('undone');
      })
      .catch(() => null);
    expect(await listedOf(partnerId)).toEqual([150_000]);
    await post(shop.deps, posting);
    await post(shop.deps, posting);
    expect(await listedOf(partnerId)).toEqual([5_000, 150_000]);
  });

  it('is filled by the migration as the triggers have filled it', async () => {
    const { id: departure } = await createDeparture(database.db, { programme_id: partner.programmeId });
    await createPaidOrder(shop, { departure });
    await createOwedPartner(shop.deps, 150_000);
    await propose().catch(() => null);
    await createOwedPartner(shop.deps, 160_000);
    const migration = readFileSync(
      new URL('../../../db/migrations/202611261195_payable_entries.sql', import.meta.url),
      'utf8',
    );
    const client = await database.owner.pool.connect();
    const list = async () =>
      (await client.query('select * from payable_entries order by transaction_id, position')).rows;
    try {
      const before = await list();
      expect(before.length).toBeGreaterThan(0);
      await client.query('begin');
      await client.query(`drop trigger ledger_entries_payable on ledger_entries;
        drop trigger payout_entries_payable on payout_entries;
        drop trigger payments_payable on payments; drop function move_payable; drop function note_payable; drop function take_payable; drop table payable_entries`);
      await client.query(migration);
      expect(await list()).toEqual(before);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
