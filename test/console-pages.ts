// One page of every kind of the consoles (#web/consoles), with something on it, for tests that look at each kind once.
import type { Deps } from '#domain/deps';
import {
  addCannedAnswer,
  addConversationNote,
  assignConversation,
  reportConversation,
  startConversation,
} from '#domain/conversations';
import { addDisputeFile, decideGrantedRefund } from '#domain/finance-console';
import { cancelDeparture, cancelOrdersOf, rescheduleDeparture } from '#domain/departure-changes';
import { flagOverdueSettlements } from '#domain/bookings';
import { recordRetainedCost } from '#domain/partner-console';
import type { Actor, Role } from '#domain/memberships';
import { applyGatewayStatus } from '#domain/payments';
import { listOfferTemplates, saveOfferTemplate } from '#domain/private-umrah';
import {
  findPriceDraft,
  publishOwnPrices,
  savePriceDraft,
  startPriceDraft,
  submitPriceDraft,
} from '#domain/umrah-prices';
import { createWebhook, deliverHook, listDeliveries, pauseWebhook, testWebhook } from '#domain/webhooks';
import { addDays } from '#shared/dates';
import { findDemoProducts } from './demo-pages.ts';
import { createMember, type SignedIn } from './factories/accounts.ts';
import {
  beginPayment,
  brandOf,
  createOrder,
  createPaidOrder,
  openBookingSetup,
  sellByBank,
} from './factories/bookings.ts';
import { earnCommissionUnder, findChannel, giveCodeTo } from './factories/affiliates.ts';
import { createConversation, write } from './factories/conversations.ts';
import { createDispute } from './factories/disputes.ts';
import { askForGrant, createGrantable } from './factories/granted-refunds.ts';
import { createFinance, evidencePicture } from './factories/payouts.ts';
import { createDeparture } from './factories/programmes.ts';
import { ofOperator, ofPartner, umrahOffer } from './factories/umrah-prices.ts';
import { SEEDED_ON } from './harness.ts';

interface ConsoleContext {
  deps: Deps;
  /** Of the partner's staff who look, or who did what is looked at. */
  staff: Actor;
  /** Of that partner, with seats, in stages, nothing ordered yet. */
  departureId: string;
}

interface ConsolePage {
  by: Role;
  /** Answers the address without language prefix. */
  prepare: (context: ConsoleContext) => Promise<string>;
}

/** A partner of the demo, and a departure of its own: those of the demo keep the seats that other tests look at. */
export async function openConsole(deps: Deps) {
  sellByBank(deps);
  const [slug] = (await findDemoProducts(deps)).open;
  const { programme_id, partner_id: partnerId } = await deps.db
    .selectFrom('departures as d')
    .innerJoin('programmes as p', 'p.id', 'd.programme_id')
    .select(['d.programme_id', 'p.partner_id'])
    .where('d.slug', '=', slug!)
    .executeTakeFirstOrThrow();
  const { id: departureId } = await createDeparture(deps.db, {
    programme_id,
    departs_on: addDays(SEEDED_ON, 200),
    down_payment_amount: 5_000_000,
    settlement_due_days: 45,
    child_basis_points: 10_000,
    quota: 45,
  });
  return { partnerId, departureId };
}

const longName = 'Raden Ayu Siti Nurhaliza Kusumawardhani binti Abdurrahman';

async function twoOrders({ deps, departureId }: ConsoleContext) {
  const setup = openBookingSetup(deps);
  const member = await createMember(deps, { name: longName });
  const paid = await createPaidOrder(setup, {
    member,
    departure: departureId,
    rooms: [{ room_type: 'quad', adults: 2, children: 1 }],
  });
  await createPaidOrder(setup, { departure: departureId, plan: 'down_payment' });
  return { ...paid, code: await codeOf(deps, paid.bookingId) };
}

