// Reviews by people who have come home (issue 2 §5), put together from sentences that pilgrims write.
import { addDays } from '#shared/dates';
import type { Family } from './costs.ts';
import { type Random, randomFrom } from './random.ts';

export interface ReviewSeed {
  author_name: string;
  rating: number;
  text: string;
  locale: 'id' | 'en';
  created_on: string;
}

const names = [
  'Siti',
  'Ahmad',
  'Nur',
  'Budi',
  'Dewi',
  'Hasan',
  'Fatimah',
  'Agus',
  'Yuni',
  'Ridwan',
  'Aminah',
  'Joko',
  'Maryam',
  'Taufik',
  'Lestari',
  'Ibrahim',
  'Rahma',
  'Slamet',
  'Zainab',
  'Hendra',
  'Kartini',
  'Yusuf',
  'Ratna',
  'Mulyadi',
  'Halimah',
  'Darmawan',
  'Sri',
  'Usman',
  'Endang',
  'Fauzan',
  'Wati',
  'Bambang',
  'Nadia',
  'Irfan',
  'Suryani',
  'Andi',
];
const initials = 'ABDEFGHIJKLMNPRSTWYZ';

const opening: Record<'good' | 'fair' | 'poor', string[]> = {
  good: [
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
  fair: [
    'Secara umum baik, ada beberapa catatan.',
    'Ibadahnya lancar, pelayanannya masih bisa ditingkatkan.',
    'Cukup sesuai harga.',
    'Bagus, tetapi komunikasi sebelum berangkat kurang cepat.',
    'Niat baik petugas terasa, hanya kurang siap di bandara.',
  ],
  poor: [
    'Mohon diperbaiki untuk rombongan berikutnya.',
    'Kurang puas dengan persiapannya.',
    'Ibadah tetap alhamdulillah, tetapi pengaturannya melelahkan.',
    'Saya tulis apa adanya agar menjadi masukan.',
    'Tidak sebaik cerita teman yang berangkat tahun lalu.',
  ],
};
const detail: Record<Family, string[]> = {
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
    'Hotel Makkah sedikit menanjak, tetapi sesuai meter yang ditulis.',
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
const closing: Record<'good' | 'fair' | 'poor', string[]> = {
  good: [
    'Semoga bisa berangkat lagi.',
    'Terima kasih untuk seluruh petugas.',
    'Kami anjurkan kepada tetangga.',
    'Semoga Allah membalas kebaikannya.',
    'Insyaallah tahun depan mengajak orang tua.',
    'Kami pulang dengan hati lega.',
    'Sudah saya ceritakan di pengajian.',
    'Nilainya lima dari kami sekeluarga.',
    'Jazakumullah khairan.',
  ],
  fair: [
    'Semoga lain kali lebih baik.',
    'Tetap saya hargai usahanya.',
    'Bagian penjemputan perlu dirapikan.',
    'Pembagian kamar sebaiknya diberi tahu lebih awal.',
  ],
  poor: [
    'Kami menunggu bus hampir dua jam.',
    'Nomor petugas sulit dihubungi.',
    'Kamar baru siap menjelang malam.',
    'Hotel diganti sehari sebelum berangkat walau kelasnya sama.',
    'Jadwal berubah tanpa pemberitahuan di grup.',
    'Makan malam dua kali datang terlambat.',
    'Pertanyaan saya baru dijawab tiga hari kemudian.',
  ],
};
const english = [
  'Everything was as written, and the walking distances were honest.',
  'The guide waited for the slowest of us, every time.',
  'My first umrah, alone, and I was looked after well.',
  'Good hotels, plain food, kind people.',
  'The schedule left room for prayer, which is what I came for.',
  'Clear messages every evening about the next day.',
  'My parents are past seventy and came home rested.',
  'The final price was the price on the page.',
  'Airport handling could be quicker; the rest was excellent.',
];

/** Reviews of one departure, no two with the same words as any in `used`. */
export function reviewsOf(input: {
  key: string;
  family: Family;
  returnedOn: string;
  today: string;
  count: number;
  isTroubled: boolean;
  used: Set<string>;
}): ReviewSeed[] {
  const chance = randomFrom(`reviews/${input.key}`);
  const reviews: ReviewSeed[] = [];
  while (reviews.length < input.count) {
    const isEnglish = chance.whole(1, 16) === 1 && input.family !== 'domestic';
    const rating = isEnglish
      ? chance.pick([4, 5, 5])
      : input.isTroubled
        ? chance.pick([2, 2, 3, 3, 4])
        : chance.pick([5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 3, 3, 2]);
    const mood = rating >= 4 ? 'good' : rating === 3 ? 'fair' : 'poor';
    const text = isEnglish
      ? chance.shuffled(english).slice(0, chance.whole(1, 2)).join(' ')
      : indonesianText(mood, input.family, chance);
    if (input.used.has(text)) continue;
    input.used.add(text);
    const written = addDays(input.returnedOn, chance.whole(2, 30));
    const yesterday = addDays(input.today, -1);
    reviews.push({
      author_name: `${chance.pick(names)} ${chance.pick([...initials])}.`,
      rating,
      text,
      locale: isEnglish ? 'en' : 'id',
      created_on: written < yesterday ? written : yesterday,
    });
  }
  return reviews;
}

/** Who was content names what was good; who was not, names what went wrong. */
function indonesianText(mood: 'good' | 'fair' | 'poor', family: Family, chance: Random): string {
  const praise = mood === 'poor' ? [] : chance.shuffled(detail[family]).slice(0, chance.whole(1, 2));
  const end = mood === 'good' ? chance.whole(0, 1) : chance.whole(1, 2);
  return [chance.pick(opening[mood]), ...praise, ...chance.shuffled(closing[mood]).slice(0, end)].join(' ');
}
