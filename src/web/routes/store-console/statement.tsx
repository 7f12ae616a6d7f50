// The store's statement (docs/product/store-console.md).
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { StatementPage } from '#web/payouts/statement-page.tsx';
import { loadStatement } from '#web/payouts/statement-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { requireStore } from '#web/store-console/require-store.server';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/statement';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor, storeId } = requireStore(request, 'money');
  return loadStatement(
    request,
    { actor, partnerId: storeId },
    ({ parcelId }) => parcelId && paths.storeConsole.order(parcelId),
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.pconsole_statement());
}

export default function StoreStatementRoute({ loaderData }: Route.ComponentProps) {
  const { statement, statementFile } = paths.storeConsole;
  return <StatementPage statement={loaderData} path={statement} filePath={statementFile} />;
}
