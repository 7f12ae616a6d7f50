// A bank's terms (docs/product/bank-terms.md): three people, none twice; a bank sees its own; from their day on they count and stay.
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#shared/dates';
import type { Role } from '#shared/roles';
import { usePartnerFixture } from '#test/booking-fixture';
import { createMember, type SignedIn } from '#test/factories/accounts';
import {
  createBankTerms,
  financingTermsInput,
  licenseBank,
  savingsTermsInput,
} from '#test/factories/bank-terms';
import { createPartner, TODAY } from '#test/factories/programmes';
import { overlapping } from '#test/overlapping';
import {
  confirmTerms,
  decideTerms,
  getOwnTerms,
  listBankOffers,
  listOwnTerms,
  listTermsToApprove,
  proposeTerms,
  withdrawTerms,
} from './bank-terms.ts';

const { database, shop } = usePartnerFixture();
let bankId: string;
let officer: SignedIn;
let approver: SignedIn;
let auditor: SignedIn;
let stranger: SignedIn;
let finance: SignedIn;
beforeEach(async () => {
  ({ id: bankId } = await createPartner(database.db, { kind: 'financial' }));
  await licenseBank(database.db, bankId);
  const other = await createPartner(database.db, { kind: 'financial' });
  const person = (role: Role, partnerId?: string) =>
    createMember(shop.deps, { roles: [role], ...(partnerId && { partnerId }) });
  officer = await person('bank_officer', bankId);
  approver = await person('bank_approver', bankId);
  auditor = await person('bank_auditor', bankId);
  stranger = await person('bank_approver', other.id);
  finance = await person('operator_finance');
});

const refusal = (code: string) => expect.objectContaining({ code });
const propose = (form: object = savingsTermsInput(), who = officer) =>
  proposeTerms(shop.deps, who.actor, form);
const confirm = (id: string, who = approver) => confirmTerms(shop.deps, who.actor, id);
const withdraw = (id: string, who = officer) => withdrawTerms(shop.deps, who.actor, id);
const decide = (id: string, form: object = { decision: 'approve' }, who = finance) =>
  decideTerms(shop.deps, who.actor, { id, form });
const refuse = { decision: 'refuse', reason: 'Nisbah belum jelas' };
const stateOf = async (id: string) =>
  (await listOwnTerms(shop.deps, officer.actor)).find((one) => one.id === id)!.state;
const minimumOn = async (day: string) =>
  (await listBankOffers(shop.deps, 'savings', day)).find(({ bank }) => bank.id === bankId)?.terms
    .minimumSavings;
const confirmed = async (form: object = savingsTermsInput()) => {
  const id = await propose(form);
  await confirm(id);
  return id;
};
/** The same, on the day from which they would hold. */
const onTheDay = () => ({ ...shop.deps, now: () => new Date(`${addDays(TODAY, 10)}T05:00:00Z`) });

describe('a version', () => {
  it('counts from its day on, once two of the bank and the operator have agreed', async () => {
    const id = await confirmed();
    expect(await minimumOn(addDays(TODAY, 10))).toBeUndefined();
    await decide(id);
    expect([await minimumOn(addDays(TODAY, 9)), await minimumOn(addDays(TODAY, 10))]).toEqual([
      undefined,
      200_000,
    ]);
    const [version] = await listOwnTerms(shop.deps, officer.actor);
    expect(version).toMatchObject({
      state: 'approved',
      proposedBy: expect.any(String),
      confirmedBy: expect.any(String),
      approvedBy: expect.any(String),
    });
  });

  it('of financing keeps to the ceiling, the share and the longest tenor', async () => {
    await confirmed(financingTermsInput());
    for (const wrong of [
      { maximum: 25_000_001 },
      { minimum: 4_999_999 },
      { share_basis_points: 9_001 },
      { tenors: [{ months: 25, ujrah: 1 }] },
      { minimum: 20_000_000, maximum: 10_000_000 },
      { object: { id: ' ', en: 'Service' } },
      { tenors: [6, 6].map((months) => ({ months, ujrah: 1 })) },
    ])
      await expect(propose(financingTermsInput(wrong))).rejects.toEqual(refusal('invalid_input'));
  });

  it('that is wrong in several ways is told all of them at once', async () => {
    const wrong = { ...financingTermsInput({ tenors: [], admin_fee: -1 }), effective_on: TODAY };
    await expect(propose(wrong)).rejects.toMatchObject({
      faults: [
        { field: 'effective_on', message: 'error_terms_day' },
        { field: 'terms.tenors', message: 'error_terms_tenors_none' },
        { field: 'terms.admin_fee', message: 'error_terms_amount' },
      ],
    });
  });

  it('leaves a line in the audit log for each step', async () => {
    const id = await confirmed();
    await decide(id);
    await decide(id, refuse);
    const lines = await database.db
      .selectFrom('audit_log')
      .select('action')
      .where('details', '@>', JSON.stringify({ about: id }))
      .orderBy('id')
      .execute();
    expect(lines.map(({ action }) => action).sort()).toEqual([
      'bank_terms.approved',
      'bank_terms.confirmed',
      'bank_terms.proposed',
      'bank_terms.refused',
    ]);
  });
});

