// Price tables of agencies (docs/product/umrah-prices.md, decision 0205): they begin as the operator's, one person publishes them, nobody
// else sees them, and estimates of families stay on the operator's.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listActionsAbout } from '#domain/audit';
import { findTableInForce, priceTablesLock } from '#domain/umrah-estimates';
import { lockKeys } from '#platform/database/locks';
import { addDays } from '#shared/dates';
import { AppError } from '#shared/errors';
import { useBookingFixture } from '#test/booking-fixture';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createPartner, TODAY } from '#test/factories/programmes';
import {
  createPriceTable,
  ofOperator,
  ofPartner,
  priceSheetText,
  smallTable,
} from '#test/factories/umrah-prices';
import { overlapping } from '#test/overlapping';
import {
  discardPriceDraft,
  findPriceDraft,
  getPriceDraft,
  getPriceVersion,
  importPriceSheet,
  listPriceVersions,
  publishOwnPrices,
  reviewPriceDraft,
  savePriceDraft,
  startPriceDraft,
  tryPriceSheet,
  withdrawPriceVersion,
} from './umrah-prices.ts';

const { database, shop, clock } = useBookingFixture();
let partnerId: string;
let staff: SignedIn;
let colleague: SignedIn;
let elsewhere: SignedIn;
let usualId: string;
beforeAll(async () => {
  ({ id: partnerId } = await createPartner(database.db));
  staff = await createMember(shop.deps, { roles: ['partner_staff'], partnerId });
  colleague = await createMember(shop.deps, { roles: ['partner_staff'], partnerId });
  elsewhere = await createMember(shop.deps, {
    roles: ['partner_staff'],
    partnerId: (await createPartner(database.db)).id,
  });
});
beforeEach(async () => {
  await database.owner.pool.query(
    'truncate umrah_price_withdrawals, umrah_price_editors, umrah_price_drafts, umrah_price_tables cascade',
  );
  usualId = await createPriceTable(database.db);
});

const tomorrow = addDays(TODAY, 1);
const visa = (low: number) => ({ visa: { ...smallTable.visa, low, high: 200 } });
const why = (error: unknown) =>
  error instanceof AppError
    ? [error.code, ...error.faults.map(({ field, message }) => `${field} ${message}`)].join(' ')
    : String(error);
const refusal = (doing: Promise<unknown>) => doing.then(() => 'done', why);
const draftNow = (by = staff) => getPriceDraft(shop.deps, ofPartner(by.actor));
async function drafted(change: object = { table: visa(170) }) {
  const id = await startPriceDraft(shop.deps, ofPartner(staff.actor));
  const revision = await savePriceDraft(shop.deps, ofPartner(staff.actor), { id, revision: 1, change });
  return { id, revision };
}
const priceOn = async (onDay: string, of: string | null) =>
  (await findTableInForce({ db: database.db }, { partnerId: of, onDay }))?.table.visa.low;
const versions = async (by = staff) =>
  (await listPriceVersions(shop.deps, ofPartner(by.actor))).map(({ version, standing }) => [
    version,
    standing,
  ]);

describe('the first draft of an agency', () => {
  it("begins as the operator's, stands beside the operator's own, and is compared with it", async () => {
    const operator = await createMember(shop.deps, { roles: ['operator_acquisition'] });
    await startPriceDraft(shop.deps, ofOperator(operator.actor));
    const { id } = await drafted();
    expect(await draftNow()).toMatchObject({
      id,
      table: { ...smallTable, ...visa(170) },
      effectiveOn: tomorrow,
    });
    expect(await findPriceDraft(shop.deps, ofOperator(operator.actor))).toMatchObject({ table: smallTable });
    const { before, changes } = await reviewPriceDraft(shop.deps, ofPartner(staff.actor));
    expect([before?.id, before?.partnerId, changes.map(({ key }) => key)]).toEqual([usualId, null, ['visa']]);
    expect(await refusal(startPriceDraft(shop.deps, ofPartner(colleague.actor)))).toBe('content_changed');
  });

  it('comes into force by one press of whoever may write it, from its day on, for the agency alone', async () => {
    const draft = await drafted();
    await publishOwnPrices(shop.deps, staff.actor, draft);
    expect([
      await priceOn(TODAY, partnerId),
      await priceOn(tomorrow, partnerId),
      await priceOn(tomorrow, null),
    ]).toEqual([undefined, 170, 150]);
    expect(await versions()).toEqual([[1, 'coming']]);
    expect((await listActionsAbout(shop.deps, draft.id, 10)).map(({ action }) => action).sort()).toEqual([
      'umrah_prices.changed',
      'umrah_prices.published',
      'umrah_prices.started',
    ]);
  });

  it("is not published unchanged: then the operator's do", async () => {
    const draft = await drafted({ note: 'Sama' });
    expect(await refusal(publishOwnPrices(shop.deps, staff.actor, draft))).toBe(
      'invalid_input table umrah_prices_error_unchanged',
    );
  });

  it('is not published after its day, nor as a revision that a colleague has written over', async () => {
    const draft = await drafted();
    await savePriceDraft(shop.deps, ofPartner(colleague.actor), { ...draft, change: { table: visa(171) } });
    expect(await refusal(publishOwnPrices(shop.deps, staff.actor, draft))).toBe('content_changed');
    clock.now = new Date(clock.now.getTime() + 3 * 86_400_000);
    const fresh = await createMember(shop.deps, { roles: ['partner_staff'], partnerId });
    expect(await refusal(publishOwnPrices(shop.deps, fresh.actor, await draftNow(fresh)))).toBe(
      'invalid_input effectiveOn error_date_passed',
    );
  });
});

