// The next step of an order, and how far the order is (docs/product/bookings.md).
import { describe, expect, it } from 'vitest';
import { bookingStates } from '#shared/booking-states';
import { type NextActionInput, nextActionOf, type ProgressInput, timelineOf } from './order-progress.ts';

const now = new Date('2027-03-15T05:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const all = { unnamed: 0, needed: 5, sent: 5, accepted: 5, rejected: 0 };

describe('the next step', () => {
  const next = (change: Partial<NextActionInput>) =>
    nextActionOf(
      {
        state: 'paid',
        attention: null,
        paymentPlan: 'full',
        nextInvoice: null,
        documents: all,
        isReviewed: false,
        ...change,
      },
      now,
    );

  it.each<[string, Partial<NextActionInput>, string]>([
    ['the bank that pays', { state: 'waiting_payment', paymentPlan: 'financing' }, 'await_bank'],
    ['money first', { state: 'waiting_payment', documents: { ...all, unnamed: 1 } }, 'pay'],
    [
      'what needs a person before all else',
      { state: 'needs_attention', attention: 'seats_gone' },
      'seats_gone',
    ],
    [
      'a settlement that is due soon before papers',
      {
        state: 'partly_paid',
        nextInvoice: { stage: 'settlement', dueAt: inDays(13) },
        documents: { ...all, sent: 0, accepted: 0 },
      },
      'settle',
    ],
    [
      'papers before a settlement that is due later',
      {
        state: 'partly_paid',
        nextInvoice: { stage: 'settlement', dueAt: inDays(15) },
        documents: { ...all, sent: 4, accepted: 0 },
      },
      'send_documents',
    ],
    [
      'the settlement once papers are sent',
      {
        state: 'partly_paid',
        nextInvoice: { stage: 'settlement', dueAt: inDays(15) },
        documents: { ...all, accepted: 0 },
      },
      'settle',
    ],
    [
      'a supplement by its own name, not as the rest of the price',
      { nextInvoice: { stage: 'supplement', dueAt: inDays(13) }, documents: { ...all, accepted: 0 } },
      'supplement',
    ],
    [
      'a supplement that is due later once papers are sent',
      { nextInvoice: { stage: 'supplement', dueAt: inDays(15) } },
      'supplement',
    ],
    [
      'a rejected paper before a name',
      { documents: { ...all, unnamed: 1, rejected: 1, sent: 4 } },
      'mend_documents',
    ],
    ['names before papers', { documents: { ...all, unnamed: 1, sent: 0 } }, 'name_travellers'],
    ["the partner's look", { documents: { ...all, accepted: 4 } }, 'await_check'],
    ["the partner's work", {}, 'await_journey'],
    ['the journey', { state: 'departed' }, 'travel'],
    ['the review, once', { state: 'completed' }, 'review'],
    ['thanks after it', { state: 'completed', isReviewed: true }, 'done'],
  ])('is %s', (_what, facts, expected) => expect(next(facts)).toBe(expected));
});

describe('the timeline', () => {
  const full = { stage: 'full', status: 'paid', dueAt: now, paidAt: now } as const;
  const facts: ProgressInput = {
    state: 'paid',
    attention: null,
    invoices: [full],
    documents: all,
    milestones: [],
    needsVisa: true,
    departsOn: '2027-06-13',
  };
  const steps = (change: Partial<ProgressInput>) =>
    timelineOf({ ...facts, ...change }).map(({ step, status }) => `${step} ${status}`);

  it('has a settlement for orders in stages and a visa for trips that need one', () => {
    const staged = [
      { ...full, stage: 'down_payment' },
      { ...full, stage: 'settlement', status: 'waiting', paidAt: null, dueAt: inDays(30) },
    ] as const;
    expect(steps({ invoices: staged, state: 'partly_paid' })).toEqual([
      'payment done',
      'documents done',
      'settlement now',
      'visa ahead',
      'ticket ahead',
      'kit ahead',
      'manasik ahead',
      'departure ahead',
    ]);
    expect(steps({ needsVisa: false })).toEqual([
      'payment done',
      'documents done',
      'ticket now',
      'kit ahead',
      'manasik ahead',
      'departure ahead',
    ]);
  });

  it("includes early milestones, with their day and the partner's note", () => {
    const timeline = timelineOf({
      ...facts,
      milestones: [{ kind: 'kit', reachedOn: '2027-03-10', note: 'Koper biru', tracking: null }],
    });
    expect(timeline.find(({ step }) => step === 'kit')).toEqual({
      step: 'kit',
      status: 'done',
      at: '2027-03-10',
      note: 'Koper biru',
    });
    expect(timeline.find(({ step }) => step === 'visa')!.status).toBe('now');
  });

  it('has at most one current step, in any state', () => {
    for (const state of bookingStates)
      expect(steps({ state }).filter((step) => step.endsWith(' now')).length).toBeLessThanOrEqual(1);
    expect(new Set(steps({ state: 'departed' }).map((step) => step.split(' ')[1]))).toEqual(
      new Set(['done']),
    );
    for (const state of ['expired', 'cancelled_by_partner'] as const) expect(steps({ state })).toEqual([]);
  });
});