describe('what its pages show', () => {
  const standingOf = async (id: string, deps = shop.deps) =>
    (await getOwnTerms(deps, officer.actor, id)).standing;

  it('is what has become of each version by the day', async () => {
    const proposed = await propose();
    const missed = await confirmed();
    const approved = await confirmed();
    await decide(approved);
    const later = await confirmed(savingsTermsInput({ effective_on: addDays(TODAY, 20) }));
    await decide(later);
    const [withdrawn, refused] = [await propose(), await confirmed()];
    await withdraw(withdrawn);
    await decide(refused, refuse);
    const all = [proposed, missed, approved, later, withdrawn, refused];
    const standings = (deps = shop.deps) => Promise.all(all.map((id) => standingOf(id, deps)));
    expect(await standings()).toEqual(['proposed', 'confirmed', 'coming', 'coming', 'withdrawn', 'refused']);
    const after = ['missed', 'missed', 'in_force', 'coming', 'withdrawn', 'refused'];
    expect(await standings(onTheDay())).toEqual(after);
    const much = { ...shop.deps, now: () => new Date(`${addDays(TODAY, 20)}T05:00:00Z`) };
    expect(await standings(much)).toEqual([
      'missed',
      'missed',
      'replaced',
      'in_force',
      'withdrawn',
      'refused',
    ]);
  });

  it('is what holds on the day before, of the same bank and kind', async () => {
    await createBankTerms(database.db, bankId, { effectiveOn: addDays(TODAY, -1) });
    await createBankTerms(database.db, stranger.actor.memberships[0]!.partnerId!, { effectiveOn: TODAY });
    const first = await confirmed();
    const second = await confirmed(savingsTermsInput({ effective_on: addDays(TODAY, 20) }));
    const replaced = async (id: string) => (await getOwnTerms(shop.deps, officer.actor, id)).replaces;
    expect([await replaced(first), await replaced(second)]).toEqual([null, null]);
    await decide(first);
    expect(await replaced(first)).toBeNull();
    expect(await replaced(second)).toEqual({
      effectiveOn: addDays(TODAY, 10),
      terms: expect.objectContaining({ minimumSavings: 200_000 }),
    });
    const financing = await propose(financingTermsInput());
    expect((await replaced(financing))!.effectiveOn).toBe(addDays(TODAY, -1));
  });

  it('names who took which step when, and who ended it', async () => {
    const id = await confirmed();
    await decide(id);
    await withdraw(id, approver);
    const name = expect.any(String);
    const time = expect.any(Date);
    expect(await getOwnTerms(shop.deps, auditor.actor, id)).toMatchObject({
      ...{ proposedBy: name, confirmedBy: name, approvedBy: name, endedBy: name },
      ...{ proposedAt: time, confirmedAt: time, approvedAt: time, endedAt: time },
      reason: null,
      proposerId: officer.account.id,
    });
  });

  it('is nothing to another bank, nor under a name that is none', async () => {
    const id = await propose();
    for (const [who, asked] of [
      [stranger, id],
      [officer, 'tidak-ada'],
    ] as const)
      await expect(getOwnTerms(shop.deps, who.actor, asked)).rejects.toEqual(refusal('not_found'));
    await expect(getOwnTerms(shop.deps, finance.actor, id)).rejects.toEqual(refusal('forbidden'));
  });
});

describe('who hears of it', () => {
  const heard = async ({ account }: SignedIn) =>
    (
      await database.db
        .selectFrom('notifications')
        .select(['values', 'path'])
        .where('account_id', '=', account.id)
        .where('kind', '=', 'terms_moved')
        .orderBy('created_at')
        .execute()
    ).map(({ values, path }) => [(values as { event: string }).event, path]);

  it('is whoever has the next step, and the bank of the answer', async () => {
    const id = await propose();
    const own = `/bank-console/terms/${id}`;
    expect(await heard(approver)).toEqual([['proposed', own]]);
    expect([await heard(officer), await heard(stranger), await heard(finance)]).toEqual([[], [], []]);
    await confirm(id);
    expect(await heard(finance)).toEqual([['confirmed', '/operator/bank-terms']]);
    await decide(id);
    expect([await heard(officer), await heard(approver)]).toEqual([[['approved', own]], [['approved', own]]]);
    await decide(id, refuse);
    expect([await heard(officer), await heard(auditor), await heard(stranger)]).toEqual([
      [['refused', own]],
      [],
      [],
    ]);
  });
});