describe('a version of an agency', () => {
  it('is replaced by the next, and withdrawn only before its day', async () => {
    const { id } = await publishOwnPrices(
      shop.deps,
      staff.actor,
      await drafted({ table: visa(170), effectiveOn: TODAY }),
    );
    const next = await publishOwnPrices(shop.deps, staff.actor, await drafted({ table: visa(180) }));
    const withdraw = (version: string, by = staff) =>
      refusal(
        withdrawPriceVersion(shop.deps, ofPartner(by.actor), {
          id: version,
          form: { reason: 'Salah ketik' },
        }),
      );
    expect([await withdraw(next.id, elsewhere), await withdraw(id), await withdraw(next.id)]).toEqual([
      'not_found',
      'content_changed',
      'done',
    ]);
    expect(await versions()).toEqual([
      [2, 'withdrawn'],
      [1, 'in_force'],
    ]);
    await startPriceDraft(shop.deps, ofPartner(staff.actor), { from: usualId });
    expect((await draftNow()).table).toEqual(smallTable);
  });

  it('is never rewritten, whoever writes', async () => {
    const { id } = await publishOwnPrices(shop.deps, staff.actor, await drafted());
    await expect(
      database.db.updateTable('umrah_price_tables').set({ note: 'x' }).where('id', '=', id).execute(),
    ).rejects.toThrow('permission denied');
  });

  it("is nobody's business else", async () => {
    const draft = await drafted();
    for (const change of [
      () => publishOwnPrices(shop.deps, elsewhere.actor, draft),
      () => discardPriceDraft(shop.deps, ofPartner(elsewhere.actor), draft),
      () => savePriceDraft(shop.deps, ofPartner(elsewhere.actor), { ...draft, change: { note: 'x' } }),
      () => getPriceDraft(shop.deps, ofPartner(elsewhere.actor), draft.id),
    ])
      expect(await refusal(change())).toBe('not_found');
    const { id } = await publishOwnPrices(shop.deps, staff.actor, draft);
    expect(await versions(elsewhere)).toEqual([]);
    expect(await refusal(getPriceVersion(shop.deps, ofPartner(elsewhere.actor), id))).toBe('not_found');
    expect(await refusal(startPriceDraft(shop.deps, ofPartner(elsewhere.actor), { from: id }))).toBe(
      'not_found',
    );
    const guide = await createMember(shop.deps, { roles: ['partner_staff'], partnerId, duties: ['finance'] });
    expect(await refusal(findPriceDraft(shop.deps, ofPartner(guide.actor)))).toBe('forbidden');
    expect(await refusal(findPriceDraft(shop.deps, ofOperator(staff.actor)))).toBe('forbidden');
  });
});

describe('a table of an agency from a spreadsheet', () => {
  const file = Buffer.from(priceSheetText({ ...smallTable, ...visa(155) }).join('\n'));
  it('is tried, and written by the same file alone', async () => {
    const author = ofPartner(staff.actor);
    const wrong = Buffer.from(
      priceSheetText({ ...smallTable, ...visa(155) })
        .map((row) => row.replace('visa;', 'vsa;'))
        .join('\n'),
    );
    const tried = await tryPriceSheet(shop.deps, author, wrong);
    expect(tried.faults.map(({ row, column }) => [row === null, column])).toContainEqual([false, 'part']);
    const { trial, changes } = await tryPriceSheet(shop.deps, author, file);
    expect(changes.map(({ key }) => key)).toEqual(['visa']);
    expect(await refusal(importPriceSheet(shop.deps, author, { file: wrong, trial }))).toContain(
      'error_import_other',
    );
    expect(await findPriceDraft(shop.deps, author)).toBeNull();
    await importPriceSheet(shop.deps, author, { file, trial });
    expect((await draftNow()).table.visa.low).toBe(155);
    expect(await refusal(importPriceSheet(shop.deps, author, { file, trial }))).toContain(
      'error_import_other',
    );
  });
});

it('two who publish at the same moment: one version', async () => {
  const draft = await drafted();
  const ends = await overlapping(
    database.owner.db,
    (held) => lockKeys({ db: held }, [priceTablesLock(partnerId)]),
    [staff, colleague].map(
      ({ actor }) =>
        () =>
          publishOwnPrices(shop.deps, actor, draft),
    ),
  );
  expect(ends.map((end) => (end.status === 'fulfilled' ? 'done' : why(end.reason))).sort()).toEqual([
    'content_changed',
    'done',
  ]);
  expect(await versions()).toEqual([[1, 'coming']]);
});
