// The day-by-day agenda of a programme, put together from the days of its cities (spec §2 agenda).
import type { ProgrammeContent } from '#domain/catalogue';
import type { LocalText } from '#shared/locale';
import { type DayBlock, day } from './day-block.ts';
import { daysAbroad } from './days-abroad.ts';
import { hajjDays } from './days-hajj.ts';
import { daysInIndonesia } from './days-indonesia.ts';
import { umrahDays } from './days-umrah.ts';
import { hotelBySlug } from './hotels.ts';
import type { ProgrammeSeed } from './programme-seed.ts';
import { type Random, randomFrom } from './random.ts';

/** City names by slug. */
export type CityNames = ReadonlyMap<string, LocalText>;

export interface Stay {
  city: string;
  nights: number;
}

export function staysOf(programme: ProgrammeSeed): Stay[] {
  return programme.stays.map(([hotel, nights]) => ({ city: hotelBySlug(hotel).city, nights }));
}

/** Exactly one entry for every day of the programme. */
export function agendaOf(programme: ProgrammeSeed, cities: CityNames): ProgrammeContent['agenda'] {
  const chance = randomFrom(`agenda/${programme.slug}`);
  const blocks = blocksOf(programme, staysOf(programme), cities, chance);
  if (blocks.length !== programme.days)
    throw new RangeError(`${programme.slug}: ${blocks.length} agenda days for ${programme.days}`);
  return blocks.map((block, index) => ({ day: index + 1, ...block }));
}

function blocksOf(programme: ProgrammeSeed, stays: Stay[], cities: CityNames, chance: Random): DayBlock[] {
  switch (programme.kind) {
    case 'hajj_plus':
    case 'hajj_furoda':
      return hajjAgenda(nightsIn(stays, 'madinah'), nightsIn(stays, 'makkah'), chance);
    case 'umrah_regular':
      return umrahAgenda(stays, programme, chance);
    case 'tour_umrah_plus': {
      const tour = stays.filter(({ city }) => city !== 'madinah' && city !== 'makkah');
      const umrah = umrahAgenda(stays.slice(tour.length), programme, chance);
      umrah[0] = fromTourToMadinah;
      return [setOut(cities.get(tour[0]!.city)), ...tourDays(tour), ...umrah];
    }
    default:
      return tourAgenda(programme.days, stays, cities);
  }
}

function umrahAgenda(stays: Stay[], { season, visitsTaif }: ProgrammeSeed, chance: Random): DayBlock[] {
  const isMakkahFirst = stays[0]?.city === 'makkah';
  const quiet = season === 'ramadan' ? umrahDays.ramadan : umrahDays.makkah.slice(0, 1);
  const special = [
    ...(visitsTaif ? [umrahDays.taif] : []),
    ...(season === 'ramadan' ? umrahDays.ramadan : []),
  ];
  const makkah = fill(
    [...special, ...chance.shuffled(umrahDays.makkah)],
    quiet,
    nightsIn(stays, 'makkah') - 1,
  );
  const madinah = fill(
    [umrahDays.madinah[0]!, ...chance.shuffled(umrahDays.madinah.slice(1))],
    umrahDays.madinah.slice(3, 4),
    nightsIn(stays, 'madinah') - 1,
  );
  const end = chance.pick(umrahDays.arriveHome);
  return isMakkahFirst
    ? [
        chance.pick(umrahDays.departMakkah),
        ...makkah,
        chance.pick(umrahDays.toMadinah),
        ...madinah,
        chance.pick(umrahDays.leaveMadinah),
        end,
      ]
    : [
        chance.pick(umrahDays.departMadinah),
        ...madinah,
        chance.pick(umrahDays.toMakkah),
        ...makkah,
        chance.pick(umrahDays.leave),
        end,
      ];
}

/** Where the 8th of Dhul Hijjah stands in a hajj programme, as a day number. */
export function dayOfTarwiyah(programme: ProgrammeSeed): number {
  const stays = staysOf(programme);
  return 1 + nightsIn(stays, 'madinah') + nightsBeforeRites(nightsIn(stays, 'makkah')) + 1;
}

function nightsBeforeRites(nightsInMakkah: number): number {
  return Math.ceil(nightsInMakkah * 0.6);
}

function hajjAgenda(madinahNights: number, makkahNights: number, chance: Random): DayBlock[] {
  const before = nightsBeforeRites(makkahNights);
  const after = makkahNights - before;
  const [madinah, makkah] = [chance.shuffled(hajjDays.madinah), chance.shuffled(hajjDays.makkah)];
  return [
    hajjDays.depart,
    ...fill(madinah, madinah, madinahNights - 1),
    hajjDays.toMakkah,
    ...fill(makkah, makkah, before - 1),
    ...hajjDays.rites,
    ...fill(hajjDays.after, hajjDays.after, after - 1),
    hajjDays.leave,
    hajjDays.arrive,
  ];
}

function tourAgenda(days: number, stays: Stay[], cities: CityNames): DayBlock[] {
  const visits = tourDays(stays);
  const hasNightFlight = visits.length === days - 2;
  return [
    ...(hasNightFlight ? [setOut(cities.get(stays[0]!.city))] : []),
    ...visits,
    goHome(cities.get(stays.at(-1)!.city)),
  ];
}

function tourDays(stays: Stay[]): DayBlock[] {
  return stays.flatMap(({ city, nights }) => {
    const days = daysAbroad[city] ?? daysInIndonesia[city] ?? [];
    if (days.length < nights)
      throw new RangeError(`There are ${days.length} written days for ${nights} nights in ${city}`);
    return days.slice(0, nights);
  });
}

function setOut(city: LocalText | undefined): DayBlock {
  if (!city) throw new RangeError('A tour needs a city of the destinations table');
  return day(
    `Berangkat menuju ${city.id}`,
    `Departure for ${city.en ?? city.id}`,
    'Berkumpul di bandara tiga jam sebelum terbang untuk pembagian dokumen dan pengarahan. Malam pertama dilewati di pesawat; makanan halal sudah dipesan ke maskapai.',
    'Meet at the airport three hours before the flight for documents and a briefing. The first night is in the air; halal meals are ordered from the airline.',
  );
}

function goHome(city: LocalText | undefined): DayBlock {
  if (!city) throw new RangeError('A tour needs a city of the destinations table');
  return day(
    `Pulang dari ${city.id}`,
    `Home from ${city.en ?? city.id}`,
    'Sarapan, berkemas, dan membeli oleh-oleh bila waktu cukup. Petugas mendampingi sampai semua peserta berpisah di titik pulang.',
    'Breakfast, packing and a last purchase if time allows. Staff stay with the group until everyone has parted at the final stop.',
  );
}

const fromTourToMadinah = day(
  'Menuju Kota Nabi',
  'On to the Prophet’s city',
  'Perjalanan wisata selesai dan hati disiapkan untuk ibadah. Terbang ke Madinah, menempati hotel, lalu salat pertama di Masjid Nabawi bersama pembimbing.',
  'The tour ends and minds turn to worship. A flight to Madinah, the hotel, and the first prayer in the Prophet’s Mosque with the guide.',
);

function nightsIn(stays: Stay[], city: string): number {
  return stays.filter((stay) => stay.city === city).reduce((sum, stay) => sum + stay.nights, 0);
}

/** The first days of the list; when it is too short, the `quiet` days come round again. */
function fill(days: DayBlock[], quiet: DayBlock[], count: number): DayBlock[] {
  return Array.from({ length: count }, (_, index) => days[index] ?? quiet[index % quiet.length]!);
}
