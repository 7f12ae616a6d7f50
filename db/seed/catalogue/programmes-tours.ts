// Halal tours of the demo: umrah-plus, international, domestic (spec §1 sharia tourism).
import { type ProgrammeSeed, programmeText } from './programme-seed.ts';

type Row = Omit<ProgrammeSeed, 'kind' | 'title' | 'summary' | 'season'>;
type Words = [title: string, summary: string];
const plus = (row: Row, id: Words, en: Words | null): ProgrammeSeed => ({
  kind: 'tour_umrah_plus',
  season: 'tour',
  ...row,
  ...programmeText(id, en),
});
const abroad = (row: Row, id: Words, en: Words | null): ProgrammeSeed => ({
  kind: 'tour_international',
  season: 'tour',
  ...row,
  ...programmeText(id, en),
});
const home = (row: Row, id: Words, en: Words | null): ProgrammeSeed => ({
  kind: 'tour_domestic',
  season: 'domestic',
  ...row,
  ...programmeText(id, en),
});

export const tourProgrammes: ProgrammeSeed[] = [
  plus(
    {
      slug: 'umroh-plus-turki-12-hari-andalus',
      partner: 'andalus-jejak',
      days: 12,
      airports: ['CGK'],
      airline: 'TK',
      stays: [
        ['golden-horn-fatih', 2],
        ['rua-al-hijrah-madinah', 3],
        ['anjum-makkah', 4],
      ],
      price: 43_900,
    },
    [
      'Umrah Plus Turki 12 Hari',
      'Dua hari di Istanbul, kota Muhammad Al-Fatih, sebelum menuju Madinah dan Makkah.',
    ],
    [
      'Umrah plus Turkey, 12 days',
      'Two days in Istanbul, city of Mehmed the Conqueror, before Madinah and Makkah.',
    ],
  ),
  plus(
    {
      slug: 'umroh-plus-bursa-cappadocia-15-hari-andalus',
      partner: 'andalus-jejak',
      days: 15,
      airports: ['CGK'],
      airline: 'TK',
      stays: [
        ['grand-cevahir-istanbul', 2],
        ['kervansaray-bursa', 1],
        ['perissia-cappadocia', 2],
        ['dallah-taibah-madinah', 3],
        ['al-massa-makkah', 4],
      ],
      price: 49_900,
    },
    [
      'Umrah Plus Istanbul, Bursa, Cappadocia',
      'Lima hari menyusuri Turki dari Bursa sampai Cappadocia, lalu umrah tujuh malam.',
    ],
    [
      'Umrah plus Istanbul, Bursa and Cappadocia',
      'Five days across Turkey from Bursa to Cappadocia, then seven nights of umrah.',
    ],
  ),
  plus(
    {
      slug: 'umroh-plus-mesir-13-hari-andalus',
      partner: 'andalus-jejak',
      days: 13,
      airports: ['CGK'],
      airline: 'MS',
      stays: [
        ['nile-zamalek-cairo', 3],
        ['grand-plaza-madinah', 3],
        ['al-massa-makkah', 4],
      ],
      price: 41_900,
    },
    ['Umrah Plus Mesir 13 Hari', 'Al-Azhar, makam Imam Syafi’i, dan piramida, dilanjutkan umrah.'],
    [
      'Umrah plus Egypt, 13 days',
      'Al-Azhar, the tomb of Imam al-Shafi‘i and the pyramids, followed by umrah.',
    ],
  ),
  plus(
    {
      slug: 'umroh-plus-aqsa-13-hari-mataram',
      partner: 'mataram-hijrah',
      days: 13,
      airports: ['CGK'],
      airline: 'RJ',
      stays: [
        ['geneva-amman', 1],
        ['holy-land-aqsa', 2],
        ['al-haram-madinah', 3],
        ['snood-ajyad-makkah', 4],
      ],
      price: 45_900,
    },
    [
      'Umrah Plus Al-Aqsa 13 Hari',
      'Tiga masjid suci dalam satu perjalanan. Masuk ke Al-Quds mengikuti keadaan keamanan; penggantinya Yordania.',
    ],
    [
      'Umrah plus al-Aqsa, 13 days',
      'The three sacred mosques in one journey. Entry to Al-Quds depends on safety; Jordan is the alternative.',
    ],
  ),
  plus(
    {
      slug: 'umroh-plus-dubai-11-hari-nurzaman',
      partner: 'nurzaman',
      days: 11,
      airports: ['CGK'],
      airline: 'EK',
      stays: [
        ['deira-creek-dubai', 1],
        ['durrat-al-eiman-madinah', 3],
        ['elaf-kinda-makkah', 4],
      ],
      price: 37_900,
    },
    [
      'Umrah Plus Dubai 11 Hari',
      'Satu hari di Dubai dalam perjalanan berangkat, sisanya sepenuhnya untuk ibadah.',
    ],
    ['Umrah plus Dubai, 11 days', 'A day in Dubai on the way out, and the rest given to worship.'],
  ),
  plus(
    {
      slug: 'umroh-plus-uzbekistan-14-hari-andalus',
      partner: 'andalus-jejak',
      days: 14,
      airports: ['CGK'],
      airline: 'HY',
      stays: [
        ['chorsu-tashkent', 1],
        ['registan-samarkand', 2],
        ['labi-hovuz-bukhara', 1],
        ['rua-al-hijrah-madinah', 3],
        ['al-massa-makkah', 4],
      ],
      price: 47_400,
    },
    [
      'Umrah Plus Uzbekistan 14 Hari',
      'Ziarah ke makam Imam Bukhari di Samarkand dan Bahauddin Naqsyaband di Bukhara.',
    ],
    null,
  ),
  plus(
    {
      slug: 'umroh-plus-andalusia-16-hari-andalus',
      partner: 'andalus-jejak',
      days: 16,
      airports: ['CGK'],
      airline: 'QR',
      stays: [
        ['puerta-madrid', 1],
        ['guadalquivir-cordoba', 2],
        ['giralda-sevilla', 1],
        ['albaicin-granada', 2],
        ['dallah-taibah-madinah', 3],
        ['anjum-makkah', 4],
      ],
      price: 54_900,
    },
    [
      'Umrah Plus Andalusia 16 Hari',
      'Kordoba, Sevilla, dan Granada, jejak delapan abad Islam di Spanyol, sebelum umrah.',
    ],
    [
      'Umrah plus Andalusia, 16 days',
      'Córdoba, Seville and Granada, eight centuries of Islam in Spain, before umrah.',
    ],
  ),
  plus(
    {
      slug: 'umroh-plus-doha-10-hari-safwa',
      partner: 'safwa-mulia',
      days: 10,
      airports: ['CGK'],
      airline: 'QR',
      stays: [
        ['souq-waqif-doha', 1],
        ['durrat-al-eiman-madinah', 3],
        ['snood-ajyad-makkah', 3],
      ],
      price: 36_400,
    },
    ['Umrah Plus Doha 10 Hari', 'Sehari di Museum Seni Islam Doha, tanpa menambah banyak hari cuti.'],
    ['Umrah plus Doha, 10 days', 'A day at Doha’s Museum of Islamic Art, without many more days of leave.'],
  ),
  plus(
    {
      slug: 'umroh-plus-kairo-aleksandria-14-hari-deli',
      partner: 'deli-raudhah',
      days: 14,
      airports: ['CGK'],
      airline: 'MS',
      stays: [
        ['pyramids-view-cairo', 3],
        ['corniche-alexandria', 1],
        ['al-haram-madinah', 3],
        ['badr-al-massa-makkah', 4],
      ],
      price: 42_900,
    },
    [
      'Umrah Plus Kairo dan Aleksandria',
      'Empat hari di Mesir sampai ke tepi Laut Tengah, dengan pemandu alumni Al-Azhar.',
    ],
    [
      'Umrah plus Cairo and Alexandria',
      'Four days in Egypt as far as the sea, led by a graduate of Al-Azhar.',
    ],
  ),
  plus(
    {
      slug: 'umroh-plus-abu-dhabi-11-hari-sunda',
      partner: 'sunda-amanah',
      days: 11,
      airports: ['CGK'],
      airline: 'EY',
      stays: [
        ['corniche-abu-dhabi', 1],
        ['arkan-al-manar-madinah', 3],
        ['rayyana-ajyad-makkah', 4],
      ],
      price: 34_900,
    },
    [
      'Umrah Plus Abu Dhabi 11 Hari',
      'Singgah sehari di Masjid Agung Sheikh Zayed dalam perjalanan ke Madinah.',
    ],
    ['Umrah plus Abu Dhabi, 11 days', 'A day at Sheikh Zayed Grand Mosque on the way to Madinah.'],
  ),

  abroad(
    {
      slug: 'wisata-halal-turki-8-hari-cakrawala',
      partner: 'cakrawala-halal',
      days: 8,
      airports: ['CGK'],
      airline: 'TK',
      stays: [
        ['grand-cevahir-istanbul', 3],
        ['kervansaray-bursa', 1],
        ['perissia-cappadocia', 2],
      ],
      price: 23_900,
    },
    [
      'Wisata Halal Turki 8 Hari',
      'Istanbul, Bursa, dan Cappadocia untuk keluarga, dengan jeda salat di masjid-masjid Usmani.',
    ],
    [
      'Halal Turkey, eight days',
      'Istanbul, Bursa and Cappadocia for families, with prayers in Ottoman mosques.',
    ],
  ),
  abroad(
    {
      slug: 'wisata-halal-korea-6-hari-cakrawala',
      partner: 'cakrawala-halal',
      days: 6,
      airports: ['CGK'],
      airline: 'KE',
      stays: [['itaewon-seoul', 4]],
      price: 16_900,
    },
    [
      'Wisata Halal Korea 6 Hari',
      'Menginap di sekitar Masjid Itaewon sehingga restoran halal dapat ditempuh berjalan kaki.',
    ],
    ['Halal Korea, six days', 'Staying by Itaewon mosque, with halal restaurants within walking distance.'],
  ),
  abroad(
    {
      slug: 'wisata-halal-jepang-7-hari-cakrawala',
      partner: 'cakrawala-halal',
      days: 7,
      airports: ['CGK'],
      airline: 'NH',
      stays: [
        ['asakusa-tokyo', 3],
        ['namba-osaka', 2],
      ],
      price: 24_900,
    },
    [
      'Wisata Halal Jepang 7 Hari',
      'Tokyo, kaki Gunung Fuji, Kyoto, dan Osaka dengan restoran bersertifikat halal.',
    ],
    ['Halal Japan, seven days', 'Tokyo, the foot of Mount Fuji, Kyoto and Osaka with certified restaurants.'],
  ),
  abroad(
    {
      slug: 'jejak-muslim-tiongkok-7-hari-cakrawala',
      partner: 'cakrawala-halal',
      days: 7,
      airports: ['CGK'],
      airline: 'CZ',
      stays: [
        ['niujie-beijing', 3],
        ['drum-tower-xian', 2],
      ],
      price: 17_900,
    },
    ['Jejak Muslim Tiongkok 7 Hari', 'Masjid Niujie di Beijing dan Masjid Raya Xi’an di ujung Jalur Sutra.'],
    null,
  ),
  abroad(
    {
      slug: 'wisata-uzbekistan-7-hari-andalus',
      partner: 'andalus-jejak',
      days: 7,
      airports: ['CGK'],
      airline: 'HY',
      stays: [
        ['chorsu-tashkent', 1],
        ['labi-hovuz-bukhara', 2],
        ['registan-samarkand', 2],
      ],
      price: 22_400,
    },
    [
      'Negeri Imam Bukhari 7 Hari',
      'Tashkent, Bukhara, dan Samarkand dengan kajian di makam para ulama hadis.',
    ],
    [
      'Imam al-Bukhari’s country, seven days',
      'Tashkent, Bukhara and Samarkand, with talks at the tombs of the scholars of hadith.',
    ],
  ),
  abroad(
    {
      slug: 'wisata-andalusia-10-hari-andalus',
      partner: 'andalus-jejak',
      days: 10,
      airports: ['CGK'],
      airline: 'QR',
      stays: [
        ['puerta-madrid', 2],
        ['guadalquivir-cordoba', 2],
        ['giralda-sevilla', 1],
        ['albaicin-granada', 2],
        ['souq-waqif-doha', 1],
      ],
      price: 39_900,
    },
    ['Andalusia 10 Hari', 'Madrid, Kordoba, Sevilla, dan Granada dengan tiket Alhambra atas nama peserta.'],
    ['Andalusia, ten days', 'Madrid, Córdoba, Seville and Granada, with Alhambra tickets in your name.'],
  ),
  abroad(
    {
      slug: 'wisata-yordania-al-aqsa-7-hari-mataram',
      partner: 'mataram-hijrah',
      days: 7,
      airports: ['CGK'],
      airline: 'RJ',
      stays: [
        ['ambassador-aqsa', 3],
        ['geneva-amman', 2],
      ],
      price: 29_900,
    },
    ['Al-Aqsa dan Yordania 7 Hari', 'Tiga hari salat di Masjid Al-Aqsa, lalu Petra dan Laut Mati.'],
    ['Al-Aqsa and Jordan, seven days', 'Three days of prayer in al-Aqsa, then Petra and the Dead Sea.'],
  ),
  abroad(
    {
      slug: 'wisata-halal-bangkok-4-hari-cakrawala',
      partner: 'cakrawala-halal',
      days: 4,
      airports: ['CGK'],
      airline: 'ID',
      stays: [['nana-bangkok', 3]],
      price: 14_400,
    },
    [
      'Bangkok dan Ayutthaya 4 Hari',
      'Kampung muslim di tepi Chao Phraya dan jejak Syekh Ahmad Qomi di Ayutthaya.',
    ],
    [
      'Bangkok and Ayutthaya, four days',
      'The Muslim quarters of the Chao Phraya and Sheikh Ahmad Qomi’s Ayutthaya.',
    ],
  ),
  abroad(
    {
      slug: 'wisata-halal-dubai-5-hari-cakrawala',
      partner: 'cakrawala-halal',
      days: 5,
      airports: ['CGK'],
      airline: 'EK',
      stays: [
        ['deira-creek-dubai', 2],
        ['corniche-abu-dhabi', 1],
      ],
      price: 17_400,
    },
    ['Dubai dan Abu Dhabi 5 Hari', 'Dubai lama dan modern, gurun, dan Masjid Agung Sheikh Zayed.'],
    ['Dubai and Abu Dhabi, five days', 'Old and new Dubai, the desert and Sheikh Zayed Grand Mosque.'],
  ),
  abroad(
    {
      slug: 'wisata-mesir-7-hari-andalus',
      partner: 'andalus-jejak',
      days: 7,
      airports: ['CGK'],
      airline: 'MS',
      stays: [
        ['pyramids-view-cairo', 3],
        ['corniche-alexandria', 1],
        ['geneva-amman', 1],
      ],
      price: 25_400,
    },
    ['Mesir dan Yordania 7 Hari', 'Kairo, Aleksandria, dan Gua Ashabul Kahfi di dekat Amman.'],
    null,
  ),

  home(
    {
      slug: 'wisata-halal-lombok-4-hari-marwah',
      partner: 'lombok-marwah',
      days: 4,
      airports: ['LOP'],
      airline: null,
      stays: [['senggigi-lombok', 3]],
      price: 3_400,
    },
    [
      'Lombok Pulau Seribu Masjid 4 Hari',
      'Gili yang tenang, Sembalun, dan masjid-masjid tua bersama pemandu dari desa setempat.',
    ],
    [
      'Lombok, island of mosques, four days',
      'Quiet islets, Sembalun and old mosques with guides from the villages.',
    ],
  ),
  home(
    {
      slug: 'ziarah-wali-jawa-tengah-4-hari-walisongo',
      partner: 'walisongo-ziarah',
      days: 4,
      airports: ['SRG'],
      airline: null,
      stays: [
        ['bintoro-demak', 1],
        ['menara-kudus', 1],
        ['malioboro-yogyakarta', 1],
      ],
      price: 2_650,
    },
    ['Ziarah Wali Jawa Tengah 4 Hari', 'Demak, Kudus, Muria, dan Yogyakarta dengan bus dari Semarang.'],
    ['Saints of Central Java, four days', 'Demak, Kudus, Muria and Yogyakarta by coach from Semarang.'],
  ),
  home(
    {
      slug: 'ziarah-wali-songo-7-hari-walisongo',
      partner: 'walisongo-ziarah',
      days: 7,
      airports: ['CGK'],
      airline: null,
      stays: [
        ['banten-lama', 1],
        ['kejaksan-cirebon', 1],
        ['bintoro-demak', 1],
        ['menara-kudus', 1],
        ['ampel-surabaya', 2],
      ],
      price: 4_900,
    },
    [
      'Ziarah Wali Songo Lengkap 7 Hari',
      'Dari Banten sampai Gresik menyusuri pesisir utara Jawa, dengan pembimbing dari pesantren.',
    ],
    [
      'The nine saints of Java, seven days',
      'From Banten to Gresik along Java’s north coast, with a guide from a pesantren.',
    ],
  ),
  home(
    {
      slug: 'wisata-aceh-4-hari-serambi',
      partner: 'serambi-haramain',
      days: 4,
      airports: ['BTJ'],
      airline: null,
      stays: [['baiturrahman-aceh', 3]],
      price: 3_900,
    },
    ['Aceh dan Sabang 4 Hari', 'Baiturrahman, museum tsunami, dan titik nol Indonesia di Pulau Weh.'],
    [
      'Aceh and Sabang, four days',
      'Baiturrahman, the tsunami museum and Indonesia’s kilometre zero on Weh Island.',
    ],
  ),
  home(
    {
      slug: 'wisata-minangkabau-5-hari-minang',
      partner: 'minang-safar',
      days: 5,
      airports: ['CGK', 'PDG'],
      airline: 'GA',
      stays: [
        ['muaro-padang', 2],
        ['ngarai-bukittinggi', 2],
      ],
      price: 6_400,
    },
    [
      'Ranah Minang 5 Hari',
      'Padang, Mandeh, Bukittinggi, dan Harau dengan masakan rumah yang halal dari dapurnya.',
    ],
    ['Minangkabau, five days', 'Padang, Mandeh, Bukittinggi and Harau, with home cooking.'],
  ),
  home(
    {
      slug: 'wisata-makassar-toraja-5-hari-zamrud',
      partner: 'zamrud-khatulistiwa',
      days: 5,
      airports: ['CGK'],
      airline: 'ID',
      stays: [
        ['losari-makassar', 2],
        ['kete-kesu-toraja', 2],
      ],
      price: 7_900,
    },
    [
      'Makassar dan Toraja 5 Hari',
      'Makam Syekh Yusuf, karst Rammang-Rammang, dan dataran tinggi Toraja dengan dapur muslim.',
    ],
    [
      'Makassar and Toraja, five days',
      'Sheikh Yusuf’s tomb, the karst of Rammang-Rammang and the Toraja highlands with Muslim kitchens.',
    ],
  ),
  home(
    {
      slug: 'wisata-malang-batu-3-hari-cakrawala',
      partner: 'cakrawala-halal',
      days: 3,
      airports: ['SUB'],
      airline: null,
      stays: [['batu-malang', 2]],
      price: 2_400,
    },
    [
      'Malang dan Batu untuk Keluarga 3 Hari',
      'Kebun apel, Masjid Tiban, dan kegiatan anak yang tidak membuat orang tua lelah.',
    ],
    [
      'Malang and Batu for families, three days',
      'Apple orchards, the Tiban mosque and things to do that children like.',
    ],
  ),
  home(
    {
      slug: 'jejak-mataram-islam-4-hari-mataram',
      partner: 'mataram-hijrah',
      days: 4,
      airports: ['YIA'],
      airline: null,
      stays: [['malioboro-yogyakarta', 3]],
      price: 2_900,
    },
    ['Jejak Mataram Islam 4 Hari', 'Kauman, Kotagede, dan Imogiri bersama dosen sejarah Islam.'],
    null,
  ),
];
