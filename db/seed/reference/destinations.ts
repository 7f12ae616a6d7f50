// The cities journeys go to (spec §2 filters; docs/product/pages.md: covers choose their scene by these slugs).
import type { LocalText } from '#shared/locale';

export interface Destination {
  slug: string;
  name: LocalText;
  country: string;
}

const row = (slug: string, country: string, id: string, en = id): Destination => ({
  slug,
  country,
  name: { id, en },
});

export const destinations: Destination[] = [
  row('makkah', 'SA', 'Makkah'),
  row('madinah', 'SA', 'Madinah'),
  row('jeddah', 'SA', 'Jeddah'),
  row('taif', 'SA', 'Thaif', 'Taif'),
  row('istanbul', 'TR', 'Istanbul'),
  row('bursa', 'TR', 'Bursa'),
  row('cappadocia', 'TR', 'Cappadocia'),
  row('cairo', 'EG', 'Kairo', 'Cairo'),
  row('alexandria', 'EG', 'Aleksandria', 'Alexandria'),
  row('aqsa', 'PS', 'Al-Quds', 'Al-Quds (Jerusalem)'),
  row('amman', 'JO', 'Amman'),
  row('dubai', 'AE', 'Dubai'),
  row('abu-dhabi', 'AE', 'Abu Dhabi'),
  row('doha', 'QA', 'Doha'),
  row('cordoba', 'ES', 'Kordoba', 'Córdoba'),
  row('granada', 'ES', 'Granada'),
  row('sevilla', 'ES', 'Sevilla', 'Seville'),
  row('madrid', 'ES', 'Madrid'),
  row('tashkent', 'UZ', 'Tashkent'),
  row('samarkand', 'UZ', 'Samarkand'),
  row('bukhara', 'UZ', 'Bukhara'),
  row('seoul', 'KR', 'Seoul'),
  row('tokyo', 'JP', 'Tokyo'),
  row('osaka', 'JP', 'Osaka'),
  row('beijing', 'CN', 'Beijing'),
  row('xian', 'CN', 'Xi’an'),
  row('kuala-lumpur', 'MY', 'Kuala Lumpur'),
  row('bangkok', 'TH', 'Bangkok'),
  row('lombok', 'ID', 'Lombok'),
  row('yogyakarta', 'ID', 'Yogyakarta'),
  row('demak', 'ID', 'Demak'),
  row('kudus', 'ID', 'Kudus'),
  row('surabaya', 'ID', 'Surabaya'),
  row('malang', 'ID', 'Malang'),
  row('banda-aceh', 'ID', 'Banda Aceh'),
  row('padang', 'ID', 'Padang'),
  row('bukittinggi', 'ID', 'Bukittinggi'),
  row('makassar', 'ID', 'Makassar'),
  row('toraja', 'ID', 'Toraja'),
  row('cirebon', 'ID', 'Cirebon'),
  row('banten', 'ID', 'Banten'),
  row('jakarta', 'ID', 'Jakarta'),
];
