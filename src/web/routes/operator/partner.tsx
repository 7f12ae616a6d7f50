// One partner's standing (docs/product/partner-standing.md): licences, history, freezing and reopening, and the orders to look after.
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { StandingForms } from '#web/partner-standing/standing-forms.tsx';
import { StandingDetails } from '#web/partner-standing/standing-details.tsx';
import { StandingTasks } from '#web/partner-standing/standing-tasks.tsx';
import { changeStanding, loadStanding } from '#web/partner-standing/standing-page.server';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/partner';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  return loadStanding(request, requireOperator(request, 'partners'), args.params.partnerId);
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'partners');
  return changeStanding(request, actor, args.params.partnerId, args.request);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.standing_title());
}

export default function PartnerRoute({ loaderData: standing, actionData: answer }: Route.ComponentProps) {
  const isActive = standing.state === 'active';
  return (
    <>
      <LocalLink
        to={paths.operator.partners}
        className="inline-flex min-h-12 items-center font-semibold text-primary underline-offset-4 hover:underline"
      >
        {m.standing_title()}
      </LocalLink>
      <ConsoleHead
        title={standing.name}
        action={
          <Badge tone={isActive ? 'good' : 'bad'}>
            {isActive ? m.standing_active() : m.standing_suspended()}
          </Badge>
        }
      />
      <div className="grid gap-8 xl:grid-cols-[minmax(0,3fr)_minmax(22rem,2fr)] xl:items-start">
        <div className="space-y-8">
          <StandingDetails standing={standing} answer={answer} />
          {standing.openTasks > 0 && <StandingTasks standing={standing} answer={answer} />}
        </div>
        <StandingForms standing={standing} answer={answer} />
      </div>
    </>
  );
}
