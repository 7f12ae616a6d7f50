// Questions about choosing and booking: full prices, rooms, children, seats, what happens when a partner cancels.
import type { FaqSeed } from './faq-seed.ts';

export const bookingFaqs: FaqSeed[] = [
  {
    question: { id: 'Apa arti harga lengkap?', en: 'What does the full price mean?' },
    answer: {
      id: 'Harga lengkap adalah harga paket ditambah semua biaya wajib, misalnya perlengkapan atau penanganan bandara bila belum termasuk. Angka inilah yang tampil di daftar dan dipakai untuk mengurutkan. Biaya yang tidak wajib, seperti paspor, vaksin, dan kamar berdua, disebutkan terpisah di halaman paket.',
      en: 'It is the price of the package plus every compulsory cost, such as equipment or airport handling where these are not included. This is the figure shown in lists and used for sorting. Optional costs, such as passport, vaccinations or a double room, are listed separately on the package page.',
    },
  },
  {
    question: {
      id: 'Apa beda kamar quad, triple, dan double?',
      en: 'What are quad, triple and double rooms?',
    },
    answer: {
      id: 'Quad untuk empat orang, triple untuk tiga, double untuk dua. Makin sedikit penghuni, makin tinggi harganya untuk setiap orang. Jamaah yang bukan keluarga biasanya dikelompokkan menurut jenis kelamin. Bila Anda ingin sekamar dengan orang tertentu, sampaikan kepada biro perjalanan sejak awal.',
      en: 'A quad room sleeps four, a triple three, a double two. The fewer people share, the higher the price per person. Pilgrims who are not family are usually grouped by gender. If you wish to share with someone in particular, tell the travel partner early.',
    },
  },
  {
    question: {
      id: 'Apakah ada harga khusus untuk anak dan bayi?',
      en: 'Is there a price for children and infants?',
    },
    answer: {
      id: 'Sebagian keberangkatan memiliki harga anak dan bayi; angkanya tertulis di tabel harga. Bila tidak tertulis, harga itu tidak ditawarkan. Pada umumnya maskapai menghitung bayi sampai sebelum genap dua tahun pada hari pulang.',
      en: 'Some departures have prices for children and infants; you find them in the price table. If none is given, none is offered. Airlines generally count a child as an infant until the second birthday, on the day of return.',
    },
  },
  {
    question: { id: 'Apakah jumlah kursi yang tersisa itu benar?', en: 'Is the number of seats left true?' },
    answer: {
      id: 'Ya. Jumlahnya dihitung dari kuota dikurangi kursi yang sudah terisi dan yang sedang menunggu pembayaran. Karena itu angkanya dapat bertambah lagi bila ada pemesanan yang tidak dibayar.',
      en: 'Yes. It is the quota less the seats already taken and those awaiting payment. So it may rise again when a booking is not paid.',
    },
  },
  {
    question: { id: 'Kursinya habis. Dapatkah saya dikabari?', en: 'It is sold out. Can you let me know?' },
    answer: {
      id: 'Dapat. Di halaman paket yang habis, tulislah nama dan nomor telepon Anda. Kami memberi tahu bila kursi tersedia lagi. Ini bukan pemesanan dan tidak mengikat Anda.',
      en: 'Yes. On the page of a sold-out package, leave your name and phone number. We tell you when seats come back. It is not a booking and does not bind you.',
    },
  },
  {
    question: {
      id: 'Bolehkah pesanan diubah, dibatalkan, atau dialihkan?',
      en: 'Can I change, cancel or transfer a booking?',
    },
    answer: {
      id: 'Tidak, kecuali biro perjalanan yang membatalkan atau menjadwalkan ulang. Kursi, tiket, dan hotel sudah disiapkan atas nama Anda. Sebagian biro memberikan pengembalian sebagian dalam kontraknya sendiri: bagian dan tanggalnya tertulis di halaman paket, dan biro itu dapat membatalkan pesanan Anda menurut kontraknya bila Anda memintanya. Bila kontraknya tidak memberikan apa pun, halaman paket mengatakannya. Periksa tanggal, nama, dan ketentuan itu sebelum membayar. Selengkapnya ada di [syarat dan ketentuan](/syarat-ketentuan).',
      en: 'No, unless the travel partner cancels or reschedules. Seats, tickets and hotels are prepared in your name. Some partners grant a partial refund in their own contract: its share and dates stand on the page of the package, and the partner can then cancel your order by its contract if you ask for it. Where the contract grants nothing, the page says so. Check dates, names and these terms before you pay. The [terms and conditions](/syarat-ketentuan) have the details.',
    },
  },
  {
    question: {
      id: 'Bagaimana bila biro perjalanan membatalkan keberangkatan?',
      en: 'What if the travel partner cancels?',
    },
    answer: {
      id: 'Anda diberi tahu melalui email. Uang perjalanan yang telah dibayar dikembalikan, dan setiap pengembalian dicatat dengan tanggal dan nominalnya. Bila keberangkatan dijadwalkan ulang, Anda dapat menerima tanggal baru atau meminta uang kembali.',
      en: 'You are told by email. The money you paid for the journey is returned, and each refund is recorded with its date and amount. If the departure is rescheduled, you may accept the new date or ask for your money back.',
    },
  },
  {
    question: { id: 'Dengan siapa saya membuat perjanjian?', en: 'Who is my contract with?' },
    answer: {
      id: 'Dengan biro perjalanan mitra yang Anda pilih. {brand} adalah perantara: kami menampilkan paket, mencatat pemesanan dan pembayaran, serta membantu bila ada masalah.',
      en: 'With the travel partner you choose. {brand} is an intermediary: we show packages, record bookings and payments, and help when there is a problem.',
    },
  },
];
