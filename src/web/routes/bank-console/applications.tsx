// A bank's queue of financing applications (docs/product/bank-console.md): what waits stands on top, with its age against the promise.
import * as m from '#messages/messages';
import { bankAnswerHours } from '#shared/limits';
import * as paths from '#shared/paths';
import { loadQueue } from '#web/bank-console/queue.server';
import { Queue } from '#web/bank-console/queue.tsx';
import { financingQueue } from '#web/bank-console/queues.server';
import { requireBank } from '#web/bank-console/require-bank.server';
import { pageRequest } from '#web/request/page-context.server';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { ListFileLink } from '#web/ui/list-file-link.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/applications';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  return loadQueue(request, requireBank(request), financingQueue);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.bank_queue_title());
}

export default function BankApplicationsRoute({ loaderData: view }: Route.ComponentProps) {
  return (
    <>
      <ConsoleHead
        title={m.bank_queue_title()}
        text={m.bank_queue_text({ hours: bankAnswerHours })}
        action={<ListFileLink file={paths.bankConsole.file} total={view.total} />}
      />
      <Queue
        view={view}
        path={paths.bankConsole.applications}
        title={m.bank_queue_title()}
        none={m.bank_queue_none()}
      />
    </>
  );
}
