// /syarat-ketentuan in both languages: every term of spec §1 and the rules of booking and money in docs/product/site-content.md.
// Laws are named, their articles are not: articles move when a law is amended.
import type { LocalText } from '#shared/locale';

const indonesian = `Syarat ini mengatur penggunaan {domain} dan pemesanan perjalanan melalui {brand}. Kami menuliskannya sesederhana mungkin. Bila ada bagian yang kurang jelas, tanyakan kepada [{email}](mailto:{email}) sebelum memesan.

## 1. Para pihak dan istilah

- **{brand}** adalah layanan yang dikelola {business}.
- **Mitra** adalah biro perjalanan yang menawarkan dan menyelenggarakan perjalanan.
- **Pemesan** adalah orang yang memesan. **Jamaah** adalah setiap orang yang berangkat, termasuk peserta wisata halal.
- **Keberangkatan** adalah satu paket perjalanan pada satu tanggal tertentu.
- **Tagihan** adalah permintaan pembayaran dengan nominal dan batas waktu sendiri, misalnya uang muka atau pelunasan.

## 2. Kami adalah perantara

{brand} mempertemukan pemesan dengan mitra. Pemesanan adalah perjanjian antara pemesan dan mitra yang dipilih. Mitra bertanggung jawab atas visa, tiket, hotel, pembimbing, dan pelaksanaan perjalanan. {brand} bertanggung jawab atas pekerjaannya sendiri: menampilkan keterangan mitra dengan benar, mencatat pemesanan dan pembayaran, dan menyampaikan pemberitahuan.

Mitra yang menyelenggarakan umrah atau haji khusus wajib memiliki izin menurut Undang-Undang Nomor 8 Tahun 2019 tentang Penyelenggaraan Ibadah Haji dan Umrah beserta perubahannya, antara lain Undang-Undang Nomor 14 Tahun 2025. Keberangkatan yang izinnya tidak lengkap tidak dapat dipesan.

## 3. Siapa yang dapat memesan

Pemesan sudah dewasa menurut hukum dan memberikan data yang benar. Layanan ini tidak ditujukan bagi anak di bawah 13 tahun, dan kami tidak dengan sengaja melayani mereka sebagai pengguna. Anak dapat ikut berangkat bila didaftarkan oleh orang tua atau walinya.

Nama jamaah harus sama dengan nama di paspor. Biaya yang timbul karena data yang keliru ditanggung pemesan, kecuali kekeliruan itu terjadi pada kami atau mitra.

## 4. Harga

Harga ditulis dalam rupiah untuk setiap orang menurut jenis kamar. Harga lengkap sudah memuat biaya wajib; biaya yang tidak wajib disebutkan terpisah. Biaya layanan metode pembayaran ditampilkan sebelum Anda membayar. Nilai dalam dolar hanya keterangan; yang berlaku adalah rupiah.

Setelah pemesanan dibuat, harga paket di dalamnya tidak berubah.

## 5. Kursi dan batas waktu

Saat pemesanan dibuat, kursi disisihkan untuk Anda sampai batas waktu pembayaran yang tertulis pada tagihan. Setelah batas waktu itu, kursi dapat dilepas untuk orang lain.

Kabar dari bank kadang terlambat. Karena itu kami memberi jeda singkat sebelum kursi benar-benar dilepas. Jeda ini bukan perpanjangan waktu pembayaran. Bila uang Anda tiba setelah kursi dilepas, kursi diberikan kembali selama masih ada. Bila sudah habis, pemesanan ditandai perlu ditangani dan petugas mengurus pengembalian uangnya.

## 6. Tagihan dan pembayaran

Pembayaran dapat dilakukan sekaligus, atau dengan uang muka dan pelunasan, sesuai pilihan yang tersedia pada keberangkatan tersebut. Setiap tagihan memiliki nominal dan batas waktu. Tagihan lunas setelah penyedia jasa pembayaran mengabarkan bahwa uang telah diterima dengan nominal yang tepat.

Pembayaran ke nomor rekening yang salah atau dengan nominal yang salah **tidak dikembalikan dan tidak dihitung sebagai pembayaran yang sah**. Periksalah nomor dan nominal sebelum mengirim. Bila uang seperti itu tetap sampai kepada kami, penerimaannya dicatat dan diperiksa petugas; hubungi kami dengan bukti pengirimannya.

Pelunasan yang melewati batas waktu tidak langsung mengakhiri pesanan: petugas kami menghubungi Anda, lalu memberi waktu lagi atau mengakhiri pesanan. Bila diakhiri, uang Anda kembali. Mitra hanya dapat menahan biaya yang sudah dikeluarkannya untuk perjalanan Anda: tertulis jumlah dan alasannya di halaman pesanan Anda, tidak melebihi ketentuan pembatalan paket yang Anda setujui saat memesan, dan sudah diperiksa petugas kami.

## 7. Surat konfirmasi

Untuk setiap pesanan yang sudah dikonfirmasi, kami mengirim surat konfirmasi ke alamat email pemesan. Simpanlah surat itu dan periksa isinya. Bila belum diterima dalam satu hari, lihat folder spam, lalu hubungi kami.

## 8. Perubahan, pembatalan, dan pengalihan

Pemesanan **tidak dapat diubah, dibatalkan, dikembalikan uangnya, atau dialihkan kepada orang lain**, kecuali bila mitra membatalkan atau menjadwalkan ulang.

Sebagian mitra, dalam kontraknya sendiri, memberikan pengembalian sebagian kepada pemesan yang tidak jadi berangkat. Hanya yang diberikan kontrak itu ditampilkan, bertanggal, di halaman paket; bila kontraknya tidak memberikan apa pun, halaman paket mengatakannya. Bila Anda memintanya, mitra dapat membatalkan satu pesanan Anda menurut ketentuan itu: bagian harga paket yang berlaku pada tanggal permintaan Anda kembali, dikurangi bagian harga yang belum Anda bayar, dan sisanya tetap pada mitra.

Ketentuan pembatalan paket ditampilkan sebelum Anda membayar dan memerlukan persetujuan Anda. Salinannya, teks syarat ini, versinya, dan waktu persetujuan Anda kami simpan pada pesanan; perubahan sesudahnya tidak berlaku bagi pesanan itu.

## 9. Bila mitra membatalkan atau menjadwalkan ulang

Kami memberi tahu pemesan melalui email dan pada pesanannya.

- **Dibatalkan:** uang perjalanan yang telah dibayar dikembalikan menurut catatan pembukuan pesanan, paling lambat 14 hari setelah pembatalan, termasuk biaya admin.
- **Dijadwalkan ulang:** pemesan dapat menerima tanggal baru atau meminta seluruh uangnya kembali, dalam tenggat yang tertulis pada pemberitahuan. Pemberitahuan dikirim lewat email dan pesan teks, dan diulang sebelum tenggatnya. Tanpa jawaban, pesanan berlanjut pada tanggal baru.

Setiap pengembalian dicatat sebagai tugas dengan tanggal, nominal, dan pihak yang menjalankannya, sehingga dapat Anda ikuti. Bila pelaksanaannya memerlukan dana dari mitra, mitra wajib menyediakannya.

## 10. Dokumen, visa, dan kesehatan

Jamaah bertanggung jawab memiliki paspor yang berlaku sekurang-kurangnya enam bulan, vaksinasi yang diwajibkan, dan dokumen lain yang diminta. Visa diputuskan oleh pemerintah negara tujuan. {brand} maupun mitra tidak dapat menjamin keputusan itu. Aturan dapat berubah sewaktu-waktu; mitra memberi tahu jamaah bila ada perubahan yang berpengaruh.

## 11. Konsultan

Sebagian tautan memuat kode konsultan. Konsultan menerima imbalan hanya atas pemesanan yang langsung melalui kodenya: **satu tingkat, tanpa jaringan berjenjang**. Kode itu tidak mengubah harga. Konsultan tidak berwenang menerima uang jamaah atau mengubah isi paket.

## 12. Penggunaan yang tidak diperbolehkan

Jangan memakai identitas orang lain, memesan tanpa niat berangkat, mengganggu sistem, atau mengambil data pengguna lain. Kami dapat menolak pemesanan yang jelas melanggar, dengan menyebutkan alasannya.

## 13. Tanggung jawab

Kami mengganti kerugian yang timbul karena kesalahan kami, sejauh ditentukan oleh hukum. Kami tidak bertanggung jawab atas keadaan di luar kendali para pihak, seperti bencana, perang, penutupan wilayah, atau keputusan pemerintah; dalam keadaan itu kami tetap membantu Anda dan mitra mencari jalan keluar. Tidak ada bagian dari syarat ini yang mengurangi hak Anda menurut Undang-Undang Nomor 8 Tahun 1999 tentang Perlindungan Konsumen.

## 14. Data pribadi

Data pribadi dikelola menurut [kebijakan privasi](/kebijakan-privasi).

## 15. Keluhan dan penyelesaian perselisihan

Sampaikan keluhan ke [{email}](mailto:{email}) atau {phone}, dengan kode pemesanan bila ada. Kami mengutamakan penyelesaian secara musyawarah. Bila tidak tercapai, perselisihan dapat dibawa ke Badan Penyelesaian Sengketa Konsumen atau pengadilan yang berwenang. Keluhan tentang penyelenggaraan umrah dan haji juga dapat disampaikan kepada kementerian yang mengurus haji dan umrah.

## 16. Hukum dan bahasa

Syarat ini tunduk pada hukum Republik Indonesia. Bila naskah bahasa Indonesia dan bahasa Inggris berbeda, naskah bahasa Indonesia yang berlaku.

## 17. Perubahan syarat

Setiap perubahan terbit sebagai versi baru dengan tanggal berlakunya. Pemesanan mengikuti versi yang Anda setujui saat memesan.`;

