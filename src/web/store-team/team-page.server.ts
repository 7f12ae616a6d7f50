// The page of a store's staff: what it shows, and what its forms do (docs/product/store-console.md).
import {
  changeStoreDuties,
  inviteToStore,
  listStoreTeam,
  removeFromStore,
  withdrawStoreInvitation,
} from '#domain/store-team';
import { storeDutyText } from '#labels/duties';
import * as paths from '#shared/paths';
import { answerTeam, teamView } from '#web/colleagues/team-view.server';
import type { PageRequest } from '#web/request/page-context.server';
import { requireStore } from '#web/store-console/require-store.server';

export async function loadStoreTeam(request: PageRequest) {
  const { actor } = requireStore(request, 'staff');
  return teamView(await listStoreTeam(request.deps, actor), request.locale, storeDutyText);
}

export function changeStoreTeam(request: PageRequest, sent: Request) {
  const { deps, brand, locale } = request;
  const { actor } = requireStore(request, 'staff');
  return answerTeam(request, sent, paths.storeConsole.staff, {
    invite: (form) => inviteToStore(deps, actor, { form, brand, locale }),
    change: (asked) => changeStoreDuties(deps, actor, asked),
    remove: (id) => removeFromStore(deps, actor, id),
    withdraw: (id) => withdrawStoreInvitation(deps, actor, id),
  });
}
