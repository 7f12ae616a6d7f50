// A bank's report of balances (docs/product/savings.md): a CSV file is checked, shown, and stored by a second press.
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import { hasRole } from '#domain/memberships';
import { checkBalances, importBalances } from '#domain/savings';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { BalancesPage } from '#web/bank-console/balances-page.tsx';
import { checkedBalances } from '#web/bank-console/checked-balances.server';
import { requireBank } from '#web/bank-console/require-bank.server';
import { fileOf } from '#web/request/answer-actions.server';
import { pageRequest } from '#web/request/page-context.server';
import { leadToStepUp } from '#web/request/step-up.server';
import { answerForm } from '#web/ui/forms/submission.server';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/balances';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  if (!hasRole(requireBank(request), 'bank_officer')) throw data(null, { status: 403 });
  return null;
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireBank(request);
  const { deps, locale } = request;
  const orStepUp = (error: unknown): never => {
    leadToStepUp(error, request);
    throw error;
  };
  return answerForm(args.request, null, async (form) => {
    if (form.get('intent') === 'check') {
      const rows = await checkBalances(deps, actor, { file: await fileOf(form, 'file') }).catch(orStepUp);
      return checkedBalances(rows, locale);
    }
    // What was checked comes back as text, and is read and checked again from the beginning.
    const file = Buffer.from(String(form.get('rows') ?? ''));
    const changed = await importBalances(deps, actor, { file }).catch(orStepUp);
    request.leaveToast({ type: 'success', message: m.bank_balances_stored({ changed }) });
    return redirect(localePath(paths.bankConsole.savings, locale), 303);
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.bank_balances_title());
}

export default function BalancesRoute({ actionData }: Route.ComponentProps) {
  return <BalancesPage answer={actionData} />;
}
