// Questions about money: methods (spec §9), the name on a virtual account, wrong amounts, late payment, dollars.
import type { FaqSeed } from './faq-seed.ts';

export const paymentFaqs: FaqSeed[] = [
  {
    question: { id: 'Metode pembayaran apa yang dapat dipakai?', en: 'Which payment methods are there?' },
    answer: {
      id: 'Rekening virtual bank (misalnya BSI), dompet elektronik (misalnya GoPay dan ShopeePay), dan kartu kredit. Pembayaran diperiksa secara otomatis. Setiap metode memiliki biaya layanan yang ditampilkan sebelum Anda membayar.',
      en: 'Bank virtual accounts (such as BSI), e-wallets (such as GoPay and ShopeePay) and credit cards. Payments are verified automatically. Each method has a service fee, shown before you pay.',
    },
  },
  {
    question: { id: 'Atas nama siapa rekening virtualnya?', en: 'In whose name is the virtual account?' },
    answer: {
      id: `Nama yang harus muncul di layar bank tertulis di halaman pembayaran, tepat di bawah nomornya. Cocokkan keduanya sebelum menekan kirim.

Rekening virtual tidak pernah atas nama pribadi pegawai, pembimbing, atau konsultan. Bila seseorang meminta Anda mengirim ke rekening pribadi, jangan lakukan dan beri tahu kami di {phone}.`,
      en: `The name your bank should show is written on the payment page, right below the number. Compare the two before you confirm.

A virtual account is never in the private name of an employee, guide or consultant. If someone asks you to pay into a private account, do not, and tell us at {phone}.`,
    },
  },
  {
    question: {
      id: 'Bagaimana bila saya mengirim nominal yang salah?',
      en: 'What if I send the wrong amount?',
    },
    answer: {
      id: 'Menurut syarat layanan, pembayaran dengan nomor rekening atau nominal yang salah tidak dihitung sebagai pembayaran yang sah dan tidak dikembalikan. Kebanyakan bank menolak nominal yang tidak sama. Bila uang terlanjur terkirim, segera hubungi kami dengan bukti pengirimannya; penerimaannya tetap dicatat dan diperiksa.',
      en: 'Under our terms, a payment to a wrong account number or of a wrong amount is not counted as valid and not refunded. Most banks refuse an amount that does not match. If the money has gone all the same, contact us at once with proof of transfer; what we receive is recorded and examined.',
    },
  },
  {
    question: { id: 'Bagaimana bila saya terlambat membayar?', en: 'What if I pay too late?' },
    answer: {
      id: 'Setelah batas waktu pada tagihan, kursi dapat dilepas untuk orang lain. Bila uang Anda tiba setelah itu, kursi diberikan kembali selama masih ada. Bila sudah habis, uangnya diurus untuk dikembalikan.',
      en: 'After the due time on the invoice your seats may go to others. If your money arrives later, you get seats back as long as there are any. If there are none, we see to the return of the money.',
    },
  },
  {
    question: { id: 'Dapatkah saya membayar uang muka dahulu?', en: 'May I pay a down payment first?' },
    answer: {
      id: 'Dapat, bila keberangkatan itu menyediakannya. Besar uang muka dan batas pelunasan tertulis di halaman paket. Bila pelunasan terlambat, petugas kami memberi waktu lagi atau mengakhiri pesanan; bila diakhiri, uang Anda kembali, dikurangi hanya biaya yang sudah dikeluarkan mitra.',
      en: 'Yes, where the departure offers it. The down payment and the settlement date are on the package page. If the settlement is late, our staff give you more time or end the order; if it is ended, your money comes back, less only what the partner had already spent.',
    },
  },
  {
    question: { id: 'Di mana uang saya disimpan?', en: 'Where is my money kept?' },
    answer: {
      id: 'Pembayaran diproses oleh penyedia jasa pembayaran dan ditujukan ke rekening biro perjalanan yang Anda pilih. {brand} mencatat setiap rupiah dalam pembukuan yang tidak dapat dihapus.',
      en: 'Payments go through a payment provider to the account of the travel partner you chose. {brand} enters every rupiah in books from which nothing can be erased.',
    },
  },
  {
    question: { id: 'Mengapa ada harga dalam dolar?', en: 'Why is there a price in dollars?' },
    answer: {
      id: 'Sebagai keterangan saja, dengan kurs, tanggal, dan sumbernya. Yang berlaku dan yang Anda bayar adalah harga dalam rupiah.',
      en: 'For information only, with the rate, its date and its source. The price that counts, and that you pay, is in rupiah.',
    },
  },
];
