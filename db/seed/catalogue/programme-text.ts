// Turns a row of the programme tables into what a page tells (spec §2 product page sections).
import type { ProgrammeContent } from '#domain/catalogue';
import type { LocalText } from '#shared/locale';
import { agendaOf, type CityNames } from './agenda.ts';
import { answers, contractTermsOf, remarks } from './conditions.ts';
import { type Costs, costs, type Family, umrahPlusCosts, withVisaApart } from './costs.ts';
import { both } from './day-block.ts';
import { hotelBySlug } from './hotels.ts';
import type { ProgrammeSeed } from './programme-seed.ts';
import { randomFrom } from './random.ts';

export function familyOf(kind: ProgrammeSeed['kind']): Family {
  if (kind.startsWith('hajj')) return 'hajj';
  if (kind === 'tour_domestic') return 'domestic';
  return kind === 'tour_international' ? 'abroad' : 'umrah';
}

/** About one umrah agency in three bills the visa apart. */
export function costsOf(programme: ProgrammeSeed): Costs {
  if (programme.kind === 'tour_umrah_plus') return umrahPlusCosts();
  const family = familyOf(programme.kind);
  const isVisaApart = family === 'umrah' && randomFrom(`visa/${programme.partner}`).whole(1, 3) === 1;
  return isVisaApart ? withVisaApart(costs.umrah) : costs[family];
}

export function contentOf(programme: ProgrammeSeed, cities: CityNames): ProgrammeContent {
  const family = familyOf(programme.kind);
  const { includes, excludes, facilities } = costsOf(programme);
  const chance = randomFrom(`content/${programme.slug}`);
  const content: ProgrammeContent = {
    agenda: agendaOf(programme, cities),
    includes: family === 'domestic' && programme.airline ? [domesticTickets, ...includes] : includes,
    excludes,
    facilities,
    faq: chance.shuffled(answers[family]).slice(0, chance.whole(3, answers[family].length)),
    cancellation: contractTermsOf(programme.partner, family),
    others: chance.shuffled(remarks[family]),
  };
  return programme.title.en ? content : withoutEnglish(content);
}

/** A domestic journey that begins with a flight says so. */
const domesticTickets = both(
  'Tiket pesawat pulang pergi bila berangkat dari Jakarta',
  'Return flights when leaving from Jakarta',
);

export function descriptionOf(programme: ProgrammeSeed): LocalText {
  const family = familyOf(programme.kind);
  const opening = randomFrom(`description/${programme.slug}`).pick(openings[family]);
  const nights = nightsSentence(programme);
  const text: LocalText = { id: `${opening.id}\n\n${nights.id}` };
  if (programme.title.en) text.en = `${opening.en}\n\n${nights.en}`;
  return text;
}

function nightsSentence(programme: ProgrammeSeed): LocalText {
  const parts = programme.stays.map(([slug, nights]) => ({ hotel: hotelBySlug(slug), nights }));
  const told = (night: string, nightsWord: string, walk: (metres: number) => string) =>
    parts
      .map(
        ({ hotel, nights }) =>
          `${nights} ${nights === 1 ? night : nightsWord} ${hotel.name}${hotel.metres === null ? '' : walk(hotel.metres)}`,
      )
      .join('; ');
  return both(
    `Penginapan: ${told('malam di', 'malam di', (metres) => ` (${metres.toLocaleString('id-ID')} m dari pintu masjid)`)}.`,
    `Where you stay: ${told('night at', 'nights at', (metres) => ` (${metres.toLocaleString('en-GB')} m from the mosque gate)`)}.`,
  );
}

