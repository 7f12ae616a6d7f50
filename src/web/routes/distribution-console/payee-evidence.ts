// The evidence of a distribution partner's own bank account (docs/product/payouts.md).
import { requireDistribution } from '#web/distribution-partners/require-distribution.server';
import { answerEvidence } from '#web/payouts/evidence-file.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/payee-evidence';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  return answerEvidence(request, requireDistribution(request).actor, args.params.accountId);
}
