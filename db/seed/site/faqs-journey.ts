// Questions about the journey itself: women travelling, wheelchairs, Nusuk, luggage, Zamzam, illness, halal tours.
import type { FaqSeed } from './faq-seed.ts';

export const journeyFaqs: FaqSeed[] = [
  {
    question: {
      id: 'Bolehkah perempuan berangkat umrah tanpa mahram?',
      en: 'May a woman go on umrah without a mahram?',
    },
    answer: {
      id: 'Arab Saudi pada saat ini tidak lagi mensyaratkan mahram untuk visa umrah. Biro perjalanan dapat memiliki ketentuan sendiri, misalnya berangkat dalam rombongan perempuan atau dengan izin keluarga. Tentang hukum agamanya ada beberapa pendapat ulama; bertanyalah kepada guru yang Anda percaya.',
      en: 'At present Saudi Arabia no longer requires a mahram for an umrah visa. Travel partners may have rules of their own, such as travelling in a women’s group or with the family’s consent. On the religious ruling scholars differ; please ask a teacher you trust.',
    },
  },
  {
    question: {
      id: 'Orang tua saya memakai kursi roda. Apa yang perlu disiapkan?',
      en: 'My parent uses a wheelchair. What should we prepare?',
    },
    answer: {
      id: `Beri tahu biro perjalanan sejak memesan, lalu tanyakan:

- jarak hotel ke masjid dan apakah jalannya landai;
- bantuan kursi roda di bandara, yang harus didaftarkan ke maskapai sebelum berangkat;
- siapa yang mendorong saat tawaf dan sai, dan berapa biayanya.

Di Masjidil Haram tersedia jalur kursi roda untuk tawaf dan sai, serta jasa pendorong resmi dan kereta listrik berbayar. Pilihlah hotel yang dekat; penghematan beberapa ratus meter sangat terasa.`,
      en: `Tell the travel partner when you book, and ask about:

- the distance from hotel to mosque, and whether the way is level;
- wheelchair help at the airport, which must be registered with the airline beforehand;
- who pushes during tawaf and sa’i, and what it costs.

Masjid al-Haram has wheelchair lanes for tawaf and sa’i, official attendants, and electric carts for a fee. Choose a hotel close by: a few hundred metres less make a great difference.`,
    },
  },
  {
    question: {
      id: 'Apa itu Nusuk dan apakah saya harus memakainya?',
      en: 'What is Nusuk, and do I have to use it?',
    },
    answer: {
      id: 'Nusuk adalah aplikasi resmi Arab Saudi untuk layanan jamaah, antara lain jadwal masuk Raudhah. Biro perjalanan biasanya membantu mengurusnya. Jatah kunjungan Raudhah terbatas dan aturannya dapat berubah, jadi tanyakan lebih dahulu apakah paket Anda memasukkannya.',
      en: 'Nusuk is Saudi Arabia’s official app for pilgrims, among other things for slots to enter the Rawdah. Travel partners usually help with it. Slots are limited and the rules may change, so ask whether your package includes one.',
    },
  },
  {
    question: { id: 'Berapa berat bagasi yang boleh dibawa?', en: 'How much luggage may I take?' },
    answer: {
      id: 'Mengikuti maskapai dan jenis tiketnya. Lihatlah bagian penerbangan di halaman paket, atau tanyakan kepada biro perjalanan. Sisakan ruang untuk pulang, dan simpan obat, paspor, serta pakaian ihram di tas kabin.',
      en: 'That depends on the airline and the ticket. See the flight section of the package page, or ask the travel partner. Leave room for the way home, and keep medicine, passport and ihram clothes in your cabin bag.',
    },
  },
  {
    question: { id: 'Bolehkah membawa air zamzam di koper?', en: 'May I carry Zamzam water in my suitcase?' },
    answer: {
      id: 'Jangan masukkan ke koper bagasi; koper dapat dibongkar di bandara. Yang lazim diperbolehkan adalah satu kemasan resmi 5 liter untuk setiap jamaah, yang ditangani terpisah menurut aturan bandara dan maskapai. Tanyakan apakah paket Anda sudah memuatnya.',
      en: 'Do not put it in checked luggage: suitcases may be opened at the airport. What is usually allowed is one official 5-litre pack for each pilgrim, handled separately under the rules of airport and airline. Ask whether your package includes it.',
    },
  },
  {
    question: { id: 'Bagaimana bila saya sakit di perjalanan?', en: 'What if I fall ill on the journey?' },
    answer: {
      id: 'Beri tahu pembimbing rombongan secepatnya. Penyelenggara umrah diwajibkan memberi perlindungan asuransi; mintalah nomor polis dan nomor daruratnya sebelum berangkat. Bawalah obat rutin untuk seluruh perjalanan, dengan resep atau surat dokter.',
      en: 'Tell the group’s guide at once. Organisers of umrah are obliged to provide insurance; ask for the policy number and its emergency number before you leave. Bring your regular medicine for the whole journey, with a prescription or doctor’s letter.',
    },
  },
  {
    question: { id: 'Seberapa jauh hotel dari masjid?', en: 'How far are the hotels from the mosque?' },
    answer: {
      id: 'Jaraknya tertulis dalam meter di kartu dan halaman paket. Sebagai bayangan, 500 meter kira-kira tujuh sampai sepuluh menit berjalan pelan, belum termasuk keramaian dan tanjakan. Bila disediakan bus antar-jemput, hal itu disebutkan.',
      en: 'The distance is given in metres on the card and the package page. As a guide, 500 metres take about seven to ten minutes at a slow pace, not counting crowds and slopes. Where there is a shuttle bus, we say so.',
    },
  },
  {
    question: { id: 'Apa yang membuat sebuah wisata disebut halal?', en: 'What makes a tour halal?' },
    answer: {
      id: 'Makanannya halal, waktu salat masuk dalam jadwal, dan tempat yang dikunjungi pantas bagi keluarga Muslim. Rinciannya ada pada acara harian setiap paket. Bila di suatu kota hanya tersedia makanan ramah Muslim tanpa sertifikat, tanyakan dahulu kepada biro perjalanan.',
      en: 'The food is halal, prayer times are part of the schedule, and the places visited suit a Muslim family. The daily agenda of each package has the details. Where a city has only Muslim-friendly food without a certificate, ask the travel partner first.',
    },
  },
];
