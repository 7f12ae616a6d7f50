// Requests to pay an order from savings for tests, made the way members make them. A test names only what it is about.
import type { Deps } from '#domain/deps';
import { acceptSavings, importBalances } from '#domain/savings';
import { askSavingsPayment, findSavingsPaymentOffer, prepareSavingsPayment } from '#domain/savings-payments';
import { todayInIndonesia } from '#shared/dates';
import type { Role } from '#shared/roles';
import { createMember, type SignedIn } from './accounts.ts';
import { brandOf, createOrder } from './bookings.ts';
import { TODAY } from './programmes.ts';
import { createSentSavings } from './savings.ts';

export interface BankStaff {
  bankId: string;
  officer: SignedIn;
  approver: SignedIn;
}

/** Who answers for a bank. */
export async function createBankStaff(deps: Deps, bankId: string, host?: string): Promise<BankStaff> {
  const person = (role: Role) =>
    createMember(deps, { roles: [role], partnerId: bankId, ...(host && { host }) });
  return { bankId, officer: await person('bank_officer'), approver: await person('bank_approver') };
}

/** Savings whose account is open, with a balance that the bank reported. */
async function createReportedSavings(
  deps: Deps,
  { bankId, officer, approver }: BankStaff,
  { member, balance = 90_000_000 }: { member?: SignedIn; balance?: number } = {},
) {
  const made = await createSentSavings(deps, { bankId, ...(member && { member }) });
  await acceptSavings(deps, approver.actor, { code: made.code, form: { account_number: '7001234567' } });
  const file = Buffer.from(`kode,saldo,tanggal\n${made.code},${balance},${todayInIndonesia(deps.now())}`);
  await importBalances(deps, officer.actor, { file });
  return made;
}

/** An order that waits for money, of somebody with such savings. */
export async function createSavingsOrder(
  deps: Deps,
  staff: BankStaff,
  options: Omit<Parameters<typeof createOrder>[1], 'rooms'>,
) {
  const savings = await createReportedSavings(deps, staff, {
    ...(options.member && { member: options.member }),
  });
  const order = await createOrder({ deps }, { ...options, member: savings.member });
  return { ...order, savings: savings.id, savingsCode: savings.code };
}

/** One whose bank was asked. */
export async function createAskedPayment(...asked: Parameters<typeof createSavingsOrder>) {
  const [deps] = asked;
  const order = await createSavingsOrder(...asked);
  const { bookingId: booking, member, savings } = order;
  const brand = brandOf(deps);
  await askSavingsPayment(deps, member.actor, { booking, brand, form: { savings } });
  const { latest } = await findSavingsPaymentOffer(deps, member.actor, { booking, brand });
  return { ...order, code: latest!.code };
}

export const confirmInput = { verdict: 'confirm', reference: 'TRF-2027-0315', sent_on: TODAY };
export const declineInput = { verdict: 'decline', reason: 'Saldo belum mencukupi' };

/** One whose answer an officer prepared. */
export async function createPreparedPayment(
  deps: Deps,
  staff: BankStaff,
  { form = confirmInput, ...order }: Parameters<typeof createSavingsOrder>[2] & { form?: object },
) {
  const made = await createAskedPayment(deps, staff, order);
  await prepareSavingsPayment(deps, staff.officer.actor, { code: made.code, form });
  return made;
}
