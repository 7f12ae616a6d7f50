// A document of one's own application; each look is recorded.
import { getApplication, readFinancingDocument } from '#domain/financing';
import { privateFile } from '#web/financing/private-file.server';
import { requireMember } from '#web/request/guards.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/document';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireMember(request);
  const { code } = await orMissing(getApplication(request.deps, actor, args.params.financingId));
  const file = await orMissing(readFinancingDocument(request.deps, actor, args.params.documentId));
  return privateFile(file, `${code}-${file.kind}`);
}
