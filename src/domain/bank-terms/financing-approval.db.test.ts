// A lawyer's approval of financing (docs/product/bank-terms.md): recorded, replaced and ended by the operator; one stands at a time.
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#shared/dates';
import { usePartnerFixture } from '#test/booking-fixture';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { approvalInput, approveFinancing } from '#test/factories/bank-terms';
import { TODAY } from '#test/factories/programmes';
import { overlappingInOrder } from '#test/overlapping';
import { endApproval, isFinancingApproved, listApprovals, recordApproval } from './bank-terms.ts';

const { database, shop } = usePartnerFixture();
let finance: SignedIn;
beforeAll(async () => {
  finance = await createMember(shop.deps, { roles: ['operator_finance'] });
});
beforeEach(() => sql`delete from financing_approvals`.execute(database.db));

const refusal = (code: string, field?: string) =>
  expect.objectContaining({ code, ...(field && { faults: [expect.objectContaining({ field })] }) });
const record = (change: object = {}, { actor } = finance) =>
  recordApproval(shop.deps, actor, approvalInput(change));
const end = (id: string, form: object = { reason: 'Dicabut' }, { actor } = finance) =>
  endApproval(shop.deps, actor, { id, form });
const isOpenOn = (day: string) => isFinancingApproved(shop.deps, day);
const standings = async () => (await listApprovals(shop.deps, finance.actor)).map(({ standing }) => standing);

describe('an approval', () => {
  it('opens financing from its day through its last one', async () => {
    expect(await isOpenOn(TODAY)).toBe(false);
    await record({ given_on: addDays(TODAY, -1), valid_until: addDays(TODAY, 30) });
    for (const [days, isOpen] of [
      [-2, false],
      [-1, true],
      [30, true],
      [31, false],
    ] as const)
      expect(await isOpenOn(addDays(TODAY, days))).toBe(isOpen);
  });

  it('that is ended closes it at once, with who and why', async () => {
    const id = await record();
    await end(id, { reason: 'Pendapat hukum ditarik' });
    expect(await isOpenOn(TODAY)).toBe(false);
    const [ended] = await listApprovals(shop.deps, finance.actor);
    const name = finance.account.name;
    expect(ended).toMatchObject({
      standing: 'ended',
      recordedBy: name,
      endedBy: name,
      reason: 'Pendapat hukum ditarik',
    });
    await expect(end(id)).rejects.toEqual(refusal('approval_state'));
    const lines = await database.db
      .selectFrom('audit_log')
      .select('action')
      .where('details', '@>', JSON.stringify({ about: id }))
      .orderBy('id')
      .execute();
    expect(lines.map(({ action }) => action)).toEqual([
      'financing_approval.recorded',
      'financing_approval.ended',
    ]);
  });

  it('takes the place of the one that its writer saw, and of no other', async () => {
    const first = await record();
    await expect(record()).rejects.toEqual(refusal('approval_state'));
    const second = await record({ replaces: first, opinion_number: '3/LO' });
    await expect(record({ replaces: first })).rejects.toEqual(refusal('approval_state'));
    expect(await standings()).toEqual(['in_force', 'replaced']);
    await end(second);
    expect(await isOpenOn(TODAY)).toBe(false);
  });

  it('that has run out is neither ended nor in the way of another', async () => {
    await approveFinancing(database.db, { from: addDays(TODAY, -400), until: addDays(TODAY, -1) });
    const [old] = await listApprovals(shop.deps, finance.actor);
    expect(old).toMatchObject({ standing: 'expired', recordedBy: null });
    await expect(end(old!.id)).rejects.toEqual(refusal('approval_state'));
    await record();
    expect(await standings()).toEqual(['in_force', 'expired']);
  });

  it.each([
    [{ lawyer: 'x' }, 'lawyer'],
    [{ opinion_number: '' }, 'opinion_number'],
    [{ given_on: addDays(TODAY, 1) }, 'given_on'],
    [{ given_on: '0000-01-01' }, 'given_on'],
    [{ valid_until: TODAY }, 'valid_until'],
    [{ valid_until: addDays(TODAY, 5 * 366) }, 'valid_until'],
  ])('is refused with %o', async (change, field) => {
    await expect(record(change)).rejects.toEqual(refusal('invalid_input', field));
    expect(await standings()).toEqual([]);
  });

  it('is the operator’s finance’s, with a fresh code', async () => {
    const id = await record();
    const support = await createMember(shop.deps, { roles: ['operator_support'] });
    for (const act of [() => record({}, support), () => end(id, {}, support)])
      await expect(act()).rejects.toEqual(refusal('not_found'));
    await expect(listApprovals(shop.deps, support.actor)).rejects.toEqual(refusal('not_found'));
    const stale = { ...finance, actor: { ...finance.actor, hasFreshFactor: false } };
    for (const act of [() => record({ replaces: id }, stale), () => end(id, undefined, stale)])
      await expect(act()).rejects.toEqual(refusal('step_up_required'));
    expect(await isOpenOn(TODAY)).toBe(true);
  });
});

it('of two at once one counts, whoever comes first', async () => {
  const hold = (held: typeof database.db) =>
    sql`lock table financing_approvals in share row exclusive mode`.execute(held).then(() => undefined);
  const both = async (acts: readonly (() => Promise<unknown>)[]) =>
    (await overlappingInOrder(database.db, hold, acts)).map(({ status }) => status);
  expect(await both([() => record(), () => record({ lawyer: 'Kantor Lain' })])).toEqual([
    'fulfilled',
    'rejected',
  ]);
  const [{ id } = { id: '' }] = await listApprovals(shop.deps, finance.actor);
  expect(await both([() => end(id), () => record({ replaces: id })])).toEqual(['fulfilled', 'rejected']);
  expect(await isOpenOn(TODAY)).toBe(false);
  const next = await record();
  expect(await both([() => record({ replaces: next }), () => end(next)])).toEqual(['fulfilled', 'rejected']);
  // All were recorded at the same moment: only which one stands has an order.
  expect((await standings()).toSorted()).toEqual(['ended', 'in_force', 'replaced']);
});
