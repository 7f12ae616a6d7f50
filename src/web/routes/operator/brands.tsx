// The brands of this deployment (docs/product/brands.md).
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { loadBrands } from '#web/brand-publishing/brand-pages.server';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/brands';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  return loadBrands(request, requireOperator(request, 'brands'));
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.brand_title());
}

export default function BrandsRoute({ loaderData: brands }: Route.ComponentProps) {
  return (
    <>
      <ConsoleHead title={m.brand_title()} text={m.brand_text()} />
      <DenseTable
        caption={m.brand_title()}
        columns={[
          { key: 'name', label: m.brand_field_name() },
          { key: 'domain', label: m.brand_domain() },
          { key: 'state', label: m.brand_state() },
          { key: 'version', label: m.brand_version() },
        ]}
        rows={brands.map(({ id, name, domain, isDefault, draftedAt, version }) => ({
          key: id,
          cells: [
            <LocalLink
              key="name"
              to={paths.operator.brand(id)}
              className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
            >
              {name}
            </LocalLink>,
            <span key="domain">
              {domain} {isDefault && <Badge tone="neutral">{m.brand_is_default()}</Badge>}
            </span>,
            draftedAt ? (
              <Badge key="state" tone="warn">
                {m.brand_has_draft({ at: draftedAt })}
              </Badge>
            ) : (
              <Badge key="state" tone="good">
                {m.brand_no_draft()}
              </Badge>
            ),
            version ?? m.brand_never(),
          ],
        }))}
      />
    </>
  );
}
