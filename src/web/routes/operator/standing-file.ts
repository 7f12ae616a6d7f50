// The file behind a line of a partner's standing, for whoever checks licences; each look is an audit line (docs/product/partner-standing.md).
import { readStandingFile } from '#domain/partner-standing';
import { documentAnswer } from '#web/partner-standing/document-answer.server';
import { orMissing } from '#web/request/missing-page.server';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { leadToStepUp } from '#web/request/step-up.server';
import type { Route } from './+types/standing-file';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'partners');
  return documentAnswer(
    await orMissing(
      readStandingFile(request.deps, actor, args.params).catch((error: unknown) => {
        leadToStepUp(error, request);
        throw error;
      }),
    ),
  );
}
