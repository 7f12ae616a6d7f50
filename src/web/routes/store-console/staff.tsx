// A store's staff (docs/product/store-console.md).
import * as m from '#messages/messages';
import { TeamPage } from '#web/colleagues/team-page.tsx';
import { changeStoreTeam, loadStoreTeam } from '#web/store-team/team-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/staff';

export function loader(args: Route.LoaderArgs) {
  return loadStoreTeam(pageRequest(args));
}

export function action(args: Route.ActionArgs) {
  return changeStoreTeam(pageRequest(args), args.request);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.team_title());
}

export default function StoreStaffRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <TeamPage team={loaderData} text={m.team_store_text()} answer={actionData} />;
}
