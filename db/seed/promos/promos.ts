// Promos of the demo's brands (spec §3 promo): what they take off, for whom, and until when. No hurry is invented: what ends soon
// says so by its date. The second brand has its promos switched off (is_promo), so that the switch can be tried.
import { insertRows, type Row } from '#db/catalogue/insert-rows';
import { idFor } from '#db/catalogue/random';
import type { Db } from '#platform/database/database';
import { addDays } from '#shared/dates';
import type { LocalText } from '#shared/locale';
import type { PromoCategory } from '#shared/promo-category';

interface PromoSeed {
  brand: string;
  slug: string;
  code: string;
  title: LocalText;
  description: LocalText;
  category: PromoCategory;
  /** Slug of the travel partner who pays for it, and whose journeys alone it is for. */
  partner?: string;
  /** Days from the day of seeding. */
  from: number;
  until: number;
  discount: { amount: number } | { basisPoints: number; cap: number };
  minimumOrder: number;
  maxUses: number | null;
  /** Beyond what all promos have in common. */
  terms: LocalText[];
}

const allPromos: LocalText[] = [
  {
    id: 'Satu promo untuk satu pesanan, dan tidak digabung dengan potongan lain.',
    en: 'One promo for each order, not combined with other discounts.',
  },
  {
    id: 'Potongan dihitung dari total pesanan sebelum biaya admin pembayaran.',
    en: 'The discount is counted on the total of the order, before the admin fee of the payment.',
  },
  {
    id: 'Bila pesanan tidak dibayar sampai batas waktunya, promo dapat dipakai lagi.',
    en: 'If an order is not paid in time, the promo can be used again.',
  },
];

