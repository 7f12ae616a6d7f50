// An order that needs a person (product.md "paid, needs attention"; decision 0038): why, where its money is, and what can be done.
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import { getAttention, settleAttention } from '#domain/bookings';
import { AppError } from '#shared/errors';
import { localePath } from '#shared/locale-path';
import { readablePhone } from '#shared/readable-phone';
import { DefinitionList } from '#web/components/ui/definition-list.tsx';
import { DeskHead } from '#web/components/ui/desk-head.tsx';
import { LocalLink } from '#web/components/ui/local-link.tsx';
import { Money } from '#web/components/ui/money.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { Card } from '#web/components/ui/section.tsx';
import { accountMeta } from '#web/features/accounts/account-meta';
import { untouched } from '#web/features/accounts/form-state';
import { stageWord } from '#web/features/orders/order-words';
import { AttentionActCard } from '#web/features/operator/attention-act.tsx';
import { actWord, attentionWord } from '#web/features/operator/attention-words';
import type { RouteHandle } from '#web/route-handle';
import { attentionView, isAct } from '#web/server/desks/attention-desk';
import { failedForm } from '#web/server/forms/form-state';
import { requireRole } from '#web/server/request/guards';
import { orMissing } from '#web/server/request/missing-page';
import { pageRequest } from '#web/server/request/page-context';
import { leadToStepUp } from '#web/server/request/step-up';
import { readForm } from '#web/server/forms/read-form';
import type { Route } from './+types/attention';

export const handle: RouteHandle = { readOnly: true };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireRole(request, 'operator_finance');
  return { order: await attentionView(request, await orMissing(getAttention(request.deps, actor, args.params.code))) };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireRole(request, 'operator_finance');
  const form = await readForm(args.request);
  const act = form.get('act');
  if (!isAct(act)) throw data(null, { status: 400 });
  await orMissing(getAttention(request.deps, actor, args.params.code));
  try {
    if (form.get('confirmed') !== 'yes') throw new AppError('invalid_input', [{ field: 'confirmed', message: 'error_cancel_unconfirmed' }]);
    await orMissing(settleAttention(request.deps, actor, { code: args.params.code, act, form: Object.fromEntries(form) }));
  } catch (error) {
    leadToStepUp(error, request);
    return failedForm(error, form);
  }
  request.leaveToast({ type: 'success', message: actWord[act].said() });
  return redirect(localePath('/operator/payments', request.locale), 303);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return accountMeta(matches, loaderData?.order.code ?? m.pdesk_all_money());
}

export default function AttentionRoute({ loaderData: { order }, actionData }: Route.ComponentProps) {
  const { code, attention, booker, partnerName, title, departs, total, acts, waiting, received } = order;
  const stateOf = (act: string) => (actionData?.values['act'] === act ? actionData : untouched);
  return (
    <div className="max-w-4xl">
      <LocalLink to="/operator/payments" className="mb-2 inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4">{m.pdesk_all_money()}</LocalLink>
      <DeskHead title={code} text={attentionWord[attention]()} />
      {actionData?.problem && <div className="mb-6"><Notice tone="bad" live title={actionData.problem} /></div>}
      <Card className="mb-6 px-5 py-2">
        <DefinitionList facts={[
          { term: m.pdesk_booker(), value: booker ? <>{booker.name}<span className="block font-normal break-all">{booker.email}</span><span className="block font-normal">{readablePhone(booker.phone)}</span></> : m.pdesk_nobody() },
          { term: m.odesk_partner(), value: partnerName }, { term: m.pdesk_journey(), value: title }, { term: m.pdesk_departs(), value: departs },
          { term: m.pdesk_total(), value: <Money amount={total} /> }, { term: m.odesk_received(), value: <Money amount={received} /> },
          ...waiting.map((invoice) => ({ term: stageWord[invoice.stage](), value: <><Money amount={invoice.amount} /><span className="block font-normal">{m.odesk_due({ when: invoice.due })}</span></> })),
        ]} />
      </Card>
      <div className="grid gap-6 md:grid-cols-2 md:items-start">{acts.map((act) => <AttentionActCard key={act} act={act} order={order} state={stateOf(act)} />)}</div>
    </div>
  );
}