const openings: Record<Family, LocalText[]> = {
  umrah: [
    both(
      'Paket ini disusun agar ibadah menjadi pusat hari: kunjungan dilakukan pagi, selebihnya jamaah berada di dekat masjid. Pembimbing menemani setiap rukun, dan jamaah yang baru pertama berangkat mendapat kelompok kecil.',
      'This package keeps worship at the centre of the day: visits take place in the morning, and otherwise pilgrims stay near the mosque. A guide accompanies every rite, and first-time pilgrims are placed in small groups.',
    ),
    both(
      'Harga, hotel, dan penerbangan pada halaman ini adalah yang akan dijalani. Bila ada perubahan dari maskapai atau hotel, jamaah diberi tahu tertulis beserta penggantinya yang setara atau lebih baik.',
      'The price, hotels and flights on this page are the ones you will have. Should an airline or hotel change something, pilgrims are told in writing, with an equal or better replacement.',
    ),
    both(
      'Kami berangkat dalam satu rombongan sejak bandara sampai pulang. Ada waktu bertanya setiap selesai Asar, dan petugas dapat dihubungi dua puluh empat jam.',
      'We travel as one group from the airport to the return. There is time for questions after Asr each day, and staff can be reached around the clock.',
    ),
    both(
      'Jadwal dibuat longgar supaya jamaah lanjut usia tidak terburu-buru. Umrah pertama dikerjakan sesudah istirahat, dan jarak jalan kaki setiap kunjungan diberitahukan lebih dahulu.',
      'The pace is easy, so that older pilgrims need not hurry. The first umrah follows a rest, and the walking distance of each visit is told beforehand.',
    ),
  ],
  hajj: [
    both(
      'Persiapan dimulai enam bulan sebelumnya: manasik bertahap, pemeriksaan kesehatan, dan latihan jalan kaki. Pada hari-hari puncak, setiap sepuluh jamaah dijaga satu ketua kelompok.',
      'Preparation begins six months before: classes in stages, health checks and walking practice. On the days of hajj every ten pilgrims are looked after by a leader.',
    ),
    both(
      'Yang kami jaga adalah tenaga jamaah. Hari-hari menjelang Arafah sengaja dibuat ringan, makanan dimasak juru masak Indonesia, dan dokter memeriksa setiap jamaah sebelum ke Mina.',
      'What we guard is the pilgrims’ strength. The days before Arafah are light on purpose, Indonesian cooks prepare the food, and a doctor sees each pilgrim before Mina.',
    ),
    both(
      'Setiap tahap dapat diikuti: pelunasan, visa, manifes, dan tenda. Bila visa tidak terbit, jamaah diberi tahu tertulis beserta langkah berikutnya.',
      'Every stage can be followed: settlement, visa, manifest and tent. If a visa is not issued, pilgrims are told in writing, with what happens next.',
    ),
  ],
  abroad: [
    both(
      'Perjalanan dalam rombongan kecil dengan pemandu yang membaca sejarah Islam setempat, bukan sekadar singgah berfoto. Restoran dan tempat salat sudah kami kunjungi lebih dahulu.',
      'A small group with a leader who knows the Islamic history of the place, not only where to take pictures. We have visited the restaurants and prayer rooms beforehand.',
    ),
    both(
      'Hari dimulai sesudah Subuh dan berakhir sebelum larut. Setiap kota mendapat waktu yang cukup, dan belanja tidak pernah menjadi kewajiban.',
      'Days begin after Fajr and end before it is late. Each city gets enough time, and shopping is never compulsory.',
    ),
    both(
      'Kami memilih hotel yang dekat dengan masjid atau restoran halal, sehingga malam hari peserta dapat berjalan sendiri dengan tenang.',
      'We choose hotels near a mosque or halal restaurants, so that in the evening people can walk out on their own with an easy mind.',
    ),
  ],
  domestic: [
    both(
      'Perjalanan pendek yang menyambung silaturahmi dengan sejarah Islam Nusantara. Pemandu kami orang setempat, dan sebagian biaya kembali ke desa yang dikunjungi.',
      'A short journey into the history of Islam in the archipelago. Our guides are local people, and part of the price goes back to the villages visited.',
    ),
    both(
      'Cocok untuk keluarga dan majelis taklim. Rombongan di atas dua puluh orang dapat meminta tanggal sendiri.',
      'Well suited to families and study circles. Groups above twenty may ask for a date of their own.',
    ),
    both(
      'Jadwal mengikuti waktu salat, jarak tempuh per hari dibatasi, dan setiap singgahan punya tempat wudu yang bersih.',
      'The schedule follows the prayers, daily distances are limited, and every stop has a clean place for ablution.',
    ),
  ],
};

/** The same content with Indonesian only, as a partner leaves it who has not translated yet. */
function withoutEnglish<T>(value: T): T {
  return JSON.parse(JSON.stringify(value, (key, inner: unknown) => (key === 'en' ? undefined : inner))) as T;
}