const promos: readonly PromoSeed[] = [
  {
    brand: 'rihlah',
    slug: 'umrah-pertama',
    code: 'UMRAHPERTAMA',
    category: 'umrah',
    from: -20,
    until: 160,
    title: { id: 'Potongan untuk umrah pertama Anda di sini', en: 'A discount on your first umrah with us' },
    description: {
      id: 'Untuk pesanan umrah pertama Anda, di semua biro perjalanan mitra.',
      en: 'For your first umrah order, with every travel partner.',
    },
    discount: { amount: 500_000 },
    minimumOrder: 20_000_000,
    maxUses: null,
    terms: [],
  },
  {
    brand: 'rihlah',
    slug: 'umrah-sekeluarga',
    code: 'SEKELUARGA',
    category: 'umrah',
    from: -6,
    until: 75,
    title: { id: 'Umrah sekeluarga, lebih ringan', en: 'Umrah with the family, made lighter' },
    description: {
      id: 'Potongan dua persen untuk keluarga yang berangkat bersama dalam satu pesanan.',
      en: 'Two percent off for families who travel together in one order.',
    },
    discount: { basisPoints: 200, cap: 3_000_000 },
    minimumOrder: 90_000_000,
    maxUses: 400,
    terms: [],
  },
  {
    brand: 'rihlah',
    slug: 'nurzaman-ramah-lansia',
    code: 'NURZAMAN60',
    category: 'umrah',
    partner: 'nurzaman',
    from: -12,
    until: 48,
    title: { id: 'Berangkat bersama orang tua', en: 'Travel with your parents' },
    description: {
      id: 'Dari Nurzaman Haramain Wisata: potongan untuk pesanan yang menyertakan orang tua.',
      en: 'From Nurzaman Haramain Wisata: a discount on orders that include your parents.',
    },
    discount: { amount: 750_000 },
    minimumOrder: 0,
    maxUses: 120,
    terms: [
      {
        id: 'Sedikitnya satu jamaah dalam pesanan berusia 60 tahun ke atas.',
        en: 'At least one pilgrim in the order is 60 years old or older.',
      },
    ],
  },
  {
    brand: 'rihlah',
    slug: 'safwa-dari-surabaya',
    code: 'SAFWASUB',
    category: 'umrah',
    partner: 'safwa-mulia',
    from: -3,
    until: 60,
    title: { id: 'Potongan dari Safwa Mulia Tours', en: 'A discount from Safwa Mulia Tours' },
    description: {
      id: 'Untuk semua keberangkatan umrah Safwa Mulia Tours.',
      en: 'For every umrah departure of Safwa Mulia Tours.',
    },
    discount: { basisPoints: 150, cap: 1_200_000 },
    minimumOrder: 25_000_000,
    maxUses: 80,
    terms: [],
  },
  {
    brand: 'rihlah',
    slug: 'wisata-keluarga',
    code: 'JELAJAH',
    category: 'tourism',
    from: -30,
    until: 90,
    title: { id: 'Wisata halal bersama keluarga', en: 'Halal journeys with the family' },
    description: {
      id: 'Untuk wisata syariah dalam dan luar negeri, di semua biro perjalanan mitra.',
      en: 'For sharia tourism at home and abroad, with every travel partner.',
    },
    discount: { basisPoints: 300, cap: 1_000_000 },
    minimumOrder: 10_000_000,
    maxUses: null,
    terms: [],
  },
  {
    brand: 'rihlah',
    slug: 'jejak-andalus',
    code: 'ANDALUS',
    category: 'tourism',
    partner: 'andalus-jejak',
    from: -10,
    until: 40,
    title: { id: 'Menyusuri jejak Islam di Andalus', en: 'In the footsteps of Islam in Andalus' },
    description: {
      id: 'Dari Jejak Andalus Wisata, untuk semua perjalanannya.',
      en: 'From Jejak Andalus Wisata, for all of its journeys.',
    },
    discount: { amount: 1_000_000 },
    minimumOrder: 30_000_000,
    maxUses: 60,
    terms: [],
  },
  {
    brand: 'rihlah',
    slug: 'persiapan-haji',
    code: 'SIAPHAJI',
    category: 'hajj',
    from: -45,
    until: 120,
    title: { id: 'Untuk persiapan haji Anda', en: 'Towards your hajj' },
    description: {
      id: 'Potongan untuk pesanan haji khusus dan furoda.',
      en: 'A discount on orders of special and furoda hajj.',
    },
    discount: { amount: 2_000_000 },
    minimumOrder: 150_000_000,
    maxUses: 100,
    terms: [],
  },
  {
    brand: 'rihlah',
    slug: 'umrah-musim-depan',
    code: 'MUSIMDEPAN',
    category: 'umrah',
    from: 14,
    until: 150,
    title: { id: 'Merencanakan umrah lebih awal', en: 'Plan your umrah early' },
    description: {
      id: 'Untuk pesanan umrah yang dibuat dalam masa promo, kapan pun berangkatnya.',
      en: 'For umrah orders made while the promo runs, whenever you travel.',
    },
    discount: { basisPoints: 250, cap: 1_500_000 },
    minimumOrder: 30_000_000,
    maxUses: null,
    terms: [],
  },
  {
    brand: 'rihlah',
    slug: 'oleh-oleh-sekeluarga',
    code: 'OLEHOLEH',
    category: 'souvenirs',
    from: -8,
    until: 140,
    title: { id: 'Oleh-oleh untuk sekeluarga', en: 'Souvenirs for the whole family' },
    description: {
      id: 'Untuk pesanan oleh-oleh dari toko mana pun. Ongkos kirim tidak ikut dipotong.',
      en: 'For souvenir orders from any store. Shipping is not discounted.',
    },
    discount: { basisPoints: 500, cap: 50_000 },
    minimumOrder: 200_000,
    maxUses: null,
    terms: [],
  },
  {
    brand: 'amanah-safar',
    slug: 'umrah-bersama',
    code: 'BERSAMA',
    category: 'umrah',
    from: -15,
    until: 100,
    title: { id: 'Umrah bersama keluarga', en: 'Umrah with the family' },
    description: {
      id: 'Untuk semua paket umrah, di semua biro perjalanan mitra.',
      en: 'For every umrah package, with every travel partner.',
    },
    discount: { amount: 400_000 },
    minimumOrder: 25_000_000,
    maxUses: null,
    terms: [],
  },
];

/** Wants the brands and the partners. */
export async function seedPromos(db: Db, { today }: { today: string }): Promise<void> {
  await insertRows(
    db,
    'promos',
    promos.map((promo): Row<'promos'> => ({
      id: idFor('promo', promo.brand, promo.slug),
      brand_id: promo.brand,
      slug: promo.slug,
      code: promo.code,
      title: promo.title,
      description: promo.description,
      terms: [...promo.terms, ...allPromos],
      category: promo.category,
      partner_id: promo.partner ? idFor('partner', promo.partner) : null,
      valid_from: addDays(today, promo.from),
      valid_until: addDays(today, promo.until),
      discount_amount: 'amount' in promo.discount ? promo.discount.amount : null,
      discount_basis_points: 'amount' in promo.discount ? null : promo.discount.basisPoints,
      discount_cap: 'amount' in promo.discount ? null : promo.discount.cap,
      minimum_order: promo.minimumOrder,
      max_uses: promo.maxUses,
      max_uses_per_member: 1,
      paid_by: promo.partner ? 'partner' : 'platform',
      is_listed: true,
      created_at: `${addDays(today, Math.min(promo.from, 0))}T00:00:00Z`,
    })),
  );
}
