// Money that waits for a person, as the pages of the partner and of the operator's finance share it.
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import {
  listHeldPayments,
  listOpenExceptions,
  listOpenRefunds,
  refundHeldPayment,
  resolveException,
  settleRefund,
} from '#domain/finance-console';
import type { Actor } from '#domain/memberships';
import { formatDate, formatInstant } from '#shared/dates';
import { localePath } from '#shared/locale-path';
import type { MoneyPageView } from '#web/partner-console/money-view';
import { leadToStepUp } from '#web/request/step-up.server';
import { refusedForm } from '#web/ui/forms/submission.server';
import { orMissing } from '#web/request/missing-page.server';
import type { PageRequest } from '#web/request/page-context.server';
import { readForm } from '#web/ui/forms/read-form.server';

/** Of one partner, or with null of all. */
export async function readMoney(
  { deps, locale }: PageRequest,
  actor: Actor,
  scope: string | null,
): Promise<MoneyPageView> {
  const [refunds, exceptions, kept] = await Promise.all([
    listOpenRefunds(deps, actor, scope),
    listOpenExceptions(deps, actor, scope),
    listHeldPayments(deps, actor, scope),
  ]);
  return {
    isOperator: scope === null,
    kept,
    refunds: refunds.map(({ dueOn, ...task }) => ({ ...task, due: formatDate(dueOn, locale, 'short') })),
    exceptions: exceptions.map(({ createdAt, ...exception }) => ({
      ...exception,
      at: formatInstant(createdAt, locale),
    })),
  };
}

type PageAction = (request: PageRequest, actor: Actor, id: string, form: FormData) => Promise<void>;

const resolve =
  (decision: 'refund' | 'keep'): PageAction =>
  ({ deps }, actor, exceptionId, form) =>
    resolveException(deps, actor, { exceptionId, decision, note: form.get('note') ?? '' });

/** What each button of these pages does, and what is said when it is done. */
const acts: Record<string, { act: PageAction; said: () => string }> = {
  'paid-back': {
    act: ({ deps }, actor, taskId, form) =>
      settleRefund(deps, actor, { taskId, proof: form.get('proof') ?? '' }),
    said: m.pconsole_said_paid_back,
  },
  refund: { act: resolve('refund'), said: m.pconsole_said_resolved },
  keep: { act: resolve('keep'), said: m.pconsole_said_resolved },
  'refund-kept': {
    act: ({ deps }, actor, paymentId) => refundHeldPayment(deps, actor, paymentId),
    said: m.pconsole_said_kept,
  },
};

/** Does what a button of these pages says, and leads back to `page`. */
export async function settleMoney(request: PageRequest, actor: Actor, sent: Request, page: string) {
  const form = await readForm(sent);
  const [intent, id] = [String(form.get('intent')), String(form.get('id') ?? '')];
  if (!Object.hasOwn(acts, intent)) throw data(null, { status: 400 });
  const { act, said } = acts[intent]!;
  try {
    await orMissing(act(request, actor, id, form));
  } catch (error) {
    leadToStepUp(error, request);
    const { data: answer, init } = refusedForm(error, form);
    return data({ ...answer, about: id }, init ?? {});
  }
  request.leaveToast({ type: 'success', message: said() });
  return redirect(localePath(page, request.locale), 303);
}
