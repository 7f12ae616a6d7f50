// Notifications (spec §2 /notification): tabs, kinds, what each kind's text names, and the channels by which it leaves.
import type { BankCode } from './bank-names.ts';
import type { TermsKind, TermsNews } from './bank-terms.ts';
import type { EvidenceKind } from './catalogue.ts';
import type { FinancingState } from './financing.ts';
import type { LocalText } from './locale.ts';
import type { MilestoneKind } from './milestones.ts';
import type { UmrahEvent } from './private-umrah-status.ts';
import type { SavingsState } from './savings.ts';
import type { SavingsPaymentNews } from './savings-payments.ts';
import type { StoreOrderState } from './souvenir-order-states.ts';

/** Besides "all". */
export const notificationTabs = ['orders', 'promos', 'info'] as const;
export type NotificationTab = (typeof notificationTabs)[number];

/** Values of each kind, for its text. */
export interface NotificationValues {
  order_placed: { code: string };
  order_confirmed: { code: string };
  order_settled: { code: string };
  order_attention: { code: string };
  order_extended: { code: string };
  order_expired: { code: string };
  order_cancelled: { code: string };
  order_ended: { code: string };
  order_rescheduled: { code: string; departsOn: string };
  new_date_refused: { code: string };
  /** Another airport, airline or flight, on the same days. */
  flights_changed: { code: string };
  /** The programme of an order names other hotels, or other nights in them. */
  hotels_changed: { code: string };
  visa_recorded: { code: string; reachedOn: string };
  milestone_recorded: { code: string; milestone: Exclude<MilestoneKind, 'visa'>; reachedOn: string };
  journey_begun: { code: string };
  journey_over: { code: string };
  /** `until` is an instant. */
  payment_due: { code: string; amount: number; until: string };
  settlement_due: { code: string; amount: number; dueOn: string };
  /** A traveller is older than paid for: the difference is due before their documents are accepted. */
  supplement_asked: { code: string; amount: number };
  supplement_paid: { code: string };
  supplement_reversed: { code: string };
  /** Money that arrived and pays for nothing yet; and what became of it. */
  money_misfit: { code: string; amount: number };
  money_decided: { code: string; amount: number; becomes: UnmatchedPaymentFate };
  document_rejected: { code: string };
  /** Some of several. */
  document_accepted: { code: string };
  documents_accepted: { code: string };
  partner_frozen: { partner: string };
  partner_reopened: { partner: string };
  evidence_expiring: { piece: EvidenceKind; departsOn: string; expiresOn: string };
  /** What the bank, or the clock, has made of an application. */
  financing_moved: { code: string; state: FinancingState };
  savings_moved: { code: string; state: SavingsState };
  /** What a member, a colleague or the clock made of an application, to the bank's people. */
  bank_application_moved: { code: string; what: 'financing' | 'savings'; event: BankNews };
  /** A bank says that it has sent its money for an order, to the partner. */
  disbursement_entered: { code: string };
  /** Of an order that was to be paid from savings, to its member. */
  savings_payment_answered: { code: string; state: 'declined' | 'lapsed' };
  /** Of the request, to the bank's people. */
  savings_payment_moved: { code: string; event: SavingsPaymentNews };
  /** What a store, a gateway or the clock made of a parcel; `event` where the state alone does not say it. */
  parcel_moved: { store: string; event: string; state: StoreOrderState };
  parcel_ordered: { store: string };
  /** What buyers, the operator, a gateway or the clock made of a parcel, to its store. */
  parcel_work: { store: string; event: ParcelNews };
  /** Of an order of souvenirs: money that arrived and pays for nothing, and what became of it. `code` is its invoice's. */
  parcel_money: { code: string; amount: number; event: ParcelMoneyNews; refundBy: string | null };
  refund_moved: { code: string; amount: number; event: RefundNews };
  /** Of what is paid out to a partner, a store, a consultant or a distribution partner; `ending`: the last digits of the account. */
  payout_moved: { code: string; amount: number; bank: BankCode; ending: string; event: PayoutNews };
  umrah_moved: { code: string; event: UmrahNews };
  umrah_requested: { code: string };
  umrah_accepted: { code: string };
  /** An order of a private umrah, to its agency: `code` is the order's. */
  umrah_order_moved: { code: string; event: UmrahOrderNews };
  /** The families of a group that stay have all accepted. */
  umrah_family_left: { code: string };
  /** To the people of a travel partner: the first money of an order of a departure, or its last. Unread ones of a departure are one. */
  orders_paid: { departure: LocalText; departsOn: string; event: 'confirmed' | 'settled' };
  /** To them, too: what an order needs them for, or that it is over. */
  order_trouble: { code: string; event: OrderTrouble };
  umrah_ended: { code: string; what: 'request' | 'offer' | 'left' };
  review_answered: { partner: string };
  terms_moved: { bank: string; kind: TermsKind; day: string; event: TermsNews };
  webhook_failed: { host: string };
  webhook_paused: { host: string };
  promo: { title: LocalText; code: string; endsOn: string };
  message: { name: string | null };
}
/** What a travel partner hears of an order, beside that it is paid. */
export type OrderTrouble = 'seats_gone' | 'settlement_overdue' | 'payment_reversed' | 'new_date_refused';
/** What an agency hears of an order of a private umrah. */
export type UmrahOrderNews = 'placed' | 'down_payment_paid' | 'paid' | 'lapsed';
/** What was decided about money that paid for nothing. */
export type UnmatchedPaymentFate = 'kept' | 'refund' | 'refunded';
export type ParcelMoneyNews = 'misfit' | UnmatchedPaymentFate;
/** What a bank's people hear of an application. */
export type BankNews =
  | 'sent'
  | 'sent_again'
  | 'proposed'
  | 'returned'
  | 'offer_accepted'
  | 'disbursed'
  | 'withdrawn'
  | 'lapsed';
