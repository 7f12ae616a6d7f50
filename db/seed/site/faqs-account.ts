// Questions about using the site: looking around without an account, children, consultants' codes, one's data.
import type { FaqSeed } from './faq-seed.ts';

export const accountFaqs: FaqSeed[] = [
  {
    question: {
      id: 'Apakah saya harus mendaftar untuk melihat paket?',
      en: 'Do I have to register to see packages?',
    },
    answer: {
      id: 'Tidak. Semua paket, harga, izin, dan ketentuannya dapat dibaca tanpa mendaftar.',
      en: 'No. Every package, price, licence and condition can be read without registering.',
    },
  },
  {
    question: { id: 'Bolehkah anak saya mendaftar sendiri?', en: 'May my child register?' },
    answer: {
      id: 'Layanan ini tidak ditujukan bagi anak di bawah 13 tahun. Anak tetap dapat ikut berangkat; datanya diisi oleh orang tua atau wali saat memesan.',
      en: 'The service is not meant for children under 13. Children can still travel: a parent or guardian enters their details when booking.',
    },
  },
  {
    question: {
      id: 'Apa arti kode konsultan pada alamat situs?',
      en: 'What is the consultant code in the address?',
    },
    answer: {
      id: 'Artinya Anda datang melalui tautan seorang konsultan. Bila Anda memesan, konsultan itu menerima imbalan satu tingkat dari biro perjalanan; harga Anda tidak berubah. Kode disimpan 30 hari, dan Anda dapat keluar dari mode konsultan kapan saja melalui tautan di bagian atas halaman.',
      en: 'It means that you came through a consultant’s link. If you book, the travel partner pays that consultant a single-level fee; your price does not change. The code is kept for 30 days, and you may leave consultant mode at any time through the link at the top of the page.',
    },
  },
  {
    question: {
      id: 'Bagaimana menghapus akun dan data saya?',
      en: 'How do I delete my account and my data?',
    },
    answer: {
      id: 'Anda dapat melakukannya sendiri: masuk, buka Profil, lalu pilih [Hapus akun](/member/profile/delete). Halaman itu menyebutkan apa yang dihapus dan apa yang tetap disimpan, dan meminta password atau kode agar kami yakin bahwa itu Anda. Di [profil](/member/profile) Anda juga dapat mengunduh salinan data. Catatan transaksi yang wajib disimpan menurut hukum tetap disimpan, tanpa keterangan tentang diri Anda sejauh hukum mengizinkan.',
      en: 'You can do it yourself: sign in, open your profile, and choose [Delete account](/member/profile/delete). The page says what is deleted and what is kept, and asks for your password or a code to be sure that it is you. In your [profile](/member/profile) you can also download a copy of your data. Records of transactions which the law obliges us to keep are kept, without details of your person as far as the law allows.',
    },
  },
  {
    question: {
      id: 'Saya kurang terbiasa dengan internet. Dapatkah dibantu?',
      en: 'I am not used to the internet. Can someone help me?',
    },
    answer: {
      id: 'Tentu. Hubungi {phone}, atau minta anak maupun saudara menemani Anda membaca halaman paket. Jangan pernah memberikan kata sandi, PIN, atau kode OTP kepada siapa pun, termasuk orang yang mengaku sebagai petugas kami.',
      en: 'Of course. Call {phone}, or ask a child or relative to read the package page with you. Never give a password, PIN or OTP code to anyone, including people who say that they work for us.',
    },
  },
];
