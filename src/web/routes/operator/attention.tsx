// An order that needs a person (docs/product/finance-console.md; decision 0038): why, where its money is, and what can be done.
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import { getAttention, readAttention, settleAttention } from '#domain/finance-console';
import { AppError } from '#shared/errors';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { readablePhone } from '#shared/readable-phone';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Money } from '#web/ui/money.tsx';
import { Card } from '#web/ui/section.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { PageProblem } from '#web/ui/forms/page-problem.tsx';
import { stageLabel } from '#labels/bookings';
import { AttentionActionCard } from '#web/finance-console/attention-action.tsx';
import { actionLabel, attentionLabel } from '#labels/attention';
import { attentionView, isAuditAction } from '#web/finance-console/resolve-attention.server';
import { refusedForm } from '#web/ui/forms/submission.server';
import { requireOperator } from '#web/request/operator-pages.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { leadToStepUp } from '#web/request/step-up.server';
import { readForm } from '#web/ui/forms/read-form.server';
import type { Route } from './+types/attention';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'payments');
  return {
    order: attentionView(request, await orMissing(readAttention(request.deps, actor, args.params.code))),
  };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'payments');
  const form = await readForm(args.request);
  const act = form.get('act');
  if (!isAuditAction(act)) throw data(null, { status: 400 });
  await orMissing(getAttention(request.deps, actor, args.params.code));
  try {
    if (form.get('confirmed') !== 'yes')
      throw new AppError('invalid_input', [{ field: 'confirmed', message: 'error_cancel_unconfirmed' }]);
    await orMissing(
      settleAttention(request.deps, actor, { code: args.params.code, act, form: Object.fromEntries(form) }),
    );
  } catch (error) {
    leadToStepUp(error, request);
    const { data: answer, init } = refusedForm(error, form);
    return data({ ...answer, about: act }, init ?? {});
  }
  request.leaveToast({ type: 'success', message: actionLabel[act].said() });
  return redirect(localePath(paths.operator.payments, request.locale), 303);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return accountMeta(matches, loaderData?.order.code ?? m.pconsole_all_money());
}

export default function AttentionRoute({ loaderData: { order }, actionData }: Route.ComponentProps) {
  const { code, attention, booker, partnerName, title, departs, total, acts, waiting, received } = order;
  return (
    <div className="max-w-4xl">
      <LocalLink
        to={paths.operator.payments}
        className="mb-2 inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
      >
        {m.pconsole_all_money()}
      </LocalLink>
      <ConsoleHead title={code} text={attentionLabel[attention]()} />
      <PageProblem answer={actionData} />
      <Card className="mb-6 px-5 py-2">
        <DefinitionList
          facts={[
            {
              term: m.pconsole_booker(),
              value: booker ? (
                <>
                  {booker.name}
                  <span className="block font-normal break-all">{booker.email}</span>
                  <span className="block font-normal">{readablePhone(booker.phone)}</span>
                </>
              ) : (
                m.pconsole_nobody()
              ),
            },
            { term: m.oconsole_partner(), value: partnerName },
            { term: m.pconsole_journey(), value: title },
            { term: m.pconsole_departs(), value: departs },
            { term: m.pconsole_total(), value: <Money amount={total} /> },
            { term: m.oconsole_received(), value: <Money amount={received} /> },
            ...waiting.map((invoice) => ({
              term: stageLabel[invoice.stage](),
              value: (
                <>
                  <Money amount={invoice.amount} />
                  <span className="block font-normal">{m.oconsole_due({ when: invoice.due })}</span>
                </>
              ),
            })),
          ]}
        />
      </Card>
      <div className="grid gap-6 md:grid-cols-2 md:items-start">
        {acts.map((act) => (
          <AttentionActionCard key={act} act={act} order={order} answer={actionData} />
        ))}
      </div>
    </div>
  );
}
