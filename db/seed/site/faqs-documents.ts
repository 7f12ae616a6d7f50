// Questions about papers: passport, names, vaccination, visa, the confirmation letter.
import type { FaqSeed } from './faq-seed.ts';

export const documentFaqs: FaqSeed[] = [
  {
    question: { id: 'Berapa lama paspor harus masih berlaku?', en: 'How long must my passport be valid?' },
    answer: {
      id: 'Sekurang-kurangnya enam bulan. Agar aman, hitunglah dari tanggal pulang, bukan dari tanggal berangkat. Bila kurang, perpanjang paspor lebih dahulu supaya nomor yang Anda serahkan tidak berubah lagi.',
      en: 'At least six months. To be safe, count from the day of return, not of departure. If it falls short, renew it first, so that the number you hand in does not change again.',
    },
  },
  {
    question: {
      id: 'Nama saya hanya satu kata. Apakah menjadi masalah?',
      en: 'My name is a single word. Is that a problem?',
    },
    answer: {
      id: 'Mungkin. Visa dan tiket pada umumnya meminta nama sedikitnya dua kata. Tanyakan kepada kantor imigrasi tentang penambahan nama di paspor sebelum Anda memesan, dan beri tahu biro perjalanan. Tulislah nama persis seperti di paspor.',
      en: 'It may be. Visas and tickets generally want a name of at least two words. Ask the immigration office about adding a name to your passport before you book, and tell the travel partner. Write your name exactly as in the passport.',
    },
  },
  {
    question: { id: 'Vaksin apa yang diwajibkan untuk umrah?', en: 'Which vaccinations does umrah require?' },
    answer: {
      id: `Vaksin meningitis (ACWY) diwajibkan dan diberikan paling lambat 10 hari sebelum berangkat. Sejak 2025 Kementerian Kesehatan juga mewajibkan vaksin polio; berikan jarak sekitar empat minggu agar aman. Buktinya adalah sertifikat vaksinasi internasional, yang kini tersedia secara elektronik (e-ICV).

Aturan dapat berubah. Sebelum berangkat, periksa kembali pada Balai Kekarantinaan Kesehatan atau klinik vaksinasi internasional terdekat, terutama bila Anda memiliki penyakit menahun.`,
      en: `Meningitis vaccination (ACWY) is compulsory and must be given at least 10 days before departure. Since 2025 the Indonesian Ministry of Health also requires polio vaccination; allow about four weeks to be safe. The proof is the international certificate of vaccination, now issued electronically (e-ICV).

Rules may change. Before you leave, check again with the nearest health quarantine office (Balai Kekarantinaan Kesehatan) or international vaccination clinic, above all if you have a chronic illness.`,
    },
  },
  {
    question: { id: 'Siapa yang mengurus visa?', en: 'Who arranges the visa?' },
    answer: {
      id: 'Biro perjalanan yang mengurusnya, bila tertulis termasuk dalam paket. Anda menyerahkan paspor, foto, dan data yang diminta tepat waktu. Keputusan ada pada pemerintah negara tujuan, sehingga tidak ada pihak yang dapat menjamin visa pasti terbit.',
      en: 'The travel partner does, where the package says it is included. You hand in passport, photographs and details on time. The decision lies with the government of the country you visit, so no one can guarantee a visa.',
    },
  },
  {
    question: {
      id: 'Bagaimana saya tahu pesanan sudah dikonfirmasi?',
      en: 'How do I know that my order is confirmed?',
    },
    answer: {
      id: 'Untuk setiap pesanan yang sudah dikonfirmasi, kami mengirim surat konfirmasi melalui email. Bila belum diterima dalam satu hari, lihat folder spam, lalu tulis kepada [{email}](mailto:{email}).',
      en: 'For each confirmed order we send a confirmation letter by email. If it has not arrived within a day, look in your spam folder, then write to [{email}](mailto:{email}).',
    },
  },
  {
    question: {
      id: 'Amankah menyerahkan foto KTP dan paspor?',
      en: 'Is it safe to hand over pictures of my ID and passport?',
    },
    answer: {
      id: 'Serahkan hanya melalui situs ini atau langsung kepada biro perjalanan Anda, jangan melalui media sosial. Di {brand}, dokumen dienkripsi, hanya dapat dibuka oleh yang berhak, dan setiap pembukaannya dicatat. Selengkapnya ada di [kebijakan privasi](/kebijakan-privasi).',
      en: 'Give them only through this site or directly to your travel partner, never through social media. On {brand}, documents are encrypted, open only to those entitled, and every opening is recorded. The [privacy policy](/kebijakan-privasi) has the details.',
    },
  },
];
