// The member's savings applications (spec §2 /member/saving-history).
import * as m from '#messages/messages';
import { listSavings } from '#domain/savings';
import { savingsStateLabel } from '#labels/savings';
import { formatInstant } from '#shared/dates';
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
import type { Route } from './+types/saving-history';

export const handle: RouteHandle = { member: {} };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'savings');
  const actor = requireMember(request);
  const { deps, locale } = request;
  const page = askedPage(new URLSearchParams(request.search));
  const limit = pageSizes.savingsHistory;
  const { items, total } = await listSavings(deps, actor, { page, limit });
  return {
    page,
    limit,
    total,
    items: items.map(({ id, code, state, product, bank, plan, submittedAt }) => ({
      id,
      code,
      state,
      title: product && textIn(product.title, locale),
      bank: bank?.name ?? null,
      plan: plan && {
        price: formatRupiah(plan.price),
        months: plan.months,
        each: formatRupiah(plan.monthly),
      },
      submitted: submittedAt && formatInstant(submittedAt, locale),
    })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.savings_history_title());
}

export default function SavingHistoryRoute({
  loaderData: { items, page, limit, total },
}: Route.ComponentProps) {
  return (
    <>
      <PageTitle>{m.savings_history_title()}</PageTitle>
      {items.length === 0 && (
        <EmptyState
          title={m.savings_history_none()}
          text={m.savings_history_none_text()}
          action={
            <LocalLink to={paths.savings} className={buttonClass('primary')}>
              {m.savings_title()}
            </LocalLink>
          }
        />
      )}
      <ul className="space-y-4">
        {items.map((item) => (
          <li key={item.id} className={`${cardClass} p-5`}>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <LocalLink
                to={paths.member.saving(item.id)}
                className="inline-flex min-h-12 items-center font-bold text-primary underline underline-offset-4"
              >
                {item.code}
              </LocalLink>
              <Badge tone={savingsStateLabel[item.state].tone}>{savingsStateLabel[item.state].word()}</Badge>
            </div>
            {item.title && <LocalizedText said={item.title} as="p" className="font-semibold" />}
            {item.plan && (
              <p>
                {item.plan.price} · {m.savings_months_each(item.plan)}
              </p>
            )}
            <p className="text-ink-soft">{[item.bank, item.submitted].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ul>
      <PageLinks
        page={page}
        limit={limit}
        total={total}
        pathOf={(number) => `${paths.member.savings}?page=${number}`}
      />
    </>
  );
}
