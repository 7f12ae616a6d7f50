// The rooms of one hotel on paper (docs/product/rooms.md). Recorded for everybody in it.
import { takeRoomList } from '#domain/rooms';
import { drawRoomList } from '#pdfs/people-lists/room-list';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/rooms-file';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { deps, locale } = request;
  const { actor } = requirePartner(request);
  const { departureId } = args.params;
  const stay = Number(new URLSearchParams(request.search).get('stay')) || 0;
  const plan = await orMissing(takeRoomList(deps, actor, { departureId, stay }));
  const { name, bytes } = await drawRoomList(plan, { at: deps.now(), locale, of: actor.accountId });
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}.pdf"`,
      'cache-control': 'no-store',
    },
  });
}
