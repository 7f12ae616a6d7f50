// Banners above the souvenirs (spec §2, §7 merchandise banners): two words beside a picture, no carousel.
import type { Localized } from '#labels/localized';
import { Cover } from '#web/ui/cover.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';

interface ItemBanner {
  id: string;
  title: Localized;
  text: Localized;
  link: string;
  picture: string;
}

export function ItemBanners({ banners }: { banners: readonly ItemBanner[] }) {
  return (
    <ul className="mt-5 grid gap-3 md:grid-cols-2 md:gap-4">
      {banners.map(({ id, title, text, link, picture }) => (
        <li
          key={id}
          className="relative grid grid-cols-[1fr_7rem] overflow-hidden rounded-card border border-line bg-card md:grid-cols-[1fr_12rem]"
        >
          <div className="p-4">
            <LocalLink
              to={link}
              className="text-lg font-bold leading-snug hover:underline after:absolute after:inset-0"
            >
              <LocalizedText said={title} />
            </LocalLink>
            <LocalizedText as="p" said={text} className="mt-1 hidden text-ink-soft md:block" />
          </div>
          <Cover address={picture} alt="" className="size-full bg-line object-cover" />
        </li>
      ))}
    </ul>
  );
}
