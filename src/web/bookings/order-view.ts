// An order as its page shows it: dates, states and steps in words, texts in one language, nothing that the page does not say. Made where the
// data are read: a browser would else load the words of every state there is (decision 0176).
import * as m from '#messages/messages';
import type { Booking, Invoice, NextAction, OrderStep, Supplement, TimelineStep } from '#domain/bookings';
import type { Reschedule } from '#domain/departure-changes';
import type { RetainedCost, TermsCancellation } from '#domain/partner-console';
import type { BookingMoney } from '#domain/ledger';
import type { DocumentProgress, ListedParticipant } from '#domain/participants';
import type { RefundView } from '#web/payments/refund-list.tsx';
import type { WrongAmount } from '#domain/payments';
import { type BookingState, statesBeforeDeparture } from '#shared/booking-states';
import { formatDate, formatInstant, todayInIndonesia } from '#shared/dates';
import type { Locale } from '#shared/locale';
import { formatShare } from '#shared/money';
import { type CancellationStep, cancellationSteps } from '#labels/contract-steps';
import {
  invoiceStatusLabel,
  isPaying,
  nextText,
  nextTitle,
  stageLabel,
  stateLabel,
  stepLabel,
} from '#labels/bookings';
import { travellerLabel } from '#labels/participants';
import { lineLabels } from '#labels/booking-lines';
import { roomLabel } from '#labels/catalogue';
import type { Tone } from '#labels/tone';
import { type Localized, localized } from '#labels/localized';
import { confirmedStates, type JustPaid, justPaidOf } from './just-paid.ts';
import { type RescheduleView, rescheduleView } from './reschedule-view.ts';
import { gapsOf } from './traveller-gaps.ts';
import { nextTravellerOf, type TravellerMark, travellerMarks } from './traveller-marks.ts';

interface Badge {
  word: string;
  tone: Tone;
}

export interface AgeView {
  number: number;
  verdict: 'older' | 'younger';
  /** Who it is, how old, and what was paid for. */
  text: string;
  /** What is asked for; null: nothing yet. */
  supplement: { amount: number; isPayable: boolean } | null;
}

export interface OrderView {
  id: string;
  code: string;
  state: BookingState;
  badge: Badge;
  title: Localized;
  slug: string;
  departs: string;
  returns: string;
  orderedAt: string;
  next: NextAction;
  nextTitle: string;
  nextText: string;
  /** Of whom something is waited for: their number. */
  nextTraveller: number;
  /** By when what is next to be paid is due. */
  payBy: string | null;
  /** The payment that has just arrived; null for an order that is looked at later. */
  justPaid: (JustPaid & { what: string }) | null;
  timeline: {
    step: OrderStep;
    word: string;
    status: TimelineStep['status'];
    at: string | null;
    note: string | null;
  }[];
  travellers: {
    number: number;
    name: string | null;
    /** 'Dewasa · Kamar berempat'. */
    about: string;
    marks: TravellerMark[];
  }[];
  invoices: {
    code: string;
    stage: string;
    amount: number;
    due: string;
    status: Badge;
    paidAt: string | null;
    isPayable: boolean;
  }[];
  /** Who does not fit what was paid for them; nobody once the journey began. */
  ages: AgeView[];
  lines: { said: Localized; quantity: number; each: number; amount: number }[];
  total: number;
  usd: { rate: number; on: string; source: NonNullable<Booking['usdRate']>['source'] } | null;
  progress: { paid: number; total: number; documents: DocumentProgress };
  money: BookingMoney;
  refunds: readonly RefundView[];
  /** Money that came and pays for nothing, each sum with what was decided about it. */
  wrongAmounts: Pick<WrongAmount, 'id' | 'amount' | 'outcome' | 'note'>[];
  /** What the partner had spent when the settlement did not come: stated, or kept when the order was ended. */
  cost: RetainedCost | null;
  tracking: { courier: string; number: string } | null;
  terms: { version: number; at: string; hasCopy: boolean } | null;
  /** The order's own copy of the contract terms; `isLater`: made after the order, from the package's page. */
  contract: { steps: CancellationStep[]; copiedAt: string; isLater: boolean } | null;
  /** Cancelled by them: what the member asked, and what stays with the partner. */
  ended: { requestedOn: string; share: string; kept: number } | null;
  consultantName: string | null;
  booker: { name: string; email: string; phone: string } | null;
  partner: { slug: string; name: string; email: string; phone: string };
  /** Null when its day never moved. */
  newDate: RescheduleView | null;
  /** Letters there are. */
  hasInvoice: boolean;
  hasConfirmation: boolean;
  /** Whether the member has said how booking went. */
  hasFeedback: boolean;
  /** Whether travellers may still be written down. */
  isOpen: boolean;
}

interface OrderParts {
  booking: Booking;
  nextInvoice: Invoice | Supplement | null;
  next: NextAction;
  timeline: TimelineStep[];
  participants: ListedParticipant[];
  documents: DocumentProgress;
  money: BookingMoney;
  refunds: readonly RefundView[];
  wrongAmounts: WrongAmount[];
  cost: RetainedCost | null;
  ended: TermsCancellation | null;
  tracking: OrderView['tracking'];
  newDate: Reschedule | null;
  hasFeedback: boolean;
  now: Date;
}

const payable: Record<'stage' | 'supplement', readonly BookingState[]> = {
  stage: ['waiting_payment', 'partly_paid', 'needs_attention'],
  supplement: ['partly_paid', 'paid', 'in_preparation', 'needs_attention'],
};

