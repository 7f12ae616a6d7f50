// What notifications say, written when they are read: in the language of whoever reads.
import * as m from '#messages/messages';
import type { Notification } from '#domain/notifications';
import { bankNames } from '#shared/bank-names';
import type { TermsNews } from '#shared/bank-terms';
import { formatDate, formatInstant } from '#shared/dates';
import { parcelSilenceDays, storeObjectionDays } from '#shared/limits';
import { type Locale, textIn } from '#shared/locale';
import { formatRupiah } from '#shared/money';
import type {
  BankNews,
  UnmatchedPaymentFate,
  NotificationKind,
  NotificationValues,
  OrderTrouble,
  ParcelMoneyNews,
  ParcelNews,
  PayoutNews,
  RefundNews,
  UmrahNews,
  UmrahOrderNews,
} from '#shared/notifications';
import { termsKindLabel } from './bank-terms.ts';
import { evidenceLabel } from './evidence.ts';
import { financingNextLabel } from './financing.ts';
import type { SavingsPaymentNews } from '#shared/savings-payments';
import { savingsNextLabel } from './savings.ts';
import { storeOrderEventText } from './souvenir-orders.ts';

interface Said {
  title: string;
  text: string;
}
type Texts = { [Kind in NotificationKind]: (values: NotificationValues[Kind], locale: Locale) => Said };

const umrahNews: Record<UmrahNews, () => string> = {
  offered: m.notifications_umrah_offered,
  revised: m.notifications_umrah_revised,
  offer_withdrawn: m.notifications_umrah_offer_withdrawn,
  approved: m.notifications_umrah_approved,
  approval_refused: m.notifications_umrah_approval_refused,
  expired: m.notifications_umrah_expired,
  offer_expired: m.notifications_umrah_offer_expired,
};

const umrahOrderNews: Record<UmrahOrderNews, () => string> = {
  placed: m.notifications_umrah_order_placed,
  down_payment_paid: m.notifications_umrah_order_down_payment_paid,
  paid: m.notifications_umrah_order_paid,
  lapsed: m.notifications_umrah_order_lapsed,
};

const orderTroubles: Record<OrderTrouble, () => string> = {
  seats_gone: m.notifications_order_seats_gone,
  settlement_overdue: m.notifications_order_settlement_overdue,
  payment_reversed: m.notifications_order_payment_reversed,
  new_date_refused: m.notifications_order_new_date_refused,
};

const parcelMoney: Record<ParcelMoneyNews, (values: { amount: string; date: string }) => string> = {
  misfit: m.notifications_money_misfit_text,
  kept: m.notifications_money_kept,
  refund: m.notifications_parcel_money_refund,
  refunded: m.notifications_money_refunded,
};

const umrahEnds: Record<NotificationValues['umrah_ended']['what'], () => string> = {
  request: m.notifications_umrah_ended_request,
  offer: m.notifications_umrah_ended_offer,
  left: m.notifications_umrah_ended_left,
};

const refundNews: Record<RefundNews, (values: { amount: string }) => string> = {
  sent_back: m.notifications_refund_sent_back,
  account_needed: m.notifications_refund_account_needed,
  paid: m.notifications_refund_paid,
  returned: m.notifications_refund_returned,
};

const unmatchedPaymentFate: Record<UnmatchedPaymentFate, (values: { amount: string }) => string> = {
  kept: m.notifications_money_kept,
  refund: m.notifications_money_refund,
  refunded: m.notifications_money_refunded,
};

const milestoneText: Record<
  NotificationValues['milestone_recorded']['milestone'],
  (values: { date: string }) => string
> = {
  ticket: m.notifications_milestone_ticket,
  kit: m.notifications_milestone_kit,
  manasik: m.notifications_milestone_manasik,
};

const payoutNews: Record<PayoutNews, (values: { amount: string; bank: string; ending: string }) => string> = {
  paid: m.notifications_payout_paid,
  failed: m.notifications_payout_failed,
  returned: m.notifications_payout_returned,
};

