// An order as its page shows it: dates, states and steps in words, texts in one language, nothing that the page does not say. Made where the
// data are read: a browser would else load the words of every state there is (decision 0176).
import * as m from '#messages/messages';
import type { Booking, Invoice, NextAction, OrderStep, Supplement, TimelineStep } from '#domain/bookings';
import type { Reschedule } from '#domain/departure-changes';
import type { RetainedCost, TermsCancellation } from '#domain/partner-console';
import type { BookingMoney } from '#domain/ledger';
import type { DocumentProgress, ListedParticipant } from '#domain/participants';
import type { RefundView } from '#web/payments/refund-list.tsx';
import type { RunningPayment, WrongAmount } from '#domain/payments';
import { type BookingState, statesBeforeDeparture } from '#shared/booking-states';
import { formatDate, formatInstant, todayInIndonesia } from '#shared/dates';
import type { Locale } from '#shared/locale';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { cancellationSteps } from '#labels/contract-steps';
import { invoiceStatusLabel, stageLabel, stateLabel, stepLabel } from '#labels/bookings';
import { travellerLabel } from '#labels/participants';
import { lineLabels } from '#labels/booking-lines';
import { roomLabel } from '#labels/catalogue';
import type { Tone } from '#labels/tone';
import { type Localized, localized } from '#labels/localized';
import { type CancellationView, cancellationView } from '#web/product/cancellation-view';
import { confirmedStates, justPaidOf } from './just-paid.ts';
import { detailsOf, type OrderDetail } from './order-details-view.ts';
import {
  costNotice,
  type MoneyRow,
  moneyCame,
  moneyRows,
  type OrderNotice,
  termsNotice,
  wrongAmountNotice,
} from './order-money-view.ts';
import { type NextView, nextView } from './order-next-view.ts';
import { paymentPath } from './payment-path.ts';
import { newDateNotice, type NewDateNotice, rescheduleView } from './reschedule-view.ts';
import { gapsOf } from './traveller-gaps.ts';
import { nextTravellerOf, type TravellerMark, travellerMarks } from './traveller-marks.ts';

interface Badge {
  word: string;
  tone: Tone;
}

export interface AgeView {
  number: number;
  title: string;
  /** Who it is, how old, and what was paid for. */
  text: string;
  /** Of who is older: what is asked for; `pay` where it can be paid now. */
  older: { text: string; pay: string | null; correct: string } | null;
}

/** The payment that has just arrived. */
export interface PaidView {
  title: string;
  amount: number;
  what: string;
  seats: string;
  code: string;
  receipt: string | null;
}

export interface OrderView {
  id: string;
  code: string;
  badge: Badge;
  title: Localized;
  /** 'Berangkat …, pulang …'. */
  dates: string;
  recommended: string | null;
  next: NextView;
  /** Where it is paid. */
  payPath: string;
  /** The payment that is waited for: the page asks for its state. */
  payment: { token: string; state: RunningPayment['state'] } | null;
  /** Null for an order that is looked at later. */
  paid: PaidView | null;
  lastStep: { title: string; text: string; label: string; to: string } | null;
  timeline: {
    step: OrderStep;
    word: string;
    status: TimelineStep['status'];
    said: string;
    lines: string[];
  }[];
  travellers: {
    number: number;
    name: string;
    /** 'Dewasa · Kamar berempat'. */
    about: string;
    marks: TravellerMark[];
  }[];
  invoices: {
    code: string;
    stage: string;
    amount: number;
    /** Paid when, or due when. */
    when: string;
    status: Badge;
    isPayable: boolean;
  }[];
  /** Who does not fit what was paid for them; nobody once the journey began. */
  ages: AgeView[];
  /** What must be known before all else: money that pays for nothing, and what a partner keeps. */
  notices: OrderNotice[];
  lines: { said: Localized; quantity: number; each: number; amount: number }[];
  total: number;
  progress: { name: string; percent: number; said: string }[];
  /** `decided`: money that paid for nothing, with what became of it. */
  money: { came: MoneyRow[]; rows: MoneyRow[]; decided: OrderNotice[] };
  refunds: readonly RefundView[];
  /** The order's own copy of the contract terms; whether a cancellation of today would still follow them. */
  contract: { view: CancellationView; copied: string; isAhead: boolean } | null;
  papers: { to: string; label: string; isCalendar: boolean }[];
  details: OrderDetail[];
  /** Null when its day never moved, or nothing is left to answer. */
  newDate: NewDateNotice | null;
}

interface OrderParts {
  booking: Booking;
  nextInvoice: Invoice | Supplement | null;
  next: NextAction;
  /** The payment that is waited for, with what it is called. */
  running: { payment: RunningPayment; method: string } | null;
  timeline: TimelineStep[];
  participants: ListedParticipant[];
  documents: DocumentProgress;
  money: BookingMoney;
  refunds: readonly RefundView[];
  wrongAmounts: WrongAmount[];
  cost: RetainedCost | null;
  ended: TermsCancellation | null;
  tracking: { courier: string; number: string } | null;
  newDate: Reschedule | null;
  hasFeedback: boolean;
  now: Date;
}

