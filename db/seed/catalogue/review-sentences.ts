// Sentences of the demo's reviews, each in the pool of the stars it belongs to: five say that all was well, four name one small thing,
// three weigh good against bad, two tell what went wrong. No sentence states a number of stars.
import type { Family } from './costs.ts';

export const starsGiven = [2, 3, 4, 5] as const;
export type Stars = (typeof starsGiven)[number];
interface Pool {
  opening: readonly string[];
  /** How many things are praised besides, at least and at most. */
  praises: readonly [number, number];
  /** What was missed: always said below five stars. */
  misses: readonly string[];
  closing: readonly string[];
}

export const pools: Record<Stars, Pool> = {
  5: {
    opening: [
      'Alhamdulillah semua sesuai yang tertulis.',
      'Perjalanan pertama kami dan hati tenang dari awal sampai pulang.',
      'Saya berangkat bersama ibu yang berusia 72 tahun.',
      'Rombongannya tidak terlalu besar jadi cepat akrab.',
      'Sudah dua kali ikut biro ini dan tetap sama baiknya.',
      'Dari manasik sampai pulang kami selalu diberi kabar.',
      'Berangkat sendirian, tetapi tidak pernah merasa sendiri.',
      'Kami sekeluarga lima orang, anak paling kecil delapan tahun.',
      'Jadwalnya tepat, tidak ada yang molor.',
      'Petugasnya sabar sekali dengan orang tua.',
      'Awalnya ragu memesan lewat internet, ternyata rapi.',
      'Harga akhirnya persis seperti yang tertera.',
    ],
    praises: [1, 2],
    misses: [],
    closing: [
      'Semoga bisa berangkat lagi.',
      'Terima kasih untuk seluruh petugas.',
      'Kami anjurkan kepada tetangga.',
      'Semoga Allah membalas kebaikannya.',
      'Insyaallah tahun depan mengajak orang tua.',
      'Kami pulang dengan hati lega.',
      'Sudah saya ceritakan di pengajian.',
      'Tidak ada yang perlu kami keluhkan.',
      'Jazakumullah khairan.',
    ],
  },
  4: {
    opening: [
      'Alhamdulillah perjalanannya baik.',
      'Kami puas, meski belum sempurna.',
      'Hampir semuanya sesuai yang tertulis.',
      'Pengalaman pertama kami, dan sebagian besar menyenangkan.',
      'Pelayanannya baik sejak dari kantor.',
      'Kami berangkat bertiga dan dilayani dengan ramah.',
    ],
    praises: [1, 2],
    misses: [
      'Hanya penanganan di bandara yang agak lama.',
      'Hanya pembagian kamar yang baru diumumkan di hari terakhir.',
      'Satu catatan kecil: bus pertama terlambat setengah jam.',
      'Satu catatan kecil: menu sarapannya kurang beragam.',
      'Andai jadwalnya dikirim lebih awal, lengkap sudah.',
      'Sinyal di hotel kurang baik, selebihnya nyaman.',
      'Waktu istirahat hari pertama agak sempit.',
      'Koper datang sejam setelah kami masuk kamar.',
    ],
    closing: [
      'Terima kasih untuk seluruh petugas.',
      'Tetap kami anjurkan kepada keluarga.',
      'Semoga berikutnya lebih rapi lagi.',
      'Insyaallah kami ikut lagi.',
    ],
  },
  3: {
    opening: [
      'Secara umum baik, ada beberapa catatan.',
      'Ibadahnya lancar, pelayanannya masih bisa ditingkatkan.',
      'Cukup sesuai harga.',
      'Ada yang bagus, ada yang perlu diperbaiki.',
      'Niat baik petugas terasa, hanya kurang siap di bandara.',
    ],
    praises: [0, 1],
    misses: [
      'Komunikasi sebelum berangkat kurang cepat.',
      'Bagian penjemputan perlu dirapikan.',
      'Pembagian kamar sebaiknya diberi tahu lebih awal.',
      'Kami menunggu kunci kamar lebih dari satu jam.',
      'Jadwal hari kedua berubah dan baru diberi tahu di bus.',
      'Makan siang dua kali terlambat.',
      'Kelompok kami terlalu besar untuk satu pembimbing.',
      'Pengeras suara pemandu sering tidak terdengar.',
    ],
    closing: ['Semoga lain kali lebih baik.', 'Tetap saya hargai usahanya.', 'Mohon catatan ini dibaca.'],
  },
  2: {
    opening: [
      'Mohon diperbaiki untuk rombongan berikutnya.',
      'Kurang puas dengan persiapannya.',
      'Ibadah tetap alhamdulillah, tetapi pengaturannya melelahkan.',
      'Saya tulis apa adanya agar menjadi masukan.',
      'Tidak sebaik cerita teman yang berangkat tahun lalu.',
    ],
    praises: [0, 0],
    misses: [
      'Kami menunggu bus hampir dua jam.',
      'Nomor petugas sulit dihubungi.',
      'Kamar baru siap menjelang malam.',
      'Hotel diganti sehari sebelum berangkat walau kelasnya sama.',
      'Jadwal berubah tanpa pemberitahuan di grup.',
      'Makan malam dua kali datang terlambat.',
      'Pertanyaan saya baru dijawab tiga hari kemudian.',
    ],
    closing: [],
  },
};

