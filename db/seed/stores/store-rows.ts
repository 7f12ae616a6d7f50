// Rows of the demo's stores: categories, items with their sizes, stock, certificates and reviews. The same for the same day.
import type { Row } from '#db/catalogue/insert-rows';
import { idFor, randomFrom } from '#db/catalogue/random';
import { addDays } from '#shared/dates';
import { hyphenated } from '#shared/names';
import type { LocalText } from '#shared/locale';
import { itemCategories } from './item-categories.ts';
import { type ItemKind, itemKinds } from './item-kinds.ts';
import { itemReviewSentences, reviewerNames } from './item-review-sentences.ts';
import { stores, type StoreSeed } from './store-partners.ts';

const itemsWanted = 200;
const offeredBy = 4;

interface ItemSeed {
  id: string;
  slug: string;
  store: StoreSeed;
  kind: ItemKind;
}

/** Every kind at one store of its category, then at a second one, until there are two hundred. */
export function seededItems(): ItemSeed[] {
  const rounds = Array.from({ length: offeredBy }, (_, round) =>
    itemKinds.flatMap((kind): ItemSeed[] => {
      const sellers = stores.filter(({ sells }) => sells.includes(kind[0]));
      const store = sellers[(round + itemKinds.indexOf(kind)) % sellers.length];
      if (!store || round >= sellers.length) return [];
      const name = hyphenated(kind[2]);
      const slug = round === 0 ? name : `${name}-${store.slug}`.slice(0, 80);
      return [{ id: idFor('item', slug), slug, store, kind }];
    }),
  );
  return rounds.flat().slice(0, itemsWanted);
}

export function storeRows(now: string): Row<'stores'>[] {
  return stores.map(({ slug, readyDays }) => ({
    partner_id: idFor('partner', slug),
    approved_at: now,
    ready_days: readyDays,
  }));
}

export function categoryRows(): Row<'item_categories'>[] {
  return itemCategories.map(({ slug, name, evidence }, index) => ({
    slug,
    name,
    evidence: evidence as unknown as string[],
    position: index + 1,
  }));
}

export function itemRows(items: readonly ItemSeed[], today: string): Row<'items'>[] {
  return items.map(({ id, slug, store, kind: [category, drawing, name, english] }) => ({
    id,
    store_id: idFor('partner', store.slug),
    slug,
    category_slug: category,
    name: { id: name, en: english },
    description: describe(category, { id: name, en: english }, store),
    drawing,
    state: 'published',
    created_at: `${addDays(today, -randomFrom(`item/${slug}`).whole(3, 300))}T03:00:00Z`,
  }));
}

export function variantRows(items: readonly ItemSeed[]): Row<'item_variants'>[] {
  return items.flatMap(({ id, slug, kind }) =>
    sizesOf(kind).map(({ name, price, grams }, index) => ({
      id: idFor('variant', slug, String(index)),
      item_id: id,
      position: index + 1,
      name,
      // Stores differ by a few per cent, to the nearest five hundred.
      price: Math.round((price * (1 + randomFrom(`price/${slug}`).whole(-6, 8) / 100)) / 500) * 500,
      weight_grams: grams,
    })),
  );
}

export function movementRows(items: readonly ItemSeed[], today: string): Row<'stock_movements'>[] {
  return items.flatMap(({ slug, kind }) =>
    sizesOf(kind).flatMap((_, index) => {
      const chance = randomFrom(`stock/${slug}/${index}`);
      // A few are sold out, a few nearly so.
      const quantity = [0, 3, ...Array.from({ length: 10 }, () => chance.whole(12, 140))][
        chance.whole(0, 11)
      ]!;
      return quantity === 0
        ? []
        : [
            {
              variant_id: idFor('variant', slug, String(index)),
              quantity,
              reason: 'received',
              at: `${addDays(today, -2)}T02:00:00Z`,
            },
          ];
    }),
  );
}

/** One item in eight has not shown what its category asks for: its page says so. */
export function evidenceOfItemRows(items: readonly ItemSeed[], today: string): Row<'item_evidence'>[] {
  return items.flatMap(({ id, slug, kind: [category] }) =>
    (itemCategories.find((each) => each.slug === category)?.evidence ?? []).flatMap((kind) => {
      const chance = randomFrom(`evidence/${slug}/${kind}`);
      if (chance.whole(1, 8) === 1) return [];
      const digits = (length: number) => Array.from({ length }, () => chance.whole(0, 9)).join('');
      return [
        {
          item_id: id,
          kind,
          number: kind === 'halal' ? `ID3${digits(16)}` : `${chance.pick(['MD', 'ML'])} ${digits(12)}`,
          source: kind === 'halal' ? 'BPJPH' : 'BPOM',
          valid_until: kind === 'halal' ? null : addDays(today, chance.whole(120, 1500)),
          checked_on: addDays(today, -chance.whole(2, 40)),
        },
      ];
    }),
  );
}

