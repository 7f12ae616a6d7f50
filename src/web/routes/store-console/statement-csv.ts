// The store's statement as a file.
import { answerStatementFile } from '#web/payouts/statement-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { requireStore } from '#web/store-console/require-store.server';
import type { Route } from './+types/statement-csv';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor, storeId } = requireStore(request, 'money');
  return answerStatementFile(request, { actor, partnerId: storeId });
}
