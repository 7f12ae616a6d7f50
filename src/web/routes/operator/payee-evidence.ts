// The evidence of a partner's bank account, for the operator's finance (docs/product/payouts.md).
import { answerEvidence } from '#web/payouts/evidence-file.server';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/payee-evidence';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  return answerEvidence(request, requireOperator(request, 'payouts'), args.params.accountId);
}
