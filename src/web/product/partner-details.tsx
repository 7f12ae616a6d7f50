// Who organises the journey, and what is known of its licence: number, validity, source, when it was last checked.
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import { formatDate } from '#shared/dates';
import * as paths from '#shared/paths';
import { useFrame } from '#web/frame';
import { LocalLink } from '#web/ui/local-link.tsx';
import { licenceKindOf } from './licence-kind.ts';
import type { ProductView } from './product-view.ts';

export function PartnerDetails({ product }: { product: ProductView }) {
  const { locale } = useFrame();
  const { partner } = product;
  const { licence } = partner;
  const kind = licenceKindOf(product.kind);
  return (
    <div className="rounded-card border border-line bg-card p-4">
      <h3 className="text-lg font-semibold">{partner.name}</h3>
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3 md:gap-x-8">
        <Fact name={m.product_partner_city()}>{partner.city}</Fact>
        <Fact name={m.product_partner_since()}>{partner.foundedYear}</Fact>
        {kind && (
          <Fact name={m.product_partner_licence({ kind })}>
            {licence?.number ?? m.product_partner_no_licence()}
          </Fact>
        )}
        {licence?.issuedOn && (
          <Fact name={m.product_partner_issued()}>{formatDate(licence.issuedOn, locale)}</Fact>
        )}
        {licence?.validUntil && (
          <Fact name={m.product_partner_valid()}>{formatDate(licence.validUntil, locale)}</Fact>
        )}
        {licence?.source && <Fact name={m.product_partner_source()}>{licence.source}</Fact>}
        {licence?.checkedOn && (
          <Fact name={m.product_partner_checked()}>{formatDate(licence.checkedOn, locale)}</Fact>
        )}
      </dl>
      <LocalLink
        to={paths.partner(partner.slug)}
        className="mt-2 inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
      >
        {m.product_partner_link({ name: partner.name })}
      </LocalLink>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-semibold break-words">{children}</dd>
    </div>
  );
}
