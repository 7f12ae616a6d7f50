// The member's financing applications (spec §2 /member/financing-history).
import * as m from '#messages/messages';
import { listApplications } from '#domain/financing';
import { financingStateLabel } from '#labels/financing';
import { formatDate } from '#shared/dates';
import { pageSizes } from '#shared/limits';
import { askedPage } from '#shared/list-query';
import { textIn } from '#shared/locale';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { requireMember } from '#web/request/guards.server';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import type { RouteHandle } from '#web/route-handle';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { cardClass } from '#web/ui/section.tsx';
import type { Route } from './+types/financing-history';

export const handle: RouteHandle = { member: {}, hidesBottomNavigation: true };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'financing');
  const actor = requireMember(request);
  const page = askedPage(new URLSearchParams(request.search));
  const limit = pageSizes.financingHistory;
  const { items, total } = await listApplications(request.deps, actor, { page, limit });
  return {
    page,
    limit,
    total,
    items: items.map(({ id, code, state, booking, bank, sums }) => ({
      id,
      code,
      state,
      title: textIn(booking.title, request.locale),
      departs: formatDate(booking.departsOn, request.locale),
      bank: bank?.name ?? null,
      financed: sums && formatRupiah(sums.financed),
    })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.financing_history_title());
}

export default function FinancingHistoryRoute({
  loaderData: { items, page, limit, total },
}: Route.ComponentProps) {
  return (
    <>
      <PageTitle>{m.financing_history_title()}</PageTitle>
      {items.length === 0 && (
        <EmptyState
          title={m.financing_history_none()}
          text={m.financing_history_none_text()}
          action={
            <LocalLink to={paths.financing} className={buttonClass('primary')}>
              {m.financing_title()}
            </LocalLink>
          }
        />
      )}
      <ul className="space-y-4">
        {items.map((item) => (
          <li key={item.id} className={`${cardClass} p-5`}>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <LocalLink
                to={paths.member.financing(item.id)}
                className="inline-flex min-h-12 items-center font-bold text-primary underline underline-offset-4"
              >
                {item.code}
              </LocalLink>
              <Badge tone={financingStateLabel[item.state].tone}>
                {financingStateLabel[item.state].word()}
              </Badge>
            </div>
            <LocalizedText said={item.title} as="p" className="font-semibold" />
            <p className="text-ink-soft">{item.departs}</p>
            {item.bank && (
              <p>
                {item.bank} · {item.financed}
              </p>
            )}
          </li>
        ))}
      </ul>
      <PageLinks
        page={page}
        limit={limit}
        total={total}
        pathOf={(number) => `${paths.member.financings}?page=${number}`}
      />
    </>
  );
}
