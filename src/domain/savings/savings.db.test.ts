// Savings accounts (docs/product/savings.md): what an application needs, what the bank may and may not, races, balances.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#shared/roles';
import { queueOf } from '#test/factories/bank-queue';
import { brandOf } from '#test/factories/bookings';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { smallPicture } from '#test/factories/financing';
import {
  createCompleteSavings,
  createSavingsDraft,
  createSavingsOffer,
  createSentSavings,
  savingsBookingInput,
  savingsConsentInput,
  savingsHeirInput,
} from '#test/factories/savings';
import { usePartnerFixture } from '#test/booking-fixture';
import { overlapping } from '#test/overlapping';
import {
  acceptSavings,
  askForSavingsDocuments,
  chooseSavingsBank,
  dropSavingsDraft,
  getBankSavings,
  getSavings,
  importBalances,
  listBankSavings,
  listSavings,
  readSavingsDocument,
  rejectSavings,
  saveSavingsBooking,
  saveSavingsHeir,
  sendSavings,
  startSavings,
  uploadSavingsDocument,
  withdrawSavings,
} from './savings.ts';

const { database, shop } = usePartnerFixture();
let offer: { bankId: string; departureId: string };
let bankB: { bankId: string };
let officer: SignedIn;
let approver: SignedIn;
let auditor: SignedIn;
let stranger: SignedIn;
beforeAll(async () => {
  offer = await createSavingsOffer(database.db);
  bankB = await createSavingsOffer(database.db);
  const person = (role: Role, partnerId: string) => createMember(shop.deps, { roles: [role], partnerId });
  officer = await person('bank_officer', offer.bankId);
  approver = await person('bank_approver', offer.bankId);
  auditor = await person('bank_auditor', offer.bankId);
  stranger = await person('bank_approver', bankB.bankId);
});

const refusal = (code: string, field?: string, message?: string) =>
  expect.objectContaining({
    code,
    ...(field && { faults: [expect.objectContaining({ field, ...(message && { message }) })] }),
  });
const bank = () => ({ bankId: offer.bankId });
const stateOf = async ({ member, id }: { member: SignedIn; id: string }) =>
  (await getSavings(shop.deps, member.actor, id)).state;
const accept = (code: string, who = approver) =>
  acceptSavings(shop.deps, who.actor, { code, form: { account_number: '100-200-3001' } });
const reject = (code: string, who = approver) =>
  rejectSavings(shop.deps, who.actor, { code, form: { reason: 'Data tidak cocok' } });

describe('an application', () => {
  it('is one draft for each package, and one without', async () => {
    const member = await createMember(shop.deps);
    const brand = brandOf(shop.deps);
    const first = await startSavings(shop.deps, member.actor, { brand, product: null });
    expect((await startSavings(shop.deps, member.actor, { brand, product: null })).id).toBe(first.id);
    const ofPackage = await startSavings(shop.deps, member.actor, { brand, product: offer.departureId });
    expect(ofPackage.id).not.toBe(first.id);
    await dropSavingsDraft(shop.deps, member.actor, first.id);
    expect((await listSavings(shop.deps, member.actor, { page: 1, limit: 10 })).items).toEqual([]);
    await expect(
      startSavings(shop.deps, member.actor, { brand, product: crypto.randomUUID() }),
    ).rejects.toEqual(refusal('not_found'));
  });

  it.each([
    [{ package_price: '50.000' }, 'package_price', 'savings_error_price'],
    [{ duration: '7' }, 'duration', 'savings_error_duration'],
    [{ email: 'siti' }, 'email', 'savings_error_email'],
    [{ occupation: 'teacher' }, 'occupation', 'savings_error_occupation'],
    [{ monthly_income: '999.999' }, 'monthly_income', 'savings_error_income'],
    [{ has_npwp: '' }, 'has_npwp', 'savings_error_option'],
    [{ name: '' }, 'name', 'error_field_empty'],
    [{ gender: '' }, 'gender', 'error_field_empty'],
    [{ birth_date: '' }, 'birth_date', 'error_field_empty'],
    [{ phone_number: '' }, 'phone_number', 'error_field_empty'],
    [{ address: '' }, 'address', 'error_field_empty'],
  ])('says of %o what is wrong', async (change, field, message) => {
    const { member, id } = await createSavingsDraft(shop.deps, bank());
    const form = savingsBookingInput(change);
    await expect(
      saveSavingsBooking(shop.deps, member.actor, { savings: id, form, brand: brandOf(shop.deps) }),
    ).rejects.toEqual(refusal('invalid_input', field, message));
  });

  it('for a package takes its price, and an address of ten characters', async () => {
    const made = await createSavingsDraft(shop.deps, offer);
    const { plan } = await getSavings(shop.deps, made.member.actor, made.id);
    expect(plan!.price).not.toBe(30_000_001);
    const form = savingsBookingInput({ address: 'Jl. 1' });
    await expect(
      saveSavingsBooking(shop.deps, made.member.actor, { savings: made.id, form, brand: brandOf(shop.deps) }),
    ).rejects.toEqual(refusal('invalid_input', 'address', 'savings_error_address'));
  });

  it('needs the heir’s phone between 10 and 15 characters', async () => {
    const { member, id } = await createSavingsDraft(shop.deps, bank());
    for (const heir_phone_number of ['081234567', '0812345678901234'])
      await expect(
        saveSavingsHeir(shop.deps, member.actor, {
          savings: id,
          form: savingsHeirInput({ heir_phone_number }),
        }),
      ).rejects.toEqual(refusal('invalid_input', 'heir_phone_number', 'savings_error_heir_phone'));
  });

  it('is sent whole, with the consent for this bank, its text and its moment', async () => {
    const made = await createSavingsDraft(shop.deps, bank());
    const send = (form: object = savingsConsentInput) =>
      sendSavings(shop.deps, made.member.actor, { savings: made.id, form });
    await expect(send()).rejects.toEqual(
      expect.objectContaining({
        code: 'savings_incomplete',
        faults: [expect.objectContaining({ field: 'ktp' }), expect.objectContaining({ field: 'npwp' })],
      }),
    );
    const whole = await createCompleteSavings(shop.deps, bank());
    const sendWhole = (form: object) =>
      sendSavings(shop.deps, whole.member.actor, { savings: whole.id, form });
    await expect(sendWhole({ consent_version: 1 })).rejects.toEqual(refusal('invalid_input', 'bank_consent'));
    await sendWhole(savingsConsentInput);
    const sent = await getSavings(shop.deps, whole.member.actor, whole.id);
    expect(sent).toMatchObject({ state: 'submitted', consentVersion: 1, consentedAt: shop.deps.now() });
    await expect(
      chooseSavingsBank(shop.deps, whole.member.actor, { savings: whole.id, bank: bankB.bankId }),
    ).rejects.toEqual(refusal('savings_state'));
  });

  it('lies sealed in the database, names and all', async () => {
    const { id } = await createSentSavings(shop.deps, bank());
    const { details } = await database.db
      .selectFrom('savings_applications')
      .select('details')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(details!.includes('Sulastri')).toBe(false);
  });
});

