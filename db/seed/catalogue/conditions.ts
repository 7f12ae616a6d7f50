// What an agency answers and asks before one books: FAQ, cancellation steps, remarks (spec §2 product page: FAQ, others).
import type { ProgrammeContent } from '#domain/catalogue';
import type { LocalText } from '#shared/locale';
import type { Family } from './costs.ts';
import { both } from './day-block.ts';
import { randomFrom } from './random.ts';

interface Answer {
  question: LocalText;
  answer: LocalText;
}
const faq = (questionId: string, questionEn: string, id: string, en: string): Answer => ({
  question: both(questionId, questionEn),
  answer: both(id, en),
});

const pilgrimAnswers: Answer[] = [
  faq(
    'Berapa lama paspor harus berlaku?',
    'How long must my passport be valid?',
    'Sedikitnya enam bulan setelah tanggal pulang, dengan nama minimal dua kata. Bila nama hanya satu kata, ajukan penambahan nama di kantor imigrasi.',
    'At least six months after the day of return, with a name of two words or more. A single name can be extended at the immigration office.',
  ),
  faq(
    'Apakah vaksin meningitis wajib?',
    'Is the meningitis vaccine required?',
    'Ya, bawalah sertifikatnya saat berangkat. Vaksin diberikan paling lambat sepuluh hari sebelum penerbangan di balai kekarantinaan kesehatan atau klinik yang ditunjuk.',
    'Yes, bring the certificate. It is given at least ten days before the flight at a health quarantine office or an appointed clinic.',
  ),
  faq(
    'Bagaimana pembagian kamar?',
    'How are rooms shared?',
    'Kamar quad diisi empat orang, triple tiga, dan double dua. Jamaah yang berangkat sendiri digabung dengan jamaah sejenis.',
    'A quad room holds four people, a triple three and a double two. Those travelling alone share with pilgrims of the same sex.',
  ),
  faq(
    'Bolehkah perempuan berangkat tanpa mahram?',
    'May women travel without a mahram?',
    'Boleh dalam rombongan sesuai aturan Arab Saudi yang berlaku. Kami menyediakan petugas perempuan dan kamar yang berdekatan.',
    'Yes, in a group, under current Saudi rules. We provide women among the staff and rooms close together.',
  ),
  faq(
    'Apakah tersedia kursi roda?',
    'Are wheelchairs available?',
    'Tersedia di bandara tanpa biaya dari maskapai bila diminta saat memesan. Kursi roda untuk tawaf dan sai dapat ditambahkan sebagai biaya pilihan.',
    'At the airport they are free from the airline when asked for at booking. For tawaf and sa‘i they can be added as an optional extra.',
  ),
];
const travellerAnswers: Answer[] = [
  faq(
    'Apakah semua makanan halal?',
    'Is all food halal?',
    'Ya. Restoran kami periksa lebih dahulu, dan di kota yang pilihannya sedikit kami memesan dapur muslim setempat.',
    'Yes. Restaurants are checked in advance, and where there are few we order from a local Muslim kitchen.',
  ),
  faq(
    'Bagaimana dengan waktu salat?',
    'What about prayer times?',
    'Jadwal disusun mengikuti waktu salat. Bila di jalan, rombongan menjamak di musala atau tempat bersih yang sudah kami kenal.',
    'The schedule follows them. On the road the group joins prayers at a musalla or a clean place we know.',
  ),
  faq(
    'Apakah cocok untuk anak dan orang tua?',
    'Does it suit children and older people?',
    'Cocok. Jarak jalan kaki kami sebutkan setiap hari, dan selalu ada pilihan menunggu di tempat teduh bersama petugas.',
    'Yes. Walking distances are told each day, and one may always wait in the shade with a member of staff.',
  ),
  faq(
    'Berapa peserta paling sedikit?',
    'What is the smallest group?',
    'Rombongan berangkat dengan paling sedikit 15 peserta. Bila kurang, kami memberi tahu 21 hari sebelumnya dan uang dikembalikan penuh.',
    'The group departs with at least 15 people. If fewer, we say so 21 days before and return all the money.',
  ),
];

