// The demo's travel partners and partner banks: invented names, real regencies, licences in both number shapes
// (spec §3 travel partner, docs/product/catalogue.md: licences). Dates count from the day of seeding.
import type { LocalText } from '#shared/locale';

export interface LicenceSeed {
  kind: 'ppiu' | 'pihk';
  /** 17 digits of OSS, or the first part of 'U-400 Tahun 2021': the year is that of issue. */
  number: string;
  /** Days from today: issued (negative) and valid until. */
  issuedDays: number;
  validDays: number;
}
export interface PartnerSeed {
  slug: string;
  kind: 'travel' | 'financial' | 'store';
  name: string;
  legalName: string;
  description: LocalText;
  phone: string;
  address: string;
  regency: string;
  founded: number;
  licences: LicenceSeed[];
  suspended?: { daysAgo: number; reason: LocalText };
}

const ppiu = (number: string, issuedDays: number, validDays: number): LicenceSeed => ({
  kind: 'ppiu',
  number,
  issuedDays,
  validDays,
});
const pihk = (number: string, issuedDays: number, validDays: number): LicenceSeed => ({
  kind: 'pihk',
  number,
  issuedDays,
  validDays,
});
const travel = (seed: Omit<PartnerSeed, 'kind' | 'legalName'> & { legalName?: string }): PartnerSeed => ({
  kind: 'travel',
  legalName: `PT ${seed.name}`,
  ...seed,
});

