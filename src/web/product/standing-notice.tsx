// Why a departure cannot be had, at the top of its page: departed, no longer sold, sold out, or the partner's licence (docs/product/catalogue.md).
import * as m from '#messages/messages';
import { formatDate } from '#shared/dates';
import type { Locale } from '#shared/locale';
import * as paths from '#shared/paths';
import { useFrame } from '#web/frame';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { licenceKindOf } from './licence-kind.ts';
import type { ProductView } from './product-view.ts';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { standingOf } from './standing.ts';

const nextDatesShown = 3;

interface StandingNoticeProps {
  product: ProductView;
}

export function StandingNotice({ product }: StandingNoticeProps) {
  const { locale } = useFrame();
  const standing = standingOf(product);
  const date = formatDate(product.departsOn, locale, 'full');
  if (standing === 'departed') {
    return (
      <Notice tone="neutral" title={m.product_departed_title()}>
        <p>{m.product_departed_text({ date })}</p>
      </Notice>
    );
  }
  if (standing === 'closed') return <ClosedNotice product={product} />;
  if (standing === 'sold_out') {
    return (
      <Notice tone="warn" title={m.product_sold_out_title()}>
        <p>{m.product_sold_out_text({ date })}</p>
      </Notice>
    );
  }
  return standing === 'blocked' ? <BlockNotice product={product} /> : null;
}

/** The dates one can still join stand here, because nothing else on the page can be done. */
function ClosedNotice({ product }: StandingNoticeProps) {
  const { locale } = useFrame();
  const next = product.otherDates.filter(({ seatsLeft }) => seatsLeft > 0).slice(0, nextDatesShown);
  return (
    <Notice tone="warn" title={m.product_closed_title()}>
      <p>
        {m.product_closed_text({
          date: formatDate(product.departsOn, locale),
          closed: formatDate(product.saleEndsOn, locale),
        })}
      </p>
      {next.length > 0 && (
        <>
          <p className="mt-2">{m.product_closed_next()}</p>
          <ul className="flex flex-wrap gap-x-5">
            {next.map(({ slug, departsOn }) => (
              <li key={slug}>
                <LocalLink
                  to={paths.product(slug)}
                  className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
                >
                  {formatDate(departsOn, locale)}
                </LocalLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}

function BlockNotice({ product }: StandingNoticeProps) {
  const { locale } = useFrame();
  const { suspendedReason } = product.partner;
  return (
    <Notice tone="bad" title={blockTitle(product)}>
      <p>{blockReason(product, locale)}</p>
      {product.block === 'partner_suspended' && suspendedReason && (
        <LocalizedText as="p" said={suspendedReason} />
      )}
      <p className="mt-1 font-semibold">{m.product_block_money_text()}</p>
    </Notice>
  );
}

/** Why this departure may not be bought, in one line; only for a blocked one. */
export function blockTitle({ block }: ProductView): string {
  if (block === 'partner_suspended') return m.product_block_suspended_title();
  return block === 'partner_unlicensed'
    ? m.product_block_unlicensed_title()
    : m.product_block_expired_title();
}

function blockReason(
  { block, kind, partner: { name: partner, licence: known } }: ProductView,
  locale: Locale,
): string {
  const licence = licenceKindOf(kind) ?? '';
  if (block === 'partner_suspended') return m.product_block_suspended_text({ partner });
  if (block === 'partner_unlicensed') return m.product_block_unlicensed_text({ partner, licence });
  const date = known?.validUntil ? formatDate(known.validUntil, locale) : '';
  return m.product_block_expired_text({ partner, licence, date });
}
