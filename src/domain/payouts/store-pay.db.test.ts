// What a store is owed and where it is paid (docs/product/payouts.md): its own people read it, one owner states the account with password
// and code, finance approves, and after the pause what its buyers have for good is paid.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findPartnerBalance, readStatement } from '#domain/ledger';
import type { Actor } from '#domain/memberships';
import { receiveStoreOrder } from '#domain/souvenir-orders';
import { usePartnerFixture, verifyLedgerAfterEach } from '#test/booking-fixture';
import { createMember } from '#test/factories/accounts';
import { brandOf } from '#test/factories/bookings';
import {
  createFinance,
  createStoreOwner,
  evidencePicture,
  payeeForm,
  storeAccountForm,
} from '#test/factories/payouts';
import { createDeliveredParcel } from '#test/factories/souvenir-orders';
import { emailsTo } from '#test/sent-emails';
import {
  addOwnEvidence,
  addPayeeEvidence,
  decideBatch,
  decidePayeeAccount,
  importBankStatement,
  listPayeeAccounts,
  listPayoutsDue,
  listPayoutsOf,
  markBatchSent,
  getBatch,
  proposeBatch,
  proposePayeeAccount,
  readPayeeEvidence,
  readStorePay,
  stateStoreAccount,
} from './payouts.ts';

const { database, shop, clock } = usePartnerFixture();
const today = '2027-03-20';
let picture: Buffer;
beforeAll(async () => {
  picture = await evidencePicture();
});
beforeEach(() => {
  clock.now = new Date(`${today}T03:00:00Z`);
});
verifyLedgerAfterEach({ shop });

type Owner = Awaited<ReturnType<typeof createStoreOwner>>;
const state = (owner: Owner, { actor = owner.actor, form = {} }: { actor?: Actor; form?: object } = {}) =>
  stateStoreAccount(shop.deps, actor, {
    storeId: owner.storeId,
    form: { ...storeAccountForm(shop.deps, owner.secret), ...form },
    evidence: picture,
    brand: brandOf(shop.deps),
  });
const accountsOf = ({ actor, storeId }: Owner) => listPayeeAccounts(shop.deps, actor, storeId);
const outsiders = async (storeId: string) => [
  (await createStoreOwner(shop.deps)).actor,
  (await createMember(shop.deps)).actor,
  (await createMember(shop.deps, { roles: ['operator_support'] })).actor,
  // Of the store, with other duties.
  (await createMember(shop.deps, { roles: ['store_staff'], partnerId: storeId, duties: ['orders'] })).actor,
];