async function codeOf({ db }: Deps, bookingId: string): Promise<string> {
  return (
    await db.selectFrom('bookings').select('code').where('id', '=', bookingId).executeTakeFirstOrThrow()
  ).code;
}

/** A version in force and the draft of the next, once. */
async function draftedOwnPrices({ deps, staff }: ConsoleContext): Promise<void> {
  const author = ofPartner(staff);
  if (await findPriceDraft(deps, author)) return;
  const dearer = async (high: number) => {
    const id = await startPriceDraft(deps, author);
    const table = { visa: { currency: 'USD', low: 150, high } };
    return { id, revision: await savePriceDraft(deps, author, { id, revision: 1, change: { table } }) };
  };
  await publishOwnPrices(deps, staff, await dearer(190));
  await dearer(195);
}

/** Written and laid before a colleague, once: there is one draft at a time. */
async function draftedPrices({ deps }: ConsoleContext): Promise<void> {
  const { actor } = await createMember(deps, { roles: ['operator_acquisition'], name: longName });
  if (await findPriceDraft(deps, ofOperator(actor))) return;
  const id = await startPriceDraft(deps, ofOperator(actor));
  const change = { table: { visa: { currency: 'USD', low: 150, high: 180 } }, note: 'Visa' };
  const revision = await savePriceDraft(deps, ofOperator(actor), { id, revision: 1, change });
  await submitPriceDraft(deps, actor, { id, revision });
}

/** Money that waits for a person: a refund, and a payment of a wrong sum. */
async function moneyThatWaits(context: ConsoleContext): Promise<void> {
  const { deps, staff, departureId } = context;
  const setup = openBookingSetup(deps);
  const order = await createOrder(setup, { departure: departureId });
  const { reference } = await beginPayment(setup, order.member, order.bookingId);
  await applyGatewayStatus(setup.deps, setup.gateway.becomes(reference, 'paid', 1_234_567));
  const other = await openConsole(deps);
  await createPaidOrder(setup, { departure: other.departureId });
  await cancelDeparture(deps, staff, other.departureId);
  await cancelOrdersOf(deps, { departureId: other.departureId, actorId: staff.accountId });
}

/** An order whose settlement did not come, and what its partner had spent on it; answers the code. */
export async function overdueOrder(
  { deps, staff, departureId }: ConsoleContext,
  member?: SignedIn,
): Promise<string> {
  const { bookingId } = await createPaidOrder(openBookingSetup(deps), {
    departure: departureId,
    plan: 'down_payment',
    ...(member && { member }),
  });
  await deps.db
    .updateTable('invoices')
    .set({ due_at: deps.now() })
    .where('booking_id', '=', bookingId)
    .where('stage', '=', 'settlement')
    .execute();
  await flagOverdueSettlements(deps);
  const code = await codeOf(deps, bookingId);
  await recordRetainedCost(deps, staff, code, {
    amount: '1.250.000',
    reason: 'Visa dan asuransi perjalanan, dibayar kepada penyedia visa pada 2 April 2027.',
  });
  return code;
}

/** A paid order whose contract grants three quarters back; answers the code. */
export async function grantedOrder(
  { deps, departureId }: Pick<ConsoleContext, 'deps' | 'departureId'>,
  member?: SignedIn,
): Promise<string> {
  const { bookingId } = await createPaidOrder(openBookingSetup(deps), {
    departure: departureId,
    ...(member && { member }),
  });
  await deps.db
    .updateTable('bookings')
    .set({
      contract_terms: JSON.stringify([
        { daysBefore: 60, refundBasisPoints: 7_500 },
        { daysBefore: 0, refundBasisPoints: 0 },
      ]),
    })
    .where('id', '=', bookingId)
    .execute();
  return codeOf(deps, bookingId);
}

export const rescheduleByAWeek = ({ deps, staff, departureId }: ConsoleContext) =>
  rescheduleDeparture(deps, staff, { departureId, form: { departs_on: addDays(SEEDED_ON, 207) } });