const bankNews: Record<BankNews, () => string> = {
  sent: m.notifications_bank_sent,
  sent_again: m.notifications_bank_sent_again,
  proposed: m.notifications_bank_proposed,
  returned: m.notifications_bank_returned,
  offer_accepted: m.notifications_bank_offer_accepted,
  disbursed: m.notifications_bank_disbursed,
  withdrawn: m.notifications_bank_withdrawn,
  lapsed: m.notifications_bank_lapsed,
};

const parcelNews: Record<ParcelNews, () => string> = {
  cancelled_by_member: m.notifications_parcel_cancelled_by_member,
  not_accepted_in_time: m.notifications_parcel_not_accepted_in_time,
  not_sent_in_time: m.notifications_parcel_not_sent_in_time,
  payment_reversed: m.notifications_parcel_payment_reversed,
  return_requested: m.notifications_parcel_return_requested,
  return_contested: m.notifications_parcel_return_contested,
  return_granted: m.notifications_parcel_return_granted,
  return_rejected: m.notifications_parcel_return_rejected,
  tracking_doubted: m.notifications_parcel_tracking_doubted,
};

const savingsPaymentAnswer: Record<'declined' | 'lapsed', () => string> = {
  declined: m.notifications_savings_payment_declined,
  lapsed: m.notifications_savings_payment_lapsed,
};

const savingsPaymentNews: Record<SavingsPaymentNews, () => string> = {
  asked: m.notifications_savings_payment_asked,
  prepared: m.notifications_savings_payment_prepared,
  returned: m.notifications_savings_payment_returned,
  withdrawn: m.notifications_savings_payment_withdrawn,
  overtaken: m.notifications_savings_payment_overtaken,
};

const termsNews: Record<TermsNews, () => string> = {
  proposed: m.notifications_terms_proposed,
  confirmed: m.notifications_terms_confirmed,
  approved: m.notifications_terms_approved,
  refused: m.notifications_terms_refused,
};

