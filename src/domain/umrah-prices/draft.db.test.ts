// The operator's next price table (docs/product/umrah-prices.md): written by one, checked by another, in force from its day on; and what
// becomes of two who do something at the same moment.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listActionsAbout } from '#domain/audit';
import { findTableInForce, priceTablesLock, unsafeStoreTable } from '#domain/umrah-estimates';
import { lockKeys } from '#platform/database/locks';
import { addDays } from '#shared/dates';
import { AppError } from '#shared/errors';
import { useBookingFixture } from '#test/booking-fixture';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { TODAY } from '#test/factories/programmes';
import { createPriceTable, ofOperator, smallTable } from '#test/factories/umrah-prices';
import { overlapping } from '#test/overlapping';
import {
  approvePriceDraft,
  discardPriceDraft,
  type DraftChange,
  findPriceDraft,
  getPriceDraft,
  listPriceVersions,
  refusePriceDraft,
  savePriceDraft,
  startPriceDraft,
  submitPriceDraft,
  withdrawPriceVersion,
} from './umrah-prices.ts';

const { database, shop, clock } = useBookingFixture();
let writer: SignedIn;
let other: SignedIn;
let checker: SignedIn;
beforeAll(async () => {
  writer = await createMember(shop.deps, { roles: ['operator_acquisition'] });
  other = await createMember(shop.deps, { roles: ['operator_acquisition'] });
  checker = await createMember(shop.deps, { roles: ['operator_finance'] });
});
beforeEach(async () => {
  const { pool } = database.owner;
  await pool.query(
    'truncate umrah_price_withdrawals, umrah_price_editors, umrah_price_drafts, umrah_price_tables cascade',
  );
  await createPriceTable(database.db);
});

const tomorrow = addDays(TODAY, 1);
const visa = (low: number) => ({ visa: { ...smallTable.visa, low, high: 200 } });
const draftNow = () => getPriceDraft(shop.deps, ofOperator(writer.actor));
const save = async (change: DraftChange, actor = writer.actor) => {
  const { id, revision } = await draftNow();
  return savePriceDraft(shop.deps, ofOperator(actor), { id, revision, change });
};
async function submitted(change: DraftChange = { table: visa(170) }) {
  await startPriceDraft(shop.deps, ofOperator(writer.actor));
  await save(change);
  const draft = await draftNow();
  await submitPriceDraft(shop.deps, writer.actor, draft);
  return draft;
}
const why = (error: unknown) =>
  error instanceof AppError
    ? [error.code, ...error.faults.map(({ field, message }) => `${field} ${message}`)].join(' ')
    : String(error);
const refusal = (doing: Promise<unknown>) => doing.then(() => 'done', why);
const priceOn = async (onDay: string) =>
  (await findTableInForce({ db: database.db }, { partnerId: null, onDay }))?.table.visa.low;
/** Both have come to the lock before either goes on. */
const atOnce = (...actions: (() => Promise<unknown>)[]) =>
  overlapping(
    database.owner.db,
    (held) => lockKeys({ db: held }, [priceTablesLock(null)]),
    actions.map((act) => () => act()),
  ).then((ends) => ends.map((end) => (end.status === 'fulfilled' ? 'done' : why(end.reason))).sort());