/** An address where one delivery was refused, and others wait because its owner has paused it; answers its id. */
async function triedWebhook(context: ConsoleContext): Promise<string> {
  const { deps, staff } = context;
  const { id: webhookId } = await createWebhook(deps, staff, {
    url: 'https://integrations.office-of-the-agency.example:8443/rihlah/events/incoming?source=rihlah',
    events: ['order.placed', 'order.paid'],
  });
  await testWebhook(deps, staff, webhookId);
  const { items } = await listDeliveries(deps, staff, { webhookId, page: 1, limit: 1 });
  const webhooks = {
    post: async () => ({ status: 503, text: '<html><h1>503 Service Unavailable</h1></html>' }),
  };
  const log = { warn: () => {}, error: () => {} };
  await deliverHook({ ...deps, webhooks }, items[0]!.id, log).catch(() => {});
  await pauseWebhook(deps, staff, webhookId);
  await twoOrders(context);
  return webhookId;
}

/** The path of a conversation that waits for an answer of support, with its tools in use. */
async function supportConversation({ deps, departureId }: ConsoleContext): Promise<string> {
  const [member, support] = [
    await createMember(deps),
    await createMember(deps, { roles: ['operator_support'] }),
  ];
  await createOrder(openBookingSetup(deps), { member, departure: departureId });
  const { conversation } = await startConversation(deps, member.actor, {
    counterpart: { support: true },
    brand: brandOf(deps),
  });
  await write(deps, member, conversation.id, 'Apakah kamar bertiga masih ada?');
  await assignConversation(deps, support.actor, conversation.id, true);
  const text = 'Kamar bertiga kami jamin sampai Jumat';
  await addConversationNote(deps, support.actor, conversation.id, { text });
  await addCannedAnswer(deps, support.actor, null, { title: text, text_id: text });
  return `/operator/chat/${conversation.id}`;
}

/** Of the partner whose console it is. */
async function partnerConversation({ deps, staff }: ConsoleContext): Promise<string> {
  const { id, slug } = await deps.db
    .selectFrom('partners')
    .select(['id', 'slug'])
    .where('id', '=', staff.memberships[0]!.partnerId)
    .executeTakeFirstOrThrow();
  const talk = await createConversation(deps, { partner: { id, slug } });
  await write(deps, talk.member, talk.id, 'Apakah kamar bertiga masih ada?');
  return `/partner-console/chat/${talk.id}`;
}

