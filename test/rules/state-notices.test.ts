// Every change of a state that somebody must hear of is told, or a line here says why not (docs/product/notifications.md). The machines are
// the product's own tables: an event that is added to one has no line, and what a line says is held against what the code tells.
import { describe, expect, it } from 'vitest';
import { isPartnerNotified, noticedEvents } from '#domain/booking-notifications';
import { bookingEvents } from '#domain/bookings';
import { applicationHearers, applicationMoves } from '#domain/financing';
import { isPayeeNotified, type PayoutEvent, payoutMoves } from '#domain/payouts';
import { isAgencyNotified, isFamilyNotified } from '#domain/private-umrah';
import { savingsHearers, savingsMoves } from '#domain/savings';
import { savingsPaymentHearers, savingsPaymentMoves } from '#domain/savings-payments';
import { parcelHearers, storeOrderMoves } from '#domain/souvenir-orders';
import { type NotificationKind, notificationKinds } from '#shared/notifications';
import { umrahEvents } from '#shared/private-umrah-status';

/** Who hears of it by which kind; or, as text, why nobody is told. */
type Line = Partial<Record<'member' | 'other', NotificationKind>> | string;
type Heard = { member: boolean; other: boolean };

interface Machine {
  events: readonly string[];
  /** What the code tells, as it says itself. */
  heard: (event: string) => Heard;
  lines: Record<string, Line>;
}

const bank = 'bank_application_moved';
const ownAct = 'the member has done it, on the page before them; nobody else waits for it';

const machines: Record<string, Machine> = {
  'an order': {
    events: bookingEvents,
    // Others: the travel partner's people; of a private umrah's order, those of its agency (umrah_order_moved).
    heard: (event) => ({
      member: (noticedEvents as string[]).includes(event),
      other:
        isAgencyNotified(event as (typeof bookingEvents)[number]) ||
        isPartnerNotified(event as (typeof bookingEvents)[number]),
    }),
    lines: {
      checked_out: { member: 'order_placed', other: 'umrah_order_moved' },
      down_payment_paid: { member: 'order_confirmed', other: 'orders_paid' },
      paid_in_full: { member: 'order_confirmed', other: 'orders_paid' },
      hold_ran_out: { member: 'order_expired', other: 'umrah_order_moved' },
      financing_ended: 'its financing tells it: rejected, lapsed, or withdrawn by the member',
      account_deleted: 'nobody is left to be told',
      seats_gone: { member: 'order_attention', other: 'order_trouble' },
      settlement_overdue: { member: 'order_attention', other: 'order_trouble' },
      payment_reversed: { member: 'order_attention', other: 'order_trouble' },
      attention_settled: 'what settled it is told: more time, or money',
      refunded: { member: 'order_ended' },
      preparation_begun: 'the step that begins it is told by visa_recorded or milestone_recorded',
      cancelled_by_partner: { member: 'order_cancelled' },
      cancelled_by_terms: { member: 'order_cancelled' },
      new_date_refused: { member: 'new_date_refused', other: 'order_trouble' },
      journey_begun: { member: 'journey_begun' },
      journey_over: { member: 'journey_over' },
      rescheduled: { member: 'order_rescheduled' },
      new_date_kept: ownAct,
      time_given: { member: 'order_extended' },
      supplement_paid: { member: 'supplement_paid' },
      supplement_reversed: { member: 'supplement_reversed' },
    },
  },
  'a financing application': {
    events: Object.keys(applicationMoves),
    heard: (event) => {
      const heard = applicationHearers(event as keyof typeof applicationMoves);
      return { member: heard.member, other: heard.bank };
    },
    lines: {
      sent: { other: bank },
      sent_again: { other: bank },
      offer_accepted: { other: bank },
      withdrawn: { other: bank },
      documents_requested: { member: 'financing_moved' },
      proposed: { other: bank },
      returned: { other: bank },
      approved: { member: 'financing_moved' },
      rejected: { member: 'financing_moved' },
      paid_off: { member: 'financing_moved' },
      disbursed: { member: 'financing_moved', other: bank },
      lapsed: { member: 'financing_moved', other: bank },
    },
  },
  'a savings application': {
    events: Object.keys(savingsMoves),
    heard: (event) => {
      const heard = savingsHearers(event as keyof typeof savingsMoves);
      return { member: heard.member, other: heard.bank };
    },
    lines: {
      sent: { other: bank },
      sent_again: { other: bank },
      withdrawn: { other: bank },
      documents_requested: { member: 'savings_moved' },
      accepted: { member: 'savings_moved' },
      rejected: { member: 'savings_moved' },
    },
  },
  'a payment from savings': {
    events: Object.keys(savingsPaymentMoves),
    heard: (event) => {
      const heard = savingsPaymentHearers(event as keyof typeof savingsPaymentMoves);
      return { member: heard.member, other: heard.bank };
    },
    lines: {
      prepared: { other: 'savings_payment_moved' },
      returned: { other: 'savings_payment_moved' },
      confirmed: 'the order tells its member that it is paid; the bank has done it itself',
      declined: { member: 'savings_payment_answered' },
      withdrawn: { other: 'savings_payment_moved' },
      lapsed: { member: 'savings_payment_answered', other: 'savings_payment_moved' },
    },
  },
  'a payout': {
    events: Object.keys(payoutMoves),
    heard: (event) => ({ member: false, other: isPayeeNotified(event as PayoutEvent) }),
    lines: {
      paid: { other: 'payout_moved' },
      failed: { other: 'payout_moved' },
      returned: { other: 'payout_moved' },
      released: 'its batch was refused before it was on its way; the next one pays the same',
    },
  },
  'a private umrah': {
    events: Object.keys(umrahEvents),
    heard: (event) => ({ member: isFamilyNotified(event as keyof typeof umrahEvents), other: false }),
    lines: {
      sent: 'agencies that were asked hear of it by umrah_requested, from where it is sent',
      offered: { member: 'umrah_moved' },
      revised: { member: 'umrah_moved' },
      offer_withdrawn: { member: 'umrah_moved' },
      accepted: 'the agency hears of it by umrah_accepted, from where it is accepted',
      approved: { member: 'umrah_moved' },
      approval_refused: { member: 'umrah_moved' },
      declined: 'agencies hear of it by umrah_ended or umrah_family_left, from where it is declined',
      withdrawn: 'agencies hear of it by umrah_ended or umrah_family_left, from where it is withdrawn',
    },
  },
  'an order of souvenirs and what comes back of it': {
    events: Object.keys(storeOrderMoves),
    heard: (event) => {
      const heard = parcelHearers(event as keyof typeof storeOrderMoves);
      return { member: heard.buyer, other: heard.store };
    },
    lines: {
      paid: { member: 'parcel_moved', other: 'parcel_ordered' },
      cancelled: 'the buyer has done it before paying; the store never saw it',
      expired: 'nothing was paid, and its page says so; the store never saw it',
      accepted: { member: 'parcel_moved' },
      pieces_refused: { member: 'parcel_moved' },
      shipped: { member: 'parcel_moved' },
      tracking_corrected: { member: 'parcel_moved' },
      tracking_doubted: { other: 'parcel_work' },
      delivered: { member: 'parcel_moved' },
      presumed_delivered: { member: 'parcel_moved' },
      completed: 'the buyer has done it, or days went by; nothing is to be done',
      return_requested: { other: 'parcel_work' },
      return_accepted: { member: 'parcel_moved' },
      return_refused: { member: 'parcel_moved' },
      return_contested: { other: 'parcel_work' },
      return_granted: { member: 'parcel_moved', other: 'parcel_work' },
      return_rejected: { member: 'parcel_moved', other: 'parcel_work' },
      pieces_returned: { member: 'parcel_moved' },
      returned: { member: 'parcel_moved' },
      refused_by_store: { member: 'parcel_moved' },
      cancelled_by_member: { other: 'parcel_work' },
      not_accepted_in_time: { member: 'parcel_moved', other: 'parcel_work' },
      not_sent_in_time: { member: 'parcel_moved', other: 'parcel_work' },
      payment_reversed: { member: 'parcel_moved', other: 'parcel_work' },
    },
  },
};

