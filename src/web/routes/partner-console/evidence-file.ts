// The document of a proof, for the partner's own people (docs/product/departure-evidence.md).
import { readProofFile } from '#domain/departure-evidence';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/evidence-file';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  const { proofId } = args.params;
  const { type, bytes } = await orMissing(readProofFile(request.deps, actor, proofId));
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${proofId}.${type === 'application/pdf' ? 'pdf' : 'webp'}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
