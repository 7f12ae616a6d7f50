// What the calls about savings payments are asked.
import { grantHolding } from '#domain/bookings';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { sellByBank } from '#test/factories/bookings';
import { createPartner } from '#test/factories/programmes';
import { createSavingsOffer, createSavingsTerms } from '#test/factories/savings';
import {
  confirmInput,
  createAskedPayment,
  createBankStaff,
  createPreparedPayment,
  createSavingsOrder,
  declineInput,
} from '#test/factories/savings-payments';
import { workForBank } from '#test/api/bank-people';
import type { ApiTestContext, Ask, Call, Sent } from '#test/api/call';

const bookings = '/api/v3/bookings';
const requests = '/api/v3/bank-console/savings-payments';
const none = '00000000-0000-0000-0000-000000000000';
const names = [none, 'tidak-ada', 'BT-22222222', '%00', '%27%20or%201=1'];

const offers = new WeakMap<object, ReturnType<typeof createSavingsOffer>>();
/** One bank and one departure for everybody who asks here. */
function offerOf({ db }: ApiTestContext['deps']) {
  if (!offers.has(db)) offers.set(db, createSavingsOffer(db));
  return offers.get(db)!;
}

type Make = typeof createSavingsOrder | typeof createAskedPayment;
async function ordered({ deps }: ApiTestContext, make: Make, member: SignedIn) {
  sellByBank(deps);
  await grantHolding(deps, 'system', member.account.id, { orders: 100, seats: 100 });
  const { bankId, departureId } = await offerOf(deps);
  return make(deps, await createBankStaff(deps, bankId), { member, departure: departureId });
}
type Ordered = Awaited<ReturnType<typeof createSavingsOrder>>;
const own =
  (make: Make, ask: (order: Ordered) => Sent): Ask =>
  async (context) =>
    ask(await ordered(context, make, context.caller!));
const foreign =
  (make: Make, ask: (order: Ordered) => Sent): Ask =>
  async (context) =>
    ask(await ordered(context, make, await createMember(context.deps)));
const about = (make: Make, ask: (order: Pick<Ordered, 'bookingId' | 'savings'>) => Sent): Call => ({
  works: [own(make, ask)],
  unknown: [foreign(make, ask), ...names.map((name) => ask({ bookingId: name, savings: none }))],
});
const at = (bookingId: string, after = '') => `${bookings}/${bookingId}/savings-payment${after}`;

type MakeRequest = typeof createAskedPayment | typeof createPreparedPayment;
/** Asked of this bank, which has savings. */
async function asked({ deps }: ApiTestContext, make: MakeRequest, bankId: string) {
  sellByBank(deps);
  await createSavingsTerms(deps.db, bankId);
  const { departureId } = await offerOf(deps);
  return make(deps, await createBankStaff(deps, bankId), { departure: departureId });
}
/** The caller works for the bank that was asked. */
const ofBank =
  (make: MakeRequest, after: string, body?: object): Ask =>
  async (context) => {
    const { bankId } = await offerOf(context.deps);
    await workForBank(context, bankId);
    return {
      url: `${requests}/${(await asked(context, make, bankId)).code}${after}`,
      ...(body && { body }),
    };
  };
const ofAnother =
  (make: MakeRequest, after: string, body?: object): Ask =>
  async (context) => {
    const { id } = await createPartner(context.deps.db, { kind: 'financial' });
    return { url: `${requests}/${(await asked(context, make, id)).code}${after}`, ...(body && { body }) };
  };
const unknown = (after: string, body?: object): Sent[] =>
  names.map((name) => ({ url: `${requests}/${name}${after}`, ...(body && { body }) }));

export const savingsPaymentsCalls: Record<string, Call> = {
  [`GET ${bookings}/:id/savings-payment`]: about(createSavingsOrder, ({ bookingId }) => ({
    url: at(bookingId),
  })),
  [`POST ${bookings}/:id/savings-payment`]: {
    ...about(createSavingsOrder, ({ bookingId, savings }) => ({ url: at(bookingId), body: { savings } })),
    wrong: ['', 'x'.repeat(41)].map(
      (savings) =>
        [
          own(createSavingsOrder, ({ bookingId }) => ({ url: at(bookingId), body: { savings } })),
          'savings',
        ] as const,
    ),
  },
  [`POST ${bookings}/:id/savings-payment/withdraw`]: about(createAskedPayment, ({ bookingId }) => ({
    url: at(bookingId, '/withdraw'),
  })),
  [`GET ${requests}`]: {
    works: [requests, `${requests}?state=asked&sort=-amount&page=2&limit=1`],
    wrong: {
      [`${requests}?limit=0`]: 'limit',
      [`${requests}?page=x`]: 'page',
      [`${requests}?state=x`]: 'state',
      [`${requests}?sort=x`]: 'sort',
    },
  },
  [`GET ${requests}/:code`]: {
    works: [ofBank(createAskedPayment, '')],
    unknown: [ofAnother(createAskedPayment, ''), ...unknown('')],
  },
  [`POST ${requests}/:code/answer`]: {
    works: [
      ofBank(createAskedPayment, '/answer', confirmInput),
      ofBank(createAskedPayment, '/answer', declineInput),
    ],
    wrong: [
      [ofBank(createAskedPayment, '/answer', {}), 'verdict'],
      [ofBank(createAskedPayment, '/answer', { ...confirmInput, reference: '' }), 'reference'],
      [ofBank(createAskedPayment, '/answer', { ...confirmInput, sent_on: '2027-02-30' }), 'sent_on'],
      [ofBank(createAskedPayment, '/answer', { ...declineInput, reason: '' }), 'reason'],
    ],
    unknown: [ofAnother(createAskedPayment, '/answer', confirmInput), ...unknown('/answer', confirmInput)],
  },
  [`POST ${requests}/:code/decision`]: {
    works: [
      ofBank(createPreparedPayment, '/decision', { agrees: true }),
      ofBank(createPreparedPayment, '/decision', { agrees: false }),
    ],
    wrong: [[ofBank(createPreparedPayment, '/decision', { agrees: 'x' }), 'agrees']],
    unknown: [
      ofAnother(createPreparedPayment, '/decision', { agrees: true }),
      ...unknown('/decision', { agrees: true }),
    ],
  },
};
