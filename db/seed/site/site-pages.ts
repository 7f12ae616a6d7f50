// The three texts of the demo's brands (spec §1 terms, §2 general routes), first version. They are held under
// the common brand with placeholders; only /tentang-kami differs, because not every brand offers hajj.
import { formatDate } from '#shared/dates';
import type { Locale, LocalText } from '#shared/locale';
import { aboutIn } from './text-about.ts';
import { privacy } from './text-privacy.ts';
import { terms } from './text-terms.ts';

export interface SitePageSeed {
  /** Only this brand shows it; without, every brand that has none of its own. */
  brand?: string;
  slug: 'tentang-kami' | 'kebijakan-privasi' | 'syarat-ketentuan';
  version: number;
  effectiveOn: string;
  title: LocalText;
  body: LocalText;
}

/** Number and date stand in the text itself: a printed copy must say which one it is. */
export function sitePages(effectiveOn: string): SitePageSeed[] {
  const version = 1;
  const dated = (body: Required<LocalText>): LocalText => ({
    id: `${versionLine('id', version, effectiveOn)}\n\n${body.id}`,
    en: `${versionLine('en', version, effectiveOn)}\n\n${body.en}`,
  });
  const about = {
    slug: 'tentang-kami',
    version,
    effectiveOn,
    title: { id: 'Tentang kami', en: 'About us' },
  } as const;
  return [
    { ...about, body: aboutIn('umrah') },
    { ...about, brand: 'rihlah', body: aboutIn('hajj-and-umrah') },
    {
      slug: 'kebijakan-privasi',
      version,
      effectiveOn,
      title: { id: 'Kebijakan privasi', en: 'Privacy policy' },
      body: dated(privacy),
    },
    {
      slug: 'syarat-ketentuan',
      version,
      effectiveOn,
      title: { id: 'Syarat dan ketentuan', en: 'Terms and conditions' },
      body: dated(terms),
    },
  ];
}

function versionLine(locale: Locale, version: number, effectiveOn: string): string {
  const date = formatDate(effectiveOn, locale);
  return locale === 'id'
    ? `Versi ${version}, berlaku sejak ${date}.`
    : `Version ${version}, in force since ${date}.`;
}
