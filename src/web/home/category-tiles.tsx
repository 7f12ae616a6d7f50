// The kinds of journeys as doors to their lists, right under the search.
import * as m from '#messages/messages';
import { Cover } from '#web/ui/cover.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
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
    <section id="journeys" aria-labelledby="journeys-title" className="mt-6 md:mt-8">
      <h2 id="journeys-title" className="sr-only">
        {m.home_categories()}
      </h2>
      <ul
        className={`card-strip grid gap-3 md:grid-cols-2 md:gap-4 ${covers.length > 4 ? 'lg:grid-cols-5' : 'lg:grid-cols-4'}`}
      >
        {covers.map(({ name, cover }) => (
          <li
            key={name}
            className="relative overflow-hidden rounded-card border border-line bg-card hover:border-primary"
          >
            <Cover address={cover} alt="" className="aspect-[2/1] w-full bg-line object-cover" />
            <div className="px-3 py-2 md:p-4">
              <h3 className="font-bold leading-5">
                <LocalLink
                  to={tiles[name].to}
                  className="text-primary after:absolute after:inset-0 hover:underline"
                >
                  {tiles[name].title()}
                </LocalLink>
              </h3>
              <p className="mt-1 hidden text-[0.9375rem] leading-snug text-ink-soft md:block">
                {tiles[name].text()}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
