// The partner's statement as a file.
import { requirePartner } from '#web/partner-console/require-partner.server';
import { answerStatementFile } from '#web/payouts/statement-page.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/statement-csv';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  return answerStatementFile(request, requirePartner(request));
}
