// The evidence of the store's own bank account (docs/product/payouts.md).
import { answerEvidence } from '#web/payouts/evidence-file.server';
import { pageRequest } from '#web/request/page-context.server';
import { requireStore } from '#web/store-console/require-store.server';
import type { Route } from './+types/payee-evidence';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  return answerEvidence(request, requireStore(request, 'money').actor, args.params.accountId);
}
