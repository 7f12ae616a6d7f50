// A bank's queue (docs/product/bank-console.md): by when an answer is due, what is late, and the orders, of savings and of financing.
import { beforeAll, describe, expect, it } from 'vitest';
import { listBankApplications } from '#domain/financing';
import { acceptSavings, askForSavingsDocuments, listBankSavings } from '#domain/savings';
import type { BankQueueQuery, QueueSort } from '#shared/bank-queue';
import { bankAnswerHours } from '#shared/limits';
import type { SavingsState } from '#shared/savings';
import { usePartnerFixture } from '#test/booking-fixture';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { queueOf } from '#test/factories/bank-queue';
import { createFinancedOffer, createSent } from '#test/factories/financing';
import { createSavingsOffer, createSentSavings } from '#test/factories/savings';

const { database, shop } = usePartnerFixture();
const hoursAgo = (hours: number) => new Date(shop.deps.now().getTime() - hours * 3_600_000);

describe('of savings', () => {
  let officer: SignedIn;
  let auditor: SignedIn;
  const names: Record<string, string> = {};
  beforeAll(async () => {
    const { bankId } = await createSavingsOffer(database.db);
    officer = await createMember(shop.deps, { roles: ['bank_officer'], partnerId: bankId });
    auditor = await createMember(shop.deps, { roles: ['bank_auditor'], partnerId: bankId });
    const approver = await createMember(shop.deps, { roles: ['bank_approver'], partnerId: bankId });
    const sent = async (name: string) => {
      const { code } = await createSentSavings(shop.deps, { bankId });
      names[code] = name;
      return code;
    };
    const came = (code: string, hours: number, plan: { price: number; months: number }) =>
      database.db
        .updateTable('savings_applications')
        .set({ changed_at: hoursAgo(hours), ...plan })
        .where('code', '=', code)
        .execute();
    const fresh = await sent('fresh');
    const late = await sent('late');
    const exact = await sent('exactly due');
    const asked = await sent('asked');
    const open = await sent('open');
    await askForSavingsDocuments(shop.deps, officer.actor, {
      code: asked,
      form: { kind: 'ktp', reason: 'Buram' },
    });
    await acceptSavings(shop.deps, approver.actor, { code: open, form: { account_number: '1234567890' } });
    await came(fresh, 1, { price: 30_000_000, months: 6 });
    await came(late, bankAnswerHours + 1, { price: 20_000_000, months: 24 });
    await came(exact, bankAnswerHours, { price: 10_000_000, months: 12 });
    await came(asked, 500, { price: 50_000_000, months: 18 });
    await came(open, 400, { price: 40_000_000, months: 12 });
  });
  const listed = async (change: Partial<BankQueueQuery<SavingsState>> = {}, { actor } = officer) =>
    (await listBankSavings(shop.deps, actor, queueOf(change))).items;
  const named = async (change: Partial<BankQueueQuery<SavingsState>> = {}) =>
    (await listed(change)).map(({ code }) => names[code]);
  const by = (sort: QueueSort, isDown = false) => named({ sort: { by: sort, isDown } });

  it('begins with what is due first, then what waits for the applicant', async () => {
    expect(await named()).toEqual(['late', 'exactly due', 'fresh', 'asked', 'open']);
    expect((await listed({}, auditor)).length).toBe(5);
  });

  it('says by when an answer was promised, and what is past it', async () => {
    const rows = await listed();
    expect(rows.map(({ code, dueAt, isLate }) => [names[code], dueAt, isLate])).toEqual([
      ['late', hoursAgo(1), true],
      ['exactly due', hoursAgo(0), true],
      ['fresh', hoursAgo(1 - bankAnswerHours), false],
      ['asked', null, false],
      ['open', null, false],
    ]);
  });

  it('is narrowed by state and by the promise', async () => {
    expect(await named({ lateness: 'late' })).toEqual(['late', 'exactly due']);
    expect(await named({ lateness: 'in_time' })).toEqual(['fresh']);
    expect(await named({ state: 'accepted' })).toEqual(['open']);
    expect(await named({ state: 'accepted', lateness: 'late' })).toEqual([]);
    expect(await named({ state: 'draft' })).toEqual([]);
  });

  it('is ordered by each of its columns, both ways', async () => {
    expect(await by('due', true)).toEqual(['fresh', 'exactly due', 'late', 'asked', 'open']);
    expect(await by('age')).toEqual(['fresh', 'exactly due', 'late', 'open', 'asked']);
    expect(await by('age', true)).toEqual(['asked', 'open', 'late', 'exactly due', 'fresh']);
    expect(await by('sum')).toEqual(['exactly due', 'late', 'fresh', 'open', 'asked']);
    expect(await by('sum', true)).toEqual(['asked', 'open', 'fresh', 'late', 'exactly due']);
    expect((await by('months'))[0]).toBe('fresh');
    expect((await by('months', true))[0]).toBe('late');
  });

  it('comes in pages, each row once', async () => {
    const pages = [1, 2, 3].map(
      (page) => () => listBankSavings(shop.deps, officer.actor, queueOf({ page, limit: 2 })),
    );
    const seen: string[] = [];
    for (const page of pages) {
      const { items, total } = await page();
      expect(total).toBe(5);
      seen.push(...items.map(({ code }) => names[code]!));
    }
    expect(seen).toEqual(['late', 'exactly due', 'fresh', 'asked', 'open']);
  });

  it('is nobody’s who does not work at a bank', async () => {
    const finance = await createMember(shop.deps, { roles: ['operator_finance'] });
    await expect(listed({}, finance)).rejects.toMatchObject({ code: 'forbidden' });
  });
});

it('of financing has the same promise and the same orders', async () => {
  const { bankId, departureId } = await createFinancedOffer(database.db);
  const officer = await createMember(shop.deps, { roles: ['bank_officer'], partnerId: bankId });
  const ids: string[] = [];
  const ages = [1, bankAnswerHours + 5, 10];
  for (const hours of ages) {
    const { applicationId } = await createSent(shop.deps, { bankId, departureId });
    await database.db
      .updateTable('financing_applications')
      .set({ changed_at: hoursAgo(hours), ...(hours === 10 && { state: 'contract' }) })
      .where('id', '=', applicationId)
      .execute();
    ids.push(applicationId);
  }
  const rows = await database.db.selectFrom('financing_applications').select(['id', 'code']).execute();
  const nameOf = (code: string) =>
    ['fresh', 'late', 'contract'][ids.indexOf(rows.find((one) => one.code === code)!.id)];
  const named = async (change: Parameters<typeof queueOf>[0] = {}) =>
    (await listBankApplications(shop.deps, officer.actor, queueOf(change as object))).items.map(
      ({ code, isLate }) => [nameOf(code), isLate],
    );
  expect(await named()).toEqual([
    ['late', true],
    ['fresh', false],
    ['contract', false],
  ]);
  expect(await named({ lateness: 'late' })).toEqual([['late', true]]);
  expect(await named({ sort: { by: 'age', isDown: true } })).toEqual([
    ['late', true],
    ['contract', false],
    ['fresh', false],
  ]);
});
