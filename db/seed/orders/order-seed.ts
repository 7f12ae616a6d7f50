// What the demo's orders are made with: the domain itself, a clock that is set, and a gateway that is told what it has heard. Nobody
// is written to for what never happened: jobs go nowhere.
import sharp from 'sharp';
import { readConfig } from '#app/config';
import { idFor } from '#db/catalogue/random';
import { demoPeople } from '#db/people/people';
import { bookingInvoices } from '#domain/booking-payments';
import { souvenirInvoices } from '#domain/souvenir-orders';
import { checkOut, fillCart } from '#domain/checkout';
import { findBooking, nextInvoiceOf } from '#domain/bookings';
import { type Brand, openBrandDirectory } from '#domain/brands';
import type { Actor } from '#domain/memberships';
import { judgeDocument, listParticipants, saveParticipant, uploadDocument } from '#domain/participants';
import { applyGatewayStatus, startPayment } from '#domain/payments';
import { findTermsInForce } from '#domain/site-content';
import type { Db } from '#platform/database/database';
import type { Jobs } from '#platform/jobs/jobs';
import type { KeyRing } from '#platform/keys';
import type { PaymentGateway, PaymentStatus } from '#platform/payments/gateway';
import type { CartForm } from '#shared/booking-form';
import { rupiah } from '#shared/money';
import type { DocumentKind } from '#shared/participant-documents';
import { methodsOf } from '#shared/payment-methods';
import type { DemoTraveller } from './travellers.ts';

const silentJobs: Jobs = { enqueue: async () => {}, work: async () => {}, close: async () => {} };

/** Gives every payment a number; whether it was paid is for the demo to say. */
const gateway: PaymentGateway = {
  name: 'simulator',
  methods: methodsOf('simulator'),
  createPayment: async ({ reference, expiresAt }) => ({
    reference,
    gatewayId: `demo-${reference}`,
    instructions: 'number',
    number: '8800123412341234',
    billerCode: null,
    qrString: null,
    deepLink: null,
    redirectUrl: null,
    expiresAt,
  }),
  findPayment: async () => null,
  cancelPayment: async () => 'cancelled',
  refund: async () => 'manual',
  readNotification: () => ({ outcome: 'forged' }),
};

export interface DemoOrder {
  bookingId: string;
  code: string;
  member: Actor;
  departure: { id: string; departsOn: string; returnsOn: string };
}

export interface OrderWish {
  member: string;
  departure: DemoOrder['departure'];
  rooms: CartForm['rooms'];
  plan?: 'full' | 'down_payment';
  affiliateCode?: string;
}

export type OrderSeedSetup = Awaited<ReturnType<typeof openOrderSeed>>;

/** Somebody of the demo, as a session of theirs would speak for them. */
export function demoActor(email: string): Actor {
  const person = demoPeople.find((each) => each.email === email);
  if (!person) throw new RangeError(`${email} is nobody of the demo`);
  return {
    accountId: idFor('account', email),
    sessionId: idFor('session', email),
    name: person.name,
    email,
    locale: 'id',
    avatarId: null,
    isPhoneVerified: true,
    hasSecondFactor: person.secret !== undefined,
    hasFreshFactor: person.secret !== undefined,
    memberships: person.role
      ? [
          {
            role: person.role,
            partnerId: person.partner ? idFor('partner', person.partner) : null,
            ...((person.role === 'partner_staff' || person.role === 'store_staff') && {
              duties: ['owner'] as const,
            }),
          },
        ]
      : [],
  };
}

