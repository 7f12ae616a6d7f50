// Three distribution-channel partners of the demo and their pages (spec §2 /distribution-partners/{partner-page}):
// communities that recommend journeys and never touch the money. All names are invented.
import type { LocalText } from '#shared/locale';

export interface DistributionPartnerSeed {
  slug: string;
  name: string;
  legalName: string;
  description: LocalText;
  phone: string;
  address: string;
  regency: string;
  founded: number;
  headline: LocalText;
  body: LocalText;
  affiliateCode: string;
}

const howItWorks: LocalText = {
  id: `## Cara pemesanannya

1. Pilih paket melalui tautan di halaman ini. Kode kami ikut tercatat, harga tidak berubah.
2. Baca izin biro perjalanan, jadwal, hotel, dan syarat pembatalannya.
3. Pesan dan bayar langsung di {brand}. Perjanjian Anda adalah dengan biro perjalanan mitra.

## Tentang imbalan kami

Bila Anda jadi memesan, kami menerima imbalan dari biro perjalanan. Imbalan ini satu tingkat saja: tidak ada jaringan, tidak ada kewajiban mengajak orang lain. Kami tidak menerima uang jamaah dalam bentuk apa pun, baik tunai maupun transfer.`,
  en: `## How booking works

1. Choose a package through the links on this page. Our code is recorded; the price stays the same.
2. Read the travel partner’s licence, the schedule, the hotels and the cancellation terms.
3. Book and pay directly on {brand}. Your contract is with the travel partner.

## What we earn

When you book, the travel partner pays us a fee. It has a single level: there is no network and no duty to bring in others. We take no money from pilgrims in any form, in cash or by transfer.`,
};

const page = (indonesian: string, english: string): LocalText => ({
  id: `${indonesian}\n\n${howItWorks.id}`,
  en: `${english}\n\n${howItWorks.en}`,
});

export const distributionPartners: DistributionPartnerSeed[] = [
  {
    slug: 'guru-madani',
    name: 'Koperasi Guru Madani',
    legalName: 'Koperasi Jasa Guru Madani Priangan',
    founded: 2009,
    regency: '3273',
    phone: '+622250001301',
    address: 'Jl. Cikutra Teladan No. 112, Cibeunying Kidul, Bandung 40124',
    description: {
      id: 'Koperasi guru dan pensiunan guru di Bandung Raya. Anggotanya saling menemani sejak manasik sampai pulang.',
      en: 'A co-operative of teachers and retired teachers in Greater Bandung, whose members keep one another company from preparation class to homecoming.',
    },
    headline: { id: 'Berangkat bersama sesama guru', en: 'Travel in the company of fellow teachers' },
    body: page(
      `Kami memilih paket yang berangkat pada libur sekolah, dengan hotel yang dekat dan tempo yang tidak terburu-buru.

- Pertemuan kenalan sebelum berangkat, di aula koperasi di Cikutra.
- Bantuan mengisi data dan memeriksa paspor, tanpa biaya.
- Pendamping sesama anggota bagi yang berangkat sendiri.`,
      `We choose packages that leave in the school holidays, with hotels close by and an unhurried pace.

- A get-together before departure, in our hall in Cikutra.
- Help with forms and passport checks, free of charge.
- A fellow member as companion for those who travel alone.`,
    ),
    affiliateCode: 'GURU-MADANI',
  },
  {
    slug: 'pesisir-utara',
    name: 'Paguyuban Pesisir Utara',
    legalName: 'Perkumpulan Paguyuban Pesisir Utara',
    founded: 2015,
    regency: '3578',
    phone: '+623150001302',
    address: 'Jl. Kenjeran Contoh No. 58, Simokerto, Surabaya 60143',
    description: {
      id: 'Paguyuban pedagang dan keluarga nelayan dari Surabaya sampai Lamongan.',
      en: 'An association of traders and fishing families from Surabaya to Lamongan.',
    },
    headline: {
      id: 'Langsung dari Juanda, bersama tetangga sendiri',
      en: 'Direct from Juanda, among neighbours',
    },
    body: page(
      `Sebagian besar anggota kami baru pertama kali naik pesawat. Karena itu kami mengutamakan penerbangan langsung dari Surabaya dan rombongan yang berbahasa Jawa dan Madura.

- Latihan di bandara: melapor di konter, menyerahkan bagasi, mencari pintu keberangkatan.
- Daftar barang bawaan yang sudah diuji oleh rombongan sebelumnya.`,
      `Most of our members have never flown before. So we prefer direct flights from Surabaya and groups that speak Javanese and Madurese.

- A practice visit to the airport: checking in, handing over luggage, finding the gate.
- A packing list tried out by earlier groups.`,
    ),
    affiliateCode: 'PESISIR-UTARA',
  },
  {
    slug: 'keluarga-perantau',
    name: 'Keluarga Perantau Deli',
    legalName: 'Yayasan Keluarga Perantau Deli',
    founded: 2012,
    regency: '1271',
    phone: '+626150001303',
    address: 'Jl. Gatot Subroto Contoh No. 230, Medan Petisah, Medan 20118',
    description: {
      id: 'Yayasan yang menghubungkan keluarga di Sumatra Utara dengan anak-anak mereka di perantauan.',
      en: 'A foundation that links families in North Sumatra with their children who live away from home.',
    },
    headline: {
      id: 'Memberangkatkan orang tua, walau Anda jauh',
      en: 'Send your parents on their journey, even from afar',
    },
    body: page(
      `Banyak anak membiayai umrah orang tuanya dari kota lain. Kami menemani orang tua di Medan, dan mengabari anaknya pada setiap tahap.

- Petugas kami dapat datang ke rumah untuk membantu berkas.
- Kami mengutamakan paket dengan kursi roda dan hotel yang dekat.`,
      `Many people pay for their parents’ umrah from another city. We stay with the parents in Medan, and keep the children informed at every stage.

- Our staff can come to the house to help with the papers.
- We prefer packages with wheelchairs and hotels close by.`,
    ),
    affiliateCode: 'PERANTAU-DELI',
  },
];
