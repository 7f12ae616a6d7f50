// Hajj programmes of the demo: plus (official special quota) and furoda (invitation visa).
import { type ProgrammeSeed, programmeText } from './programme-seed.ts';

type Row = Omit<ProgrammeSeed, 'title' | 'summary' | 'season'>;
const hajj = (row: Row, indonesian: [string, string], english: [string, string] | null): ProgrammeSeed => ({
  season: 'hajj',
  ...row,
  ...programmeText(indonesian, english),
});

export const hajjProgrammes: ProgrammeSeed[] = [
  hajj(
    {
      slug: 'haji-plus-26-hari-nurzaman',
      kind: 'hajj_plus',
      partner: 'nurzaman',
      days: 26,
      airports: ['CGK'],
      airline: 'SV',
      stays: [
        ['frontel-al-harithia-madinah', 6],
        ['anjum-makkah', 14],
      ],
      price: 218_900,
    },
    [
      'Haji Plus 26 Hari',
      'Kuota haji khusus resmi dengan nomor porsi, hotel bintang lima, dan dokter yang ikut sampai Mina.',
    ],
    [
      'Hajj Plus, 26 days',
      'Official special quota with a portion number, five-star hotels and a doctor who goes as far as Mina.',
    ],
  ),
  hajj(
    {
      slug: 'haji-plus-25-hari-safwa',
      kind: 'hajj_plus',
      partner: 'safwa-mulia',
      days: 25,
      airports: ['SUB'],
      airline: 'SV',
      stays: [
        ['grand-plaza-madinah', 5],
        ['al-massa-makkah', 14],
      ],
      price: 189_900,
    },
    [
      'Haji Plus 25 Hari dari Surabaya',
      'Berangkat dari Juanda, tenda Mina dekat jamarat, dan kelompok sepuluh orang dengan satu ketua.',
    ],
    [
      'Hajj Plus, 25 days from Surabaya',
      'From Juanda, tents in Mina near the pillars and groups of ten with a leader each.',
    ],
  ),
  hajj(
    {
      slug: 'haji-plus-24-hari-deli',
      kind: 'hajj_plus',
      partner: 'deli-raudhah',
      days: 24,
      airports: ['KNO'],
      airline: 'GA',
      stays: [
        ['durrat-al-eiman-madinah', 5],
        ['snood-ajyad-makkah', 13],
      ],
      price: 196_400,
    },
    [
      'Haji Plus 24 Hari dari Medan',
      'Jadwal ringkas dengan istirahat cukup sebelum dan sesudah puncak haji.',
    ],
    ['Hajj Plus, 24 days from Medan', 'A compact schedule with enough rest before and after the rites.'],
  ),
  hajj(
    {
      slug: 'haji-plus-27-hari-banua',
      kind: 'hajj_plus',
      partner: 'banua-kabah',
      days: 27,
      airports: ['BDJ', 'CGK'],
      airline: 'GA',
      stays: [
        ['dallah-taibah-madinah', 8],
        ['al-shohada-makkah', 13],
      ],
      price: 229_900,
    },
    [
      'Haji Plus Arbain 27 Hari',
      'Delapan malam di Madinah sehingga jamaah dapat menyempurnakan salat empat puluh waktu.',
    ],
    [
      'Hajj Plus with Arba‘in, 27 days',
      'Eight nights in Madinah, so that pilgrims can complete forty prayers.',
    ],
  ),
  hajj(
    {
      slug: 'haji-plus-25-hari-serambi',
      kind: 'hajj_plus',
      partner: 'serambi-haramain',
      days: 25,
      airports: ['BTJ'],
      airline: 'SV',
      stays: [
        ['rua-al-hijrah-madinah', 5],
        ['elaf-kinda-makkah', 14],
      ],
      price: 205_900,
    },
    [
      'Haji Plus 25 Hari dari Banda Aceh',
      'Satu lantai satu rombongan, pembimbing dari dayah, dan masakan Aceh di Mina.',
    ],
    null,
  ),
  hajj(
    {
      slug: 'haji-plus-eksekutif-24-hari-nurzaman',
      kind: 'hajj_plus',
      partner: 'nurzaman',
      days: 24,
      airports: ['CGK'],
      airline: 'GA',
      stays: [
        ['dar-al-taqwa-madinah', 4],
        ['pullman-zamzam-makkah', 14],
      ],
      price: 279_900,
    },
    ['Haji Plus Eksekutif 24 Hari', 'Hotel pelataran di kedua kota dan tenda Mina dengan ruang lebih lega.'],
    ['Executive Hajj Plus, 24 days', 'Hotels on the courtyard in both cities and a roomier tent in Mina.'],
  ),
  hajj(
    {
      slug: 'haji-furoda-22-hari-nurzaman',
      kind: 'hajj_furoda',
      partner: 'nurzaman',
      days: 22,
      airports: ['CGK'],
      airline: 'SV',
      stays: [
        ['anwar-movenpick-madinah', 4],
        ['makkah-towers', 12],
      ],
      price: 349_900,
    },
    [
      'Haji Furoda 22 Hari',
      'Visa undangan (mujamalah) tanpa antrean, dengan status visa yang dapat diikuti.',
    ],
    [
      'Hajj Furoda, 22 days',
      'An invitation (mujamalah) visa without the queue, with a visa status you can follow.',
    ],
  ),
  hajj(
    {
      slug: 'haji-furoda-21-hari-safwa',
      kind: 'hajj_furoda',
      partner: 'safwa-mulia',
      days: 21,
      airports: ['SUB', 'CGK'],
      airline: 'SV',
      stays: [
        ['pullman-zamzam-madinah', 4],
        ['swissotel-makkah', 11],
      ],
      price: 379_900,
    },
    [
      'Haji Furoda 21 Hari dari Surabaya',
      'Visa mujamalah dengan pembimbing yang mendampingi sejak manasik pertama.',
    ],
    [
      'Hajj Furoda, 21 days from Surabaya',
      'A mujamalah visa and one guide from the first class to the return.',
    ],
  ),
  hajj(
    {
      slug: 'haji-furoda-20-hari-deli',
      kind: 'hajj_furoda',
      partner: 'deli-raudhah',
      days: 20,
      airports: ['KNO'],
      airline: 'SV',
      stays: [
        ['dar-al-taqwa-madinah', 3],
        ['pullman-zamzam-makkah', 11],
      ],
      price: 424_900,
    },
    [
      'Haji Furoda Utama 20 Hari',
      'Waktu lebih singkat dengan hotel di pelataran dan kendaraan kecil menuju Arafah.',
    ],
    [
      'Premium Hajj Furoda, 20 days',
      'A shorter journey with hotels on the courtyard and small vehicles to Arafah.',
    ],
  ),
  hajj(
    {
      slug: 'haji-furoda-23-hari-banua',
      kind: 'hajj_furoda',
      partner: 'banua-kabah',
      days: 23,
      airports: ['BDJ'],
      airline: 'GA',
      stays: [
        ['frontel-al-harithia-madinah', 5],
        ['anjum-makkah', 12],
      ],
      price: 329_900,
    },
    [
      'Haji Furoda 23 Hari dari Banjarmasin',
      'Visa undangan resmi; status pengajuan diberitahukan setiap dua pekan.',
    ],
    null,
  ),
];
