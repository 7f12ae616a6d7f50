// The gallery (spec §2 /galleries): drawn pictures that say so, each with something worth knowing about the place.
import type { LocalText } from '#shared/locale';

export interface GallerySeed {
  /** Only this brand shows it; without, every brand does. */
  brand?: string;
  title: LocalText;
  caption: LocalText;
  picture: string;
}

export const galleries: GallerySeed[] = [
  {
    title: { id: 'Masjidil Haram, Makkah', en: 'Masjid al-Haram, Makkah' },
    caption: {
      id: 'Ilustrasi. Tawaf dilakukan tujuh putaran berlawanan arah jarum jam, dimulai dan diakhiri sejajar dengan Hajar Aswad.',
      en: 'Illustration. Tawaf is seven rounds, anticlockwise, beginning and ending in line with the Black Stone.',
    },
    picture: '/covers/v2/makkah.dawn.3f1.svg',
  },
  {
    title: { id: 'Masjid Nabawi, Madinah', en: 'The Prophet’s Mosque, Madinah' },
    caption: {
      id: 'Ilustrasi. Kubah hijau berdiri di atas makam Rasulullah; warna hijaunya baru dipakai sejak abad ke-19. Kunjungan ke Raudhah memerlukan jadwal dari aplikasi Nusuk.',
      en: 'Illustration. The green dome stands over the Prophet’s grave; it has been green only since the 19th century. A visit to the Rawdah needs a slot from the Nusuk app.',
    },
    picture: '/covers/v2/madinah.morning.a20.svg',
  },
  {
    title: { id: 'Safa dan Marwah, Makkah', en: 'Safa and Marwah, Makkah' },
    caption: {
      id: 'Ilustrasi. Sai ditempuh tujuh kali antara Safa dan Marwah, seluruhnya sekitar tiga kilometer. Tersedia jalur kursi roda di dalam tempat sai.',
      en: 'Illustration. Sa’i is walked seven times between Safa and Marwah, about three kilometres in all. There are wheelchair lanes inside.',
    },
    picture: '/covers/v2/masa.dusk.b73.svg',
  },
  {
    title: { id: 'Jabal Nur, Makkah', en: 'Jabal al-Nur, Makkah' },
    caption: {
      id: 'Ilustrasi. Di dekat puncaknya terdapat Gua Hira, tempat wahyu pertama turun. Mendakinya bukan bagian dari umrah dan cukup berat bagi lutut.',
      en: 'Illustration. The cave of Hira, where the first revelation came, lies near the top. The climb is no part of umrah and is hard on the knees.',
    },
    picture: '/covers/v2/mountain.night.4d8.svg',
  },
  {
    brand: 'rihlah',
    title: { id: 'Padang Arafah', en: 'The plain of Arafah' },
    caption: {
      id: 'Ilustrasi. Wukuf pada 9 Zulhijah adalah puncak haji. Padang ini terletak sekitar 20 kilometer di tenggara Masjidil Haram.',
      en: 'Illustration. Standing here on 9 Dhul-Hijjah is the height of the hajj. The plain lies about 20 kilometres south-east of Masjid al-Haram.',
    },
    picture: '/covers/v2/arafah.noon.6c5.svg',
  },
  {
    title: { id: 'Masjid Quba, Madinah', en: 'Quba Mosque, Madinah' },
    caption: {
      id: 'Ilustrasi. Masjid pertama yang dibangun Rasulullah saat tiba dari Makkah, beberapa kilometer di selatan Masjid Nabawi dan dikelilingi kebun kurma.',
      en: 'Illustration. The first mosque the Prophet built on arriving from Makkah, a few kilometres south of his own, among date gardens.',
    },
    picture: '/covers/v2/garden.morning.e19.svg',
  },
  {
    title: { id: 'Jabal Uhud, Madinah', en: 'Mount Uhud, Madinah' },
    caption: {
      id: 'Ilustrasi. Perang Uhud terjadi di kaki gunung ini pada tahun ketiga Hijriah. Para syuhadanya, termasuk Hamzah, dimakamkan di sini.',
      en: 'Illustration. The battle of Uhud was fought at its foot in the third year after the Hijrah. Its martyrs, Hamzah among them, are buried here.',
    },
    picture: '/covers/v2/mountain.afternoon.90c.svg',
  },
  {
    title: { id: 'Kota lama Jeddah', en: 'Old Jeddah' },
    caption: {
      id: 'Ilustrasi. Rumah batu karang dengan jendela kayu berukir di Al-Balad, gerbang laut jamaah selama berabad-abad dan warisan dunia UNESCO sejak 2014.',
      en: 'Illustration. Coral-stone houses with carved wooden windows in Al-Balad, for centuries the pilgrims’ gate from the sea and a UNESCO World Heritage site since 2014.',
    },
    picture: '/covers/v2/old-city.dusk.2b6.svg',
  },
  {
    title: { id: 'Masjid Al-Aqsa, Yerusalem', en: 'Al-Aqsa Mosque, Jerusalem' },
    caption: {
      id: 'Ilustrasi. Kubah berlapis emas adalah Kubah Batu; kompleks Al-Aqsa meliputi seluruh pelataran di sekelilingnya. Inilah kiblat pertama umat Islam.',
      en: 'Illustration. The golden dome is the Dome of the Rock; Al-Aqsa is the whole enclosure around it. This was the first qibla of the Muslims.',
    },
    picture: '/covers/v2/jerusalem.dawn.81e.svg',
  },
  {
    title: { id: 'Süleymaniye, Istanbul', en: 'Süleymaniye, Istanbul' },
    caption: {
      id: 'Ilustrasi. Masjid karya arsitek Sinan ini selesai pada 1557. Dari halamannya terlihat teluk Tanduk Emas.',
      en: 'Illustration. The architect Sinan finished this mosque in 1557. Its courtyard looks out over the Golden Horn.',
    },
    picture: '/covers/v2/istanbul.dusk.d47.svg',
  },
  {
    title: { id: 'Al-Azhar, Kairo', en: 'Al-Azhar, Cairo' },
    caption: {
      id: 'Ilustrasi. Didirikan pada abad ke-10, masjid ini tumbuh menjadi salah satu tempat belajar tertua di dunia. Banyak ulama Nusantara pernah belajar di sini.',
      en: 'Illustration. Founded in the 10th century, it grew into one of the oldest places of learning in the world. Many scholars of the archipelago studied here.',
    },
    picture: '/covers/v2/cairo.afternoon.5f3.svg',
  },
  {
    title: { id: 'Registan, Samarkand', en: 'Registan, Samarkand' },
    caption: {
      id: 'Ilustrasi. Tiga madrasah mengelilingi lapangan ini. Yang tertua dibangun Ulugh Beg, penguasa yang juga ahli astronomi, pada abad ke-15.',
      en: 'Illustration. Three madrasas stand around this square. The oldest was built in the 15th century by Ulugh Beg, a ruler who was also an astronomer.',
    },
    picture: '/covers/v2/samarkand.morning.7a9.svg',
  },
  {
    title: { id: 'Alhambra, Granada', en: 'Alhambra, Granada' },
    caption: {
      id: 'Ilustrasi. Istana dan taman peninggalan dinasti Nasrid, kerajaan Islam terakhir di Andalusia. Semboyan dinastinya, “tiada pemenang selain Allah”, terukir berulang di dindingnya.',
      en: 'Illustration. Palaces and gardens of the Nasrids, the last Muslim kingdom of al-Andalus. Their motto, “there is no victor but God”, is carved on its walls again and again.',
    },
    picture: '/covers/v2/garden.dusk.c02.svg',
  },
  {
    title: { id: 'Masjid Raya Xi’an', en: 'The Great Mosque of Xi’an' },
    caption: {
      id: 'Ilustrasi. Masjid bergaya Tionghoa dengan halaman berlapis. Sebagian besar bangunannya berasal dari masa dinasti Ming.',
      en: 'Illustration. A mosque in the Chinese manner, one courtyard behind another. Most of what stands dates from the Ming dynasty.',
    },
    picture: '/covers/v2/east.dawn.38d.svg',
  },
  {
    title: { id: 'Lombok, pulau seribu masjid', en: 'Lombok, island of a thousand mosques' },
    caption: {
      id: 'Ilustrasi. Hampir setiap desa di Lombok memiliki masjid, sehingga waktu salat mudah dijaga di sela perjalanan ke pantai dan lereng Rinjani.',
      en: 'Illustration. Nearly every village in Lombok has a mosque, so prayer times are easy to keep between the beaches and the slopes of Rinjani.',
    },
    picture: '/covers/v2/sea.morning.f61.svg',
  },
];
