// Everything kept about a member, as a file (docs/product/privacy.md). Asked for by a form: it is written to the audit log.
import { redirect } from 'react-router';
import { exportPersonalData } from '#domain/privacy';
import { AppError } from '#shared/errors';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { problemText } from '#web/ui/forms/error-labels.server';
import { requireMember } from '#web/request/guards.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/export';

/** Nothing to see: somebody followed the address of the form. */
export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireMember(request);
  return redirect(localePath(paths.member.profile, request.locale));
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireMember(request);
  try {
    const exported = await exportPersonalData(request.deps, actor);
    const name = `${request.brand.id}-${exported.exportedAt.slice(0, 10)}.json`;
    return new Response(`${JSON.stringify(exported, null, 2)}\n`, {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
      },
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    request.leaveToast({ type: 'error', message: problemText(error) });
    return redirect(localePath(paths.member.profile, request.locale), 303);
  }
}
