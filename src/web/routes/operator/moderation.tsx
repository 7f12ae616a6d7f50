// What readers reported, for the operator to judge (docs/product/reviews.md): hide, show again, leave as it is; filters in the address.
import * as m from '#messages/messages';
import { writeModerationQuery } from '#shared/moderation';
import * as paths from '#shared/paths';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { ModerationFilters } from '#web/moderation/moderation-filters.tsx';
import { ReportedList } from '#web/moderation/reported-list.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { requireOperator } from '#web/request/operator-pages.server';
import { judge, loadModeration } from '#web/moderation/moderation-page.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/moderation';

function requireModerator(args: Route.LoaderArgs | Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'moderation');
  return { request, actor };
}

export function loader(args: Route.LoaderArgs) {
  const { request, actor } = requireModerator(args);
  return loadModeration(request, actor);
}

export function action(args: Route.ActionArgs) {
  const { request, actor } = requireModerator(args);
  return judge(request, actor, args.request);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.moderation_title());
}

export default function ModerationRoute({
  loaderData: { query, limit, total, items, kinds, reasons },
}: Route.ComponentProps) {
  return (
    <>
      <ConsoleHead title={m.moderation_title()} text={m.moderation_text({ count: total })} />
      <ModerationFilters query={query} kinds={kinds} reasons={reasons} />
      {items.length === 0 ? (
        <EmptyState
          title={query.state === 'open' ? m.moderation_none() : m.moderation_none_found()}
          text={m.moderation_none_text()}
        />
      ) : (
        <ReportedList kind={query.kind} items={items} />
      )}
      <PageLinks
        page={query.page}
        limit={limit}
        total={total}
        pathOf={(page) => `${paths.operator.moderation}${writeModerationQuery({ ...query, page })}`}
      />
    </>
  );
}
