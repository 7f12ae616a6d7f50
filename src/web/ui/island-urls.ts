// Where the built islands are: each is a file of its own, loaded by a page as `<script type="module" src>`:
// not `async`, which could run before what it moves has been read; with low priority, behind fonts and pictures.

/** Every island of the source tree; the bundler builds each and answers its address. */
const urls = import.meta.glob<string>('../**/*.island.ts', {
  query: '?worker&url',
  import: 'default',
  eager: true,
});

/** `name`: the island's file below src/web, without its ending. */
function island(name: string): string {
  const url = urls[`../${name}.island.ts`];
  if (url === undefined) throw new Error(`There is no island ${name}`);
  return url;
}

export const listIsland = island('catalogue/list');
export const orderIsland = island('bookings/bookings');
export const consoleOrderIsland = island('partner-console/console-order');
export const pictureIsland = island('profile/picture');
export const prayerIsland = island('prayer-times/prayer-times');
export const productIsland = island('product/product');
export const quranIsland = island('quran/quran');
export const promoIsland = island('promos/promos');
export const articleIsland = island('hasanah/editor');
export const blogIsland = island('hasanah/hasanah');
export const wishIsland = island('wishlist/wishlist');
export const bellIsland = island('notifications/bell');
export const worshipIsland = island('doa/worship');
