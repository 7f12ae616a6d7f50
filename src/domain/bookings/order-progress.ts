// How far an order is (docs/product/bookings.md). Pure: the
// list, the page and the emails ask the same function for the next step.
import type { DocumentProgress } from '#domain/participants';
import type {
  Attention,
  BookingState,
  InvoiceStage,
  InvoiceStatus,
  PaymentPlan,
} from '#shared/booking-states';
import { dayMs } from '#shared/durations';
import type { MilestoneKind } from '#shared/milestones';
import type { Milestone } from './milestones-of.ts';

interface StagePaid {
  stage: InvoiceStage;
  status: InvoiceStatus;
  dueAt: Date;
  paidAt: Date | null;
}

export interface ProgressInput {
  state: BookingState;
  attention: Attention | null;
  invoices: readonly StagePaid[];
  documents: DocumentProgress;
  milestones: readonly Milestone[];
  /** Domestic trips need no visa. */
  needsVisa: boolean;
  departsOn: string;
}

export type OrderStep = 'payment' | 'documents' | 'settlement' | MilestoneKind | 'departure';

export interface TimelineStep {
  step: OrderStep;
  /** `now`: the order waits for this step; the steps after it are not due yet. */
  status: 'done' | 'now' | 'ahead';
  /** When it was done, or is due; calendar dates as dates. */
  at: Date | string | null;
  /** Of a milestone, in the partner's words. */
  note: string | null;
}

/**
 * The steps of this order in order, completed ones with their day. Empty for an order that ended before its
 * trip.
 */
export function timelineOf({
  state,
  invoices,
  documents,
  milestones,
  needsVisa,
  departsOn,
}: ProgressInput): TimelineStep[] {
  if (state === 'expired' || state === 'cancelled_by_partner') return [];
  const first = invoices.find(({ stage }) => stage !== 'settlement');
  const settlement = invoices.find(({ stage }) => stage === 'settlement');
  const isUnderWay = state === 'departed' || state === 'completed';
  const paid = (invoice: StagePaid | undefined) => ({
    isDone: invoice?.status === 'paid',
    at: invoice?.paidAt ?? invoice?.dueAt ?? null,
    note: null,
  });
  const reached = (kind: MilestoneKind) => {
    const milestone = milestones.find((one) => one.kind === kind);
    return {
      step: kind,
      isDone: isUnderWay || milestone !== undefined,
      at: milestone?.reachedOn ?? null,
      note: milestone?.note ?? null,
    };
  };
  const steps: (Omit<TimelineStep, 'status'> & { isDone: boolean })[] = [
    { step: 'payment', ...paid(first) },
    {
      step: 'documents',
      isDone: isUnderWay || (documents.needed > 0 && documents.accepted === documents.needed),
      at: null,
      note: null,
    },
    ...(settlement ? [{ step: 'settlement' as const, ...paid(settlement) }] : []),
    ...(needsVisa ? [reached('visa')] : []),
    reached('ticket'),
    reached('kit'),
    reached('manasik'),
    { step: 'departure', isDone: isUnderWay, at: departsOn, note: null },
  ];
  const next = steps.findIndex(({ isDone }) => !isDone);
  return steps.map(({ isDone, ...step }, index) => ({
    ...step,
    status: isDone ? 'done' : index === next ? 'now' : 'ahead',
  }));
}

export type NextAction =
  | 'pay'
  | 'await_bank'
  | 'settle'
  | 'supplement'
  | 'name_travellers'
  | 'mend_documents'
  | 'send_documents'
  | 'await_check'
  | 'await_journey'
  | 'travel'
  | 'review'
  | 'done'
  | 'expired'
  | 'cancelled'
  | Attention;

/** A settlement due this soon comes before documents. */
const settleSoonDays = 14;

export interface NextActionInput {
  state: BookingState;
  attention: Attention | null;
  paymentPlan: PaymentPlan | null;
  /** What to pay next. */
  nextInvoice: { stage: InvoiceStage; dueAt: Date } | null;
  documents: DocumentProgress;
  isReviewed: boolean;
}

/** The one thing to do, or to wait for. */
export function nextActionOf(
  { state, attention, paymentPlan, nextInvoice, documents, isReviewed }: NextActionInput,
  now: Date,
): NextAction {
  if (attention) return attention;
  if (state === 'expired') return 'expired';
  if (state === 'cancelled_by_partner') return 'cancelled';
  if (state === 'waiting_payment' && paymentPlan === 'financing') return 'await_bank';
  if (state === 'waiting_payment' || state === 'draft') return 'pay';
  if (state === 'departed') return 'travel';
  if (state === 'completed') return isReviewed ? 'done' : 'review';
  const paying = nextInvoice?.stage === 'supplement' ? 'supplement' : 'settle';
  if (nextInvoice && nextInvoice.dueAt.getTime() - now.getTime() < settleSoonDays * dayMs) return paying;
  if (documents.rejected > 0) return 'mend_documents';
  if (documents.unnamed > 0) return 'name_travellers';
  if (documents.sent < documents.needed) return 'send_documents';
  if (nextInvoice) return paying;
  return documents.accepted < documents.needed ? 'await_check' : 'await_journey';
}
