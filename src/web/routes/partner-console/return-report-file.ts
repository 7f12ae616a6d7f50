// The regulator's confirmation of a report, for the partner's own people (docs/product/return-reports.md).
import { data } from 'react-router';
import { readReturnReportFile } from '#domain/return-reports';
import { AppError } from '#shared/errors';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/return-report-file';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  const { departureId, reportId } = args.params;
  const { type, bytes } = await orMissing(
    readReturnReportFile(request.deps, actor, { departureId, reportId }).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'forbidden') throw data(null, { status: 403 });
      throw error;
    }),
  );
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${reportId}.${type === 'application/pdf' ? 'pdf' : 'webp'}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
