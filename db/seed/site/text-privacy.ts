// /kebijakan-privasi in both languages: what is kept, why and how long (docs/product/privacy.md).
import type { LocalText } from '#shared/locale';

const indonesian = `Kebijakan ini menjelaskan data pribadi apa yang disimpan {brand}, untuk apa, berapa lama, dan apa hak Anda. Pengendali datanya adalah {business}. Dasarnya adalah Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi.

## Ringkasnya

- Kami meminta data hanya bila diperlukan untuk perjalanan Anda.
- Dokumen identitas dan data kesehatan dienkripsi, dan setiap pembukaannya dicatat.
- Data Anda tidak dijual.
- Anda dapat mengunduh, memperbaiki, dan menghapus data Anda sendiri di [profil](/member/profile).

## Data yang kami simpan dan alasannya

**Saat Anda melihat-lihat.** Tanpa nama, peramban Anda menyimpan nomor acak agar pencarian dan paket yang baru Anda lihat dapat ditampilkan kembali. Server mencatat alamat IP, waktu, dan halaman yang diminta untuk menjaga keamanan dan mencari gangguan. Dasarnya adalah kepentingan yang sah untuk menjaga layanan tetap berjalan.

**Saat Anda meminta kabar kursi.** Kami menyimpan nama dan nomor telepon yang Anda tulis, hanya untuk memberi tahu bila kursi tersedia lagi. Dasarnya adalah persetujuan Anda.

**Saat Anda memesan.** Kami memerlukan nama, email, nomor telepon, dan data setiap jamaah: nama sesuai paspor, tanggal lahir, jenis kelamin, nomor identitas, paspor, dan hubungan keluarga. Biro perjalanan membutuhkannya untuk visa, tiket, dan pembagian kamar. Dasarnya adalah pelaksanaan perjanjian Anda.

**Data kesehatan.** Bukti vaksinasi dan kebutuhan khusus, misalnya kursi roda, adalah data pribadi yang bersifat spesifik. Kami memintanya hanya bila perjalanan memerlukannya, dengan persetujuan tersendiri.

**Saat Anda membayar.** Kami menyimpan nominal, waktu, metode, dan nomor rujukan pembayaran. Nomor kartu Anda diisi di halaman penyedia jasa pembayaran dan tidak pernah melewati server kami. Dasarnya adalah perjanjian dan kewajiban hukum di bidang pembukuan dan pajak.

## Kuki

Tanpa izin Anda, kami hanya memakai kuki yang diperlukan:

- pilihan bahasa, disimpan 365 hari;
- nomor acak pengunjung untuk pencarian dan paket yang baru dilihat, disimpan 365 hari;
- tempat jadwal salat Anda, disimpan 365 hari;
- kode konsultan bila Anda datang melalui tautannya, disimpan 30 hari dan dapat Anda hapus dengan keluar dari mode konsultan;
- pemberitahuan singkat di layar, hilang dalam satu menit;
- jawaban Anda atas izin mengukur kunjungan, bila ditanyakan, disimpan 180 hari;
- tanda masuk, bila Anda masuk ke akun.

Situs ini dapat memakai layanan pihak lain untuk statistik kunjungan, hasil iklan, dan rekaman klik. Layanan yang sedang dipakai disebutkan di awal halaman ini; bila tidak ada yang disebutkan, tidak ada yang dipakai. Layanan itu, beserta kukinya, baru dimuat setelah Anda setuju dan hanya di halaman umum, tidak pernah di halaman akun, pesanan, pembayaran, atau masuk. Kata yang Anda cari dan isian Anda tidak dikirimkan kepada layanan statistik dan iklan; dalam rekaman, semua teks dan isian disamarkan. Bila Anda menolak kemudian, kuki layanan itu di situs ini dihapus. Pilihan dapat diubah kapan saja di halaman ini.

## Dengan siapa data dibagikan

- **Biro perjalanan mitra yang Anda pilih**, sebatas data yang diperlukan untuk perjalanan itu.
- **Penyedia jasa pembayaran dan bank**, untuk memproses pembayaran.
- **Penyedia jasa pengiriman pesan**, untuk email dan pesan singkat.
- **Penyedia layanan pengukuran kunjungan** yang disebutkan di halaman ini, hanya dengan izin Anda.
- **Instansi yang berwenang**, bila diwajibkan hukum, termasuk untuk visa dan pelaporan perjalanan umrah atau haji.

Sebagian perjalanan membuat data dikirim ke luar negeri, misalnya kepada otoritas visa, maskapai, dan hotel di Arab Saudi. Pengiriman ini terjadi karena perjalanan itu tidak dapat dilaksanakan tanpanya.

## Bagaimana data dijaga

- Data KTP, NPWP, paspor, dan kesehatan dienkripsi saat disimpan dan saat dikirim.
- Dokumen tidak memiliki alamat umum. Dokumen hanya dapat dibuka melalui aplikasi, setelah hak pembukanya diperiksa.
- Setiap pembukaan dokumen dicatat: siapa, kapan, dan dokumen yang mana. Pemilik data dapat membaca catatan itu.
- Petugas hanya melihat data yang diperlukan untuk tugasnya.

Bila terjadi kegagalan pelindungan data pribadi, kami memberi tahu Anda dan lembaga yang berwenang secara tertulis paling lambat 3 × 24 jam, dengan keterangan tentang data yang terungkap dan langkah yang kami ambil.

## Berapa lama data disimpan

- Permintaan kabar kursi: sampai kabar disampaikan, atau sampai keberangkatan itu lewat.
- Paspor, dokumen identitas, dan data kesehatan: selama diperlukan untuk perjalanan, lalu dihapus setelah perjalanan selesai dan tidak ada lagi urusan yang terbuka, seperti pengembalian uang.
- Catatan transaksi: selama diwajibkan ketentuan perpajakan, pada umumnya 10 tahun. Setelah akun dihapus, catatan ini disimpan tanpa keterangan tentang diri Anda sejauh hukum mengizinkan.
- Catatan server: hanya selama diperlukan untuk keamanan.

## Anak

Layanan ini tidak ditujukan bagi anak di bawah 13 tahun, dan kami tidak membuka akun untuk mereka. Data anak yang ikut berangkat diisi oleh orang tua atau wali, dengan persetujuan mereka, dan hanya dipakai untuk perjalanan. Bila Anda mengetahui ada anak yang memberikan datanya sendiri, beri tahu kami agar dapat dihapus.

## Hak Anda

Anda berhak:

- mengetahui data apa yang kami simpan dan untuk apa;
- memperoleh salinannya dalam bentuk yang dapat dibaca komputer;
- melengkapi dan memperbaikinya;
- menarik persetujuan, menunda atau membatasi pemrosesan;
- meminta data dihapus, selain yang wajib disimpan menurut hukum;
- keberatan atas keputusan yang dibuat secara otomatis;
- menggugat dan menerima ganti rugi atas pelanggaran.

Menarik persetujuan tidak membatalkan hal yang sudah dilakukan sebelumnya. Bila data itu diperlukan untuk visa atau tiket, perjalanan mungkin tidak dapat diteruskan; kami akan mengatakannya lebih dahulu.

## Menghubungi kami

Salinan data dan penghapusan akun dapat Anda kerjakan sendiri: [unduh data](/member/profile) di profil, atau [hapus akun](/member/profile/delete). Untuk hal lain, tulislah kepada [{email}](mailto:{email}) dengan judul “Data pribadi”, atau hubungi {phone}. Kami memastikan dahulu bahwa permintaan itu benar dari Anda, lalu menjawab dalam tenggat yang ditentukan undang-undang. Bila jawaban kami tidak memuaskan, Anda dapat mengadu kepada lembaga pelindungan data pribadi.

## Perubahan

Setiap perubahan kebijakan ini terbit sebagai versi baru dengan tanggal berlakunya. Perubahan yang penting kami beritahukan lebih dahulu. Lihat juga [syarat dan ketentuan](/syarat-ketentuan).`;

