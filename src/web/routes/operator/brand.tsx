// One brand (docs/product/brands.md): what its draft changes, its preview, publishing, and the versions it had.
import * as m from '#messages/messages';
import { BrandChanges } from '#web/brand-publishing/brand-changes.tsx';
import { BrandHistory } from '#web/brand-publishing/brand-history.tsx';
import { changeBrand, loadBrand } from '#web/brand-publishing/brand-pages.server';
import { BrandTabs } from '#web/brand-publishing/brand-tabs.tsx';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/brand';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  return loadBrand(request, requireOperator(request, 'brands'), args.params.brandId);
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'brands');
  return changeBrand(request, actor, args.params.brandId, args.request);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.brand_title());
}

export default function BrandRoute({ loaderData: brand, actionData }: Route.ComponentProps) {
  const preview = actionData && 'preview' in actionData ? actionData.preview : null;
  const answer = actionData && 'result' in actionData ? actionData : undefined;
  return (
    <>
      <BrandTabs brandId={brand.id} />
      <ConsoleHead title={brand.name} text={m.brand_text()} />
      <BrandChanges brand={brand} answer={answer} preview={preview} />
      {brand.versions.length > 0 && <BrandHistory brand={brand} answer={answer} />}
    </>
  );
}
