// Links from a distribution partner's page into the catalogue: they carry its affiliate code (spec §1), whoever's the
// visitor came with.
import * as m from '#messages/messages';
import { affiliateParam } from '#shared/affiliate';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { buttonClass } from '#web/ui/button.tsx';
import { useFrame } from '#web/frame';

export function CatalogueLinks({ affiliateCode }: { affiliateCode: string | null }) {
  const { locale, areas } = useFrame();
  const query = affiliateCode ? `?${affiliateParam}=${encodeURIComponent(affiliateCode)}` : '';
  const address = (path: string) => localePath(path + query, locale);
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <a href={address(paths.umrah)} className={buttonClass('primary', 'lg')}>
        {m.site_distribution_umrah()}
      </a>
      {areas.includes('hajj') && (
        <a href={address(paths.hajjList)} className={buttonClass('secondary', 'lg')}>
          {m.site_distribution_hajj()}
        </a>
      )}
      <a href={address(paths.tourism)} className={buttonClass('secondary', 'lg')}>
        {m.site_distribution_tours()}
      </a>
    </div>
  );
}