export const answers: Record<Family, Answer[]> = {
  umrah: pilgrimAnswers,
  hajj: [
    faq(
      'Apakah visanya visa haji resmi?',
      'Is this an official hajj visa?',
      'Ya. Visa yang dipakai adalah visa haji, bukan visa ziarah atau kerja. Tanpa visa haji kami tidak memberangkatkan.',
      'Yes. It is a hajj visa, not a visit or work visa. Without a hajj visa we do not depart.',
    ),
    faq(
      'Kapan kepastian berangkat diterima?',
      'When is departure certain?',
      'Setelah nama jamaah masuk kuota dan visa terbit. Status tiap tahap dapat dilihat pada panel 5 Pasti.',
      'Once the pilgrim’s name is within the quota and the visa is issued. The 5 Pasti panel shows each stage.',
    ),
    ...pilgrimAnswers.slice(0, 3),
  ],
  abroad: travellerAnswers,
  domestic: travellerAnswers.slice(0, 3),
};

const step = (daysBefore: number, percent: number) => ({ daysBefore, refundBasisPoints: percent * 100 });

/** What an agency's own contract grants whoever cannot travel. When the agency cannot keep a departure everything comes back. */
const granted: Record<Family, ProgrammeContent['cancellation']> = {
  umrah: [step(60, 90), step(45, 75), step(30, 50), step(14, 25), step(0, 0)],
  hajj: [step(180, 90), step(120, 70), step(60, 40), step(0, 0)],
  abroad: [step(45, 90), step(30, 70), step(14, 40), step(0, 0)],
  domestic: [step(21, 100), step(14, 75), step(7, 50), step(0, 0)],
};

/** About one agency in three grants nothing: its pages say so. The one whose staff the demo has grants something: its console can be tried. */
export function contractTermsOf(partner: string, family: Family): ProgrammeContent['cancellation'] {
  return partner !== 'nurzaman' && randomFrom(`contract/${partner}`).whole(1, 3) === 1 ? [] : granted[family];
}

export const remarks: Record<Family, LocalText[]> = {
  umrah: [
    both(
      'Dokumen diserahkan paling lambat 35 hari sebelum berangkat: paspor, pasfoto latar putih, kartu keluarga, dan buku nikah bagi suami istri.',
      'Documents are due 35 days before departure: passport, photograph on white, family card and, for couples, the marriage certificate.',
    ),
    both(
      'Urutan Madinah dan Makkah dapat berubah mengikuti izin penerbangan; jumlah malam tetap.',
      'The order of Madinah and Makkah may change with flight permits; the number of nights does not.',
    ),
    both(
      'Bawalah obat pribadi dengan resep dan alas kaki yang sudah biasa dipakai.',
      'Bring personal medicine with its prescription, and shoes you are used to.',
    ),
    both(
      'Masuk Raudhah bergantung pada izin aplikasi Nusuk yang diurus bersama pembimbing.',
      'Entry to the Rawdah depends on a Nusuk permit, arranged with the guide.',
    ),
  ],
  hajj: [
    both(
      'Jadwal puncak haji mengikuti keputusan hilal Arab Saudi dan dapat bergeser satu hari.',
      'The days of hajj follow the Saudi sighting of the moon and may shift by a day.',
    ),
    both(
      'Pemeriksaan kesehatan istithaah wajib lulus sebelum pelunasan.',
      'The health check for fitness (istitha‘ah) must be passed before the settlement.',
    ),
    both(
      'Jamaah dianjurkan berjalan kaki 30 menit sehari sejak tiga bulan sebelumnya.',
      'Pilgrims are advised to walk thirty minutes a day for three months before.',
    ),
  ],
  abroad: [
    both(
      'Urutan kunjungan dapat berubah karena cuaca, jam buka, atau hari libur setempat.',
      'The order of visits may change with weather, opening hours or local holidays.',
    ),
    both(
      'Paspor berlaku sedikitnya enam bulan setelah tanggal pulang.',
      'Passports must be valid for at least six months after return.',
    ),
    both(
      'Bawalah pakaian sesuai musim; perkiraan suhu kami kirim tujuh hari sebelumnya.',
      'Bring clothes for the season; we send a forecast seven days before.',
    ),
  ],
  domestic: [
    both(
      'Bawalah kartu identitas asli dan perlengkapan salat.',
      'Bring your identity card and prayer things.',
    ),
    both(
      'Penyeberangan dan jalur gunung bergantung pada cuaca; penggantinya disiapkan pemandu.',
      'Crossings and mountain roads depend on the weather; the guide has another plan ready.',
    ),
    both(
      'Di tempat ziarah mohon berpakaian sopan dan menjaga ketenangan.',
      'At places of ziarah please dress modestly and keep quiet.',
    ),
  ],
};
