// Questions about trust: licences, 5 Pasti, prices that are too low, the risks of hajj outside the regular queue.
import type { FaqSeed } from './faq-seed.ts';

export const safetyFaqs: FaqSeed[] = [
  {
    question: {
      id: 'Bagaimana cara memeriksa izin biro perjalanan umrah?',
      en: 'How do I check the licence of an umrah company?',
    },
    answer: {
      id: `Buka halaman biro perjalanan di {brand} dan catat nama badan usaha serta nomor izin PPIU-nya. Lalu cocokkan dengan daftar resmi kementerian yang mengurus haji dan umrah, misalnya melalui SISKOPATUH, atau tanyakan ke kantor kementerian itu di kabupaten atau kota Anda.

Pastikan nama pada izin sama dengan nama pada perjanjian dan tagihan, dan izinnya masih berlaku pada tanggal Anda berangkat.`,
      en: `Open the company’s page on {brand} and note its legal name and PPIU licence number. Then compare them with the official list of the ministry in charge of hajj and umrah, for example through SISKOPATUH, or ask the ministry’s office in your regency or city.

Make sure that the name on the licence is the name on your contract and invoice, and that the licence is still valid on the day you leave.`,
    },
  },
  {
    brand: 'rihlah',
    question: { id: 'Apa beda PPIU dan PIHK?', en: 'What is the difference between PPIU and PIHK?' },
    answer: {
      id: 'PPIU adalah izin untuk menyelenggarakan perjalanan umrah. PIHK adalah izin untuk menyelenggarakan haji khusus. Keduanya berbeda; biro yang hanya memiliki izin PPIU tidak boleh menyelenggarakan haji khusus.',
      en: 'PPIU is the licence to organise umrah. PIHK is the licence to organise special hajj. They are different: a company that holds only a PPIU may not organise special hajj.',
    },
  },
  {
    question: { id: 'Apa yang dimaksud dengan 5 Pasti?', en: 'What does “5 Pasti” mean?' },
    answer: {
      id: `Anjuran pemerintah agar jamaah memastikan lima hal sebelum membayar:

1. izin biro perjalanannya,
2. jadwal dan penerbangannya,
3. harga dan isi paketnya,
4. hotelnya,
5. visanya.

Pada setiap keberangkatan, {brand} menampilkan kelimanya beserta tanggal pemeriksaannya. Yang belum pasti ditulis belum pasti.`,
      en: `It is the government’s advice to make certain of five things before paying:

1. the company’s licence,
2. the schedule and flights,
3. the price and contents of the package,
4. the hotels,
5. the visa.

{brand} shows all five for every departure, with the date of each check. What is not yet certain is marked as such.`,
    },
  },
  {
    question: {
      id: 'Mengapa ada keberangkatan yang tidak dapat dipesan?',
      en: 'Why can some departures not be booked?',
    },
    answer: {
      id: 'Karena kursinya habis, rombongannya sudah berangkat, atau izin biro perjalanannya tidak ada, kedaluwarsa, atau dibekukan. Alasannya selalu tertulis di halaman paket.',
      en: 'Because it is sold out, has already left, or the company’s licence is missing, has expired or is suspended. The reason is always written on the package page.',
    },
  },
  {
    question: {
      id: 'Ada tawaran umrah yang jauh lebih murah. Apakah aman?',
      en: 'I was offered umrah at a much lower price. Is it safe?',
    },
    answer: {
      id: `Berhati-hatilah. Tiket, hotel, dan visa memiliki biaya dasar yang sulit dihindari. Tanyakan apa yang belum termasuk, siapa maskapainya, dan apa nama hotelnya.

Tanda bahaya yang sering dijumpai: tanggal berangkat tidak pasti, diminta mengajak orang lain agar lebih murah, atau pembayaran ke rekening pribadi. Bila salah satunya ada, tunda dahulu pembayaran Anda.`,
      en: `Be careful. Flights, hotels and visas have a basic cost that is hard to avoid. Ask what is not included, which airline flies and what the hotels are called.

Common warning signs: no fixed date of departure, a discount for bringing in others, or payment to a private account. If you meet any of them, hold back your payment.`,
    },
  },
  {
    question: {
      id: 'Bolehkah umrah tanpa biro perjalanan?',
      en: 'May I go on umrah without a travel company?',
    },
    answer: {
      id: 'Sejak Undang-Undang Nomor 14 Tahun 2025, umrah juga dapat dilakukan secara mandiri dengan syarat tertentu. Anda mengurus sendiri visa, tiket, hotel, dan layanan di Arab Saudi, serta menanggung risikonya. Semua paket umrah di {brand} diselenggarakan oleh biro perjalanan berizin PPIU.',
      en: 'Since Law No. 14 of 2025 umrah may also be made independently, under certain conditions. You then arrange visa, flights, hotels and services in Saudi Arabia yourself and carry the risk. Every umrah package on {brand} is organised by a company with a PPIU licence.',
    },
  },
  {
    brand: 'rihlah',
    question: {
      id: 'Apa beda haji khusus (plus) dan haji furoda?',
      en: 'What is the difference between special (plus) and furoda hajj?',
    },
    answer: {
      id: `**Haji khusus** memakai kuota haji Indonesia. Anda menyetor lewat bank yang ditunjuk, memperoleh nomor porsi, dan menunggu giliran, biasanya beberapa tahun.

**Haji furoda** memakai visa mujamalah, yaitu undangan dari Arab Saudi di luar kuota Indonesia. Tidak ada antrean, tetapi juga tidak ada jaminan visa terbit.

Keduanya harus diselenggarakan oleh biro perjalanan yang memiliki izin PIHK.`,
      en: `**Special hajj** uses Indonesia’s own quota. You deposit through an appointed bank, receive a queue number (nomor porsi) and wait your turn, usually some years.

**Furoda hajj** uses a mujamalah visa, an invitation from Saudi Arabia outside Indonesia’s quota. There is no queue, but also no guarantee that a visa will be issued.

Both must be organised by a company with a PIHK licence.`,
    },
  },
  {
    brand: 'rihlah',
    question: { id: 'Apa risiko haji furoda?', en: 'What are the risks of furoda hajj?' },
    answer: {
      id: 'Visanya dapat tidak terbit, bahkan menjelang keberangkatan. Ini pernah terjadi pada musim haji 2025, ketika banyak calon jamaah furoda tidak berangkat. Sebelum membayar, mintalah jawaban tertulis dari biro tentang uang Anda bila visa tidak terbit: berapa yang kembali, kapan, dan biaya apa yang tidak kembali.',
      en: 'The visa may not be issued, even shortly before departure. It happened in the 2025 season, when many furoda pilgrims could not go. Before you pay, ask the travel partner for a written answer about your money if no visa is issued: how much comes back, when, and which costs do not.',
    },
  },
  {
    brand: 'rihlah',
    question: { id: 'Berapa lama masa tunggu haji khusus?', en: 'How long is the wait for special hajj?' },
    answer: {
      id: 'Masa tunggu bergantung pada kuota setiap tahun dan jumlah pendaftar, sehingga tidak ada yang dapat menjaminnya. Setelah menyetor, simpan nomor porsi Anda dan periksa perkiraan tahun berangkat melalui layanan resmi kementerian yang mengurus haji. Waspadai janji berangkat tahun ini juga dengan visa selain visa haji.',
      en: 'It depends on each year’s quota and the number of people registered, so no one can guarantee it. After your deposit, keep your queue number and check the estimated year through the official service of the ministry in charge of hajj. Beware of promises to leave this very year on anything but a hajj visa.',
    },
  },
];
