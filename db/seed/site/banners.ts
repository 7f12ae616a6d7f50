// Banners of the home pages (spec §2): what can be done here, without hurry and without promises that are not kept.
import type { LocalText } from '#shared/locale';

export interface BannerSeed {
  brand: string;
  title: LocalText;
  text: LocalText;
  link: string;
  picture: string;
  place?: 'souvenirs';
}

export const banners: BannerSeed[] = [
  {
    brand: 'rihlah',
    title: { id: 'Umrah dengan harga yang sudah lengkap', en: 'Umrah, priced in full' },
    text: {
      id: 'Semua biaya wajib sudah dihitung sejak Anda melihat daftar paket. Bandingkan tanggal, maskapai, dan jarak hotel dengan tenang.',
      en: 'Every compulsory cost is counted from the moment you see the list. Compare dates, airlines and hotel distances at your own pace.',
    },
    link: '/umroh',
    picture: '/covers/v2/makkah.dawn.1a7e.svg',
  },
  {
    brand: 'rihlah',
    title: { id: 'Kenali dulu biro perjalanannya', en: 'Know the travel partner first' },
    text: {
      id: 'Nomor izin, masa berlaku, dan tanggal pemeriksaan terakhir tertulis di halaman setiap biro perjalanan mitra.',
      en: 'Licence number, validity and the date of our last check are written on the page of every travel partner.',
    },
    link: '/partner',
    picture: '/covers/v2/madinah.morning.5c02.svg',
  },
  {
    brand: 'rihlah',
    title: {
      id: 'Haji khusus dan furoda, dijelaskan apa adanya',
      en: 'Special and furoda hajj, explained as they are',
    },
    text: {
      id: 'Lihat perbedaan kuota, visa, masa tunggu, dan risikonya sebelum Anda memutuskan bersama keluarga.',
      en: 'See how quota, visa, waiting time and risk differ before you decide with your family.',
    },
    link: '/haji',
    picture: '/covers/v2/arafah.dusk.93d1.svg',
  },
  {
    brand: 'rihlah',
    title: { id: 'Wisata halal untuk seluruh keluarga', en: 'Halal journeys for the whole family' },
    text: {
      id: 'Dari Lombok sampai Istanbul dan Kairo, dengan makanan halal dan waktu salat yang sudah masuk dalam jadwal.',
      en: 'From Lombok to Istanbul and Cairo, with halal meals and prayer times already in the schedule.',
    },
    link: '/wisata-syariah',
    picture: '/covers/v2/istanbul.afternoon.77b4.svg',
  },
  {
    brand: 'amanah-safar',
    title: { id: 'Umrah bersama biro berizin', en: 'Umrah with licensed partners' },
    text: {
      id: 'Pilih menurut bulan, kota keberangkatan, dan kemampuan. Jumlah kursi yang tertulis adalah jumlah yang sebenarnya.',
      en: 'Choose by month, city of departure and means. The number of seats you see is the true one.',
    },
    link: '/umroh',
    picture: '/covers/v2/madinah.dusk.2e90.svg',
  },
  {
    brand: 'amanah-safar',
    title: { id: 'Menyusuri jejak peradaban Islam', en: 'Along the traces of Islamic civilisation' },
    text: {
      id: 'Perjalanan halal dalam dan luar negeri, dengan acara harian yang dapat Anda baca sebelum memesan.',
      en: 'Halal journeys at home and abroad, with a day-by-day agenda to read before you book.',
    },
    link: '/wisata-syariah',
    picture: '/covers/v2/old-city.afternoon.c4a8.svg',
  },
  ...(['rihlah', 'amanah-safar'] as const).flatMap((brand): BannerSeed[] => [
    {
      brand,
      title: { id: 'Bagikan oleh-oleh sepulang dari Tanah Suci', en: 'Gifts to share after the journey' },
      text: {
        id: 'Pilih dari toko-toko kita di Indonesia. Harga, berat, dan sisa stok tertulis apa adanya.',
        en: 'Choose from stores in Indonesia. Price, weight and stock are shown as they are.',
      },
      link: '/oleh-oleh?category=bingkisan',
      picture: `/covers/v2/desert.dusk.${brand === 'rihlah' ? '51a7' : '51a8'}.svg`,
      place: 'souvenirs',
    },
    {
      brand,
      title: { id: 'Sertifikat yang bisa Anda periksa', en: 'Certificates you can check' },
      text: {
        id: 'Nomor halal dan izin BPOM tertulis di halaman setiap makanan, lengkap dengan tanggal pemeriksaannya.',
        en: 'Halal and BPOM numbers stand on the page of every food, with the day they were checked.',
      },
      link: '/oleh-oleh?category=kurma',
      picture: `/covers/v2/garden.morning.${brand === 'rihlah' ? '7c21' : '7c22'}.svg`,
      place: 'souvenirs',
    },
  ]),
];
