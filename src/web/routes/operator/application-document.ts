// A document of an application, for the acquisition team; each look is an audit line (docs/product/joining.md).
import { readJoinDocument } from '#domain/joining';
import { documentAnswer } from '#web/partner-standing/document-answer.server';
import { orMissing } from '#web/request/missing-page.server';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { leadToStepUp } from '#web/request/step-up.server';
import type { Route } from './+types/application-document';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'applications');
  const { kind, ...file } = await orMissing(
    readJoinDocument(request.deps, actor, args.params).catch((error: unknown) => {
      leadToStepUp(error, request);
      throw error;
    }),
  );
  return documentAnswer(file, kind);
}