/** Within a transaction. Its clock stands at `now` until it is set. */
export async function openOrderSeed(db: Db, { keys, now }: { keys: KeyRing; now: Date }) {
  const { holdingLimits, exchangeRate } = readConfig({});
  const clock = { now };
  const brands = await openBrandDirectory(db);
  const brand: Brand = brands.list().find(({ isDefault }) => isDefault)!;
  const deps = {
    db,
    keys,
    brands,
    now: () => clock.now,
    jobs: silentJobs,
    payments: { own: { gateway: 'simulator' as const }, gatewayFor: () => gateway },
    payables: { booking_invoice: bookingInvoices, souvenir_invoice: souvenirInvoices },
    fallbackDollarRate: exchangeRate.fallback,
    holdingLimits,
  };
  const getOrder = async ({ member, bookingId }: Pick<DemoOrder, 'member' | 'bookingId'>) =>
    (await findBooking(deps, member, bookingId))!;

  /** An order that waits for money. */
  async function order({
    member: email,
    departure,
    rooms,
    plan = 'full',
    affiliateCode,
  }: OrderWish): Promise<DemoOrder> {
    const member = demoActor(email);
    const { bookingId } = await fillCart(deps, member, {
      departure: departure.id,
      form: { rooms },
      brand,
      locale: 'id',
      affiliateCode: affiliateCode ?? null,
    });
    const { total } = await getOrder({ member, bookingId });
    const { phone } = demoPeople.find((each) => each.email === email)!;
    const terms = await findTermsInForce(deps, brand);
    const form = {
      name: member.name,
      email,
      phone,
      payment_plan: plan,
      terms_version: terms?.version ?? 1,
      terms_accepted: true,
      total,
    };
    await checkOut(deps, member, { bookingId, form, brand });
    const { code } = await getOrder({ member, bookingId });
    return { bookingId, code, member, departure };
  }

  /** Begins paying what is due next. */
  async function beginPayment(placed: DemoOrder) {
    const { id } = nextInvoiceOf(await getOrder(placed))!;
    return startPayment(deps, placed.member, {
      kind: 'booking_invoice',
      id,
      method: 'bca_va',
      brand,
      returnUrl: `https://${brand.domainName}/`,
    });
  }

  /** What the gateway says of a payment now. */
  async function hear(
    { reference, total }: { reference: string; total: number },
    status: PaymentStatus,
  ): Promise<void> {
    const gatewayId = `demo-${reference}`;
    await applyGatewayStatus(deps, {
      gateway: gateway.name,
      reference,
      gatewayId,
      status,
      amountRupiah: rupiah(total),
      refundedRupiah: rupiah(0),
      paidAt: status === 'paid' ? clock.now : null,
      statusKey: `${gatewayId}:${status}`,
    });
  }

  async function payNext(placed: DemoOrder) {
    const payment = await beginPayment(placed);
    await hear(payment, 'paid');
    return payment;
  }

  /** Writes down who travels, in the order of the list. */
  async function nameTravellers(
    { member, bookingId }: DemoOrder,
    people: readonly DemoTraveller[],
  ): Promise<void> {
    const places = await listParticipants(deps, member, bookingId);
    for (const [index, form] of people.entries())
      await saveParticipant(deps, member, { booking: bookingId, participantId: places[index]!.id, form });
  }

  /** Sends a document of the first traveller; judged by `staff`, or left for them to judge. */
  async function sendDocument(
    { member, bookingId }: DemoOrder,
    kind: DocumentKind,
    verdict?: { staff: Actor; verdict: 'accepted' } | { staff: Actor; verdict: 'rejected'; reason: string },
  ): Promise<void> {
    const [first] = await listParticipants(deps, member, bookingId);
    const documentId = await uploadDocument(deps, member, {
      booking: bookingId,
      participantId: first!.id,
      kind,
      file: await samplePicture(),
    });
    if (verdict) {
      const { staff, ...judged } = verdict;
      await judgeDocument(deps, staff, { booking: bookingId, documentId, ...judged });
    }
  }

  return { deps, brand, clock, order, beginPayment, hear, payNext, nameTravellers, sendDocument, getOrder };
}

let drawn: Promise<Buffer> | undefined;

/** A picture of a document that is nobody's: a page, a face, lines. */
function samplePicture(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="440"><rect width="640" height="440" fill="#e6dfd2"/><rect x="24" y="24" width="592" height="392" rx="16" fill="#fbf8f2" stroke="#0b5d47" stroke-width="4"/>
    <rect x="60" y="70" width="170" height="220" fill="#c9d8d1"/><circle cx="145" cy="150" r="42" fill="#4a5750"/><path d="M75 290a70 70 0 0 1 140 0z" fill="#4a5750"/>
    <path d="M270 90h300M270 140h240M270 190h270M270 240h180" stroke="#656f69" stroke-width="12"/><path d="M60 345h520M60 380h520" stroke="#14211c" stroke-width="14" stroke-dasharray="14 6"/></svg>`;
  return (drawn ??= sharp(Buffer.from(svg)).jpeg().toBuffer());
}