interface Reader {
  locale: Locale;
  /** The brand's, for who disagrees. */
  email: string;
}

const payable: Record<'stage' | 'supplement', readonly BookingState[]> = {
  stage: ['waiting_payment', 'partly_paid', 'needs_attention'],
  supplement: ['partly_paid', 'paid', 'in_preparation', 'needs_attention'],
};

const said = ({ word, tone }: { word: () => string; tone: Tone }): Badge => ({ word: word(), tone });

const statusWord: Record<TimelineStep['status'], () => string> = {
  done: m.orders_step_done,
  now: m.orders_step_now,
  ahead: m.orders_step_ahead,
};

export function orderView(parts: OrderParts, { locale, email }: Reader): OrderView {
  const { booking, nextInvoice, participants, money, cost, ended, wrongAmounts, running, now } = parts;
  const { id, code, state, departure } = booking;
  const { name: partner } = booking.partner;
  const [waiting, decided] = [true, false].map((isWaiting) =>
    wrongAmounts.filter(({ outcome }) => (outcome === 'waiting') === isWaiting).map(wrongAmountNotice),
  ) as [OrderNotice[], OrderNotice[]];
  const payPath = paymentPath({ id, slug: departure.slug });
  return {
    id,
    code,
    badge: said(stateLabel[state]),
    title: localized(departure.title, locale),
    dates: m.orders_dates({
      departs: formatDate(departure.departsOn, locale, 'full'),
      returns: formatDate(departure.returnsOn, locale, 'full'),
    }),
    recommended: booking.consultantName ? m.orders_consultant({ name: booking.consultantName }) : null,
    next: nextView(
      parts.next,
      {
        id,
        departure,
        partner: booking.partner.slug,
        traveller: nextTravellerOf(participants, parts.next),
      },
      { dueAt: nextInvoice?.dueAt ?? null, running, locale },
    ),
    payPath,
    payment: running && { token: running.payment.id, state: running.payment.state },
    paid: paidView(parts, locale),
    lastStep:
      hasConfirmation(booking) && !parts.hasFeedback && isOpen(booking)
        ? {
            title: m.orders_thanks(),
            text: m.orders_thanks_text(),
            label: m.orders_thanks_link(),
            to: `${paths.checkout(departure.slug, id)}?step=selesai`,
          }
        : null,
    timeline: timelineOf(parts, locale),
    travellers: participants.map((participant) => ({
      number: participant.number,
      name: nameOf(participant),
      about: `${travellerLabel[participant.traveller]()} · ${roomLabel[participant.roomType]()}`,
      marks: travellerMarks(gapsOf(participant)),
    })),
    // The first that waits: a settlement is paid after the down payment.
    invoices: [...booking.invoices, ...booking.supplements].map((invoice) => ({
      code: invoice.code,
      stage: stageLabel[invoice.stage](),
      amount: invoice.amount,
      when: invoice.paidAt
        ? m.orders_paid_at({ at: formatInstant(invoice.paidAt, locale) })
        : m.orders_due_at({ at: formatInstant(invoice.dueAt, locale) }),
      status: said(invoiceStatusLabel[invoice.status]),
      isPayable: isPayable(invoice, parts),
    })),
    ages: isOpen(booking) ? participants.flatMap((participant) => ageView(participant, parts) ?? []) : [],
    notices: [
      ...waiting,
      ...(cost ? [costNotice(cost, email)] : []),
      ...(ended ? [termsNotice(ended, { partner, email, locale })] : []),
    ],
    lines: booking.lines.map((line) => ({
      said: lineLabels(line, locale),
      quantity: line.quantity,
      each: line.each,
      amount: line.amount,
    })),
    total: booking.total,
    progress: progressOf(parts),
    money: { came: moneyCame(money), rows: moneyRows({ money, cost, ended, partner }), decided },
    refunds: parts.refunds,
    contract: contractView(booking, now, locale),
    papers: papersOf(booking),
    details: detailsOf(booking, locale),
    newDate: parts.newDate && newDateNotice(rescheduleView(parts.newDate, money, locale)),
  };
}

const nameOf = ({ name, number }: Pick<ListedParticipant, 'name' | 'number'>) =>
  name ?? m.orders_traveller_unnamed({ number });

/** Whether travellers may still be written down. */
const isOpen = ({ state }: Booking) => statesBeforeDeparture.includes(state);

const hasInvoice = ({ state, booker }: Booking) => state !== 'draft' && booker !== null;
const hasConfirmation = ({ state, booker }: Booking) => confirmedStates.includes(state) && booker !== null;