describe('who may', () => {
  it('is one role for each step, and never the same person twice', async () => {
    const both = await createMember(shop.deps, {
      roles: ['bank_officer', 'bank_approver'],
      partnerId: bankId,
    });
    for (const who of [approver, auditor])
      await expect(propose(savingsTermsInput(), who)).rejects.toEqual(refusal('forbidden'));
    const id = await propose(savingsTermsInput(), both);
    await expect(confirm(id, both)).rejects.toEqual(refusal('same_person'));
    for (const who of [officer, auditor])
      await expect(confirm(id, who)).rejects.toEqual(refusal('forbidden'));
    await expect(withdraw(id, auditor)).rejects.toEqual(refusal('forbidden'));
    await expect(decide(id)).rejects.toEqual(refusal('not_found'));
    await confirm(id);
    await expect(decide(id, { decision: 'approve' }, approver)).rejects.toEqual(refusal('not_found'));
    expect(await stateOf(id)).toBe('confirmed');
  });

  it('ends at the bank: another one neither sees nor moves it', async () => {
    const id = await confirmed();
    expect(await listOwnTerms(shop.deps, stranger.actor)).toEqual([]);
    await expect(confirm(id, stranger)).rejects.toEqual(refusal('not_found'));
    await expect(withdraw(id, stranger)).rejects.toEqual(refusal('not_found'));
    await expect(listTermsToApprove(shop.deps, officer.actor)).rejects.toEqual(refusal('not_found'));
  });
});

describe('undoing', () => {
  it('takes an approved version back before its day, by the bank or the operator; another may take the day', async () => {
    const first = await confirmed();
    await decide(first);
    await withdraw(first);
    const second = await confirmed();
    await decide(second);
    await decide(second, refuse);
    expect([await stateOf(first), await stateOf(second)]).toEqual(['ended', 'ended']);
    expect(await minimumOn(addDays(TODAY, 10))).toBeUndefined();
    const third = await confirmed(savingsTermsInput({}, { minimum_savings: 300_000 }));
    await decide(third);
    expect(await minimumOn(addDays(TODAY, 10))).toBe(300_000);
  });

  it('is over from the day on, for every step', async () => {
    const [waiting, approved] = [await confirmed(), await confirmed()];
    await decide(approved);
    const deps = onTheDay();
    await expect(withdrawTerms(deps, officer.actor, approved)).rejects.toEqual(refusal('terms_state'));
    for (const form of [refuse, { decision: 'approve' }])
      await expect(decideTerms(deps, finance.actor, { id: waiting, form })).rejects.toEqual(
        refusal('terms_state'),
      );
    expect([await stateOf(waiting), await stateOf(approved)]).toEqual(['confirmed', 'approved']);
  });
});

describe('at once', () => {
  const hold = (id: string) => (held: typeof database.db) =>
    held.selectFrom('bank_terms').select('id').where('id', '=', id).forUpdate().execute();
  const ways = (ends: PromiseSettledResult<void>[]) =>
    ends.map((end) => (end.status === 'fulfilled' ? 'done' : (end.reason as { code: string }).code)).sort();

  it('two approvals: one counts', async () => {
    const id = await confirmed();
    const colleague = await createMember(shop.deps, { roles: ['operator_finance'] });
    const ends = await overlapping(database.db, hold(id), [
      () => decide(id),
      () => decide(id, { decision: 'approve' }, colleague),
    ]);
    expect(ways(ends)).toEqual(['done', 'terms_state']);
  });

  it('two versions for one day: one is approved', async () => {
    const [one, two] = [await confirmed(), await confirmed()];
    const ends = await Promise.allSettled([decide(one), decide(two)]);
    expect(ways(ends)).toEqual(['done', 'terms_state']);
  });

  it('an approval beside a withdrawal leaves nothing in force', async () => {
    const id = await confirmed();
    await overlapping(database.db, hold(id), [() => decide(id), () => withdraw(id)]);
    expect(await stateOf(id)).toBe('ended');
  });
});
