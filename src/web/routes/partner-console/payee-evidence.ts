// The evidence of the partner's own bank account (docs/product/payouts.md).
import { requirePartner } from '#web/partner-console/require-partner.server';
import { answerEvidence } from '#web/payouts/evidence-file.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/payee-evidence';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  return answerEvidence(request, requirePartner(request).actor, args.params.accountId);
}
