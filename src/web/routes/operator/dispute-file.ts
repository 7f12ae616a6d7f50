// A file of a dispute, for finance; each look is an audit line (docs/product/finance-console.md).
import { readDisputeFile } from '#domain/finance-console';
import { privateFile } from '#web/financing/private-file.server';
import { orMissing } from '#web/request/missing-page.server';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { leadToStepUp } from '#web/request/step-up.server';
import type { Route } from './+types/dispute-file';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'payments');
  const file = await orMissing(
    readDisputeFile(request.deps, actor, args.params.fileId).catch((error: unknown) => {
      leadToStepUp(error, request);
      throw error;
    }),
  );
  return privateFile(file, file.kind);
}
