// The document of a licence, for the partner's own people (docs/product/partner-profile.md).
import { readOwnLicenceDocument } from '#domain/partner-standing';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { documentAnswer } from '#web/partner-standing/document-answer.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/licence-document';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  return documentAnswer(await orMissing(readOwnLicenceDocument(request.deps, actor, args.params.documentId)));
}
