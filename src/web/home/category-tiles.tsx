// The kinds of journeys as doors to their lists.
import * as m from '#messages/messages';
import { Cover } from '#web/ui/cover.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Section } from '#web/ui/section.tsx';
import type { TileName } from './home-choices.ts';
import * as paths from '#shared/paths';

const tiles: Record<TileName, { to: string; title: () => string; text: () => string }> = {
  umroh: { to: paths.umrah, title: m.home_category_umroh, text: m.home_category_umroh_text },
  haji: { to: paths.hajj, title: m.home_category_haji, text: m.home_category_haji_text },
  plus: { to: `${paths.tourism}?type=umroh`, title: m.home_category_plus, text: m.home_category_plus_text },
  abroad: {
    to: `${paths.tourism}?type=halal-tour`,
    title: m.home_category_abroad,
    text: m.home_category_abroad_text,
  },
  home: {
    to: `${paths.tourism}?kind=tour_domestic`,
    title: m.home_category_home,
    text: m.home_category_home_text,
  },
};

/** `covers`: the picture of each tile to show, in order. */
export function CategoryTiles({ covers }: { covers: { name: TileName; cover: string }[] }) {
  return (
    <Section id="journeys" title={m.home_categories()} className="mt-16">
      <ul className={`grid gap-4 md:grid-cols-2 ${covers.length > 4 ? 'lg:grid-cols-5' : 'lg:grid-cols-4'}`}>
        {covers.map(({ name, cover }) => (
          <li
            key={name}
            className="relative flex overflow-hidden rounded-card border border-line bg-card lg:block"
          >
            <Cover
              address={cover}
              alt=""
              className="w-28 shrink-0 bg-line object-cover lg:aspect-[3/2] lg:w-full"
            />
            <div className="p-4">
              <h3 className="font-bold">
                <LocalLink
                  to={tiles[name].to}
                  className="text-primary after:absolute after:inset-0 hover:underline"
                >
                  {tiles[name].title()}
                </LocalLink>
              </h3>
              <p className="mt-1 text-[0.9375rem] text-ink-soft">{tiles[name].text()}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
