// The file behind a bank's licence, for the operator's finance; each look is an audit line (docs/product/bank-terms.md).
import { readLicenceFile } from '#domain/bank-terms';
import { documentAnswer } from '#web/partner-standing/document-answer.server';
import { orMissing } from '#web/request/missing-page.server';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { leadToStepUp } from '#web/request/step-up.server';
import type { Route } from './+types/bank-licence-file';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'bankTerms');
  return documentAnswer(
    await orMissing(
      readLicenceFile(request.deps, actor, args.params).catch((error: unknown) => {
        leadToStepUp(error, request);
        throw error;
      }),
    ),
  );
}