const texts: Texts = {
  order_placed: ({ code }) => ({
    title: m.notifications_order_placed({ code }),
    text: m.notifications_order_placed_text(),
  }),
  order_confirmed: ({ code }) => ({
    title: m.notifications_order_confirmed({ code }),
    text: m.notifications_order_confirmed_text(),
  }),
  order_settled: ({ code }) => ({
    title: m.notifications_order_settled({ code }),
    text: m.notifications_order_settled_text(),
  }),
  order_attention: ({ code }) => ({
    title: m.notifications_order_attention({ code }),
    text: m.notifications_order_attention_text(),
  }),
  order_expired: ({ code }) => ({
    title: m.notifications_order_expired({ code }),
    text: m.notifications_order_expired_text(),
  }),
  order_cancelled: ({ code }) => ({
    title: m.notifications_order_cancelled({ code }),
    text: m.notifications_order_cancelled_text(),
  }),
  order_rescheduled: ({ code, departsOn }, locale) => ({
    title: m.notifications_order_rescheduled({ code }),
    text: m.notifications_order_rescheduled_text({ date: formatDate(departsOn, locale) }),
  }),
  order_extended: ({ code }) => ({
    title: m.notifications_order_extended({ code }),
    text: m.notifications_order_extended_text(),
  }),
  order_ended: ({ code }) => ({
    title: m.notifications_order_ended({ code }),
    text: m.notifications_order_ended_text(),
  }),
  new_date_refused: ({ code }) => ({
    title: m.notifications_new_date_refused({ code }),
    text: m.notifications_new_date_refused_text(),
  }),
  flights_changed: ({ code }) => ({
    title: m.notifications_flights_changed({ code }),
    text: m.notifications_flights_changed_text(),
  }),
  hotels_changed: ({ code }) => ({
    title: m.notifications_hotels_changed({ code }),
    text: m.notifications_hotels_changed_text(),
  }),
  visa_recorded: ({ code, reachedOn }, locale) => ({
    title: m.notifications_visa_recorded({ code }),
    text: m.notifications_visa_recorded_text({ date: formatDate(reachedOn, locale) }),
  }),
  milestone_recorded: ({ code, milestone, reachedOn }, locale) => ({
    title: m.notifications_milestone_recorded({ code }),
    text: milestoneText[milestone]({ date: formatDate(reachedOn, locale) }),
  }),
  journey_begun: ({ code }) => ({
    title: m.notifications_journey_begun({ code }),
    text: m.notifications_journey_begun_text(),
  }),
  journey_over: ({ code }) => ({
    title: m.notifications_journey_over({ code }),
    text: m.notifications_journey_over_text(),
  }),
  payment_due: ({ code, amount, until }, locale) => ({
    title: m.notifications_payment_due({ code }),
    text: m.notifications_payment_due_text({
      amount: formatRupiah(amount),
      until: formatInstant(new Date(until), locale),
    }),
  }),
  settlement_due: ({ code, amount, dueOn }, locale) => ({
    title: m.notifications_settlement_due({ code }),
    text: m.notifications_settlement_due_text({
      amount: formatRupiah(amount),
      date: formatDate(dueOn, locale),
    }),
  }),
  supplement_asked: ({ code, amount }) => ({
    title: m.notifications_supplement_asked({ code }),
    text: m.notifications_supplement_asked_text({ amount: formatRupiah(amount) }),
  }),
  supplement_paid: ({ code }) => ({
    title: m.notifications_supplement_paid({ code }),
    text: m.notifications_supplement_paid_text(),
  }),
  supplement_reversed: ({ code }) => ({
    title: m.notifications_supplement_reversed({ code }),
    text: m.notifications_supplement_reversed_text(),
  }),
  money_misfit: ({ code, amount }) => ({
    title: m.notifications_money_misfit({ code }),
    text: m.notifications_money_misfit_text({ amount: formatRupiah(amount) }),
  }),
  money_decided: ({ code, amount, becomes }) => ({
    title: m.notifications_money_misfit({ code }),
    text: unmatchedPaymentFate[becomes]({ amount: formatRupiah(amount) }),
  }),
  document_rejected: ({ code }) => ({
    title: m.notifications_document_rejected({ code }),
    text: m.notifications_document_rejected_text(),
  }),
  document_accepted: ({ code }) => ({
    title: m.notifications_document_accepted({ code }),
    text: m.notifications_document_accepted_text(),
  }),
  documents_accepted: ({ code }) => ({
    title: m.notifications_documents_accepted({ code }),
    text: m.notifications_documents_accepted_text(),
  }),
  partner_frozen: ({ partner }) => ({
    title: m.notifications_partner_frozen({ partner }),
    text: m.notifications_partner_frozen_text(),
  }),
  partner_reopened: ({ partner }) => ({
    title: m.notifications_partner_reopened({ partner }),
    text: m.notifications_partner_reopened_text(),
  }),
  evidence_expiring: ({ piece, departsOn, expiresOn }, locale) => ({
    title: m.notifications_evidence_expiring({ piece: evidenceLabel[piece].name() }),
    text: m.notifications_evidence_expiring_text({
      date: formatDate(departsOn, locale),
      until: formatDate(expiresOn, locale),
    }),
  }),
  financing_moved: ({ code, state }) => ({
    title: m.notifications_financing_moved({ code }),
    text: financingNextLabel[state](),
  }),
  savings_moved: ({ code, state }) => ({
    title: m.notifications_savings_moved({ code }),
    text: savingsNextLabel[state](),
  }),
  bank_application_moved: ({ code, what, event }) => ({
    title:
      what === 'financing'
        ? m.notifications_bank_financing_moved({ code })
        : m.notifications_bank_savings_moved({ code }),
    text: bankNews[event](),
  }),
  disbursement_entered: ({ code }) => ({
    title: m.notifications_disbursement_entered({ code }),
    text: m.notifications_disbursement_entered_text(),
  }),
  savings_payment_answered: ({ code, state }) => ({
    title: m.notifications_savings_payment_answered({ code }),
    text: savingsPaymentAnswer[state](),
  }),
  savings_payment_moved: ({ code, event }) => ({
    title: m.notifications_savings_payment_moved({ code }),
    text: savingsPaymentNews[event](),
  }),
  parcel_moved: ({ store, event, state }) => ({
    title: m.notifications_parcel_moved({ store }),
    text:
      event === 'presumed_delivered'
        ? m.notifications_parcel_presumed_delivered({ silent: parcelSilenceDays, days: storeObjectionDays })
        : storeOrderEventText(event, state),
  }),
  parcel_work: ({ store, event }) => ({
    title: m.notifications_parcel_work({ store }),
    text: parcelNews[event](),
  }),
  parcel_ordered: ({ store }) => ({
    title: m.notifications_parcel_ordered({ store }),
    text: m.notifications_parcel_ordered_text(),
  }),
  parcel_money: ({ code, amount, event, refundBy }, locale) => ({
    title: m.notifications_parcel_money({ code }),
    text: parcelMoney[event]({
      amount: formatRupiah(amount),
      date: refundBy === null ? '' : formatDate(refundBy, locale),
    }),
  }),
  refund_moved: ({ code, amount, event }) => ({
    title: m.notifications_refund_moved({ code }),
    text: refundNews[event]({ amount: formatRupiah(amount) }),
  }),
  payout_moved: ({ code, amount, bank, ending, event }) => ({
    title: m.notifications_payout_moved({ code }),
    text: payoutNews[event]({ amount: formatRupiah(amount), bank: bankNames[bank], ending }),
  }),
  umrah_moved: ({ code, event }) => ({
    title: m.notifications_umrah_moved({ code }),
    text: umrahNews[event](),
  }),
  umrah_requested: ({ code }) => ({
    title: m.notifications_umrah_requested({ code }),
    text: m.notifications_umrah_requested_text(),
  }),
  orders_paid: ({ departure, departsOn, event }, locale) => ({
    title: { confirmed: m.notifications_orders_paid, settled: m.notifications_orders_settled }[event](),
    text: m.notifications_orders_paid_text({
      departure: textIn(departure, locale),
      date: formatDate(departsOn, locale),
    }),
  }),
  order_trouble: ({ code, event }) => ({
    title: m.notifications_order_trouble({ code }),
    text: orderTroubles[event](),
  }),
  umrah_ended: ({ code, what }) => ({
    title: m.notifications_umrah_ended({ code }),
    text: umrahEnds[what](),
  }),
  umrah_family_left: ({ code }) => ({
    title: m.notifications_umrah_family_left({ code }),
    text: m.notifications_umrah_family_left_text(),
  }),
  umrah_order_moved: ({ code, event }) => ({
    title: m.notifications_umrah_order({ code }),
    text: umrahOrderNews[event](),
  }),
  umrah_accepted: ({ code }) => ({
    title: m.notifications_umrah_accepted({ code }),
    text: m.notifications_umrah_accepted_text(),
  }),
  terms_moved: ({ bank, kind, day, event }, locale) => ({
    title: m.notifications_terms_moved({
      bank,
      what: m.bank_terms_from({ kind: termsKindLabel[kind](), day: formatDate(day, locale) }),
    }),
    text: termsNews[event](),
  }),
  webhook_failed: ({ host }) => ({
    title: m.notifications_webhook_failed({ host }),
    text: m.notifications_webhook_failed_text(),
  }),
  webhook_paused: ({ host }) => ({
    title: m.notifications_webhook_paused({ host }),
    text: m.notifications_webhook_paused_text(),
  }),
  review_answered: ({ partner }) => ({
    title: m.notifications_review_answered({ partner }),
    text: m.notifications_review_answered_text(),
  }),
  promo: ({ title, code, endsOn }, locale) => ({
    title: textIn(title, locale).text,
    text: m.notifications_promo_text({ code, date: formatDate(endsOn, locale) }),
  }),
  message: ({ name }) => ({
    title: name === null ? m.notifications_message_support() : m.notifications_message({ name }),
    text: m.notifications_message_text(),
  }),
};

export function notificationText<Kind extends NotificationKind>(
  { kind, values }: Pick<Notification<Kind>, 'kind' | 'values'>,
  locale: Locale,
): Said {
  return texts[kind](values, locale);
}

/** Of a message that somebody sends to their own browser, to see whether it arrives. */
export function trialText(): Said {
  return { title: m.notifications_trial(), text: m.notifications_trial_text() };
}
