// What stands over every page of the draft: where it stands, and its parts.
import * as m from '#messages/messages';
import { type PriceSide, priceParts } from '#shared/umrah-prices';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { PageTabs } from '#web/ui/page-tabs.tsx';
import { pricePartLabel } from './price-parts.ts';
import { pricePaths } from './price-paths.ts';

export function DraftHead({ side, isSubmitted }: { side: PriceSide; isSubmitted: boolean }) {
  const paths = pricePaths[side];
  return (
    <>
      <LocalLink
        to={paths.umrahPrices}
        className="mb-2 inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
      >
        {m.umrah_prices_back()}
      </LocalLink>
      <ConsoleHead
        title={m.umrah_prices_draft_title()}
        action={
          <Badge tone={isSubmitted ? 'warn' : 'neutral'}>
            {isSubmitted ? m.umrah_prices_draft_submitted() : m.umrah_prices_draft_editing()}
          </Badge>
        }
      />
      <PageTabs
        label={m.umrah_prices_parts()}
        tabs={[
          { to: paths.umrahPriceDraft, label: m.umrah_prices_overview() },
          ...priceParts.map((part) => ({
            to: paths.umrahPricePart(part),
            label: pricePartLabel[part](),
          })),
        ]}
      />
    </>
  );
}