/** What a store hears of a parcel, beside that it is paid. */
export type ParcelNews =
  | 'tracking_doubted'
  | 'cancelled_by_member'
  | 'not_accepted_in_time'
  | 'not_sent_in_time'
  | 'payment_reversed'
  | 'return_requested'
  | 'return_contested'
  | 'return_granted'
  | 'return_rejected';
/** To its member: `sent_back` by its gateway or by hand, the others of a bank transfer. */
export type RefundNews = 'sent_back' | 'account_needed' | 'paid' | 'returned';

/** What a payee hears of a payout. */
export type PayoutNews = 'paid' | 'failed' | 'returned';

/** What an agency, or the clock, makes of a private umrah, and its family hears. */
export type UmrahNews =
  | Extract<UmrahEvent, 'offered' | 'revised' | 'offer_withdrawn' | 'approved' | 'approval_refused'>
  | 'expired'
  | 'offer_expired';
export type NotificationKind = keyof NotificationValues;

/** What can be switched off, and what nobody may miss. */
export const notificationTopics = ['payment', 'schedule', 'documents', 'messages', 'promos', 'work'] as const;
export type NotificationTopic = (typeof notificationTopics)[number];
/** Payment, schedule and visa documents cannot be switched off, and do not wait for the end of quiet hours. */
export const optionalTopics = ['messages', 'promos', 'work'] as const satisfies readonly NotificationTopic[];
export type OptionalTopic = (typeof optionalTopics)[number];

export const isOptionalTopic = (topic: NotificationTopic): topic is OptionalTopic =>
  optionalTopics.some((one) => one === topic);

