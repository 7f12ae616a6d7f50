// A traveller's paper, for the partner's staff; each look is written down for the member (docs/product/partner-console.md).
import { readDocument } from '#domain/participants';
import { orMissing } from '#web/request/missing-page.server';
import { leadToStepUp } from '#web/request/step-up.server';
import { pageRequest } from '#web/request/page-context.server';
import { requirePartner } from '#web/partner-console/require-partner.server';
import type { Route } from './+types/document';

const endings: Record<string, string> = { 'image/webp': 'webp', 'application/pdf': 'pdf' };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  const { code, documentId } = args.params;
  const { bytes, contentType, kind } = await orMissing(
    readDocument(request.deps, actor, { booking: code, documentId }).catch((error: unknown) => {
      leadToStepUp(error, request);
      throw error;
    }),
  );
  // The queue shows it beside what was entered; elsewhere it is taken along.
  const isShown = new URLSearchParams(request.search).has('show');
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': contentType,
      'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename="${code}-${kind}.${endings[contentType]}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