describe("a store's account", () => {
  it('is stated by an owner, waits for finance, and is used after the pause', async () => {
    const owner = await createStoreOwner(shop.deps);
    const colleague = await createStoreOwner(shop.deps, { storeId: owner.storeId });
    await createMember(shop.deps, { roles: ['store_staff'], partnerId: owner.storeId, duties: ['orders'] });
    await state(owner);
    const [waiting] = await accountsOf(owner);
    expect(waiting).toMatchObject({ ...payeeForm, status: 'proposed', hasEvidence: true });
    await expect(
      decidePayeeAccount(shop.deps, owner.actor, { accountId: waiting!.id, decision: 'approve' }),
    ).rejects.toMatchObject({ code: 'not_found' });
    await decidePayeeAccount(shop.deps, (await createFinance(shop.deps)).actor, {
      accountId: waiting!.id,
      decision: 'approve',
    });
    expect(await accountsOf(owner)).toMatchObject([
      { status: 'approved', usableFrom: new Date('2027-03-23T03:00:00Z') },
    ]);
    // Everybody there who may state it is told.
    const told = async ({ account }: Owner) =>
      (await emailsTo(database.db, account.email)).filter(({ kind }) => kind === 'payee_account_stated')
        .length;
    expect([await told(owner), await told(colleague)]).toEqual([1, 1]);
    const line = await database.db
      .selectFrom('audit_log')
      .select(['action', 'actor_role'])
      .where('actor_id', '=', owner.account.id)
      .where('action', '=', 'payee_account.proposed')
      .executeTakeFirst();
    expect(line).toEqual({ action: 'payee_account.proposed', actor_role: 'store_staff' });
  });

  it('wants the password, a code that was not used yet, evidence, and a number', async () => {
    const owner = await createStoreOwner(shop.deps);
    await expect(state(owner, { form: { current_password: 'Labbaik-1448' } })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    await expect(state(owner, { form: { code: '' } })).rejects.toMatchObject({
      code: 'second_factor_required',
    });
    await expect(state(owner, { form: { number: 'x' } })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(
      stateStoreAccount(shop.deps, owner.actor, {
        storeId: owner.storeId,
        form: storeAccountForm(shop.deps, owner.secret),
        evidence: Buffer.alloc(0),
        brand: brandOf(shop.deps),
      }),
    ).rejects.toMatchObject({ code: 'invalid_input', faults: [{ field: 'file' }] });
    await state(owner);
    await expect(state(owner)).rejects.toMatchObject({ code: 'code_wrong' });
    expect(await accountsOf(owner)).toHaveLength(1);
  });

  it('is one that waits, whoever states two at once', async () => {
    const owner = await createStoreOwner(shop.deps);
    const colleague = await createStoreOwner(shop.deps, { storeId: owner.storeId });
    const outcomes = await Promise.allSettled([
      state(owner),
      state(colleague, { form: { number: '7009999999' } }),
    ]);
    const ended = outcomes.map((one) => (one.status === 'fulfilled' ? 'stated' : one.reason.code));
    expect(ended).toContain('stated');
    expect(['stated', 'busy']).toEqual(expect.arrayContaining(ended));
    expect((await accountsOf(owner)).filter(({ status }) => status === 'proposed')).toHaveLength(1);
  });

  it("is nobody's but its owners' and finance's", async () => {
    const owner = await createStoreOwner(shop.deps);
    await state(owner);
    const accountId = (await accountsOf(owner))[0]!.id;
    expect((await readPayeeEvidence(shop.deps, owner.actor, accountId)).type).toBe('image/webp');
    for (const actor of await outsiders(owner.storeId)) {
      const missing = { code: expect.stringMatching(/^not_found$|^forbidden$/) };
      await expect(state(owner, { actor })).rejects.toMatchObject(missing);
      await expect(readPayeeEvidence(shop.deps, actor, accountId)).rejects.toMatchObject(missing);
      await expect(listPayeeAccounts(shop.deps, actor, owner.storeId)).rejects.toMatchObject(missing);
      await expect(listPayoutsOf(shop.deps, actor, owner.storeId)).rejects.toMatchObject(missing);
      await expect(readStorePay(shop.deps, actor, owner.storeId)).rejects.toMatchObject(missing);
      await expect(
        readStatement(shop.deps, actor, {
          ...{ partnerId: owner.storeId, from: today, to: today, page: 1, limit: 9 },
        }),
      ).rejects.toMatchObject(missing);
    }
    // Never without the password, as travel partners and finance do.
    const proposal = { partnerId: owner.storeId, form: payeeForm };
    await expect(proposePayeeAccount(shop.deps, owner.actor, proposal)).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(
      addPayeeEvidence(shop.deps, owner.actor, { accountId, file: picture }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a statement whose evidence follows', () => {
  const begun = async (owner: Awaited<ReturnType<typeof createStoreOwner>>) =>
    stateStoreAccount(shop.deps, owner.actor, {
      storeId: owner.storeId,
      form: storeAccountForm(shop.deps, owner.secret),
      evidence: null,
      brand: brandOf(shop.deps),
    });

  it('gets it once, and only by who stated it', async () => {
    const owner = await createStoreOwner(shop.deps);
    const colleague = await createStoreOwner(shop.deps, { storeId: owner.storeId });
    const accountId = await begun(owner);
    expect(await accountsOf(owner)).toMatchObject([{ id: accountId, hasEvidence: false }]);
    const add = (by: { actor: typeof owner.actor }, file = picture) =>
      addOwnEvidence(shop.deps, by.actor, { accountId, file });
    const missing = { code: 'not_found' };
    for (const other of [colleague, await createFinance(shop.deps), await createStoreOwner(shop.deps)])
      await expect(add(other)).rejects.toMatchObject(missing);
    await expect(add({ actor: { ...owner.actor, hasFreshFactor: false } })).rejects.toMatchObject({
      code: 'step_up_required',
    });
    await expect(add(owner, Buffer.from('<html>'))).rejects.toMatchObject({ code: 'invalid_input' });
    // Two at once: one of them is the evidence.
    const ended = await Promise.allSettled([add(owner), add(owner)]);
    expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(add(owner)).rejects.toMatchObject(missing);
    expect(await accountsOf(owner)).toMatchObject([{ hasEvidence: true }]);
  });

  it('is not approved before', async () => {
    const accountId = await begun(await createStoreOwner(shop.deps));
    const { actor } = await createFinance(shop.deps);
    await expect(
      decidePayeeAccount(shop.deps, actor, { accountId, decision: 'approve' }),
    ).rejects.toMatchObject({ code: 'evidence_missing' });
  });
});

describe('the money of a store', () => {
  it('waits for the buyer, can be paid, is on its way and is paid; it adds up all the time', async () => {
    const { member, part, keeper } = await createDeliveredParcel(shop, { quantity: 2 });
    const storeId = part.store.id;
    const owner = await createStoreOwner(shop.deps, { storeId });
    const pay = async () => {
      const sums = await readStorePay(shop.deps, keeper.actor, storeId);
      expect(sums.payable + sums.undelivered + sums.onItsWay).toBe(sums.owed);
      return sums;
    };
    const { owed } = await pay();
    expect(owed).toBeGreaterThan(0);
    const nothing = { payable: 0, undelivered: 0, onItsWay: 0, paid: 0 };
    expect(await pay()).toEqual({ ...nothing, owed, undelivered: owed });
    await receiveStoreOrder(shop.deps, member.actor, part.id);
    expect(await pay()).toEqual({ ...nothing, owed, payable: owed });
    await state(owner);
    const [maker, checker] = [await createFinance(shop.deps), await createFinance(shop.deps)];
    const [account] = await accountsOf(owner);
    await decidePayeeAccount(shop.deps, checker.actor, { accountId: account!.id, decision: 'approve' });
    const obstacle = async () =>
      (await listPayoutsDue(shop.deps, maker.actor, today)).find((due) => due.partnerId === storeId)
        ?.obstacle;
    expect(await obstacle()).toBe('cooling');
    clock.now = new Date('2027-03-23T03:00:00Z');
    expect(await obstacle()).toBeNull();
    const batchId = await proposeBatch(shop.deps, maker.actor, '2027-03-23');
    expect(await pay()).toEqual({ ...nothing, owed, onItsWay: owed });
    await decideBatch(shop.deps, checker.actor, batchId, { decision: 'approve' });
    await markBatchSent(shop.deps, maker.actor, batchId);
    const { payouts } = await getBatch(shop.deps, maker.actor, batchId);
    const lines = payouts.map(({ code, amount }) => `23/03/2027;TRF ${code};${-amount}`);
    await importBankStatement(shop.deps, maker.actor, {
      file: Buffer.from(['tanggal;keterangan;jumlah', ...lines].join('\n')),
      account: '1230004567',
    });
    expect(await pay()).toEqual({ ...nothing, owed: 0, paid: owed });
    expect(await listPayoutsOf(shop.deps, keeper.actor, storeId)).toMatchObject([
      { status: 'paid', amount: owed, paidOn: '2027-03-23' },
    ]);
    const period = { partnerId: storeId, from: '2027-03-01', to: '2027-03-31', page: 1, limit: 9 };
    const { closing, items } = await readStatement(shop.deps, keeper.actor, period);
    expect(closing).toBe(0);
    expect((await findPartnerBalance(shop.deps, keeper.actor, storeId)).payable).toBe(0);
    expect(items[0]).toMatchObject({ amount: owed, parcelId: part.id, bookingCode: expect.any(String) });
    expect(items.at(-1)).toMatchObject({ kind: 'payout', amount: -owed, parcelId: null });
  });
});
