// The demo's stores: invented names, real regencies, each with what it knows best (docs/product/stores.md).
import type { PartnerSeed } from '#db/catalogue/partners';
import type { LocalText } from '#shared/locale';

export interface StoreSeed {
  slug: string;
  name: string;
  legalName: string;
  founded: number;
  regency: string;
  phone: string;
  address: string;
  description: LocalText;
  /** Slugs of the categories it sells. */
  sells: readonly string[];
  readyDays: number;
}

const store = (
  [slug, name, legalName]: [string, string, string],
  [founded, regency, address]: [number, string, string],
  phone: string,
  [id, en]: [string, string],
  readyDays: number,
  sells: readonly string[],
): StoreSeed => ({
  slug,
  name,
  legalName,
  founded,
  regency,
  address,
  phone,
  description: { id, en },
  readyDays,
  sells,
});

export const stores: readonly StoreSeed[] = [
  store(
    ['toko-barokah', 'Toko Barokah', 'CV Barokah Oleh-oleh Haji'],
    [2014, '3171', 'Jl. K.H. Mas Mansyur No. 25, Tanah Abang, Jakarta Pusat 10230'],
    '+622150001401',
    [
      'Toko oleh-oleh haji dan umrah di Tanah Abang: kurma, cokelat, sajadah dan perlengkapan ibadah.',
      'A store for hajj and umrah souvenirs in Tanah Abang: dates, chocolate, prayer mats and what a pilgrim needs.',
    ],
    1,
    ['kurma', 'camilan', 'sajadah', 'bingkisan', 'tasbih'],
  ),
  store(
    ['kurma-al-madani', 'Kurma Al Madani', 'CV Al Madani Kurma'],
    [2009, '3578', 'Jl. K.H. Mas Mansyur No. 112, Ampel, Surabaya 60151'],
    '+623150001402',
    [
      'Pedagang kurma di kawasan Ampel. Kurma disortir ulang dan dikemas di Surabaya, tanggal kemasnya tertulis.',
      'Date merchants in the Ampel quarter. Dates are sorted again and packed in Surabaya, with the day of packing on the label.',
    ],
    1,
    ['kurma', 'kacang', 'madu-herbal'],
  ),
  store(
    ['rumah-sajadah-nusantara', 'Rumah Sajadah Nusantara', 'CV Sajadah Nusantara'],
    [2012, '3273', 'Jl. Otto Iskandardinata No. 88, Bandung 40241'],
    '+622250001403',
    [
      'Sajadah tenun dan cetak, dari yang tipis untuk koper sampai yang tebal untuk lutut orang tua.',
      'Woven and printed prayer mats, from thin ones for a suitcase to thick ones that spare old knees.',
    ],
    2,
    ['sajadah', 'busana', 'hiasan'],
  ),
  store(
    ['mukena-khadijah', 'Mukena Khadijah', 'CV Khadijah Busana'],
    [2016, '3278', 'Jl. K.H. Zainal Mustofa No. 41, Tasikmalaya 46121'],
    '+622650001404',
    [
      'Mukena bordir Tasikmalaya dan mukena perjalanan yang ringan, dijahit di rumah jahit sendiri.',
      'Embroidered prayer garments of Tasikmalaya and light ones for the journey, sewn in a workshop of their own.',
    ],
    3,
    ['busana', 'peci'],
  ),
  store(
    ['batik-hajj-pekalongan', 'Batik Haji Pekalongan', 'CV Batik Pesisir Jaya'],
    [2006, '3375', 'Jl. Hayam Wuruk No. 17, Pekalongan 51119'],
    '+622850001405',
    [
      'Sarung, sorban dan baju koko bermotif batik pesisir, juga seragam keluarga.',
      'Sarongs, scarves and shirts in the batik of the north coast, and outfits for a whole family.',
    ],
    3,
    ['busana', 'peci', 'bingkisan'],
  ),
  store(
    ['parfum-ar-rayyan', 'Parfum Ar-Rayyan', 'CV Rayyan Wewangian'],
    [2015, '1271', 'Jl. Mesjid Raya No. 9, Medan 20151'],
    '+626150001406',
    [
      'Minyak wangi tanpa alkohol dan bakhoor, diracik di Medan.',
      'Perfume oils without alcohol and incense, blended in Medan.',
    ],
    1,
    ['parfum', 'tasbih'],
  ),
  store(
    ['madu-lebah-rimba', 'Madu Lebah Rimba', 'Koperasi Madu Rimba'],
    [2011, '6371', 'Jl. A. Yani Km. 2 No. 30, Banjarmasin 70232'],
    '+625110001407',
    [
      'Koperasi peternak lebah Kalimantan: madu hutan, propolis, habbatussauda dan minyak zaitun.',
      'A cooperative of beekeepers of Kalimantan: forest honey, propolis, black seed and olive oil.',
    ],
    2,
    ['madu-herbal', 'kacang'],
  ),
  store(
    ['kopiah-sriwijaya', 'Kopiah Sriwijaya', 'CV Sriwijaya Songket'],
    [2003, '1671', 'Jl. Masjid Lama No. 21, Palembang 30125'],
    '+627110001408',
    [
      'Kopiah songket dan peci beludru buatan perajin Palembang.',
      'Songket and velvet caps by craftspeople of Palembang.',
    ],
    4,
    ['peci', 'hiasan'],
  ),
  store(
    ['perlengkapan-safar', 'Perlengkapan Safar', 'PT Safar Niaga Mandiri'],
    [2017, '3374', 'Jl. Pemuda No. 150, Semarang 50132'],
    '+622450001409',
    [
      'Kain ihram, sabuk, tas paspor dan barang kecil yang sering terlupa sebelum berangkat.',
      'Ihram cloth, belts, passport pouches and the small things people forget before they leave.',
    ],
    1,
    ['perjalanan', 'tasbih', 'sajadah'],
  ),
  store(
    ['pustaka-raudhah', 'Pustaka Raudhah', 'CV Raudhah Pustaka'],
    [2001, '3471', 'Jl. K.H. Ahmad Dahlan No. 64, Yogyakarta 55262'],
    '+622740001410',
    [
      'Mushaf, buku doa dan manasik, juga Al-Qur’an untuk anak dan untuk mata yang mulai rabun.',
      'Copies of the Quran, books of supplication and rites, also for children and for eyes that grow tired.',
    ],
    2,
    ['buku', 'hiasan', 'tasbih'],
  ),
  store(
    ['cokelat-sahara', 'Cokelat Sahara', 'CV Sahara Boga'],
    [2018, '3573', 'Jl. Kauman No. 12, Malang 65119'],
    '+623410001411',
    [
      'Cokelat kurma, cokelat kerikil dan kacang Arab dalam kemasan bagi-bagi.',
      'Date chocolates, pebble chocolates and roasted nuts in packs made for sharing.',
    ],
    1,
    ['camilan', 'kacang', 'bingkisan'],
  ),
  store(
    ['galeri-makassar-madinah', 'Galeri Makassar Madinah', 'CV Galeri Dua Kota'],
    [2010, '7371', 'Jl. Somba Opu No. 55, Makassar 90111'],
    '+624110001412',
    [
      'Kaligrafi, hiasan dinding dan kenang-kenangan yang tidak mudah pecah di kiriman.',
      'Calligraphy, wall pieces and keepsakes that survive the post.',
    ],
    2,
    ['hiasan', 'perjalanan', 'bingkisan', 'parfum'],
  ),
];

export const storePartners: PartnerSeed[] = stores.map(
  ({ slug, name, legalName, founded, regency, phone, address, description }) => ({
    kind: 'store',
    licences: [],
    slug,
    name,
    legalName,
    founded,
    regency,
    phone,
    address,
    description,
  }),
);