/** Beside the list on the site, which always has it. */
export const notificationChannels = ['push', 'email', 'whatsapp'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

interface KindOf {
  tab: NotificationTab;
  topic: NotificationTopic;
  /** Minutes until a channel takes it, unless it was seen before. Absent: not by this channel; its area writes emails of its own. */
  after: Partial<Record<NotificationChannel, number>>;
}

const ofOrder = (topic: NotificationTopic): KindOf => ({
  tab: 'orders',
  topic,
  after: { push: 0, whatsapp: 2 },
});
/** What no email of its own says. */
const withEmailOf = (topic: NotificationTopic): KindOf => ({
  tab: 'orders',
  topic,
  after: { push: 0, email: 5, whatsapp: 5 },
});
const withEmail = withEmailOf('payment');
/** For staff: what waits for them. */
const ofWork: KindOf = { tab: 'info', topic: 'work', after: { push: 0, email: 5, whatsapp: 5 } };
/** For whoever is paid, and may not miss it: nobody switches off their own money. */
const ofOwnMoney: KindOf = { tab: 'info', topic: 'payment', after: { push: 0, email: 5, whatsapp: 5 } };
const quietly = (topic: NotificationTopic): KindOf => ({ tab: 'orders', topic, after: {} });

export const notificationKinds: Readonly<Record<NotificationKind, KindOf>> = {
  // Whoever ordered has the page before them.
  order_placed: quietly('payment'),
  order_confirmed: ofOrder('payment'),
  order_settled: ofOrder('payment'),
  order_attention: ofOrder('payment'),
  order_extended: ofOrder('payment'),
  order_expired: ofOrder('payment'),
  order_cancelled: ofOrder('schedule'),
  order_ended: ofOrder('payment'),
  order_rescheduled: ofOrder('schedule'),
  new_date_refused: quietly('schedule'),
  flights_changed: withEmailOf('schedule'),
  hotels_changed: withEmailOf('schedule'),
  visa_recorded: withEmailOf('documents'),
  milestone_recorded: withEmailOf('schedule'),
  journey_begun: quietly('schedule'),
  journey_over: quietly('schedule'),
  payment_due: ofOrder('payment'),
  settlement_due: ofOrder('payment'),
  supplement_asked: withEmail,
  supplement_paid: withEmail,
  supplement_reversed: withEmail,
  money_misfit: ofOrder('payment'),
  money_decided: ofOrder('payment'),
  document_rejected: ofOrder('documents'),
  // Nobody wants to be rung for each of fifteen: all of them accepted rings once.
  document_accepted: quietly('documents'),
  documents_accepted: ofOrder('documents'),
  partner_frozen: ofOrder('payment'),
  partner_reopened: ofOrder('payment'),
  evidence_expiring: { tab: 'info', topic: 'work', after: { push: 0, email: 60, whatsapp: 60 } },
  financing_moved: withEmail,
  savings_moved: withEmail,
  bank_application_moved: ofWork,
  disbursement_entered: ofWork,
  savings_payment_answered: withEmail,
  savings_payment_moved: ofWork,
  parcel_moved: withEmail,
  parcel_ordered: ofWork,
  parcel_work: ofWork,
  parcel_money: withEmail,
  refund_moved: withEmail,
  payout_moved: ofOwnMoney,
  umrah_moved: withEmail,
  umrah_requested: ofWork,
  umrah_accepted: ofWork,
  umrah_order_moved: ofWork,
  orders_paid: ofWork,
  order_trouble: ofWork,
  umrah_family_left: ofWork,
  umrah_ended: ofWork,
  terms_moved: ofWork,
  webhook_failed: ofWork,
  webhook_paused: ofWork,
  review_answered: { tab: 'info', topic: 'messages', after: { push: 0, email: 15, whatsapp: 15 } },
  // Devices ring only for those who ask for it.
  promo: { tab: 'promos', topic: 'promos', after: { push: 0, whatsapp: 30 } },
  message: { tab: 'info', topic: 'messages', after: { push: 1, email: 15, whatsapp: 5 } },
};

/** By this name a template is registered with WhatsApp, once in each language; what it says: src/labels/whatsapp-templates.ts. */
export const whatsAppTemplate = (topic: NotificationTopic): string => `rihlah_${topic}`;

/** Whether a channel ever carries anything of a topic. */
const isCarried = (topic: NotificationTopic, channel: NotificationChannel): boolean =>
  Object.values(notificationKinds).some((one) => one.topic === topic && one.after[channel] !== undefined);

/** Whether somebody chooses: by WhatsApp nothing arrives that was not asked for, and everything may be. */
export const isChosen = (topic: NotificationTopic, channel: NotificationChannel): boolean =>
  isCarried(topic, channel) && (channel === 'whatsapp' || isOptionalTopic(topic));

export const notificationsPerPage = 20;
/** Our choice: older ones say nothing that the pages do not say. */
export const notificationRetentionDays = 365;

/** Of a push notification that somebody sends to their own browser. */
export const notificationTrialKind = 'trial';
/** How the worker says to the pages of a browser that it has arrived. */
export const trialArrived = 'push-trial';
