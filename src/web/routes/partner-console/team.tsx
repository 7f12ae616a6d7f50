// A travel partner's staff (docs/product/partner-team.md).
import * as m from '#messages/messages';
import { TeamPage } from '#web/colleagues/team-page.tsx';
import { changeTeam, loadTeam } from '#web/partner-team/team-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/team';

export function loader(args: Route.LoaderArgs) {
  return loadTeam(pageRequest(args));
}

export function action(args: Route.ActionArgs) {
  return changeTeam(pageRequest(args), args.request);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.team_title());
}

export default function TeamRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <TeamPage team={loaderData} text={m.team_text()} answer={actionData} />;
}
