// The emails about orders (docs/product/booking-notifications.md) and the values they are rendered from.
import * as z from 'zod';
import { amountDue, day, days, emailKind, instant, member, order, rupiahs } from './email-value-schemas.ts';

const refunds = z.array(amountDue);

export const orderEmailKinds = {
  order_placed: emailKind(z.object({ ...order, amount: rupiahs, payableUntil: instant })),
  order_confirmed: emailKind(z.object({ ...order, paid: rupiahs, settlement: amountDue.nullable() })),
  settlement_due: emailKind(z.object({ ...order, amount: rupiahs, dueAt: instant })),
  settlement_received: emailKind(z.object({ ...order, paid: rupiahs })),
  document_rejected: emailKind(
    z.object({ ...order, document: z.string(), traveller: z.string(), reason: z.string() }),
  ),
  documents_accepted: emailKind(z.object(order)),
  order_cancelled: emailKind(z.object({ ...order, refunds })),
  order_cancelled_by_terms: emailKind(
    z.object({
      ...order,
      partner: z.string(),
      requestedOn: day,
      /** Of the price, that is refunded: '75%'. */
      share: z.string(),
      retained: rupiahs,
      refunds,
    }),
  ),
  order_rescheduled: emailKind(
    z.object({ ...order, from: days, to: days, answerUntil: day, settlement: amountDue.nullable() }),
  ),
  new_date_refused: emailKind(z.object({ ...order, refunds })),
  order_ended: emailKind(
    z.object({
      ...order,
      refunds,
      retained: z.object({ amount: rupiahs, reason: z.string() }).nullable(),
    }),
  ),
  time_given: emailKind(z.object({ ...order, amount: rupiahs, dueAt: instant })),
  money_misfit: emailKind(
    z.object({
      ...order,
      received: rupiahs,
      expected: rupiahs.nullable(),
      payableUntil: instant.nullable(),
    }),
  ),
  money_decided: emailKind(
    z.object({
      ...order,
      received: rupiahs,
      becomes: z.enum(['kept', 'refund', 'refunded']),
      note: z.string().nullable(),
      refundBy: day.nullable(),
    }),
  ),
  /** Of souvenirs; `pieces` are names with their number, in the reader's language. */
  parcel_moved: emailKind(
    z.object({
      ...member,
      title: z.string(),
      text: z.string(),
      code: z.string(),
      pieces: z.array(z.string()),
      tracking: z.object({ courier: z.string(), number: z.string() }).nullable(),
      refund: rupiahs.nullable(),
      link: z.url(),
    }),
  ),
  order_attention: emailKind(
    z.object({
      ...order,
      why: z.enum(['seats_gone', 'settlement_overdue', 'payment_reversed']),
      refunds,
    }),
  ),
};