describe('a draft', () => {
  it('begins as what is in force, and is the only one', async () => {
    const id = await startPriceDraft(shop.deps, ofOperator(writer.actor));
    expect(await draftNow()).toMatchObject({
      id,
      revision: 1,
      table: smallTable,
      effectiveOn: tomorrow,
      isSubmitted: false,
      editors: [{ id: writer.account.id }],
    });
    expect(await refusal(startPriceDraft(shop.deps, ofOperator(other.actor)))).toBe('content_changed');
  });

  it('may begin as another version, and as a whole table where there is none', async () => {
    const { id } = await unsafeStoreTable(shop.deps, {
      partnerId: null,
      effectiveOn: addDays(TODAY, 30),
      table: { ...smallTable, ...visa(190) },
      note: null,
      at: clock.now,
    });
    await startPriceDraft(shop.deps, ofOperator(writer.actor), { from: id });
    expect((await draftNow()).table.visa.low).toBe(190);
    await database.owner.pool.query('truncate umrah_price_tables cascade');
    expect(await refusal(startPriceDraft(shop.deps, ofOperator(writer.actor)))).toBe('not_found');
    await startPriceDraft(shop.deps, ofOperator(writer.actor), { table: smallTable });
    expect((await draftNow()).table).toEqual(smallTable);
  });

  it('is saved in parts; faults are named, and nothing is saved with one', async () => {
    await startPriceDraft(shop.deps, ofOperator(writer.actor));
    expect(await save({ table: visa(170) })).toBe(2);
    expect(await refusal(save({ table: { hotels: smallTable.hotels.slice(0, 2) } }))).toBe(
      'invalid_input hotels umrah_prices_error_no_madinah',
    );
    expect(await refusal(save({ effectiveOn: addDays(TODAY, -1) }))).toBe(
      'invalid_input effectiveOn error_date_passed',
    );
    expect(await draftNow()).toMatchObject({ revision: 2, table: { ...smallTable, ...visa(170) } });
  });

  it('changes nothing for anybody until a second person approves it, and then from its day on', async () => {
    const draft = await submitted();
    expect(await priceOn(tomorrow)).toBe(150);
    const { version } = await approvePriceDraft(shop.deps, checker.actor, draft);
    expect(version).toBe(2);
    expect([await priceOn(TODAY), await priceOn(tomorrow)]).toEqual([150, 170]);
    expect(await findPriceDraft(shop.deps, ofOperator(writer.actor))).toBeNull();
    expect(await listPriceVersions(shop.deps, ofOperator(checker.actor))).toMatchObject([
      { version: 2, standing: 'coming', approvedBy: checker.account.name, editors: [writer.account.name] },
      { version: 1, standing: 'in_force', approvedBy: null, editors: [] },
    ]);
    expect((await listActionsAbout(shop.deps, draft.id, 10)).map(({ action }) => action).sort()).toEqual(
      ['approved', 'changed', 'started', 'submitted'].map((act) => `umrah_prices.${act}`),
    );
  });

  it('is not approved by anybody who wrote something of it, nor by the database', async () => {
    await startPriceDraft(shop.deps, ofOperator(writer.actor));
    await save({ table: visa(170) });
    await save({ note: 'Visa naik' }, other.actor);
    const draft = await draftNow();
    await submitPriceDraft(shop.deps, writer.actor, draft);
    for (const { actor } of [writer, other])
      expect(await refusal(approvePriceDraft(shop.deps, actor, draft))).toBe('same_person');
    await expect(
      database.owner.pool.query('update umrah_price_drafts set approved_by = $1', [other.account.id]),
    ).rejects.toThrow('umrah_price_draft_is_checked_by_another');
    await approvePriceDraft(shop.deps, checker.actor, draft);
  });

  it('is approved as it was read: a save takes it out of the check', async () => {
    const draft = await submitted();
    expect(await refusal(approvePriceDraft(shop.deps, checker.actor, { ...draft, revision: 1 }))).toBe(
      'content_changed',
    );
    await save({ table: visa(180) });
    expect(await refusal(approvePriceDraft(shop.deps, checker.actor, draft))).toBe('content_changed');
    expect(await refusal(approvePriceDraft(shop.deps, checker.actor, await draftNow()))).toBe(
      'content_changed',
    );
  });

  it('comes back with a reason, and what was written stays', async () => {
    const draft = await submitted();
    expect(
      await refusal(refusePriceDraft(shop.deps, checker.actor, { ...draft, form: { reason: ' ' } })),
    ).toBe('invalid_input reason error_field_empty');
    await refusePriceDraft(shop.deps, checker.actor, { ...draft, form: { reason: 'Visa terlalu mahal' } });
    expect(await draftNow()).toMatchObject({
      isSubmitted: false,
      revision: 2,
      table: visa(170),
      refusal: { reason: 'Visa terlalu mahal', by: checker.account.name },
    });
    await submitPriceDraft(shop.deps, writer.actor, draft);
    expect((await draftNow()).refusal).toBeNull();
  });

  it('is not submitted unchanged, nor published after its day', async () => {
    await startPriceDraft(shop.deps, ofOperator(writer.actor));
    expect(await refusal(submitPriceDraft(shop.deps, writer.actor, await draftNow()))).toBe(
      'invalid_input table umrah_prices_error_unchanged',
    );
    await discardPriceDraft(shop.deps, ofOperator(writer.actor), await draftNow());
    const draft = await submitted();
    clock.now = new Date(clock.now.getTime() + 3 * 86_400_000);
    const fresh = await createMember(shop.deps, { roles: ['operator_finance'] });
    expect(await refusal(approvePriceDraft(shop.deps, fresh.actor, draft))).toBe(
      'invalid_input effectiveOn error_date_passed',
    );
  });

  it("is nobody's business else, and is approved with a fresh code only", async () => {
    const draft = await submitted();
    const stranger = await createMember(shop.deps, { roles: ['operator_content'] });
    expect(await refusal(findPriceDraft(shop.deps, ofOperator(stranger.actor)))).toBe('forbidden');
    expect(await refusal(listPriceVersions(shop.deps, ofOperator(stranger.actor)))).toBe('forbidden');
    expect(await refusal(save({ table: visa(1) }, stranger.actor))).toBe('forbidden');
    const unproven = { ...checker.actor, hasFreshFactor: false };
    expect(await refusal(approvePriceDraft(shop.deps, unproven, draft))).toBe('step_up_required');
  });
});