function isPayable(
  invoice: Invoice | Supplement,
  { booking, nextInvoice, now }: Pick<OrderParts, 'booking' | 'nextInvoice' | 'now'>,
): boolean {
  return (
    invoice === nextInvoice &&
    invoice.dueAt > now &&
    payable[invoice.stage === 'supplement' ? 'supplement' : 'stage'].includes(booking.state)
  );
}

function paidView({ booking, participants, now }: OrderParts, locale: Locale): PaidView | null {
  const paid = justPaidOf(booking, now, locale);
  return (
    paid && {
      title: m.orders_paid_title(),
      amount: paid.amount,
      what: m.orders_paid_what({ stage: stageLabel[paid.stage](), at: paid.at }),
      seats: m.orders_paid_seats({ people: participants.length }),
      code: m.orders_paid_code({ code: booking.code }),
      receipt: hasInvoice(booking) ? m.orders_paid_receipt() : null,
    }
  );
}

function timelineOf({ timeline, tracking }: OrderParts, locale: Locale): OrderView['timeline'] {
  return timeline.map(({ step, status, at, note }) => ({
    step,
    word: stepLabel[step](),
    status,
    said: statusWord[status](),
    lines: [
      at && (typeof at === 'string' ? formatDate(at, locale) : formatInstant(at, locale)),
      note,
      step === 'kit' && tracking && m.orders_tracking(tracking),
    ].filter((line) => typeof line === 'string' && line !== '') as string[],
  }));
}

function ageView(
  { id, number, name, traveller, age }: ListedParticipant,
  parts: Pick<OrderParts, 'booking' | 'nextInvoice' | 'now'>,
): AgeView | null {
  if (!age || age.verdict === 'fits') return null;
  const isOlder = age.verdict === 'older';
  const asked = parts.booking.supplements.find(
    ({ participantId, status }) => participantId === id && status === 'waiting',
  );
  const mayPay = asked !== undefined && isPayable(asked, parts);
  const amount = asked && formatRupiah(asked.amount);
  return {
    number,
    title: m.orders_age_title(),
    text: (isOlder ? m.orders_age_older : m.orders_age_younger)({
      name: nameOf({ name, number }),
      age: age.age,
      paid: travellerLabel[traveller]().toLowerCase(),
      is: travellerLabel[age.is]().toLowerCase(),
    }),
    older: isOlder
      ? {
          text:
            amount === undefined
              ? m.orders_age_save_again()
              : (mayPay ? m.orders_age_pay : m.orders_age_pay_later)({ amount }),
          pay: mayPay ? m.orders_pay() : null,
          correct: m.orders_age_correct(),
        }
      : null,
  };
}

function progressOf({ booking, documents }: OrderParts): OrderView['progress'] {
  const paid = booking.invoices.reduce(
    (sum, { status, amount }) => sum + (status === 'paid' ? amount : 0),
    0,
  );
  const bar = (name: string, done: number, all: number, say: (value: number) => string) => ({
    name,
    percent: all > 0 ? (done / all) * 100 : 0,
    said: m.orders_progress_of({ done: say(done), all: say(all) }),
  });
  return [
    bar(m.orders_progress_payment(), paid, booking.total, formatRupiah),
    bar(m.orders_progress_documents(), documents.sent, documents.needed, String),
    bar(m.orders_progress_checked(), documents.accepted, documents.needed, String),
  ];
}

/** Shown as what they are: the partner's own, as they were when the order was made, or later, from the package's page. */
function contractView(
  { state, contract, departure, partner, termsAcceptedAt }: Booking,
  now: Date,
  locale: Locale,
): OrderView['contract'] {
  if (!contract) return null;
  const steps = cancellationSteps(contract.terms, departure.departsOn, todayInIndonesia(now));
  const at = formatInstant(contract.copiedAt, locale);
  const isLater = termsAcceptedAt !== null && contract.copiedAt > termsAcceptedAt;
  return {
    view: cancellationView(steps, partner.name, locale),
    copied: isLater ? m.orders_contract_copied_later({ at }) : m.orders_contract_copied({ at }),
    isAhead: statesBeforeDeparture.includes(state),
  };
}

function papersOf(booking: Booking): OrderView['papers'] {
  const { id, state } = booking;
  const file = { isCalendar: false };
  const calendar = { to: paths.member.calendar(id), isCalendar: true };
  return [
    ...(hasInvoice(booking)
      ? [{ ...file, to: paths.member.invoice(id), label: m.orders_invoice_pdf() }]
      : []),
    ...(hasConfirmation(booking)
      ? [{ ...file, to: paths.member.confirmation(id), label: m.orders_confirmation_pdf() }]
      : []),
    ...(isOpen(booking) ? [{ ...calendar, label: m.orders_calendar() }] : []),
    ...(state === 'cancelled_by_partner' ? [{ ...calendar, label: m.orders_calendar_remove() }] : []),
  ];
}