/** Kinds that no table of states above tells: whose they are. */
const elsewhere: Partial<Record<NotificationKind, string>> = {
  order_settled: 'the second stage of paid_in_full',
  payment_due: 'the clock, before a hold ends',
  settlement_due: 'the clock, before a settlement is due',
  flights_changed: 'a departure that flies otherwise on its day',
  hotels_changed: 'a programme that is published with other hotels',
  visa_recorded: 'a step of the preparation that the partner records',
  milestone_recorded: 'a step of the preparation that the partner records',
  supplement_asked: 'a birth date that makes a traveller older than paid for',
  money_misfit: 'money that fits no invoice',
  money_decided: 'what was decided about such money',
  parcel_money: 'money that fits no invoice of souvenirs, and what was decided about it',
  document_rejected: 'a verdict on one document',
  document_accepted: 'a verdict on one document, while others wait',
  documents_accepted: 'the last verdict on an order’s documents',
  partner_frozen: 'a partner’s standing',
  partner_reopened: 'a partner’s standing',
  evidence_expiring: 'the clock, before evidence ends',
  disbursement_entered: 'a bank’s transfer that the partner is to confirm',
  refund_moved: 'refunds: sent back; by transfer an account is needed, paid, came back',
  umrah_requested: 'a private umrah, to agencies',
  umrah_accepted: 'a private umrah, to its agency',
  umrah_family_left: 'a private umrah of several families, to its agency',
  umrah_ended: 'a private umrah, to agencies',
  review_answered: 'a reply to a review',
  terms_moved: 'a bank’s terms',
  webhook_failed: 'a delivery that was given up',
  webhook_paused: 'an address that was paused',
  promo: 'a promo that has begun',
  message: 'a conversation',
};

describe.each(Object.entries(machines))('%s', (_name, { events, heard, lines }) => {
  it('has one line for every event', () => {
    expect(Object.keys(lines).sort()).toEqual([...events].sort());
  });

  it.each(events)('%s is told as its line says', (event) => {
    const line = lines[event]!;
    const said =
      typeof line === 'string'
        ? { member: false, other: false }
        : { member: line.member !== undefined, other: line.other !== undefined };
    expect(heard(event)).toEqual(said);
    expect(typeof line === 'string' ? line.length : 21).toBeGreaterThan(20);
  });
});

it('every kind of notification belongs to a state, or says whose it is', () => {
  const told = Object.values(machines).flatMap(({ lines }) =>
    Object.values(lines).flatMap((line) => (typeof line === 'string' ? [] : Object.values(line))),
  );
  expect([...new Set([...told, ...(Object.keys(elsewhere) as NotificationKind[])])].sort()).toEqual(
    Object.keys(notificationKinds).sort(),
  );
});
