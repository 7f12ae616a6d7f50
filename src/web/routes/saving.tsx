// Packages that one can save for (spec §2 /saving, §9: 5 on a page). Only read: saving begins on a package's own page.
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { pageSizes } from '#shared/limits';
import { askedPage } from '#shared/list-query';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { CardList } from '#web/catalogue/card-list.tsx';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import { listSavingsPackages } from '#web/savings/packages.server';
import { pageMeta } from '#web/seo';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import type { Route } from './+types/saving';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'savings');
  const page = askedPage(new URLSearchParams(request.search));
  const limit = pageSizes.savings;
  const list = await listSavingsPackages(request, { page, limit });
  if (page > 1 && list.cards.length === 0) throw redirect(localePath(paths.savingsPackages, request.locale));
  return { ...list, page, limit };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: m.savings_packages_title(),
    description: m.savings_packages_text(),
    path: paths.savingsPackages,
    noIndex: (loaderData?.page ?? 1) > 1,
  });
}

export default function SavingPackages({ loaderData: { cards, total, page, limit } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-page px-4 py-5 md:py-8">
      <Breadcrumb
        items={[{ name: m.savings_title(), to: paths.savings }, { name: m.savings_packages_title() }]}
      />
      <h1 className="text-3xl font-bold tracking-tight text-balance md:text-4xl">
        {m.savings_packages_title()}
      </h1>
      <p className="mt-2 max-w-[68ch] text-ink-soft">{m.savings_packages_text()}</p>
      <div className="mt-6">
        {cards.length === 0 ? (
          <EmptyState
            title={m.savings_packages_none()}
            text={m.savings_packages_none_text()}
            action={
              <LocalLink to={paths.savingsPlanning} className={buttonClass('primary')}>
                {m.savings_begin()}
              </LocalLink>
            }
          />
        ) : (
          <>
            <h2 className="sr-only">{m.savings_packages_title()}</h2>
            <CardList cards={cards} />
          </>
        )}
      </div>
      <PageLinks
        page={page}
        limit={limit}
        total={total}
        pathOf={(number) => `${paths.savingsPackages}?page=${number}`}
      />
    </div>
  );
}
