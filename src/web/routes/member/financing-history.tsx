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
import { ApplicationList } from '#web/financing/application-list.tsx';
import { requireMember } from '#web/request/guards.server';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import type { RouteHandle } from '#web/route-handle';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/financing-history';

export const handle: RouteHandle = { member: {}, hidesBottomNavigation: true };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'financings');
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
      state: { word: financingStateLabel[state].word(), tone: financingStateLabel[state].tone },
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

export default function FinancingHistoryRoute({ loaderData }: Route.ComponentProps) {
  return (
    <ApplicationList
      title={m.financing_history_title()}
      listed={loaderData}
      none={{
        title: m.financing_history_none(),
        text: m.financing_history_none_text(),
        to: paths.financing,
        link: m.financing_title(),
      }}
      path={paths.member.financings}
      pathOf={paths.member.financing}
    >
      {({ title, departs, bank, financed }) => (
        <>
          <LocalizedText said={title} as="p" className="font-semibold" />
          <p className="text-ink-soft">{departs}</p>
          {bank && (
            <p>
              {bank} · {financed}
            </p>
          )}
        </>
      )}
    </ApplicationList>
  );
}
