// A programme as pilgrims would read it, before it is published (docs/product/programmes.md): the product's own page.
import { data } from 'react-router';
import * as m from '#messages/messages';
import { catalogueScope } from '#domain/catalogue';
import { picturesOfProgramme } from '#domain/pictures';
import { previewProgramme } from '#domain/programmes';
import { AppError } from '#shared/errors';
import * as paths from '#shared/paths';
import { readParty } from '#shared/trip-price';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { ProductPage } from '#web/product/product-page.tsx';
import { productView } from '#web/product/product-view';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { productIsland } from '#web/ui/island-urls';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/preview';

export function headers() {
  return { 'cache-control': 'no-store' };
}

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  const { deps, brand, locale } = request;
  const { programmeId } = args.params;
  const scope = catalogueScope(deps, brand);
  const { product, isSample } = await orMissing(
    previewProgramme(deps, actor, scope, programmeId).catch((error: unknown) => {
      // An incomplete page would only mislead: its overview says what is missing.
      throw error instanceof AppError && error.code === 'programme_incomplete'
        ? data(null, { status: 404 })
        : error;
    }),
  );
  const pictures = await picturesOfProgramme(deps, programmeId);
  const view = productView(product, { locale, today: scope.today, pictures });
  return { programmeId, isSample, product: view, party: readParty(view.prices, () => null) };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.programme_preview());
}

export default function ProgrammePreviewRoute({
  loaderData: { programmeId, isSample, product, party },
}: Route.ComponentProps) {
  return (
    <>
      <div className="mx-auto max-w-page px-4 pt-4">
        <Notice tone="warn" title={m.programme_preview_bar()}>
          {isSample && <p>{m.programme_preview_sample()}</p>}
          <LocalLink
            to={paths.partnerConsole.programme(programmeId)}
            className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
          >
            {m.programme_preview_back()}
          </LocalLink>
        </Notice>
      </div>
      <ProductPage
        product={product}
        party={party}
        reviews={[]}
        recommended={[]}
        notified={null}
        promo={null}
        isWished={null}
        unfinished={null}
      />
      <script type="module" src={productIsland} fetchPriority="low" />
    </>
  );
}
