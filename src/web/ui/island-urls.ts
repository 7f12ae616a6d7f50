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

// Pure: the frame of app pages, which names one for its reading pages, need not carry the addresses of all.
export const listIsland = /* @__PURE__ */ island('catalogue/list');
export const prayerIsland = /* @__PURE__ */ island('prayer-times/prayer-times');
export const productIsland = /* @__PURE__ */ island('product/product');
export const quranIsland = /* @__PURE__ */ island('quran/quran');
export const promoIsland = /* @__PURE__ */ island('promos/promos');
export const blogIsland = /* @__PURE__ */ island('hasanah/hasanah');
export const wishIsland = /* @__PURE__ */ island('wishlist/wishlist');
export const bellIsland = /* @__PURE__ */ island('notifications/bell');
export const ownPartsIsland = /* @__PURE__ */ island('own-parts/own-parts');
export const worshipIsland = /* @__PURE__ */ island('doa/worship');
