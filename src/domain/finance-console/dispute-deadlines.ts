// By when a bank wants its answer about a payment that it took back (docs/product/finance-console.md): finance enters the day that its
// letter names, and corrects it.
import * as z from 'zod/mini';
import { recordAudit } from '#domain/audit';
import type { Actor } from '#domain/memberships';
import { type Db, transaction } from '#platform/database/database';
import { isCalendarDate } from '#shared/calendar-date';
import { addDays, formatDate, todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { getDispute } from './disputes.ts';

/** Our choice: banks ask for an answer within weeks. */
const daysAhead = 366;

const deadlineForm = z.object({ due_on: z.string({ error: 'error_field_empty' }) });

/** Refuses `not_found`, and `invalid_input` for a day that is over or more than a year ahead. */
export async function setDisputeDeadline(
  deps: { db: Db; now: () => Date },
  actor: Actor,
  { paymentId, form }: { paymentId: string; form: unknown },
): Promise<void> {
  await getDispute(deps, actor, paymentId);
  const { due_on: dueOn } = checkedForm(deadlineForm, form);
  const today = todayInIndonesia(deps.now());
  const last = addDays(today, daysAhead);
  if (!isCalendarDate(dueOn) || dueOn < today || dueOn > last)
    throw new AppError('invalid_input', [
      {
        field: 'due_on',
        message: 'error_dispute_due',
        values: { date: formatDate(last, actor.locale, 'short') },
      },
    ]);
  const stated = { due_on: dueOn, set_by: actor.accountId, set_at: deps.now() };
  await transaction(deps.db, async (db) => {
    await db
      .insertInto('dispute_deadlines')
      .values({ payment_id: paymentId, ...stated })
      .onConflict((conflict) => conflict.column('payment_id').doUpdateSet(stated))
      .execute();
    const booking = await db
      .selectFrom('payments as p')
      .innerJoin('bookings as b', 'b.id', 'p.subject_id')
      .select('b.account_id')
      .where('p.id', '=', paymentId)
      .executeTakeFirst();
    await recordAudit(
      { ...deps, db },
      {
        actor,
        role: 'operator_finance',
        action: 'dispute.deadline_set',
        subjectId: booking?.account_id ?? null,
        details: { about: paymentId },
      },
    );
  });
}