describe('the bank', () => {
  it('sees only its own, and nothing that was not sent', async () => {
    const { code, savings } = await createSentSavings(shop.deps, bank());
    const draft = await createCompleteSavings(shop.deps, bank());
    const codes = async (who: SignedIn) =>
      (await listBankSavings(shop.deps, who.actor, queueOf())).items.map((one) => one.code);
    expect(await codes(officer)).toContain(code);
    expect(await codes(officer)).not.toContain(draft.code);
    expect(await codes(stranger)).not.toContain(code);
    await expect(getBankSavings(shop.deps, stranger.actor, code)).rejects.toEqual(refusal('not_found'));
    await expect(accept(code, stranger)).rejects.toEqual(refusal('not_found'));
    await expect(reject(code, stranger)).rejects.toEqual(refusal('not_found'));
    const documentId = savings.documents[0]!.id!;
    await expect(readSavingsDocument(shop.deps, stranger.actor, documentId)).rejects.toEqual(
      refusal('not_found'),
    );
    expect((await readSavingsDocument(shop.deps, auditor.actor, documentId)).contentType).toBe('image/webp');
    await expect(accept(code, auditor)).rejects.toEqual(refusal('forbidden'));
    await expect(accept(code, officer)).rejects.toEqual(refusal('forbidden'));
  });

  it('opens the account with its number', async () => {
    const made = await createSentSavings(shop.deps, bank());
    await expect(
      acceptSavings(shop.deps, approver.actor, { code: made.code, form: { account_number: '12' } }),
    ).rejects.toEqual(refusal('invalid_input', 'account_number'));
    await accept(made.code);
    const { state, account } = await getSavings(shop.deps, made.member.actor, made.id);
    expect({ state, account }).toMatchObject({
      state: 'accepted',
      account: { number: '1002003001', balance: null },
    });
    const told = await database.db
      .selectFrom('notifications')
      .select(['kind', 'values', 'path'])
      .where('account_id', '=', made.member.account.id)
      .execute();
    expect(told).toEqual([
      {
        kind: 'savings_moved',
        values: { code: made.code, state: 'accepted' },
        path: `/member/saving-history/${made.id}`,
      },
    ]);
    await expect(withdrawSavings(shop.deps, made.member.actor, made.id)).rejects.toEqual(
      refusal('savings_state'),
    );
  });

  it('reads nothing any more once it has rejected', async () => {
    const made = await createSentSavings(shop.deps, bank());
    await reject(made.code);
    expect(await getBankSavings(shop.deps, officer.actor, made.code)).toMatchObject({
      state: 'rejected',
      applicant: null,
      heir: null,
      reason: 'Data tidak cocok',
    });
    for (const who of [officer, made.member])
      await expect(readSavingsDocument(shop.deps, who.actor, made.savings.documents[0]!.id!)).rejects.toEqual(
        refusal('not_found'),
      );
  });

  it('asks for a card again; the applicant sends that one and nothing else', async () => {
    const made = await createSentSavings(shop.deps, bank());
    const ask = (form: object) => askForSavingsDocuments(shop.deps, officer.actor, { code: made.code, form });
    await expect(ask({ kind: 'ktp', reason: '' })).rejects.toEqual(refusal('invalid_input', 'reason'));
    await ask({ kind: 'ktp', reason: 'Foto buram' });
    const send = () => sendSavings(shop.deps, made.member.actor, { savings: made.id, form: {} });
    await expect(send()).rejects.toEqual(refusal('savings_incomplete', 'ktp'));
    const file = await smallPicture();
    await uploadSavingsDocument(shop.deps, made.member.actor, { savings: made.id, kind: 'ktp', file });
    await send();
    expect(await stateOf(made)).toBe('submitted');
  });
});

