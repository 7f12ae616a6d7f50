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
import { ApplicationList } from '#web/financing/application-list.tsx';
import { requireMember } from '#web/request/guards.server';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import type { RouteHandle } from '#web/route-handle';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
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
    /** A text of the savings pages: alone it would bring theirs along. */
    about: m.savings_title(),
    page,
    limit,
    total,
    items: items.map(({ id, code, state, product, bank, plan, submittedAt }) => ({
      id,
      code,
      state: { word: savingsStateLabel[state].word(), tone: savingsStateLabel[state].tone },
      title: product && textIn(product.title, locale),
      bank: bank?.name ?? null,
      plan:
        plan &&
        `${formatRupiah(plan.price)} · ${m.savings_months_each({ months: plan.months, each: formatRupiah(plan.monthly) })}`,
      submitted: submittedAt && formatInstant(submittedAt, locale),
    })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.savings_history_title());
}

export default function SavingHistoryRoute({ loaderData }: Route.ComponentProps) {
  return (
    <ApplicationList
      title={m.savings_history_title()}
      listed={loaderData}
      none={{
        title: m.savings_history_none(),
        text: m.savings_history_none_text(),
        to: paths.savings,
        link: loaderData.about,
      }}
      path={paths.member.savings}
      pathOf={paths.member.saving}
    >
      {({ title, plan, bank, submitted }) => (
        <>
          {title && <LocalizedText said={title} as="p" className="font-semibold" />}
          {plan && <p>{plan}</p>}
          <p className="text-ink-soft">{[bank, submitted].filter(Boolean).join(' · ')}</p>
        </>
      )}
    </ApplicationList>
  );
}