const said = ({ word, tone }: { word: () => string; tone: Tone }): Badge => ({ word: word(), tone });

export function orderView(
  {
    booking,
    nextInvoice,
    next,
    timeline,
    participants,
    documents,
    money,
    refunds,
    wrongAmounts,
    cost,
    ended,
    tracking,
    newDate,
    hasFeedback,
    now,
  }: OrderParts,
  locale: Locale,
): OrderView {
  const { departure, partner, usdRate } = booking;
  const day = (date: string) => formatDate(date, locale);
  const instant = (at: Date | null) => at && formatInstant(at, locale);
  const isPayable = (invoice: Invoice | Supplement) =>
    invoice === nextInvoice &&
    invoice.dueAt > now &&
    payable[invoice.stage === 'supplement' ? 'supplement' : 'stage'].includes(booking.state);
  const paid = justPaidOf(booking, now, locale);
  const isOpen = statesBeforeDeparture.includes(booking.state);
  return {
    id: booking.id,
    code: booking.code,
    state: booking.state,
    badge: said(stateLabel[booking.state]),
    title: localized(departure.title, locale),
    slug: departure.slug,
    departs: formatDate(departure.departsOn, locale, 'full'),
    returns: formatDate(departure.returnsOn, locale, 'full'),
    orderedAt: instant(booking.orderedAt) ?? '',
    next,
    nextTitle: nextTitle[next](),
    nextText: nextText[next](),
    nextTraveller: nextTravellerOf(participants, next),
    payBy: nextInvoice && isPaying(next) ? instant(nextInvoice.dueAt) : null,
    justPaid: paid && {
      ...paid,
      what: m.orders_paid_what({ stage: stageLabel[paid.stage](), at: paid.at }),
    },
    timeline: timeline.map(({ step, status, at, note }) => ({
      step,
      word: stepLabel[step](),
      status,
      at: typeof at === 'string' ? day(at) : instant(at),
      note,
    })),
    travellers: participants.map((participant) => {
      const { number, name, traveller, roomType } = participant;
      return {
        number,
        name,
        about: `${travellerLabel[traveller]()} · ${roomLabel[roomType]()}`,
        marks: travellerMarks(gapsOf(participant)),
      };
    }),
    // The first that waits: a settlement is paid after the down payment.
    invoices: [...booking.invoices, ...booking.supplements].map((invoice) => ({
      code: invoice.code,
      stage: stageLabel[invoice.stage](),
      amount: invoice.amount,
      due: formatInstant(invoice.dueAt, locale),
      status: said(invoiceStatusLabel[invoice.status]),
      paidAt: instant(invoice.paidAt),
      isPayable: isPayable(invoice),
    })),
    ages: isOpen
      ? participants.flatMap(({ id, number, name, traveller, age }) => {
          if (!age || age.verdict === 'fits') return [];
          const asked = booking.supplements.find(
            ({ participantId, status }) => participantId === id && status === 'waiting',
          );
          return [
            {
              number,
              verdict: age.verdict,
              text: (age.verdict === 'older' ? m.orders_age_older : m.orders_age_younger)({
                name: name ?? m.orders_traveller_unnamed({ number }),
                age: age.age,
                paid: travellerLabel[traveller]().toLowerCase(),
                is: travellerLabel[age.is]().toLowerCase(),
              }),
              supplement: asked ? { amount: asked.amount, isPayable: isPayable(asked) } : null,
            },
          ];
        })
      : [],
    lines: booking.lines.map((line) => ({
      said: lineLabels(line, locale),
      quantity: line.quantity,
      each: line.each,
      amount: line.amount,
    })),
    total: booking.total,
    usd: usdRate && { rate: usdRate.rupiah, on: day(usdRate.on), source: usdRate.source },
    progress: {
      paid: booking.invoices.reduce((sum, { status, amount }) => sum + (status === 'paid' ? amount : 0), 0),
      total: booking.total,
      documents,
    },
    money,
    refunds,
    cost,
    tracking,
    wrongAmounts: wrongAmounts.map(({ id, amount, outcome, note }) => ({ id, amount, outcome, note })),
    terms:
      booking.termsVersion !== null && booking.termsAcceptedAt
        ? {
            version: booking.termsVersion,
            at: formatInstant(booking.termsAcceptedAt, locale),
            hasCopy: booking.termsDigest !== null,
          }
        : null,
    contract: booking.contract && {
      steps: cancellationSteps(booking.contract.terms, departure.departsOn, todayInIndonesia(now)),
      copiedAt: formatInstant(booking.contract.copiedAt, locale),
      isLater: booking.termsAcceptedAt !== null && booking.contract.copiedAt > booking.termsAcceptedAt,
    },
    ended: ended && {
      requestedOn: day(ended.requestedOn),
      share: formatShare(ended.granted, locale),
      kept: ended.kept,
    },
    consultantName: booking.consultantName,
    booker: booking.booker,
    partner: { slug: partner.slug, name: partner.name, email: partner.email, phone: partner.phoneNumber },
    newDate: newDate && rescheduleView(newDate, money, locale),
    hasInvoice: booking.state !== 'draft' && booking.booker !== null,
    hasConfirmation: confirmedStates.includes(booking.state) && booking.booker !== null,
    hasFeedback,
    isOpen,
  };
}