describe('at the same time', () => {
  const hold = (id: string) => (held: typeof database.db) =>
    held.selectFrom('savings_applications').select('id').where('id', '=', id).forUpdate().execute();
  const won = (ended: PromiseSettledResult<void>[]) =>
    ended.map(({ status }) => status).filter((status) => status === 'fulfilled').length;

  it('two officers’ answers: one counts', async () => {
    const made = await createSentSavings(shop.deps, bank());
    const ended = await overlapping(database.db, hold(made.id), [
      () => accept(made.code),
      () => reject(made.code),
    ]);
    expect(won(ended)).toBe(1);
    const { state, account, applicant } = await getSavings(shop.deps, made.member.actor, made.id);
    expect([state === 'accepted', account !== null, applicant !== null]).toEqual(
      Array(3).fill(state === 'accepted'),
    );
  });

  it('a withdrawal during the decision: one of the two, and no data beside a withdrawn one', async () => {
    const made = await createSentSavings(shop.deps, bank());
    const ended = await overlapping(database.db, hold(made.id), [
      () => withdrawSavings(shop.deps, made.member.actor, made.id),
      () => accept(made.code),
    ]);
    expect(won(ended)).toBe(1);
    const { state, account, applicant } = await getSavings(shop.deps, made.member.actor, made.id);
    expect({ hasAccount: account !== null, isRead: applicant !== null }).toEqual({
      hasAccount: state === 'accepted',
      isRead: state === 'accepted',
    });
  });
});

describe('balances', () => {
  const file = (...rows: string[]) => Buffer.from(['kode,saldo,tanggal', ...rows].join('\n'));
  const bring = (bytes: Buffer, who = officer) => importBalances(shop.deps, who.actor, { file: bytes });
  const opened = async () => {
    const made = await createSentSavings(shop.deps, bank());
    await accept(made.code);
    return made;
  };

  it('are shown as the bank reports them, with their day; an older day changes nothing', async () => {
    const made = await opened();
    expect(await bring(file(`${made.code},1250000,2026-01-02`))).toBe(1);
    expect(await bring(file(`${made.code},1,2026-01-01`))).toBe(0);
    const { account } = await getSavings(shop.deps, made.member.actor, made.id);
    expect(account).toMatchObject({ balance: 1_250_000, balanceOn: '2026-01-02' });
  });

  it('come from officers of the bank, for its own accounts: one wrong row, and none is stored', async () => {
    const made = await opened();
    const unopened = await createSentSavings(shop.deps, bank());
    const right = `${made.code},5,2026-01-02`;
    await expect(bring(file(right), auditor)).rejects.toEqual(refusal('forbidden'));
    for (const wrong of [
      `${made.code},5,2026-01-03`,
      `${unopened.code},5,2026-01-02`,
      'TB-22222222,5,2026-01-02',
      '=cmd|x,5,2026-01-02',
      "TB-2222222' or 1=1,5,2026-01-02",
      'TB-22222223,-5,2026-01-02',
      'TB-22222223,1e9,2026-01-02',
      'TB-22222223,99999999999999,2026-01-02',
      'TB-22222223,5,2999-01-01',
      'TB-22222223,5,2026-02-30',
      'TB-22222223,"5,000",2026-01-02',
      'TB-22222223,5,2026-01-02,=1+1',
      '"TB-22222223,5',
    ])
      await expect(bring(file(right, wrong))).rejects.toEqual(refusal('invalid_input', 'file'));
    for (const bytes of [
      Buffer.alloc(0),
      Buffer.from([0xff, 0xfe, 0x00]),
      Buffer.from('a,b\n1,2'),
      Buffer.alloc(1024 * 1024 + 1, 'a'),
    ])
      await expect(bring(bytes)).rejects.toEqual(refusal('invalid_input', 'file'));
    const { account } = await getSavings(shop.deps, made.member.actor, made.id);
    expect(account!.balance).toBeNull();
  });
});
