// A document of a licence, for whoever checks licences; each look is an audit line (docs/product/partner-standing.md).
import { readLicenceDocument } from '#domain/partner-standing';
import { documentAnswer } from '#web/partner-standing/document-answer.server';
import { orMissing } from '#web/request/missing-page.server';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { leadToStepUp } from '#web/request/step-up.server';
import type { Route } from './+types/licence-document';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'partners');
  return documentAnswer(
    await orMissing(
      readLicenceDocument(request.deps, actor, args.params).catch((error: unknown) => {
        leadToStepUp(error, request);
        throw error;
      }),
    ),
  );
}