export const travelPartners: PartnerSeed[] = [
  travel({
    slug: 'nurzaman',
    name: 'Nurzaman Haramain Wisata',
    founded: 2008,
    regency: '3174',
    phone: '+622150001101',
    address: 'Jl. Tebet Barat Dalam Raya No. 41, Tebet, Jakarta Selatan 12810',
    description: {
      id: 'Kami melayani jamaah Jabodetabek sejak 2008 dengan rombongan yang sengaja dibatasi, paling banyak 45 orang untuk satu pembimbing. Manasik diadakan tiga kali sebelum berangkat, salah satunya khusus jamaah lanjut usia dan pendampingnya.',
      en: 'We have served pilgrims from Greater Jakarta since 2008 in deliberately small groups, at most 45 people to one guide. Three preparation classes are held before departure, one of them for older pilgrims and their companions.',
    },
    licences: [ppiu('U-412', -1890, 620), pihk('H-127', -1540, 980)],
  }),
  travel({
    slug: 'safwa-mulia',
    name: 'Safwa Mulia Tours',
    founded: 2011,
    regency: '3578',
    phone: '+623150001102',
    address: 'Jl. Raya Darmo Permai III No. 18, Dukuh Pakis, Surabaya 60226',
    description: {
      id: 'Biro perjalanan dari Surabaya yang memberangkatkan jamaah langsung dari Juanda. Jadwal penerbangan, nama hotel, dan nomor kamar kami kirimkan paling lambat tujuh hari sebelum berangkat.',
      en: 'A travel company from Surabaya that flies its pilgrims directly from Juanda. Flight schedule, hotel names and room numbers are sent at least seven days before departure.',
    },
    licences: [ppiu('91203047715560013', -1320, 540), pihk('91203047715560021', -1100, 760)],
  }),
  travel({
    slug: 'zamrud-khatulistiwa',
    name: 'Zamrud Khatulistiwa Safar',
    founded: 2014,
    regency: '7371',
    phone: '+624110001103',
    address: 'Jl. Andi Pangeran Pettarani No. 77, Rappocini, Makassar 90222',
    description: {
      id: 'Melayani jamaah Sulawesi, Maluku, dan Papua lewat bandara Sultan Hasanuddin, sehingga jamaah tidak perlu menginap di Jakarta. Pembimbing kami berbahasa Bugis dan Makassar.',
      en: 'Serving pilgrims from Sulawesi, Maluku and Papua through Sultan Hasanuddin airport, with no night in Jakarta. Our guides speak Buginese and Makassarese.',
    },
    licences: [ppiu('U-288', -2150, 310)],
  }),
  travel({
    slug: 'deli-raudhah',
    name: 'Deli Raudhah Wisata',
    founded: 2006,
    regency: '1271',
    phone: '+626150001104',
    address: 'Jl. Setia Budi No. 203, Medan Selayang, Medan 20131',
    description: {
      id: 'Dua puluh tahun mengantar jamaah Sumatera Utara dari Kualanamu. Kami memakai hotel yang sama setiap musim, sehingga petugas kami mengenal pintu, lift, dan restorannya dengan baik.',
      en: 'Twenty years of taking pilgrims from North Sumatra out of Kualanamu. We keep to the same hotels every season, so our staff know their doors, lifts and dining rooms well.',
    },
    licences: [ppiu('U-165', -2480, 190), pihk('91204011826370045', -900, 930)],
  }),
  travel({
    slug: 'sunda-amanah',
    name: 'Sunda Amanah Perjalanan',
    founded: 2012,
    regency: '3273',
    phone: '+622250001105',
    address: 'Jl. Buah Batu No. 152, Lengkong, Bandung 40265',
    description: {
      id: 'Jamaah kami datang dari Bandung, Garut, dan Tasikmalaya. Bus menjemput di tiga titik, lalu rombongan berangkat dari Kertajati atau Soekarno–Hatta sesuai jadwal yang tertulis.',
      en: 'Our pilgrims come from Bandung, Garut and Tasikmalaya. Buses collect them at three points, and the group flies from Kertajati or Soekarno–Hatta as the written schedule says.',
    },
    licences: [ppiu('81200116529940027', -1010, 830)],
  }),
  travel({
    slug: 'minang-safar',
    name: 'Minang Safar Baitullah',
    founded: 2015,
    regency: '1371',
    phone: '+627510001106',
    address: 'Jl. Khatib Sulaiman No. 64, Padang Utara, Padang 25134',
    description: {
      id: 'Biro keluarga dari Padang. Makan siang dan malam di Makkah disiapkan juru masak kami sendiri, dan setiap rombongan didampingi satu petugas perempuan.',
      en: 'A family company from Padang. Lunch and dinner in Makkah are prepared by our own cooks, and every group has a woman among its staff.',
    },
    licences: [ppiu('U-539', -1420, 400)],
  }),
  travel({
    slug: 'lombok-marwah',
    name: 'Lombok Marwah Wisata',
    founded: 2016,
    regency: '5271',
    phone: '+623700001107',
    address: 'Jl. Majapahit No. 29, Ampenan, Mataram 83116',
    description: {
      id: 'Kami memberangkatkan jamaah Nusa Tenggara dari Bandara Lombok, dan di luar musim umrah mengajak tamu mengenal pulau kami lewat wisata halal bersama pemandu setempat.',
      en: 'We fly pilgrims from Nusa Tenggara out of Lombok airport and, outside the umrah season, show guests our island on halal tours with local guides.',
    },
    licences: [ppiu('91207033540180066', -760, 1080)],
  }),
  travel({
    slug: 'banua-kabah',
    name: 'Banua Kakbah Utama',
    founded: 2010,
    regency: '6371',
    phone: '+625110001108',
    address: 'Jl. Ahmad Yani Km 5,5 No. 12, Banjarmasin Timur, Banjarmasin 70249',
    description: {
      id: 'Melayani jamaah Kalimantan Selatan dan Tengah. Manasik dipandu ulama setempat, dan keluarga menerima kabar rombongan dua kali sehari selama perjalanan.',
      en: 'Serving pilgrims of South and Central Kalimantan. Preparation classes are led by local scholars, and families hear from the group twice a day during the journey.',
    },
    licences: [ppiu('U-371', -1760, 520), pihk('H-203', -1180, 700)],
  }),
  travel({
    slug: 'mataram-hijrah',
    name: 'Mataram Hijrah Tour',
    founded: 2013,
    regency: '3471',
    phone: '+622740001109',
    address: 'Jl. Kusumanegara No. 88, Umbulharjo, Yogyakarta 55165',
    description: {
      id: 'Umrah dan perjalanan sejarah dari Yogyakarta dan Solo. Pemandu wisata kami dosen dan peneliti sejarah Islam, sehingga setiap kunjungan punya cerita yang dapat dipertanggungjawabkan.',
      en: 'Umrah and journeys into history from Yogyakarta and Solo. Our tour leaders teach and research Islamic history, so every visit comes with a story that stands up.',
    },
    licences: [ppiu('91205024417730019', -1250, 590)],
  }),
  travel({
    slug: 'sriwijaya-thaibah',
    name: 'Sriwijaya Thaibah',
    founded: 2009,
    regency: '1671',
    phone: '+627110001110',
    address: 'Jl. Demang Lebar Daun No. 45, Ilir Barat I, Palembang 30137',
    description: {
      id: 'Biro perjalanan jamaah Sumatera Selatan, Jambi, dan Bengkulu. Paket kami selalu menyebut jarak hotel dalam meter dan menu makan per hari.',
      en: 'The travel company of pilgrims from South Sumatra, Jambi and Bengkulu. Our packages always state the hotel’s distance in metres and the menu of each day.',
    },
    licences: [ppiu('U-094', -2890, 260)],
  }),
  travel({
    slug: 'serambi-haramain',
    name: 'Serambi Haramain Safar',
    founded: 2007,
    regency: '1171',
    phone: '+626510001111',
    address: 'Jl. Teuku Nyak Arief No. 310, Jeulingke, Banda Aceh 23114',
    description: {
      id: 'Dari Banda Aceh kami mengantar jamaah lewat Sultan Iskandar Muda. Rombongan menempati kamar satu lantai agar mudah saling menjaga.',
      en: 'From Banda Aceh we take pilgrims through Sultan Iskandar Muda airport. Groups stay on one floor so that they can look after one another.',
    },
    licences: [ppiu('U-077', -2760, 330), pihk('H-068', -2300, 420)],
  }),
  travel({
    slug: 'borneo-insani',
    name: 'Borneo Insani Wisata',
    founded: 2017,
    regency: '6471',
    phone: '+625420001112',
    address: 'Jl. MT Haryono No. 51, Balikpapan Selatan, Balikpapan 76114',
    description: {
      id: 'Pilihan jamaah Kalimantan Timur yang bekerja dengan jadwal sif: tanggal berangkat kami umumkan setahun sebelumnya dan dapat dilunasi bertahap.',
      en: 'The choice of East Kalimantan’s shift workers: departure dates are announced a year ahead and can be paid in stages.',
    },
    licences: [ppiu('91208051163920034', -640, 1190)],
  }),
  travel({
    slug: 'cakrawala-halal',
    name: 'Cakrawala Halal Nusantara',
    founded: 2018,
    regency: '3171',
    phone: '+622150001113',
    address: 'Jl. Cikini Raya No. 60, Menteng, Jakarta Pusat 10330',
    description: {
      id: 'Kami merancang perjalanan halal untuk keluarga: waktu salat menjadi kerangka jadwal, restoran diperiksa lebih dahulu, dan anak-anak punya kegiatan sendiri.',
      en: 'We design halal journeys for families: prayer times are the frame of the day, restaurants are checked in advance, and children have a programme of their own.',
    },
    licences: [ppiu('91209068804410052', -820, 1010)],
  }),
  travel({
    slug: 'andalus-jejak',
    name: 'Jejak Andalus Wisata',
    founded: 2014,
    regency: '3276',
    phone: '+622150001114',
    address: 'Jl. Margonda Raya No. 224, Beji, Depok 16423',
    description: {
      id: 'Spesialis perjalanan ke kota-kota peradaban Islam: Istanbul, Kairo, Samarkand, Kordoba, dan Al-Quds, sendiri maupun digabung dengan umrah.',
      en: 'Specialists in the cities of Islamic civilisation: Istanbul, Cairo, Samarkand, Córdoba and Al-Quds, on their own or joined with an umrah.',
    },
    licences: [ppiu('U-455', -1680, 690)],
  }),
  travel({
    slug: 'walisongo-ziarah',
    name: 'Walisongo Ziarah Nusantara',
    founded: 2003,
    regency: '3374',
    phone: '+622450001115',
    address: 'Jl. Majapahit No. 137, Pedurungan, Semarang 50192',
    description: {
      id: 'Ziarah dan wisata sejarah di Jawa dan sekitarnya sejak 2003, dengan bus yang terawat dan pemandu yang hafal jalan kampung menuju setiap makam.',
      en: 'Heritage and ziarah journeys on Java and beyond since 2003, with well-kept buses and guides who know the village lanes to every site.',
    },
    licences: [ppiu('81201097735210048', -1490, 370)],
  }),
  travel({
    slug: 'mahligai-batam',
    name: 'Mahligai Batam Safar',
    founded: 2013,
    regency: '2171',
    phone: '+627780001116',
    address: 'Ruko Mahkota Raya Blok C No. 9, Batam Center, Batam 29461',
    description: {
      id: 'Melayani jamaah Kepulauan Riau dari Hang Nadim. Saat ini biro sedang dalam pemeriksaan dan tidak menerima pemesanan baru.',
      en: 'Serving pilgrims of the Riau Islands from Hang Nadim. The company is currently under review and takes no new bookings.',
    },
    licences: [ppiu('U-602', -1390, 450)],
    suspended: {
      daysAgo: 24,
      reason: {
        id: 'Dua rombongan diberangkatkan lebih dari 14 hari setelah tanggal yang dijanjikan. Penjualan dihentikan sampai biro menyerahkan bukti penyelesaian kepada jamaah.',
        en: 'Two groups departed more than 14 days after the promised date. Sales are stopped until the company proves it has settled with those pilgrims.',
      },
    },
  }),
  travel({
    slug: 'caruban-barokah',
    name: 'Caruban Barokah Wisata',
    founded: 2022,
    regency: '3274',
    phone: '+622310001117',
    address: 'Jl. Cipto Mangunkusumo No. 92, Kesambi, Cirebon 45131',
    description: {
      id: 'Biro muda dari Cirebon. Izin penyelenggara umrah masih dalam proses, sehingga paket umrah kami dapat dilihat tetapi belum dapat dipesan.',
      en: 'A young company from Cirebon. Its umrah licence is still being processed, so its umrah packages can be viewed but not yet booked.',
    },
    licences: [],
  }),
  travel({
    slug: 'lancang-kuning',
    name: 'Lancang Kuning Thayyibah',
    founded: 2012,
    regency: '1471',
    phone: '+627610001118',
    address: 'Jl. Jenderal Sudirman No. 401, Sukajadi, Pekanbaru 28126',
    description: {
      id: 'Melayani jamaah Riau dari Pekanbaru dengan rombongan kecil. Perpanjangan izin penyelenggara sedang diajukan.',
      en: 'Serving pilgrims of Riau from Pekanbaru in small groups. Renewal of its licence has been applied for.',
    },
    licences: [ppiu('U-133', -1860, -35)],
  }),
];

