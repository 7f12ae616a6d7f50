// What a price covers and what it does not (spec §2 includes/excludes, facilities; docs/product/pages.md: cost checklist), with
// the extras, per family of journeys. What is a mandatory extra is never also listed as included.
import type { LocalText } from '#shared/locale';
import { both } from './day-block.ts';

export type Family = 'umrah' | 'hajj' | 'abroad' | 'domestic';

export interface Extra {
  name: LocalText;
  amount: number;
  isMandatory: boolean;
}
export interface Costs {
  includes: LocalText[];
  excludes: LocalText[];
  facilities: {
    icon:
      | 'flight'
      | 'hotel'
      | 'meals'
      | 'bus'
      | 'guide'
      | 'doctor'
      | 'visa'
      | 'insurance'
      | 'luggage'
      | 'manasik'
      | 'train'
      | 'zamzam'
      | 'wheelchair'
      | 'ticket';
    text: LocalText;
  }[];
  extras: Extra[];
}

const must = (id: string, en: string, amount: number): Extra => ({
  name: both(id, en),
  amount,
  isMandatory: true,
});
const may = (id: string, en: string, amount: number): Extra => ({
  name: both(id, en),
  amount,
  isMandatory: false,
});

export const costs: Record<Family, Costs> = {
  umrah: {
    includes: [
      both('Tiket pesawat pulang pergi kelas ekonomi', 'Return flights in economy class'),
      both('Visa umrah dan asuransi perjalanan umrah', 'Umrah visa and umrah travel insurance'),
      both(
        'Hotel di Makkah dan Madinah sesuai kamar yang dipilih',
        'Hotels in Makkah and Madinah in the chosen room',
      ),
      both('Makan tiga kali sehari, menu Indonesia', 'Three Indonesian meals a day'),
      both('Bus berpendingin selama di Arab Saudi', 'Air-conditioned coach throughout Saudi Arabia'),
      both(
        'Pembimbing ibadah dan petugas Indonesia sejak bandara',
        'Religious guide and Indonesian staff from the airport on',
      ),
      both('Manasik sebelum berangkat', 'Preparation class before departure'),
      both('Ziarah di Makkah dan Madinah sesuai jadwal', 'Visits in Makkah and Madinah as scheduled'),
      both('Air zamzam 5 liter sesuai aturan maskapai', 'Five litres of zamzam under the airline’s rules'),
    ],
    excludes: [
      both('Paspor dan vaksin meningitis', 'Passport and meningitis vaccination'),
      both(
        'Perjalanan dari kota asal ke bandara keberangkatan',
        'Travel from home to the airport of departure',
      ),
      both('Kelebihan bagasi di atas 23 kg', 'Excess luggage above 23 kg'),
      both('Keperluan pribadi seperti cucian dan pulsa', 'Personal needs such as laundry and phone credit'),
      both('Kamar sendiri (single)', 'A single room'),
    ],
    facilities: [
      { icon: 'flight', text: both('Bagasi 23 kg dan kabin 7 kg', '23 kg of luggage and 7 kg in the cabin') },
      { icon: 'meals', text: both('Prasmanan menu Indonesia', 'Indonesian buffet') },
      {
        icon: 'guide',
        text: both('Satu pembimbing untuk paling banyak 45 jamaah', 'One guide to at most 45 pilgrims'),
      },
      { icon: 'manasik', text: both('Buku doa dan manasik', 'Prayer book and preparation class') },
      {
        icon: 'luggage',
        text: both(
          'Koper, tas kabin, dan kain ihram atau mukena',
          'Suitcase, cabin bag and ihram or prayer dress',
        ),
      },
      {
        icon: 'wheelchair',
        text: both('Kursi roda dapat disewa sejak bandara', 'Wheelchairs can be hired from the airport on'),
      },
      { icon: 'zamzam', text: both('Zamzam 5 liter', '5 litres of zamzam') },
    ],
    extras: [
      must('Perlengkapan dan handling bandara', 'Travel kit and airport handling', 1_450_000),
      may('Kereta cepat Haramain Madinah–Makkah', 'Haramain fast train, Madinah to Makkah', 950_000),
      may('Kursi roda dan pendorong untuk satu kali umrah', 'Wheelchair and helper for one umrah', 1_250_000),
      may('Badal umrah', 'Umrah on behalf of another', 2_500_000),
    ],
  },
  hajj: {
    includes: [
      both('Tiket pesawat pulang pergi', 'Return flights'),
      both(
        'Hotel di Makkah dan Madinah sesuai kamar yang dipilih',
        'Hotels in Makkah and Madinah in the chosen room',
      ),
      both(
        'Tenda Mina dan Arafah berpendingin dengan kasur',
        'Cooled tents with mattresses in Mina and Arafah',
      ),
      both('Makan tiga kali sehari, termasuk selama di Mina', 'Three meals a day, in Mina too'),
      both('Bus antarkota dan bus puncak haji', 'Coaches between the cities and for the days of hajj'),
      both(
        'Pembimbing ibadah, dokter, dan perawat rombongan',
        'Religious guide, doctor and nurse with the group',
      ),
      both('Manasik lima kali dan buku panduan', 'Five preparation classes and a handbook'),
      both('Asuransi jiwa dan kecelakaan', 'Life and accident insurance'),
      both('Air zamzam sesuai ketentuan bandara', 'Zamzam as the airport allows'),
    ],
    excludes: [
      both(
        'Paspor, pemeriksaan kesehatan, dan vaksin wajib',
        'Passport, health check and required vaccinations',
      ),
      both('Dam (hadyu) haji tamattu', 'The sacrifice (hady) of tamattu‘'),
      both(
        'Perjalanan dari kota asal ke bandara keberangkatan',
        'Travel from home to the airport of departure',
      ),
      both('Kelebihan bagasi dan keperluan pribadi', 'Excess luggage and personal needs'),
    ],
    facilities: [
      { icon: 'flight', text: both('Bagasi dua koper 23 kg', 'Two suitcases of 23 kg') },
      { icon: 'doctor', text: both('Dokter dan perawat ikut di Mina', 'Doctor and nurse also in Mina') },
      { icon: 'meals', text: both('Dapur masakan Indonesia', 'Indonesian kitchen') },
      {
        icon: 'guide',
        text: both('Satu ketua kelompok untuk sepuluh jamaah', 'One group leader to ten pilgrims'),
      },
      { icon: 'manasik', text: both('Manasik lima kali', 'Five preparation classes') },
      { icon: 'bus', text: both('Bus khusus rombongan', 'A coach of the group’s own') },
      { icon: 'insurance', text: both('Asuransi jiwa dan kecelakaan', 'Life and accident insurance') },
    ],
    extras: [
      must('Perlengkapan haji dan handling bandara', 'Hajj kit and airport handling', 3_500_000),
      may('Dam (hadyu) lewat lembaga resmi Saudi', 'Sacrifice through the official Saudi body', 3_200_000),
      may('Kursi roda dan pendamping tawaf dan sai', 'Wheelchair and helper for tawaf and sa‘i', 2_400_000),
      may('Badal haji', 'Hajj on behalf of another', 14_000_000),
    ],
  },
  abroad: {
    includes: [
      both('Tiket pesawat pulang pergi kelas ekonomi', 'Return flights in economy class'),
      both('Hotel sesuai daftar, termasuk sarapan', 'The hotels listed, with breakfast'),
      both('Makan siang dan malam di restoran halal', 'Lunch and dinner at halal restaurants'),
      both('Tiket masuk tempat yang tertulis di agenda', 'Entrance to the places in the agenda'),
      both('Bus pariwisata dengan sopir setempat', 'Touring coach with a local driver'),
      both('Pemandu Indonesia dan pemandu setempat', 'Indonesian tour leader and local guide'),
      both('Jeda salat di setiap persinggahan', 'A pause for prayer at every stop'),
      both('Asuransi perjalanan', 'Travel insurance'),
    ],
    excludes: [
      both('Paspor', 'Passport'),
      both('Kelebihan bagasi dan pengeluaran pribadi', 'Excess luggage and personal spending'),
      both('Kegiatan pilihan yang disebut di agenda', 'Optional activities named in the agenda'),
      both('Kamar sendiri (single)', 'A single room'),
    ],
    facilities: [
      { icon: 'flight', text: both('Bagasi 23 kg', '23 kg of luggage') },
      { icon: 'hotel', text: both('Hotel bintang tiga atau lebih', 'Hotels of three stars or more') },
      {
        icon: 'meals',
        text: both('Restoran halal yang sudah diperiksa', 'Halal restaurants, checked in advance'),
      },
      { icon: 'guide', text: both('Pemandu berbahasa Indonesia', 'Guide speaking Indonesian') },
      { icon: 'bus', text: both('Bus dengan kursi pribadi', 'Coach with a seat of one’s own') },
      { icon: 'ticket', text: both('Tiket masuk termasuk', 'Entrance tickets included') },
      { icon: 'insurance', text: both('Asuransi perjalanan', 'Travel insurance') },
    ],
    extras: [
      must('Visa dan tip pemandu', 'Visa and tips for guides', 1_900_000),
      may('Asuransi dengan perlindungan pembatalan', 'Insurance covering cancellation', 550_000),
      may('Kartu internet perjalanan 10 GB', 'Travel SIM with 10 GB', 280_000),
    ],
  },
  domestic: {
    includes: [
      both('Hotel sesuai daftar, termasuk sarapan', 'The hotels listed, with breakfast'),
      both('Kendaraan wisata berpendingin dan bahan bakar', 'Air-conditioned vehicle and fuel'),
      both('Makan siang dan malam di rumah makan halal', 'Lunch and dinner at halal restaurants'),
      both('Tiket masuk tempat yang tertulis di agenda', 'Entrance to the places in the agenda'),
      both('Pemandu setempat dan pembimbing ziarah', 'Local guide and a leader for ziarah'),
      both('Air minum selama perjalanan', 'Drinking water on the way'),
      both('Asuransi perjalanan domestik', 'Domestic travel insurance'),
    ],
    excludes: [
      both('Tip pemandu dan sopir', 'Tips for guide and driver'),
      both('Bagasi tambahan maskapai', 'Extra airline luggage'),
      both('Pengeluaran pribadi', 'Personal spending'),
      both('Kegiatan pilihan', 'Optional activities'),
    ],
    facilities: [
      { icon: 'hotel', text: both('Hotel atau penginapan syariah', 'Hotel or sharia guesthouse') },
      { icon: 'bus', text: both('Kendaraan dengan kursi pribadi', 'Vehicle with a seat of one’s own') },
      { icon: 'meals', text: both('Masakan daerah yang halal', 'Halal regional cooking') },
      { icon: 'guide', text: both('Pemandu setempat', 'Local guide') },
      { icon: 'ticket', text: both('Tiket masuk termasuk', 'Entrance tickets included') },
    ],
    extras: [
      may('Kursi bagian depan di bus', 'Front seats in the coach', 150_000),
      may('Dokumentasi foto perjalanan', 'Photographs of the journey', 250_000),
    ],
  },
};

