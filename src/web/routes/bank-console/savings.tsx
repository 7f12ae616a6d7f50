// A bank's queue of savings applications (docs/product/savings.md): what waits stands on top, with its age against the promise; no names.
import * as m from '#messages/messages';
import { hasRole } from '#domain/memberships';
import { bankAnswerHours } from '#shared/limits';
import * as paths from '#shared/paths';
import { loadQueue } from '#web/bank-console/queue.server';
import { Queue } from '#web/bank-console/queue.tsx';
import { savingsQueue } from '#web/bank-console/queues.server';
import { requireBank } from '#web/bank-console/require-bank.server';
import { pageRequest } from '#web/request/page-context.server';
import { buttonClass } from '#web/ui/button.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { ListFileLink } from '#web/ui/list-file-link.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/savings';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireBank(request);
  return {
    view: await loadQueue(request, actor, savingsQueue),
    isOfficer: hasRole(actor, 'bank_officer'),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.bank_savings_title());
}

export default function BankSavingsRoute({ loaderData: { view, isOfficer } }: Route.ComponentProps) {
  return (
    <>
      <ConsoleHead
        title={m.bank_savings_title()}
        text={m.bank_savings_text({ hours: bankAnswerHours })}
        action={
          <div className="flex flex-wrap gap-3">
            <ListFileLink file={paths.bankConsole.savingsFile} total={view.total} />
            {isOfficer && (
              <LocalLink to={paths.bankConsole.balances} className={buttonClass('secondary')}>
                {m.bank_savings_to_balances()}
              </LocalLink>
            )}
          </div>
        }
      />
      <Queue
        view={view}
        path={paths.bankConsole.savings}
        title={m.bank_savings_title()}
        none={m.bank_savings_none()}
      />
    </>
  );
}
