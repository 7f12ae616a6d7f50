// A card of one's own application; each look is recorded.
import { getSavings, readSavingsDocument } from '#domain/savings';
import { privateFile } from '#web/financing/private-file.server';
import { requireMember } from '#web/request/guards.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/document';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireMember(request);
  const { code, documents } = await orMissing(getSavings(request.deps, actor, args.params.savingId));
  const own = documents.find(({ id }) => id === args.params.documentId);
  const file = await orMissing(readSavingsDocument(request.deps, actor, own?.id ?? ''));
  return privateFile(file, `${code}-${file.kind}`);
}