/** Sold by the piece beside the journey. */
export const umrahSupplies = [
  { name: both('Kain ihram cadangan', 'A second set of ihram'), amount: 275_000, weightGrams: 1_400 },
  { name: both('Mukena perjalanan', 'Travel prayer dress'), amount: 225_000, weightGrams: 600 },
  { name: both('Tas pinggang dan sandal', 'Waist bag and sandals'), amount: 150_000, weightGrams: 500 },
];

/** Some agencies bill the visa apart: it then leaves the list of what is included and becomes a mandatory extra. */
export function withVisaApart(umrah: Costs): Costs {
  return {
    ...umrah,
    includes: umrah.includes.filter((item) => !item.id.startsWith('Visa')),
    excludes: [
      both('Visa dan asuransi umrah, ditagih terpisah', 'Umrah visa and insurance, billed apart'),
      ...umrah.excludes,
    ],
    extras: [must('Visa dan asuransi umrah', 'Umrah visa and insurance', 2_900_000), ...umrah.extras],
  };
}

/** Umrah-plus is an umrah with tickets, guides and meals of a tour. */
export function umrahPlusCosts(): Costs {
  return {
    ...costs.umrah,
    includes: [
      ...costs.umrah.includes.filter((item) => !item.id.startsWith('Air zamzam')),
      both(
        'Tiket masuk dan pemandu setempat di kota wisata',
        'Entrance tickets and local guides on the tour',
      ),
    ],
    extras: [
      must('Visa wisata dan tip pemandu', 'Tour visa and tips for guides', 1_950_000),
      ...costs.umrah.extras,
    ],
  };
}