/** Reviews in English, whole. */
export const english: Record<4 | 5, readonly string[]> = {
  5: [
    'Everything was as written, and the walking distances were honest.',
    'The guide waited for the slowest of us, every time.',
    'My first umrah, alone, and I was looked after well.',
    'The schedule left room for prayer, which is what I came for.',
    'Clear messages every evening about the next day.',
    'My parents are past seventy and came home rested.',
    'The final price was the price on the page.',
  ],
  4: [
    'Good hotels and kind people; the food was a little plain.',
    'Airport handling could be quicker; the rest was excellent.',
    'A well-run journey, though the first day left little time to rest.',
    'Nearly all as promised; our rooms were ready an hour late.',
    'The guide knew the history well, but the group was large for one voice.',
  ],
};

/** What can be praised on each kind of journey. */
export const praise: Record<Family, readonly string[]> = {
  umrah: [
    'Jarak hotel Madinah memang dekat, lima menit jalan pelan.',
    'Pembimbing menunggu sampai jamaah terakhir selesai sai.',
    'Makanannya masakan Indonesia, sambalnya cocok.',
    'Kursi roda untuk ibu sudah siap ketika turun dari pesawat.',
    'Masuk Raudhah diurus sesuai jadwal Nusuk.',
    'Kamar bersih dan lift tidak terlalu lama menunggu.',
    'Ziarah ke Uhud dijelaskan dengan runtut.',
    'Miqat di Bir Ali tidak terburu-buru.',
    'Bus baru dan pendinginnya berfungsi.',
    'Manasik tiga kali sangat membantu yang baru pertama.',
    'Zamzam diterima lengkap saat pulang.',
    'Ada petugas perempuan sehingga jamaah perempuan leluasa bertanya.',
    'Setiap malam jadwal besok dikirim ke grup.',
    'Hotel Makkah sesuai meter yang ditulis.',
    'Koper sampai di depan kamar tanpa harus dicari.',
  ],
  hajj: [
    'Dokter ikut sampai Mina dan mengecek tensi tiap pagi.',
    'Ketua kelompok kami tidak pernah lepas dari sepuluh orangnya.',
    'Tenda Mina sejuk dan makanan datang tepat waktu.',
    'Saat wukuf khutbahnya singkat dan menyentuh.',
    'Melontar jumrah diatur pada jam yang lengang.',
    'Perjalanan ke Muzdalifah lama, tetapi kami diberi tahu sejak awal.',
    'Latihan jalan kaki sebelum berangkat sangat terasa gunanya.',
    'Visa dan manifes dapat kami lihat perkembangannya.',
  ],
  abroad: [
    'Restoran halalnya enak, bukan sekadar ada.',
    'Pemandu hafal sejarahnya dan tidak bosan ditanya.',
    'Waktu salat selalu dapat tempat yang layak.',
    'Belanja tidak dipaksa, kami malah punya waktu bebas.',
    'Hotel dekat masjid, malam bisa jalan sendiri.',
    'Bus nyaman walau perjalanan antarkota panjang.',
    'Ziarahnya membuat kami ingin membaca lagi sirah.',
    'Anak-anak betah karena ada kegiatannya.',
  ],
  domestic: [
    'Pemandunya orang kampung situ, ceritanya hidup.',
    'Makanan daerahnya luar biasa.',
    'Bus bersih dan sopirnya halus membawa mobil.',
    'Cocok untuk majelis taklim kami yang rata-rata sepuh.',
    'Tempat wudu di setiap singgahan bersih.',
    'Jadwal tidak padat, sempat berdoa dengan tenang.',
    'Penginapannya sederhana tetapi nyaman.',
    'Harga segini sudah termasuk semua tiket masuk.',
  ],
};
