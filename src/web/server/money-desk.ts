// Money that waits for a person, as the pages of the partner and of the operator's finance share it.
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import { listOpenExceptions, listOpenRefunds, resolveException, settleRefund } from '#domain/bookings';
import type { Actor } from '#domain/memberships';
import { formatDate, formatInstant } from '#shared/dates';
import { AppError } from '#shared/errors';
import { localePath } from '#shared/locale-path';
import type { MoneyDeskView } from '#web/features/partner-desk/money-view';
import { failedForm } from './form-state.ts';
import { orMissing } from './missing-page.ts';
import type { PageRequest } from './page-context.ts';
import { readForm } from './read-form.ts';

/** Of one partner, or with null of all. */
export async function readMoney({ deps, locale }: PageRequest, actor: Actor, scope: string | null): Promise<MoneyDeskView> {
  const [refunds, exceptions] = await Promise.all([listOpenRefunds(deps, actor, scope), listOpenExceptions(deps, actor, scope)]);
  return {
    isOperator: scope === null,
    refunds: refunds.map(({ dueOn, ...task }) => ({ ...task, due: formatDate(dueOn, locale, 'short') })),
    exceptions: exceptions.map(({ createdAt, ...exception }) => ({ ...exception, at: formatInstant(createdAt, locale) })),
  };
}

/** Does what a button of these pages says, and leads back to `page`. */
export async function settleMoney(request: PageRequest, actor: Actor, sent: Request, page: string) {
  const form = await readForm(sent);
  const [intent, id] = [String(form.get('intent')), String(form.get('id') ?? '')];
  try {
    if (intent === 'paid-back') await orMissing(settleRefund(request.deps, actor, { taskId: id, proof: form.get('proof') ?? '' }));
    else if (intent === 'refund' || intent === 'keep') {
      await orMissing(resolveException(request.deps, actor, { exceptionId: id, decision: intent, note: form.get('note') ?? '' }));
    } else throw data(null, { status: 400 });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { data: state, init } = failedForm(error, form);
    return data({ ...state, id }, init ?? {});
  }
  request.leaveToast({ type: 'success', message: intent === 'paid-back' ? m.pdesk_said_paid_back() : m.pdesk_said_resolved() });
  return redirect(localePath(page, request.locale), 303);
}