const english = `These terms govern the use of {domain} and the booking of journeys through {brand}. We have kept them as plain as we can. If anything is unclear, ask [{email}](mailto:{email}) before you book.

## 1. Parties and words

- **{brand}** is a service run by {business}.
- **Partner** means the travel partner who offers and carries out a journey.
- **Booker** means the person who books. **Pilgrim** means everyone who travels, including those on halal tours.
- **Departure** means one travel package on one particular date.
- **Invoice** means a request for payment with its own amount and due date, such as a down payment or a settlement.

## 2. We are an intermediary

{brand} brings bookers and partners together. A booking is a contract between the booker and the partner chosen. The partner answers for visas, tickets, hotels, guides and the conduct of the journey. {brand} answers for its own work: showing the partner’s information correctly, recording bookings and payments, and passing on notices.

A partner who organises umrah or special hajj must hold a licence under Law No. 8 of 2019 on the Organisation of Hajj and Umrah as amended, among others by Law No. 14 of 2025. A departure without the licence it needs cannot be booked.

## 3. Who may book

The booker is of full legal age and gives true information. The service is not meant for children under 13, and we do not knowingly serve them as users. Children may travel when a parent or guardian books for them.

A pilgrim’s name must match the passport. Costs caused by wrong information are borne by the booker, unless the mistake was ours or the partner’s.

## 4. Prices

Prices are in rupiah, per person, by type of room. The full price already includes compulsory costs; optional costs are listed separately. The service fee of a payment method is shown before you pay. Amounts in dollars are for information only; the rupiah amount is the one that counts.

Once a booking has been made, the price of the package in it does not change.

## 5. Seats and time limits

When a booking is made, seats are set aside for you until the payment deadline written on the invoice. After that they may be released to others.

News from a bank is sometimes late, so we allow a short grace before seats are really released. The grace does not extend the time for paying. If your money arrives after the release, you get seats back as long as there are any. If there are none, the booking is marked as needing attention and our staff see to the return of the money.

## 6. Invoices and payment

You may pay at once, or by down payment and settlement, as offered for the departure. Each invoice has its amount and due date. It is paid once the payment provider has reported that the right amount was received.

A payment to a wrong account number or of a wrong amount is **not refunded and not counted as valid**. Check number and amount before you send. If such money reaches us all the same, it is recorded and examined by our staff; contact us with proof of the transfer.

A settlement that is not paid in time does not end the order at once: our staff contact you, and then give you more time or end it. If it is ended, your money comes back. The partner may keep only what it has already spent on your journey: the sum and the reason stand on the page of your order, it is no more than the cancellation terms of the package that you accepted, and our staff have checked it.

## 7. Confirmation letter

For each confirmed order we send a confirmation letter to the booker’s email address. Keep it and check what it says. If it has not arrived within a day, look in your spam folder, then contact us.

## 8. Changes, cancellation and transfer

Bookings **cannot be changed, cancelled, refunded or transferred to another person**, unless the partner cancels or reschedules.

Some partners grant, in their own contract, a partial refund to bookers who do not travel. Only what that contract grants is shown, with its dates, on the page of the package; where it grants nothing, the page says so. If you ask for it, the partner can cancel your one order by those terms: the share of the package price that applies on the day of your request comes back, less the part of the price you have not yet paid, and the rest stays with the partner.

The cancellation terms of a package are shown before you pay and need your consent. We keep a copy of them, the text of these terms, its version and the time of your consent on the order; later changes do not apply to that order.

## 9. When a partner cancels or reschedules

We tell the booker by email and on the order.

- **Cancelled:** the money paid for the journey is returned according to the books of the order, within 14 days of the cancellation and with the admin fee.
- **Rescheduled:** the booker may accept the new date or ask for all the money back, within the time stated in the notice. The notice is sent by email and text message, and again before that time ends. Without an answer the booking goes on, on the new date.

Each refund is recorded as a task with a date, an amount and the party who carries it out, so that you can follow it. Where it needs money from the partner, the partner must provide it.

## 10. Documents, visas and health

Pilgrims are responsible for a passport valid for at least six months, the vaccinations required, and other documents asked for. Visas are decided by the government of the country visited; neither {brand} nor the partner can guarantee the decision. Rules may change at any time; the partner tells pilgrims of changes that affect them.

## 11. Consultants

Some links carry a consultant’s code. Consultants are paid only for bookings made directly through their own code: **a single level, with no network below it**. The code does not change the price. Consultants are not entitled to take pilgrims’ money or to alter a package.

## 12. What is not allowed

Do not use another person’s identity, book without meaning to travel, disturb the system, or collect other users’ data. We may refuse bookings that plainly break this rule, and will say why.

## 13. Liability

We make good the damage our own mistakes cause, as the law provides. We are not liable for events beyond the parties’ control, such as disasters, war, closed borders or government decisions; even then we help you and the partner to find a way. Nothing in these terms takes away your rights under Law No. 8 of 1999 on Consumer Protection.

## 14. Personal data

Personal data are handled under our [privacy policy](/kebijakan-privasi).

## 15. Complaints and disputes

Send complaints to [{email}](mailto:{email}) or {phone}, with your booking code if you have one. We prefer to settle matters by talking. If that fails, a dispute may be taken to the Consumer Dispute Settlement Agency (BPSK) or the competent court. Complaints about the conduct of umrah and hajj may also be addressed to the ministry in charge of hajj and umrah.

## 16. Law and language

These terms are governed by the law of the Republic of Indonesia. Where the Indonesian and English texts differ, the Indonesian text prevails.

## 17. Changes to these terms

Each change is published as a new version with the date from which it applies. A booking follows the version you accepted when booking.`;

export const terms: Required<LocalText> = { id: indonesian, en: english };
