// Hotels of the demo with stars and metres on foot to the gate of the holy mosque (spec §2 accommodation).

export interface HotelSeed {
  slug: string;
  name: string;
  city: string;
  stars: number;
  metres: number | null;
  shuttle: boolean;
}

const near = (slug: string, name: string, city: string, stars: number, metres: number): HotelSeed => ({
  slug,
  name,
  city,
  stars,
  metres,
  shuttle: false,
});
const withShuttle = (slug: string, name: string, city: string, stars: number, metres: number): HotelSeed => ({
  slug,
  name,
  city,
  stars,
  metres,
  shuttle: true,
});
const elsewhere = (slug: string, name: string, city: string, stars: number): HotelSeed => ({
  slug,
  name,
  city,
  stars,
  metres: null,
  shuttle: false,
});

export const hotels: HotelSeed[] = [
  near('pullman-zamzam-makkah', 'Pullman ZamZam Makkah', 'makkah', 5, 80),
  near('swissotel-makkah', 'Swissôtel Makkah', 'makkah', 5, 120),
  near('makkah-towers', 'Makkah Towers', 'makkah', 5, 150),
  near('anjum-makkah', 'Anjum Hotel Makkah', 'makkah', 5, 400),
  near('al-shohada-makkah', 'Al Shohada Hotel', 'makkah', 5, 450),
  near('elaf-kinda-makkah', 'Elaf Kinda Hotel', 'makkah', 4, 250),
  withShuttle('le-meridien-towers-makkah', 'Le Méridien Towers Makkah', 'makkah', 5, 1900),
  near('al-massa-makkah', 'Al Massa Hotel', 'makkah', 4, 600),
  near('snood-ajyad-makkah', 'Snood Ajyad Hotel', 'makkah', 4, 700),
  near('badr-al-massa-makkah', 'Badr Al Massa Hotel', 'makkah', 3, 800),
  near('rayyana-ajyad-makkah', 'Rayyana Ajyad Hotel', 'makkah', 3, 900),
  withShuttle('voco-makkah', 'voco Makkah', 'makkah', 5, 1700),
  withShuttle('kiswah-towers-makkah', 'Kiswah Towers Hotel', 'makkah', 3, 1400),
  near('pullman-zamzam-madinah', 'Pullman Zamzam Madinah', 'madinah', 5, 150),
  near('anwar-movenpick-madinah', 'Anwar Al Madinah Mövenpick', 'madinah', 5, 100),
  near('dar-al-taqwa-madinah', 'Dar Al Taqwa Hotel', 'madinah', 5, 60),
  near('frontel-al-harithia-madinah', 'Frontel Al Harithia Hotel', 'madinah', 5, 200),
  near('grand-plaza-madinah', 'Grand Plaza Badr Al Maqam', 'madinah', 4, 250),
  near('dallah-taibah-madinah', 'Dallah Taibah Hotel', 'madinah', 4, 150),
  near('durrat-al-eiman-madinah', 'Durrat Al Eiman Hotel', 'madinah', 4, 250),
  near('rua-al-hijrah-madinah', 'Rua Al Hijrah Hotel', 'madinah', 4, 300),
  near('al-haram-madinah', 'Al Haram Hotel', 'madinah', 3, 200),
  near('arkan-al-manar-madinah', 'Arkan Al Manar Hotel', 'madinah', 3, 350),
  near('mukhtara-international-madinah', 'Mukhtara International Hotel', 'madinah', 3, 450),
  elsewhere('intercontinental-taif', 'InterContinental Taif', 'taif', 5),
  elsewhere('grand-cevahir-istanbul', 'Grand Cevahir Hotel', 'istanbul', 5),
  elsewhere('golden-horn-fatih', 'Haliç Fatih Hotel', 'istanbul', 4),
  elsewhere('kervansaray-bursa', 'Kervansaray Termal Bursa', 'bursa', 5),
  elsewhere('perissia-cappadocia', 'Perissia Hotel Ürgüp', 'cappadocia', 5),
  elsewhere('nile-zamalek-cairo', 'Nil Zamalek Hotel', 'cairo', 4),
  elsewhere('pyramids-view-cairo', 'Giza Pyramids View Hotel', 'cairo', 4),
  elsewhere('corniche-alexandria', 'Corniche Alexandria Hotel', 'alexandria', 4),
  elsewhere('holy-land-aqsa', 'Holy Land Hotel', 'aqsa', 3),
  elsewhere('ambassador-aqsa', 'Ambassador Al-Quds', 'aqsa', 4),
  elsewhere('geneva-amman', 'Geneva Hotel Amman', 'amman', 4),
  elsewhere('deira-creek-dubai', 'Deira Creek Hotel', 'dubai', 4),
  elsewhere('corniche-abu-dhabi', 'Corniche Bay Abu Dhabi', 'abu-dhabi', 4),
  elsewhere('souq-waqif-doha', 'Al Bidda Souq Hotel', 'doha', 4),
  elsewhere('puerta-madrid', 'Puerta Norte Madrid', 'madrid', 4),
  elsewhere('guadalquivir-cordoba', 'Ribera Guadalquivir', 'cordoba', 4),
  elsewhere('albaicin-granada', 'Mirador Albaicín', 'granada', 4),
  elsewhere('giralda-sevilla', 'Patio Giralda', 'sevilla', 4),
  elsewhere('chorsu-tashkent', 'Chorsu Plaza Tashkent', 'tashkent', 4),
  elsewhere('registan-samarkand', 'Registan Silk Hotel', 'samarkand', 4),
  elsewhere('labi-hovuz-bukhara', 'Labi Hovuz Hotel', 'bukhara', 3),
  elsewhere('itaewon-seoul', 'Itaewon Hill Seoul', 'seoul', 4),
  elsewhere('asakusa-tokyo', 'Asakusa Sumida Hotel', 'tokyo', 4),
  elsewhere('namba-osaka', 'Namba Midori Hotel', 'osaka', 4),
  elsewhere('niujie-beijing', 'Niujie Garden Beijing', 'beijing', 4),
  elsewhere('drum-tower-xian', 'Drum Tower Plaza Xi’an', 'xian', 4),
  elsewhere('kampung-baru-kl', 'Kampung Baru Suites', 'kuala-lumpur', 4),
  elsewhere('nana-bangkok', 'Al Meroz Bangkok', 'bangkok', 4),
  elsewhere('senggigi-lombok', 'Pantai Senggigi Resort', 'lombok', 4),
  elsewhere('malioboro-yogyakarta', 'Ndalem Malioboro Syariah', 'yogyakarta', 4),
  elsewhere('bintoro-demak', 'Griya Bintoro Demak', 'demak', 3),
  elsewhere('menara-kudus', 'Omah Menara Kudus', 'kudus', 3),
  elsewhere('ampel-surabaya', 'Sunan Ampel Residence', 'surabaya', 3),
  elsewhere('batu-malang', 'Lereng Batu Resort', 'malang', 4),
  elsewhere('baiturrahman-aceh', 'Kuta Alam Baiturrahman', 'banda-aceh', 4),
  elsewhere('muaro-padang', 'Muaro Padang Hotel', 'padang', 4),
  elsewhere('ngarai-bukittinggi', 'Ngarai Sianok Hotel', 'bukittinggi', 3),
  elsewhere('losari-makassar', 'Teluk Losari Hotel', 'makassar', 4),
  elsewhere('kete-kesu-toraja', 'Rantepao Highland', 'toraja', 3),
  elsewhere('kejaksan-cirebon', 'Kejaksan Heritage Cirebon', 'cirebon', 3),
  elsewhere('banten-lama', 'Surosowan Syariah Serang', 'banten', 3),
  elsewhere('cikini-jakarta', 'Cikini Syariah Jakarta', 'jakarta', 3),
];

/** Throws for a slug that is not in the table: a typing error in a programme. */
export function hotelBySlug(slug: string): HotelSeed {
  const hotel = hotels.find((each) => each.slug === slug);
  if (!hotel) throw new RangeError(`There is no hotel ${slug}`);
  return hotel;
}
