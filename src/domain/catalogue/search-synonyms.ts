// What people write for months, cities, countries, kinds and ways to pay, in Indonesian and English (docs/product/catalogue.md).
// Plain words: small, without accents. Names from the catalogue itself are added in search-vocabulary.ts.
import type { ProductKind } from '#shared/catalogue';
import { spellingsOf } from '#shared/spellings';

/** From January on. */
export const monthNames: readonly (readonly string[])[] = [
  ['januari', 'january', 'jan'],
  ['februari', 'february', 'pebruari', 'feb'],
  ['maret', 'march', 'mar'],
  ['april', 'apr'],
  ['mei', 'may'],
  ['juni', 'june', 'jun'],
  ['juli', 'july', 'jul'],
  ['agustus', 'august', 'agt', 'agu', 'aug'],
  ['september', 'sept', 'sep'],
  ['oktober', 'october', 'okt', 'oct'],
  ['november', 'nopember', 'nov'],
  ['desember', 'december', 'des', 'dec'],
];

/** Other names of cities, by the name the catalogue writes. */
export const cityNames: Record<string, readonly string[]> = {
  jakarta: ['jkt', 'soetta', 'cengkareng'],
  surabaya: ['sby'],
  yogyakarta: ['jogja', 'yogya', 'jogjakarta', 'jogya'],
  solo: ['surakarta'],
  makassar: ['ujung pandang'],
  denpasar: ['bali'],
  'banda aceh': ['aceh'],
  majalengka: ['kertajati'],
  makkah: spellingsOf('makkah'),
  madinah: spellingsOf('madinah'),
  jeddah: spellingsOf('jeddah'),
  istanbul: ['stanbul', 'konstantinopel', 'constantinople'],
  cappadocia: ['kapadokia', 'cappadokia'],
  'al quds': ['aqsa', 'aqso', 'al aqsa', 'masjid aqsa', 'yerusalem', 'jerusalem', 'quds'],
};

export const countryNames: Record<string, readonly string[]> = {
  TR: ['turki', 'turkey', 'turkiye'],
  EG: ['mesir', 'egypt'],
  PS: ['palestina', 'palestine'],
  JO: ['yordania', 'jordan', 'jordania'],
  AE: ['uea', 'emirat', 'uni emirat arab'],
  ES: ['spanyol', 'spain', 'andalusia'],
  UZ: ['uzbekistan'],
  KR: ['korea', 'korea selatan'],
  JP: ['jepang', 'japan'],
  CN: ['tiongkok', 'cina', 'china'],
  MY: ['malaysia'],
  TH: ['thailand'],
};

const combined = (first: string, seconds: readonly string[]) =>
  spellingsOf(first).flatMap((word) => seconds.map((second) => `${word} ${second}`));

export const kindNames: Record<ProductKind, readonly string[]> = {
  hajj_furoda: [
    ...spellingsOf('furoda'),
    ...spellingsOf('furoda').flatMap((word) => combined('haji', [word])),
  ],
  hajj_plus: combined('haji', ['plus', 'khusus']),
  umrah_regular: [...combined('umrah', ['reguler', 'regular']), 'regular umrah'],
  tour_domestic: ['domestik', 'domestic', 'dalam negeri'],
  tour_international: ['internasional', 'international', 'luar negeri'],
  tour_umrah_plus: combined('umrah', ['plus']),
};

export const payNames: Record<string, readonly string[]> = {
  financing: ['dana talangan', 'talangan', 'cicilan', 'pembiayaan', 'financing', 'installment', 'instalment'],
  savings: ['dana tabungan', 'tabungan', 'savings plan'],
  down_payment: ['uang muka', 'down payment', 'dp'],
};

export const sortNames = {
  cheapest: ['murah', 'termurah', 'hemat', 'ekonomis', 'terjangkau', 'cheap', 'cheapest', 'affordable'],
  most_expensive: ['termahal', 'most expensive'],
  earliest: ['terdekat', 'earliest', 'soonest'],
} as const;

/** What a number beside it counts. */
export const unitNames = {
  stars: ['bintang', 'star', 'stars'],
  days: ['hari', 'days', 'day', 'hr'],
  people: ['orang', 'org', 'pax', 'people', 'jamaah', 'jemaah'],
  million: ['juta', 'jt', 'million'],
} as const;

/** Say what the word after them is, or which end of a price. */
export const markNames = {
  from: ['dari', 'from', 'asal', 'start', 'keberangkatan'],
  to: ['ke', 'to', 'tujuan', 'menuju'],
  max: ['bawah', 'maksimal', 'maksimum', 'max', 'under', 'below', 'kurang', 'sampai'],
  min: ['atas', 'minimal', 'minimum', 'min', 'above', 'lebih', 'mulai'],
} as const;

export const numberWords: readonly (readonly string[])[] = [
  [],
  ['satu', 'one'],
  ['dua', 'two'],
  ['tiga', 'three'],
  ['empat', 'four'],
  ['lima', 'five'],
  ['enam', 'six'],
  ['tujuh', 'seven'],
  ['delapan', 'eight'],
  ['sembilan', 'nine'],
  ['sepuluh', 'ten'],
];

/** They ask for nothing of their own here. */
export const fillers: readonly string[] = [
  'paket',
  'package',
  'packages',
  'di',
  'in',
  'pada',
  'bulan',
  'month',
  'tahun',
  'year',
  'yang',
  'yg',
  'untuk',
  'utk',
  'for',
  'dengan',
  'dgn',
  'with',
  'dan',
  'and',
  'atau',
  'or',
  'the',
  'hotel',
  'harga',
  'price',
  'rp',
  'idr',
  'biaya',
  'maskapai',
  'airline',
  'pesawat',
  'naik',
  'kota',
  'city',
  'berangkat',
  'departing',
  'promo',
  'cari',
  'mau',
  'ada',
  'than',
  'budget',
];
