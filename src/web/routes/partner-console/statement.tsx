// The partner's statement (docs/product/partner-console.md).
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { StatementPage } from '#web/payouts/statement-page.tsx';
import { loadStatement } from '#web/payouts/statement-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/statement';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  return loadStatement(
    request,
    requirePartner(request),
    ({ bookingCode }) => bookingCode && paths.partnerConsole.booking(bookingCode),
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.pconsole_statement());
}

export default function PartnerStatementRoute({ loaderData }: Route.ComponentProps) {
  const { statement, statementFile } = paths.partnerConsole;
  return <StatementPage statement={loaderData} path={statement} filePath={statementFile} />;
}