const english = `This policy explains which personal data {brand} keeps, why, for how long, and what your rights are. The data controller is {business}. It rests on Law No. 27 of 2022 on Personal Data Protection of the Republic of Indonesia.

## In short

- We ask for data only when your journey needs them.
- Identity documents and health data are encrypted, and every time one is opened is recorded.
- Your data are not sold.
- You can download, correct and delete your data yourself in your [profile](/member/profile).

## What we keep, and why

**When you look around.** Without your name, your browser keeps a random number so that recent searches and packages can be shown again. The server records IP address, time and page requested, for security and to find faults. The ground is our legitimate interest in keeping the service running.

**When you ask to hear about seats.** We keep the name and phone number you write, only to tell you when seats are available again. The ground is your consent.

**When you book.** We need your name, email and phone number, and for each pilgrim the name as in the passport, date of birth, gender, identity number, passport and family relation. The travel partner needs them for visas, tickets and rooms. The ground is the performance of your contract.

**Health data.** Proof of vaccination and special needs, such as a wheelchair, are specific personal data under the law. We ask for them only when a journey requires it, with separate consent.

**When you pay.** We keep the amount, time, method and reference of a payment. Card numbers are entered on the payment provider’s page and never pass through our server. The grounds are your contract and the law on bookkeeping and tax.

## Cookies

Without your consent we use only cookies that are needed:

- your language, kept 365 days;
- a random visitor number for recent searches and packages, kept 365 days;
- the place of your prayer times, kept 365 days;
- a consultant’s code if you came through their link, kept 30 days; you can remove it by leaving consultant mode;
- a short notice on the screen, gone within a minute;
- your answer about measuring visits, if you were asked, kept 180 days;
- a sign-in token, if you sign in to an account.

This site may use services of others for visit statistics, results of advertising and recordings of clicks. Those in use are named at the top of this page; where none is named, none is used. They and their cookies are loaded only after you accept, and only on public pages, never on pages of accounts, orders, payments or signing in. What you search for and write into forms is not sent to the statistics and advertising services; in recordings all text and all fields are masked. If you refuse later, the cookies of those services on this site are deleted. You can change your choice on this page at any time.

## Who receives data

- **The travel partner you choose**, as far as the journey requires.
- **Payment providers and banks**, to process payments.
- **Message providers**, for email and text messages.
- **Services that measure visits**, as named on this page, only with your consent.
- **Authorities**, where the law demands it, including for visas and for the reporting of umrah and hajj journeys.

Some journeys mean that data go abroad, for instance to visa authorities, airlines and hotels in Saudi Arabia. They are sent because the journey could not take place otherwise.

## How data are protected

- Data on identity card, tax number, passport and health are encrypted at rest and in transit.
- Documents have no public address. They open only through the application, after the reader’s right has been checked.
- Each opening of a document is recorded: who, when and which. The owner of the data can read that record.
- Staff see only what their task requires.

Should the protection of personal data fail, we tell you and the competent authority in writing within 3 × 24 hours, stating which data were exposed and what we are doing about it.

## How long data are kept

- Requests to hear about seats: until you have been told, or the departure has passed.
- Passports, identity documents and health data: as long as the journey needs them; they are deleted once it is over and nothing, such as a refund, is left open.
- Records of transactions: as long as tax law demands, in general 10 years. After an account is deleted they are kept without details of your person, as far as the law allows.
- Server records: only as long as security requires.

## Children

The service is not meant for children under 13, and we open no accounts for them. Data of children who travel are entered by a parent or guardian, with their consent, and used for the journey only. If you learn that a child has given us data on their own, tell us so that we can delete them.

## Your rights

You have the right to:

- know which data we keep and why;
- receive a copy in a form a computer can read;
- complete and correct them;
- withdraw consent, and suspend or restrict processing;
- have data deleted, except those the law obliges us to keep;
- object to decisions made automatically;
- sue for and receive compensation for a violation.

Withdrawing consent does not undo what was done before. If the data are needed for a visa or a ticket, the journey may not be able to go on; we will say so first.

## Contact

A copy of your data and the deletion of your account are in your own hands: [download your data](/member/profile) in your profile, or [delete the account](/member/profile/delete). For anything else write to [{email}](mailto:{email}) with the subject “Personal data”, or call {phone}. We first make sure that the request really comes from you, and then answer within the time set by law. If our answer does not satisfy you, you may complain to the personal data protection authority.

## Changes

Each change to this policy is published as a new version with the date from which it applies. We announce important changes beforehand. See also the [terms and conditions](/syarat-ketentuan). Where the Indonesian and English texts differ, the Indonesian text prevails.`;

export const privacy: Required<LocalText> = { id: indonesian, en: english };