const consolePages = {
  'inbox of a partner': {
    by: 'partner_staff',
    prepare: async (context) => {
      await partnerConversation(context);
      return '/partner-console/chat?waiting=1';
    },
  },
  'conversation with a partner': { by: 'partner_staff', prepare: partnerConversation },
  'inbox of support': {
    by: 'operator_support',
    prepare: async (context) => {
      await supportConversation(context);
      return '/operator/chat';
    },
  },
  'conversation with support': { by: 'operator_support', prepare: supportConversation },
  'orders of a partner': {
    by: 'partner_staff',
    prepare: async (context) => {
      await twoOrders(context);
      return '/partner-console/bookings';
    },
  },
  "a partner's day": {
    by: 'partner_staff',
    prepare: async (context) => {
      await twoOrders(context);
      return '/partner-console';
    },
  },
  'no orders of a partner': {
    by: 'partner_staff',
    prepare: async ({ departureId }) => `/partner-console/bookings?departure=${departureId}`,
  },
  'no departures found in a console': {
    by: 'partner_staff',
    prepare: async () => '/partner-console/departures?q=tidak-ada',
  },
  'order in a console': {
    by: 'partner_staff',
    prepare: async (context) => `/partner-console/bookings/${(await twoOrders(context)).code}`,
  },
  'order that was not settled in time': {
    by: 'partner_staff',
    prepare: async (context) => `/partner-console/bookings/${await overdueOrder(context)}`,
  },
  'order to be cancelled by its contract': {
    by: 'partner_staff',
    prepare: async (context) => `/partner-console/bookings/${await grantedOrder(context)}/cancel`,
  },
  departures: {
    by: 'partner_staff',
    prepare: async (context) => {
      await twoOrders(context);
      return '/partner-console/departures';
    },
  },
  'departures from a table': {
    by: 'partner_staff',
    prepare: async () => '/partner-console/programmes/departures',
  },
  'travellers from a table': {
    by: 'partner_staff',
    prepare: async (context) => {
      await twoOrders(context);
      return `/partner-console/departures/${context.departureId}/travellers`;
    },
  },
  'departure in a console': {
    by: 'partner_staff',
    prepare: async (context) => {
      await twoOrders(context);
      await rescheduleByAWeek(context);
      return `/partner-console/departures/${context.departureId}`;
    },
  },
  'departure to be moved': {
    by: 'partner_staff',
    prepare: async (context) => {
      await twoOrders(context);
      return `/partner-console/departures/${context.departureId}/reschedule?departs_on=${addDays(SEEDED_ON, 207)}`;
    },
  },
  'departure moved to a wrong day': {
    by: 'partner_staff',
    prepare: async ({ departureId }) =>
      `/partner-console/departures/${departureId}/reschedule?departs_on=${SEEDED_ON}`,
  },
  'departure to be cancelled': {
    by: 'partner_staff',
    prepare: async (context) => {
      await twoOrders(context);
      return `/partner-console/departures/${context.departureId}/cancel`;
    },
  },
  'step for many orders': {
    by: 'partner_staff',
    prepare: async (context) => {
      await twoOrders(context);
      return `/partner-console/departures/${context.departureId}/milestones?kind=visa`;
    },
  },
  'step for no orders': {
    by: 'partner_staff',
    prepare: async ({ departureId }) => `/partner-console/departures/${departureId}/milestones`,
  },
  'money of a partner': {
    by: 'partner_staff',
    prepare: async (context) => {
      await moneyThatWaits(context);
      return '/partner-console/money';
    },
  },
  'statement of a partner': {
    by: 'partner_staff',
    prepare: async (context) => {
      await twoOrders(context);
      return '/partner-console/statement';
    },
  },
  'empty statement': {
    by: 'partner_staff',
    prepare: async () => '/partner-console/statement?from=2026-01-01&to=2026-01-31',
  },
  'webhooks of a partner': {
    by: 'partner_staff',
    prepare: async (context) => {
      await triedWebhook(context);
      return '/partner-console/webhooks';
    },
  },
  'deliveries of a webhook': {
    by: 'partner_staff',
    prepare: async (context) => `/partner-console/webhooks/${await triedWebhook(context)}`,
  },
  'profile of a partner': {
    by: 'partner_staff',
    prepare: async () => '/partner-console/profile',
  },
  'photographs of a partner': {
    by: 'partner_staff',
    prepare: async () => '/partner-console/profile/pictures',
  },
  'photographs of a hotel': {
    by: 'operator_content',
    prepare: async ({ deps }) => {
      const { id } = await deps.db
        .selectFrom('hotels')
        .select('id')
        .orderBy('name')
        .executeTakeFirstOrThrow();
      return `/operator/directories/hotels/${id}/pictures`;
    },
  },
  'sales of a distribution partner': {
    by: 'distribution_staff',
    prepare: async ({ deps }) => {
      await earnCommissionUnder(deps, await giveCodeTo(deps, await findChannel(deps)));
      return '/distribution-console';
    },
  },
  'page of a distribution partner': {
    by: 'distribution_staff',
    prepare: async () => '/distribution-console/page',
  },
  'photographs of a distribution partner': {
    by: 'distribution_staff',
    prepare: async () => '/distribution-console/pictures',
  },
  'commission of a distribution partner': {
    by: 'distribution_staff',
    prepare: async () => '/distribution-console/payouts',
  },
  'templates of offers': {
    by: 'partner_staff',
    prepare: async ({ deps, staff }) => {
      if ((await listOfferTemplates(deps, staff)).length === 0)
        await saveOfferTemplate(deps, staff, {
          // What agencies write is in their own language.
          ...umrahOffer(34_000_000, { lines: [{ label: 'Saudia SV 817', amount: 34_000_000 }] }),
          name: longName,
        });
      return '/partner-console/private-umrah/templates';
    },
  },
  'prices of an agency': {
    by: 'partner_staff',
    prepare: async (context) => {
      await draftedOwnPrices(context);
      return '/partner-console/private-umrah/prices';
    },
  },
  'prices of an agency as a spreadsheet': {
    by: 'partner_staff',
    prepare: async () => '/partner-console/private-umrah/prices/sheet',
  },
  'draft of prices of an agency': {
    by: 'partner_staff',
    prepare: async (context) => {
      await draftedOwnPrices(context);
      return '/partner-console/private-umrah/prices/draft';
    },
  },
  'validity of a draft of prices of an agency': {
    by: 'partner_staff',
    prepare: async (context) => {
      await draftedOwnPrices(context);
      return '/partner-console/private-umrah/prices/draft/validity';
    },
  },
  'prices of private umrah': {
    by: 'operator_acquisition',
    prepare: async (context) => {
      await draftedPrices(context);
      return '/operator/umrah-prices';
    },
  },
  'limits of private umrah': {
    by: 'operator_acquisition',
    prepare: async () => '/operator/umrah-prices/limits',
  },
  'prices as a spreadsheet': {
    by: 'operator_finance',
    prepare: async () => '/operator/umrah-prices/sheet',
  },
  'draft of prices': {
    by: 'operator_finance',
    prepare: async (context) => {
      await draftedPrices(context);
      return '/operator/umrah-prices/draft';
    },
  },
  'fares of a draft of prices': {
    by: 'operator_acquisition',
    prepare: async (context) => {
      await draftedPrices(context);
      return '/operator/umrah-prices/draft/flights';
    },
  },
  'hotels of a draft of prices': {
    by: 'operator_acquisition',
    prepare: async (context) => {
      await draftedPrices(context);
      return '/operator/umrah-prices/draft/hotels';
    },
  },
  'fees of a draft of prices': {
    by: 'operator_acquisition',
    prepare: async (context) => {
      await draftedPrices(context);
      return '/operator/umrah-prices/draft/fees';
    },
  },
  'reports of the operator': {
    by: 'operator_acquisition',
    prepare: async (context) => {
      await twoOrders(context);
      return `/operator/reports?from=${SEEDED_ON}&to=${addDays(SEEDED_ON, 240)}`;
    },
  },
  'order that needs time': {
    by: 'operator_finance',
    prepare: async ({ deps, departureId }) => {
      const setup = openBookingSetup(deps);
      const { bookingId, payment } = await createPaidOrder(setup, { departure: departureId });
      await applyGatewayStatus(setup.deps, setup.gateway.becomes(payment.reference, 'charged_back'));
      return `/operator/payments/${await codeOf(deps, bookingId)}`;
    },
  },
  'order to be ended less a cost': {
    by: 'operator_finance',
    prepare: async (context) => `/operator/payments/${await overdueOrder(context)}`,
  },
  'order that needs seats': {
    by: 'operator_finance',
    prepare: async ({ deps, departureId }) => {
      const setup = openBookingSetup(deps);
      const { bookingId, member } = await createOrder(setup, { departure: departureId });
      const { reference } = await beginPayment(setup, member, bookingId);
      await deps.db
        .updateTable('seat_claims')
        .set({ release_at: deps.now() })
        .where('booking_id', '=', bookingId)
        .execute();
      const { quota } = await deps.db
        .selectFrom('departures')
        .select('quota')
        .where('id', '=', departureId)
        .executeTakeFirstOrThrow();
      await deps.db
        .insertInto('seat_claims')
        .values({ departure_id: departureId, seats: quota, source: 'sold_elsewhere' })
        .execute();
      await applyGatewayStatus(setup.deps, setup.gateway.becomes(reference, 'paid'));
      await deps.db
        .deleteFrom('seat_claims')
        .where('departure_id', '=', departureId)
        .where('source', '=', 'sold_elsewhere')
        .execute();
      return `/operator/payments/${await codeOf(deps, bookingId)}`;
    },
  },
  'reports of conversations': {
    by: 'operator_support',
    prepare: async ({ deps }) => {
      const talk = await createConversation(deps);
      for (const end of ['10', '11', '12']) await write(deps, talk.staff, talk.id, `WA saja 08123456${end}0`);
      await reportConversation(deps, talk.member.actor, talk.id, { reason: 'fraud', note: 'Minta transfer' });
      return '/operator/chat-reports';
    },
  },
  'reported conversation': {
    by: 'operator_support',
    prepare: async ({ deps }) => {
      const talk = await createConversation(deps);
      for (const end of ['10', '11']) await write(deps, talk.staff, talk.id, `WA saja 08123456${end}0`);
      await reportConversation(deps, talk.member.actor, talk.id, { reason: 'fraud' });
      await write(deps, talk.member, talk.id, 'OK, via Rihlah');
      return `/operator/chat-reports/${talk.id}/${talk.member.account.id}`;
    },
  },
  'refunds that finance grants': {
    by: 'operator_finance',
    prepare: async ({ deps, departureId }) => {
      const shop = openBookingSetup(deps);
      const finance = await createFinance(deps);
      const refused = await askForGrant(shop, departureId);
      const note = 'Hotel Al Safwah';
      await decideGrantedRefund(deps, finance.actor, refused, { decision: 'refuse', note });
      const approved = await askForGrant(shop, departureId);
      await decideGrantedRefund(deps, finance.actor, approved, { decision: 'approve' });
      await askForGrant(shop, departureId);
      const { code } = await createGrantable(shop, departureId);
      return `/operator/granted-refunds?q=${code}`;
    },
  },
  'disputes about payments': {
    by: 'operator_finance',
    prepare: async ({ deps, departureId }) => {
      await createDispute(openBookingSetup(deps), { departure: departureId });
      return '/operator/disputes';
    },
  },
  'dispute about a payment': {
    by: 'operator_finance',
    prepare: async ({ deps, departureId }) => {
      const { paymentId } = await createDispute(openBookingSetup(deps), { departure: departureId });
      const finance = await createFinance(deps);
      const form = { kind: 'bank_claim', note: 'Surat 12/III' };
      await addDisputeFile(deps, finance.actor, { paymentId, file: await evidencePicture(), form });
      return `/operator/disputes/${paymentId}`;
    },
  },
  'money of all partners': {
    by: 'operator_finance',
    prepare: async (context) => {
      await moneyThatWaits(context);
      return '/operator/payments';
    },
  },
} as const satisfies Record<string, ConsolePage>;

export const consolePageKinds = Object.entries(consolePages).map(
  ([kind, page]): [kind: string, page: ConsolePage] => [kind, page],
);

/** Prepares a page, and answers its address with somebody who may see it. */
export async function openConsolePage(deps: Deps, { by, prepare }: ConsolePage, host: string) {
  const { partnerId, departureId } = await openConsole(deps);
  const staff = await createMember(deps, { roles: ['partner_staff'], partnerId, host });
  const path = await prepare({ deps, staff: staff.actor, departureId });
  if (by === 'partner_staff') return { path, member: staff };
  const channel = by === 'distribution_staff' ? { partnerId: await findChannel(deps) } : {};
  return { path, member: await createMember(deps, { roles: [by], host, ...channel }) };
}