describe('a version to come', () => {
  it('is withdrawn until the day before; the one before it goes on', async () => {
    const { id } = await approvePriceDraft(shop.deps, checker.actor, await submitted());
    const form = { reason: 'Maskapai membatalkan kenaikan' };
    await withdrawPriceVersion(shop.deps, ofOperator(writer.actor), { id, form });
    expect(await priceOn(tomorrow)).toBe(150);
    expect(await refusal(withdrawPriceVersion(shop.deps, ofOperator(writer.actor), { id, form }))).toBe(
      'content_changed',
    );
    expect((await listPriceVersions(shop.deps, ofOperator(writer.actor)))[0]).toMatchObject({
      standing: 'withdrawn',
      withdrawal: { by: writer.account.name, ...form },
    });
  });

  it('is withdrawn no more once it holds', async () => {
    const { id } = await approvePriceDraft(
      shop.deps,
      checker.actor,
      await submitted({ table: visa(170), effectiveOn: TODAY }),
    );
    expect(await priceOn(TODAY)).toBe(170);
    expect(
      await refusal(
        withdrawPriceVersion(shop.deps, ofOperator(writer.actor), { id, form: { reason: 'Salah' } }),
      ),
    ).toBe('content_changed');
  });
});

describe('at the same moment', () => {
  it('two editors: one saves, the other is told', async () => {
    await startPriceDraft(shop.deps, ofOperator(writer.actor));
    const { id, revision } = await draftNow();
    const saving = (actor: SignedIn, low: number) => () =>
      savePriceDraft(shop.deps, ofOperator(actor.actor), { id, revision, change: { table: visa(low) } });
    expect(await atOnce(saving(writer, 171), saving(other, 172))).toEqual(['content_changed', 'done']);
    expect((await draftNow()).revision).toBe(revision + 1);
  });

  it('two who begin: there is one draft', async () => {
    expect(
      await atOnce(
        () => startPriceDraft(shop.deps, ofOperator(writer.actor)),
        () => startPriceDraft(shop.deps, ofOperator(other.actor)),
      ),
    ).toEqual(['content_changed', 'done']);
  });

  it('two who approve: one version', async () => {
    const draft = await submitted();
    const second = await createMember(shop.deps, { roles: ['operator_finance'] });
    expect(
      await atOnce(
        () => approvePriceDraft(shop.deps, checker.actor, draft),
        () => approvePriceDraft(shop.deps, second.actor, draft),
      ),
    ).toEqual(['content_changed', 'done']);
    expect(await listPriceVersions(shop.deps, ofOperator(writer.actor))).toHaveLength(2);
  });

  it('a save and an approval: what was read is published, or nothing is', async () => {
    const draft = await submitted();
    expect(
      await atOnce(
        () => approvePriceDraft(shop.deps, checker.actor, draft),
        () =>
          savePriceDraft(shop.deps, ofOperator(writer.actor), {
            id: draft.id,
            revision: draft.revision,
            change: { table: visa(180) },
          }),
      ),
    ).toEqual(['content_changed', 'done']);
    expect([150, 170]).toContain(await priceOn(tomorrow));
  });

  const storing = (low: number, locksOff: boolean) => () =>
    unsafeStoreTable(
      { db: database.db, ...(locksOff && { locksOff: true as const }) },
      {
        partnerId: null,
        effectiveOn: tomorrow,
        table: { ...smallTable, ...visa(low) },
        note: null,
        at: clock.now,
      },
    );
  it('two who store a version: each has a number of its own', async () => {
    expect(await atOnce(storing(171, false), storing(172, false))).toEqual(['done', 'done']);
    const versions = await listPriceVersions(shop.deps, ofOperator(writer.actor));
    expect(versions.map(({ version }) => version).sort()).toEqual([1, 2, 3]);
  });
  it('two who store a version without the lock take one number (negative control)', async () => {
    const ends = await overlapping(
      database.owner.db,
      // A row of this number that is not committed yet: both read the number before it, and wait at the unique index.
      (held) =>
        held
          .insertInto('umrah_price_tables')
          .values({
            version: 2,
            effective_on: tomorrow,
            document: JSON.stringify(smallTable),
            created_at: clock.now,
          })
          .execute(),
      [storing(171, true), storing(172, true)],
    );
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
