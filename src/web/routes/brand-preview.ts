// The link of a brand's preview (docs/product/brands.md): this browser sees the draft until it ends, or until the link of the bar above it.
import { data, redirect } from 'react-router';
import { findPreviewedBrand } from '#domain/brand-publishing';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/brand-preview';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { token } = args.params;
  if (token === 'end') request.storePreview(null);
  else {
    const brandId = request.brand.id;
    if (!(await findPreviewedBrand(request.deps, { brandId, token }))) throw data(null, { status: 404 });
    request.storePreview(token);
  }
  return redirect(localePath(paths.home, request.locale), 302);
}
