// The bank's account openings as a file: codes, states and sums, no names (docs/product/bank-console.md).
import { queueFile } from '#web/bank-console/queue.server';
import { savingsQueue } from '#web/bank-console/queues.server';
import { requireBank } from '#web/bank-console/require-bank.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/savings-csv';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  return queueFile(request, requireBank(request), savingsQueue);
}