export function itemReviewRows(items: readonly ItemSeed[], today: string): Row<'item_reviews'>[] {
  return items.flatMap(({ id, slug, kind: [category] }) => {
    const chance = randomFrom(`reviews/${slug}`);
    const sentences = itemReviewSentences[category] ?? itemReviewSentences['']!;
    return Array.from({ length: Math.max(0, chance.whole(-2, 3)) }, (_, index) => ({
      id: idFor('item review', slug, String(index)),
      item_id: id,
      author_name: chance.pick(reviewerNames),
      rating: chance.pick([5, 5, 5, 4, 4, 3]),
      text: sentences[(chance.whole(0, 50) + index) % sentences.length]!,
      locale: 'id',
      created_at: `${addDays(today, -chance.whole(5, 200))}T05:00:00Z`,
    }));
  });
}

const colours: Record<string, LocalText> = {
  green: { id: 'Hijau', en: 'Green' },
  red: { id: 'Merah', en: 'Red' },
  blue: { id: 'Biru', en: 'Blue' },
  brown: { id: 'Cokelat', en: 'Brown' },
  pink: { id: 'Merah muda', en: 'Pink' },
  sage: { id: 'Hijau sage', en: 'Sage' },
  dusty: { id: 'Merah bata muda', en: 'Dusty rose' },
  navy: { id: 'Biru tua', en: 'Navy' },
  white: { id: 'Putih', en: 'White' },
  cream: { id: 'Krem', en: 'Cream' },
  all: { id: 'Satu ukuran', en: 'One size' },
};

/** Empty parcels weigh something too. */
const wrapping = 60;

function sizesOf([category, , , , sizes]: ItemKind): { name: LocalText; price: number; grams: number }[] {
  return sizes.split(',').map((size) => {
    const [code = '', price = ''] = size.split(':');
    const [, unit = '', digits = ''] = /^(g|ml|i|s|c)(\d+)$/.exec(code) ?? [];
    const count = Number(digits);
    const names: Record<string, LocalText> = {
      g: {
        id: count >= 1000 ? `${count / 1000} kg` : `${count} gram`,
        en: count >= 1000 ? `${count / 1000} kg` : `${count} g`,
      },
      ml: { id: `${count} ml`, en: `${count} ml` },
      i: { id: count === 1 ? 'Satuan' : `Isi ${count}`, en: count === 1 ? 'Single' : `Pack of ${count}` },
      s: { id: `Ukuran ${count}`, en: `Size ${count}` },
      c: { id: `${count} cm`, en: `${count} cm` },
    };
    const each =
      { kurma: 0, sajadah: 700, busana: 600, buku: 450, hiasan: 350, bingkisan: 650 }[category] ?? 180;
    const grams =
      unit === 'g' || unit === 'ml'
        ? count
        : each * (unit === 'i' ? Math.max(1, Math.min(count, 12) / 3) : 1);
    return {
      name: names[unit] ?? colours[code] ?? { id: `Ukuran ${code}`, en: `Size ${code}` },
      price: Number(price),
      grams: Math.round(grams) + wrapping,
    };
  });
}

const foods = new Set(['kurma', 'camilan', 'kacang', 'madu-herbal', 'bingkisan']);

function describe(category: string, name: LocalText, store: StoreSeed): LocalText {
  const food = foods.has(category);
  return {
    id: food
      ? `${name.id} dari ${store.name}. Dikemas rapat dengan tanggal kemas dan tanggal baik sebelum yang tertulis di bungkusnya. Simpan di tempat kering dan sejuk. Cocok dibagikan kepada keluarga dan tetangga sepulang dari Tanah Suci.`
      : `${name.id} dari ${store.name}. Diperiksa satu per satu sebelum dikirim dan dibungkus agar aman di perjalanan. Warna pada gambar dapat sedikit berbeda dari barangnya.`,
    en: food
      ? `${name.en} from ${store.name}. Sealed, with the day of packing and the best-before date on the label. Store in a cool and dry place. Made to be shared with family and neighbours after the journey.`
      : `${name.en} from ${store.name}. Checked one by one before it is sent, and wrapped to travel safely. Colours may differ slightly from the picture.`,
  };
}