const bank = (seed: Omit<PartnerSeed, 'kind' | 'licences'>): PartnerSeed => ({
  kind: 'financial',
  licences: [],
  ...seed,
});

export const financialPartners: PartnerSeed[] = [
  bank({
    slug: 'bprs-lumbung-berkah',
    name: 'BPRS Lumbung Berkah',
    legalName: 'PT BPRS Lumbung Berkah Mandiri',
    founded: 1996,
    regency: '3275',
    phone: '+622150001201',
    address: 'Jl. Jenderal Ahmad Yani No. 22, Bekasi Selatan, Bekasi 17141',
    description: {
      id: 'Bank perekonomian rakyat syariah yang melayani tabungan umrah dan pembiayaan jasa perjalanan ibadah dengan akad ijarah.',
      en: 'An Islamic rural bank offering umrah savings and financing of pilgrimage services under an ijarah contract.',
    },
  }),
  bank({
    slug: 'bprs-mitra-insan',
    name: 'BPRS Mitra Insan',
    legalName: 'PT BPRS Mitra Insan Sejahtera',
    founded: 2004,
    regency: '3573',
    phone: '+623410001202',
    address: 'Jl. Letjen Sutoyo No. 73, Lowokwaru, Malang 65141',
    description: {
      id: 'Bank perekonomian rakyat syariah dari Malang dengan tabungan wadiah tanpa biaya bulanan untuk calon jamaah.',
      en: 'An Islamic rural bank from Malang with a wadiah savings account, free of monthly fees, for future pilgrims.',
    },
  }),
  bank({
    slug: 'bprs-tunas-madani',
    name: 'BPRS Tunas Madani',
    legalName: 'PT BPRS Tunas Madani Nusantara',
    founded: 2001,
    regency: '3372',
    phone: '+622710001203',
    address: 'Jl. Slamet Riyadi No. 289, Laweyan, Surakarta 57141',
    description: {
      id: 'Bank perekonomian rakyat syariah dari Solo. Tabungan mudharabah dan pembiayaan ijarah diawasi Dewan Pengawas Syariah.',
      en: 'An Islamic rural bank from Solo. Its mudharabah savings and ijarah financing are overseen by a sharia supervisory board.',
    },
  }),
];
