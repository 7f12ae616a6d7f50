// The brand's own banners (spec §2 home): all of them at once, beneath what a visitor came for; nothing turns by itself.
import * as m from '#messages/messages';
import type { Locale } from '#shared/locale';
import { Cover } from '#web/ui/cover.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Section } from '#web/ui/section.tsx';

export interface BannerView {
  title: string;
  text: string;
  lang: Locale;
  link: string;
  picture: string;
}

export function BannerList({ banners, brandName }: { banners: BannerView[]; brandName: string }) {
  if (banners.length === 0) return null;
  return (
    <Section id="news" title={m.home_banners({ brand: brandName })} className="mt-16">
      <ul className="grid gap-4 md:grid-cols-2">
        {banners.map(({ title, text, lang, link, picture }) => (
          <li
            key={title}
            lang={lang}
            className="relative overflow-hidden rounded-card border border-line bg-card"
          >
            <Cover address={picture} alt="" className="aspect-[5/2] w-full bg-line object-cover" />
            <div className="p-5">
              <h3 className="text-lg font-bold">
                <LocalLink to={link} className="text-primary after:absolute after:inset-0 hover:underline">
                  {title}
                </LocalLink>
              </h3>
              <p className="mt-1">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
