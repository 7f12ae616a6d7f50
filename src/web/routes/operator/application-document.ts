// A document of an application, for the acquisition team; each look is an audit line (docs/product/joining.md).
import { readJoinDocument } from '#domain/joining';
import { orMissing } from '#web/request/missing-page.server';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { leadToStepUp } from '#web/request/step-up.server';
import type { Route } from './+types/application-document';

const endings: Record<string, string> = { 'image/webp': 'webp', 'application/pdf': 'pdf' };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'applications');
  const { bytes, contentType, kind } = await orMissing(
    readJoinDocument(request.deps, actor, args.params).catch((error: unknown) => {
      leadToStepUp(error, request);
      throw error;
    }),
  );
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': contentType,
      'content-disposition': `attachment; filename="${kind}.${endings[contentType]}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
