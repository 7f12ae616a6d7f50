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
    <Section id="news" title={m.home_banners({ brand: brandName })} className="mt-10 md:mt-16">
      <ul className="card-row grid gap-4 md:grid-cols-2">
        {banners.map(({ title, text, lang, link, picture }) => (
          <li
            key={title}
            lang={lang}
            className="relative flex flex-col overflow-hidden rounded-card border border-line bg-card hover:border-primary md:flex-row"
          >
            <Cover
              address={picture}
              alt=""
              className="aspect-[3/1] w-full bg-line object-cover md:aspect-auto md:w-44 md:shrink-0"
            />
            <div className="p-4">
              <h3 className="font-bold leading-snug md:text-lg">
                <LocalLink to={link} className="text-primary after:absolute after:inset-0 hover:underline">
                  {title}
                </LocalLink>
              </h3>
              <p className="mt-1 line-clamp-3 text-[0.9375rem] leading-snug text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
