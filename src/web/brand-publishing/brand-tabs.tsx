// The parts of a brand, as links beside one another.
import * as m from '#messages/messages';
import { brandPartLabels } from '#labels/brand-fields';
import { brandPartNames } from '#shared/brand-fields';
import * as paths from '#shared/paths';
import { LocalLink } from '#web/ui/local-link.tsx';
import { PageTabs } from '#web/ui/page-tabs.tsx';

export function BrandTabs({ brandId }: { brandId: string }) {
  return (
    <>
      <LocalLink
        to={paths.operator.brands}
        className="inline-flex min-h-12 items-center font-semibold text-primary underline-offset-4 hover:underline"
      >
        {m.brand_title()}
      </LocalLink>
      <PageTabs
        label={m.brand_parts()}
        tabs={[
          { to: paths.operator.brand(brandId), label: m.brand_overview() },
          ...brandPartNames.map((part) => ({
            to: paths.operator.brandPart(brandId, part),
            label: brandPartLabels[part](),
          })),
        ]}
      />
    </>
  );
}
