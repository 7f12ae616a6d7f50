// A picture of what somebody sends back to a store (docs/product/souvenir-orders.md): for its buyer, the store and the operator.
import { readReturnPicture } from '#domain/souvenir-orders';
import { requireMember } from '#web/request/guards.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/return-picture';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireMember(request);
  const { type, bytes } = await orMissing(readReturnPicture(request.deps, actor, args.params.pictureId));
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  });
}
