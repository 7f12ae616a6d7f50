// Up to four packages side by side, all in the address: /compare?p=slug,slug (docs/product/catalogue.md). Only read: no framework script.
import * as m from '#messages/messages';
import { catalogueScope, compareProducts } from '#domain/catalogue';
import { compareMax } from '#shared/limits';
import * as paths from '#shared/paths';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CompareTable } from '#web/catalogue/compare-table.tsx';
import { compareView } from '#web/catalogue/compare-view';
import { chosen, compareParam, searchWith } from '#web/catalogue/list-url';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { pageMeta } from '#web/seo';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/compare';

const listPaths = { hajj: paths.hajjList, umrah: paths.umrah, tourism: paths.tourism } as const;
/** What a visitor typed is shown back to them, but not a page of it. */
const shownSlugLength = 60;

export async function loader(args: Route.LoaderArgs) {
  const { deps, brand, locale, search } = pageRequest(args);
  const asked = chosen(search, compareParam);
  const products = await compareProducts(deps, catalogueScope(deps, brand), asked);
  const found = products.map((product) => product.slug);
  return {
    view: compareView(products, locale),
    unknown: asked
      .slice(0, compareMax)
      .filter((slug) => !found.includes(slug))
      .map((slug) => slug.slice(0, shownSlugLength)),
    isTooMany: asked.length > compareMax,
    search: searchWith('', { [compareParam]: found }),
    listPath: listPaths[products[0]?.category ?? 'umrah'],
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: m.catalogue_compare_title(),
    description: m.catalogue_compare_intro(),
    noIndex: true,
  });
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  const { view, unknown, isTooMany, search, listPath } = loaderData;
  const count = view.columns.length;
  const more = (
    <LocalLink
      to={listPath + search}
      rel="nofollow"
      className={buttonClass(count < 2 ? 'primary' : 'secondary', 'lg')}
    >
      {m.catalogue_compare_add_more()}
    </LocalLink>
  );
  return (
    <div className="mx-auto max-w-page space-y-4 px-4 py-5 md:py-8">
      <h1 className="text-3xl font-bold tracking-tight">{m.catalogue_compare_title()}</h1>
      {unknown.length > 0 && (
        <Notice tone="warn" title={m.catalogue_compare_unknown_title()}>
          {m.catalogue_compare_unknown_text({ slugs: unknown.join(', ') })}
        </Notice>
      )}
      {isTooMany && <Notice tone="warn" title={m.catalogue_compare_too_many({ limit: compareMax })} />}
      {count === 0 ? (
        <EmptyState
          title={m.catalogue_compare_empty_title()}
          text={m.catalogue_compare_empty_text({ limit: compareMax })}
          action={more}
        />
      ) : (
        <>
          <p>{count === 1 ? m.catalogue_compare_one() : m.catalogue_compare_intro()}</p>
          <CompareTable view={view} search={search} />
        </>
      )}
      {view.sharedIncludes.length > 0 && (
        <Section title={m.catalogue_compare_shared()} className="pt-4">
          <ul className="grid list-disc gap-x-8 gap-y-1 pl-5 md:grid-cols-2">
            {view.sharedIncludes.map((item) => (
              <LocalizedText key={item.text} as="li" said={item} />
            ))}
          </ul>
        </Section>
      )}
      {count > 0 && count < compareMax && <p>{more}</p>}
    </div>
  );
}
