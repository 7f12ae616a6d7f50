// Umrah programmes of the demo (README.md): 9 to 13 days, all year, Ramadan, year's end, school holidays.
import { type ProgrammeSeed, programmeText } from './programme-seed.ts';

type Row = Omit<ProgrammeSeed, 'kind' | 'title' | 'summary'>;
const umrah = (row: Row, indonesian: [string, string], english: [string, string] | null): ProgrammeSeed => ({
  kind: 'umrah_regular',
  ...row,
  ...programmeText(indonesian, english),
});

export const umrahProgrammes: ProgrammeSeed[] = [
  umrah(
    {
      slug: 'umroh-reguler-9-hari-nurzaman',
      partner: 'nurzaman',
      days: 9,
      airports: ['CGK'],
      airline: 'SV',
      stays: [
        ['arkan-al-manar-madinah', 3],
        ['al-massa-makkah', 4],
      ],
      price: 29_900,
      season: 'all-year',
    },
    [
      'Umrah Reguler 9 Hari Madinah Dahulu',
      'Sembilan hari dengan tiga malam di Madinah, penerbangan langsung, dan rombongan paling banyak 45 orang.',
    ],
    [
      'Nine-day umrah, Madinah first',
      'Nine days with three nights in Madinah, direct flights and a group of at most 45.',
    ],
  ),
  umrah(
    {
      slug: 'umroh-vip-9-hari-nurzaman',
      partner: 'nurzaman',
      days: 9,
      airports: ['CGK'],
      airline: 'GA',
      stays: [
        ['dar-al-taqwa-madinah', 3],
        ['pullman-zamzam-makkah', 4],
      ],
      price: 46_900,
      season: 'all-year',
    },
    [
      'Umrah VIP 9 Hari Hotel Pelataran',
      'Hotel bintang lima di pelataran kedua masjid, untuk jamaah yang ingin berjalan sesedikit mungkin.',
    ],
    [
      'VIP umrah, nine days by the mosques',
      'Five-star hotels on the courtyard of both mosques, for pilgrims who want to walk as little as possible.',
    ],
  ),
  umrah(
    {
      slug: 'umroh-ramadan-10-hari-nurzaman',
      partner: 'nurzaman',
      days: 10,
      airports: ['CGK'],
      airline: 'SV',
      stays: [
        ['al-haram-madinah', 3],
        ['anjum-makkah', 5],
      ],
      price: 43_900,
      season: 'ramadan',
    },
    [
      'Umrah Ramadan 10 Hari',
      'Lima malam Ramadan di Makkah dengan sahur di hotel dan buka puasa di Masjidil Haram.',
    ],
    [
      'Ramadan umrah, ten days',
      'Five nights of Ramadan in Makkah, with the pre-dawn meal at the hotel and iftar in the Great Mosque.',
    ],
  ),
  umrah(
    {
      slug: 'umroh-reguler-9-hari-safwa',
      partner: 'safwa-mulia',
      days: 9,
      airports: ['SUB'],
      airline: 'SV',
      stays: [
        ['mukhtara-international-madinah', 3],
        ['rayyana-ajyad-makkah', 4],
      ],
      price: 29_400,
      season: 'all-year',
    },
    [
      'Umrah Hemat 9 Hari dari Surabaya',
      'Terbang dari Juanda tanpa transit di Jakarta, hotel bintang tiga yang bersih dan dapat ditempuh dengan berjalan kaki.',
    ],
    [
      'Nine-day umrah from Surabaya',
      'From Juanda without a stop in Jakarta, in clean three-star hotels within walking distance.',
    ],
  ),
  umrah(
    {
      slug: 'umroh-reguler-12-hari-safwa',
      partner: 'safwa-mulia',
      days: 12,
      airports: ['SUB'],
      airline: 'SV',
      stays: [
        ['grand-plaza-madinah', 4],
        ['anjum-makkah', 6],
      ],
      price: 36_900,
      season: 'all-year',
    },
    [
      'Umrah 12 Hari Lebih Lama di Makkah',
      'Enam malam di Makkah dan empat di Madinah, bagi jamaah yang ingin beribadah tanpa tergesa.',
    ],
    [
      'Twelve-day umrah, longer in Makkah',
      'Six nights in Makkah and four in Madinah, for pilgrims who do not want to hurry.',
    ],
  ),
  umrah(
    {
      slug: 'umroh-awal-tahun-9-hari-safwa',
      partner: 'safwa-mulia',
      days: 9,
      airports: ['SUB', 'CGK'],
      airline: 'GA',
      stays: [
        ['rua-al-hijrah-madinah', 3],
        ['elaf-kinda-makkah', 4],
      ],
      price: 34_900,
      season: 'year-end',
    },
    [
      'Umrah Awal Tahun 9 Hari',
      'Menutup tahun di Tanah Suci bersama keluarga, saat anak-anak libur sekolah.',
    ],
    null,
  ),
  umrah(
    {
      slug: 'umroh-reguler-10-hari-zamrud',
      partner: 'zamrud-khatulistiwa',
      days: 10,
      airports: ['UPG'],
      airline: 'JT',
      stays: [
        ['arkan-al-manar-madinah', 3],
        ['badr-al-massa-makkah', 5],
      ],
      price: 31_900,
      season: 'all-year',
    },
    [
      'Umrah 10 Hari dari Makassar',
      'Berangkat dari Sultan Hasanuddin dengan pembimbing berbahasa Bugis dan Makassar.',
    ],
    [
      'Ten-day umrah from Makassar',
      'From Sultan Hasanuddin airport with guides who speak Buginese and Makassarese.',
    ],
  ),
  umrah(
    {
      slug: 'umroh-ramadan-12-hari-zamrud',
      partner: 'zamrud-khatulistiwa',
      days: 12,
      airports: ['UPG'],
      airline: 'SV',
      stays: [
        ['al-haram-madinah', 4],
        ['al-massa-makkah', 6],
      ],
      price: 42_400,
      season: 'ramadan',
    },
    [
      'Umrah Ramadan 12 Hari dari Makassar',
      'Ramadan di dua kota suci, dengan iktikaf terpandu bagi yang mengambil jadwal sepuluh malam terakhir.',
    ],
    [
      'Twelve-day Ramadan umrah from Makassar',
      'Ramadan in both holy cities, with guided i‘tikaf on the departure of the last ten nights.',
    ],
  ),
  umrah(
    {
      slug: 'umroh-reguler-9-hari-deli',
      partner: 'deli-raudhah',
      days: 9,
      airports: ['KNO'],
      airline: 'GA',
      stays: [
        ['durrat-al-eiman-madinah', 3],
        ['snood-ajyad-makkah', 4],
      ],
      price: 31_400,
      season: 'all-year',
    },
    [
      'Umrah 9 Hari dari Medan',
      'Garuda Indonesia dari Kualanamu, hotel bintang empat di kedua kota, dan petugas yang menetap di Makkah.',
    ],
    [
      'Nine-day umrah from Medan',
      'Garuda Indonesia from Kualanamu, four-star hotels in both cities and staff who live in Makkah.',
    ],
  ),
  umrah(
    {
      slug: 'umroh-keluarga-10-hari-deli',
      partner: 'deli-raudhah',
      days: 10,
      airports: ['KNO'],
      airline: 'SV',
      stays: [
        ['elaf-kinda-makkah', 5],
        ['dallah-taibah-madinah', 3],
      ],
      price: 36_400,
      season: 'school-holiday',
    },
    [
      'Umrah Keluarga Liburan Sekolah',
      'Jadwal lebih longgar untuk anak, kamar keluarga berdekatan, dan manasik khusus anak.',
    ],
    [
      'Family umrah in the school holidays',
      'An easier pace for children, family rooms side by side and a preparation class for the young.',
    ],
  ),
  umrah(
    {
      slug: 'umroh-reguler-9-hari-sunda',
      partner: 'sunda-amanah',
      days: 9,
      airports: ['CGK', 'KJT'],
      airline: 'SV',
      stays: [
        ['al-haram-madinah', 3],
        ['kiswah-towers-makkah', 4],
      ],
      price: 26_900,
      season: 'all-year',
    },
    [
      'Umrah Hemat 9 Hari Jawa Barat',
      'Harga ringan dengan hotel di Makkah yang dilayani bus antar-jemput 24 jam ke Masjidil Haram.',
    ],
    [
      'Nine-day value umrah from West Java',
      'An easier price, with a Makkah hotel served by a shuttle to the Great Mosque around the clock.',
    ],
  ),
  umrah(
    {
      slug: 'umroh-promo-9-hari-sunda',
      partner: 'sunda-amanah',
      days: 9,
      airports: ['CGK'],
      airline: 'JT',
      stays: [
        ['mukhtara-international-madinah', 3],
        ['kiswah-towers-makkah', 4],
      ],
      price: 22_400,
      season: 'tour',
      belowReferenceReason:
        'Kursi rombongan yang dibeli sejak awal musim di luar waktu ramai, dengan hotel yang dilayani bus antar-jemput. Biaya visa dan perlengkapan tetap ditagih sesuai daftar.',
    },
    [
      'Umrah Musim Sepi 9 Hari',
      'Tanggal terbatas di luar musim ramai. Alasan harganya ditulis di halaman ini agar jamaah dapat menimbang.',
    ],
    [
      'Quiet-season umrah, nine days',
      'A few dates outside the busy season. Why it costs less is written on this page, for pilgrims to weigh.',
    ],
  ),
  umrah(
    {
      slug: 'umroh-liburan-sekolah-9-hari-sunda',
      partner: 'sunda-amanah',
      days: 9,
      airports: ['KJT'],
      airline: 'GA',
      stays: [
        ['arkan-al-manar-madinah', 3],
        ['al-massa-makkah', 4],
      ],
      price: 31_900,
      season: 'school-holiday',
    },
    [
      'Umrah Liburan Sekolah dari Kertajati',
      'Berangkat dari Kertajati saat libur panjang, dekat bagi keluarga Bandung, Sumedang, dan Majalengka.',
    ],
    null,
  ),
  umrah(
    {
      slug: 'umroh-reguler-12-hari-minang',
      partner: 'minang-safar',
      days: 12,
      airports: ['PDG'],
      airline: 'GA',
      stays: [
        ['grand-plaza-madinah', 4],
        ['al-massa-makkah', 6],
      ],
      price: 36_400,
      season: 'all-year',
    },
    [
      'Umrah 12 Hari Masakan Minang',
      'Dua belas hari dari Minangkabau dengan dapur sendiri di Makkah dan petugas perempuan.',
    ],
    [
      'Twelve-day umrah with Minang cooking',
      'Twelve days from Minangkabau airport, with our own kitchen in Makkah and women on the staff.',
    ],
  ),
  umrah(
    {
      slug: 'umroh-reguler-9-hari-minang',
      partner: 'minang-safar',
      days: 9,
      airports: ['PDG', 'CGK'],
      airline: 'SV',
      stays: [
        ['rua-al-hijrah-madinah', 3],
        ['badr-al-massa-makkah', 4],
      ],
      price: 30_400,
      season: 'all-year',
    },
    [
      'Umrah 9 Hari dari Padang',
      'Pilihan berangkat dari Padang atau Jakarta dengan agenda dan hotel yang sama.',
    ],
    ['Nine-day umrah from Padang', 'Leave from Padang or Jakarta, with the same agenda and hotels.'],
  ),
  umrah(
    {
      slug: 'umroh-reguler-10-hari-lombok',
      partner: 'lombok-marwah',
      days: 10,
      airports: ['LOP'],
      airline: 'JT',
      stays: [
        ['mukhtara-international-madinah', 3],
        ['snood-ajyad-makkah', 5],
      ],
      price: 32_400,
      season: 'all-year',
    },
    [
      'Umrah 10 Hari dari Lombok',
      'Langsung dari Bandara Lombok bagi jamaah NTB dan NTT, dipandu tuan guru setempat.',
    ],
    [
      'Ten-day umrah from Lombok',
      'Directly from Lombok airport for pilgrims of Nusa Tenggara, led by a local scholar.',
    ],
  ),
  umrah(
    {
      slug: 'umroh-reguler-9-hari-banua',
      partner: 'banua-kabah',
      days: 9,
      airports: ['BDJ'],
      airline: 'GA',
      stays: [
        ['durrat-al-eiman-madinah', 3],
        ['elaf-kinda-makkah', 4],
      ],
      price: 33_400,
      season: 'all-year',
    },
    [
      'Umrah 9 Hari dari Banjarmasin',
      'Hotel bintang empat dekat masjid dan kabar rombongan untuk keluarga dua kali sehari.',
    ],
    null,
  ),
  umrah(
    {
      slug: 'umroh-ramadan-13-hari-banua',
      partner: 'banua-kabah',
      days: 13,
      airports: ['BDJ'],
      airline: 'GA',
      stays: [
        ['dallah-taibah-madinah', 4],
        ['al-shohada-makkah', 7],
      ],
      price: 48_900,
      season: 'ramadan',
    },
    [
      'Umrah Ramadan 13 Hari dari Banjarmasin',
      'Tujuh malam Ramadan di Makkah dengan hotel bintang lima dan tadarus bersama setiap sore.',
    ],
    [
      'Thirteen-day Ramadan umrah from Banjarmasin',
      'Seven nights of Ramadan in Makkah in a five-star hotel, reading the Quran together each afternoon.',
    ],
  ),
  umrah(
    {
      slug: 'umroh-reguler-9-hari-mataram',
      partner: 'mataram-hijrah',
      days: 9,
      airports: ['YIA', 'SOC'],
      airline: 'GA',
      stays: [
        ['frontel-al-harithia-madinah', 3],
        ['anjum-makkah', 4],
      ],
      price: 34_900,
      season: 'all-year',
    },
    [
      'Umrah Sirah 9 Hari dari Yogyakarta',
      'Umrah yang disertai kajian sirah harian oleh dosen sejarah Islam.',
    ],
    [
      'Umrah with the Prophet’s life, nine days',
      'An umrah with a daily talk on the Prophet’s life by a lecturer in Islamic history.',
    ],
  ),
  umrah(
    {
      slug: 'umroh-akhir-tahun-10-hari-mataram',
      partner: 'mataram-hijrah',
      days: 10,
      airports: ['SOC'],
      airline: 'SV',
      stays: [
        ['dallah-taibah-madinah', 3],
        ['al-shohada-makkah', 5],
      ],
      price: 37_900,
      season: 'year-end',
    },
    [
      'Umrah Akhir Tahun 10 Hari dari Solo',
      'Sepuluh hari saat libur akhir tahun, berangkat dan pulang lewat Adi Soemarmo.',
    ],
    [
      'Year-end umrah, ten days from Solo',
      'Ten days in the year-end holidays, out of and back to Adi Soemarmo.',
    ],
  ),
  umrah(
    {
      slug: 'umroh-reguler-9-hari-sriwijaya',
      partner: 'sriwijaya-thaibah',
      days: 9,
      airports: ['PLM'],
      airline: 'JT',
      stays: [
        ['al-haram-madinah', 3],
        ['rayyana-ajyad-makkah', 4],
      ],
      price: 29_900,
      season: 'all-year',
    },
    [
      'Umrah 9 Hari dari Palembang',
      'Menu makan tiap hari sudah tertulis sejak awal, termasuk pempek pada malam terakhir.',
    ],
    [
      'Nine-day umrah from Palembang',
      'The menu of each day is written in advance, down to pempek on the last night.',
    ],
  ),
  umrah(
    {
      slug: 'umroh-reguler-10-hari-serambi',
      partner: 'serambi-haramain',
      days: 10,
      airports: ['BTJ'],
      airline: 'GA',
      stays: [
        ['anjum-makkah', 5],
        ['frontel-al-harithia-madinah', 3],
      ],
      price: 36_900,
      season: 'all-year',
    },
    [
      'Umrah 10 Hari dari Banda Aceh',
      'Rombongan satu lantai, Makkah lebih dahulu, dengan pembimbing dari dayah.',
    ],
    [
      'Ten-day umrah from Banda Aceh',
      'The whole group on one floor, Makkah first, with guides from a dayah.',
    ],
  ),
  umrah(
    {
      slug: 'umroh-awal-ramadan-10-hari-serambi',
      partner: 'serambi-haramain',
      days: 10,
      airports: ['BTJ'],
      airline: 'SV',
      stays: [
        ['dallah-taibah-madinah', 3],
        ['swissotel-makkah', 5],
      ],
      price: 52_400,
      season: 'ramadan',
    },
    [
      'Umrah Ramadan Utama 10 Hari',
      'Hotel pelataran di Makkah selama Ramadan, dengan kursi roda siap di lobi bagi yang memerlukan.',
    ],
    null,
  ),
  umrah(
    {
      slug: 'umroh-reguler-12-hari-borneo',
      partner: 'borneo-insani',
      days: 12,
      airports: ['BPN'],
      airline: 'SV',
      stays: [
        ['rua-al-hijrah-madinah', 4],
        ['snood-ajyad-makkah', 6],
      ],
      price: 37_400,
      season: 'all-year',
    },
    [
      'Umrah 12 Hari dari Balikpapan',
      'Tanggal diumumkan setahun di muka, cocok bagi pekerja sif di Kalimantan Timur.',
    ],
    [
      'Twelve-day umrah from Balikpapan',
      'Dates announced a year ahead, made for shift workers in East Kalimantan.',
    ],
  ),
  umrah(
    {
      slug: 'umroh-akhir-tahun-9-hari-borneo',
      partner: 'borneo-insani',
      days: 9,
      airports: ['BPN'],
      airline: 'GA',
      stays: [
        ['grand-plaza-madinah', 3],
        ['makkah-towers', 4],
      ],
      price: 41_900,
      season: 'year-end',
    },
    [
      'Umrah Akhir Tahun 9 Hari dari Balikpapan',
      'Hotel bintang lima di depan Masjidil Haram selama libur akhir tahun.',
    ],
    ['Year-end umrah from Balikpapan', 'A five-star hotel before the Great Mosque in the year-end holidays.'],
  ),
  umrah(
    {
      slug: 'umroh-reguler-9-hari-mahligai',
      partner: 'mahligai-batam',
      days: 9,
      airports: ['BTH'],
      airline: 'JT',
      stays: [
        ['arkan-al-manar-madinah', 3],
        ['badr-al-massa-makkah', 4],
      ],
      price: 30_900,
      season: 'tour',
    },
    ['Umrah 9 Hari dari Batam', 'Berangkat dari Hang Nadim dengan agenda lengkap Madinah dan Makkah.'],
    ['Nine-day umrah from Batam', 'From Hang Nadim with the full agenda of Madinah and Makkah.'],
  ),
  umrah(
    {
      slug: 'umroh-reguler-9-hari-caruban',
      partner: 'caruban-barokah',
      days: 9,
      airports: ['KJT', 'CGK'],
      airline: 'SV',
      stays: [
        ['al-haram-madinah', 3],
        ['al-massa-makkah', 4],
      ],
      price: 29_400,
      season: 'tour',
    },
    [
      'Umrah 9 Hari dari Cirebon',
      'Bus menjemput di Cirebon dan Indramayu, lalu terbang dari Kertajati atau Jakarta.',
    ],
    [
      'Nine-day umrah from Cirebon',
      'Coaches collect in Cirebon and Indramayu; flights leave from Kertajati or Jakarta.',
    ],
  ),
  umrah(
    {
      slug: 'umroh-reguler-10-hari-lancang',
      partner: 'lancang-kuning',
      days: 10,
      airports: ['PKU'],
      airline: 'JT',
      stays: [
        ['mukhtara-international-madinah', 3],
        ['rayyana-ajyad-makkah', 5],
      ],
      price: 30_900,
      season: 'tour',
    },
    ['Umrah 10 Hari dari Pekanbaru', 'Rombongan kecil dari Riau dengan dua pembimbing.'],
    ['Ten-day umrah from Pekanbaru', 'A small group from Riau with two guides.'],
  ),
  umrah(
    {
      slug: 'umroh-thaif-10-hari-andalus',
      partner: 'andalus-jejak',
      days: 10,
      airports: ['CGK'],
      airline: 'QR',
      stays: [
        ['anwar-movenpick-madinah', 3],
        ['voco-makkah', 5],
      ],
      visitsTaif: true,
      price: 35_400,
      season: 'all-year',
    },
    [
      'Umrah 10 Hari dengan Qatar Airways',
      'Terbang lewat Doha, hotel bintang lima di kedua kota, dan satu hari di Thaif.',
    ],
    [
      'Ten-day umrah with Qatar Airways',
      'By way of Doha, five-star hotels in both cities and a day in Taif.',
    ],
  ),
];
