// Days in the two holy cities (spec §2 agenda). Several wordings of each, so that neighbours do not read alike.
import { day } from './day-block.ts';

export const umrahDays = {
  departMadinah: [
    day(
      'Berangkat ke Madinah',
      'Departure for Madinah',
      'Berkumpul di bandara empat jam sebelum terbang. Petugas membagikan paspor, kartu nama, dan makanan ringan. Setiba di Madinah, rombongan langsung ke hotel, makan malam, dan beristirahat.',
      'Meet at the airport four hours before the flight. Staff hand out passports, name cards and a snack. On arrival in Madinah the group goes straight to the hotel for dinner and rest.',
    ),
    day(
      'Terbang menuju Kota Nabi',
      'To the Prophet’s city',
      'Salat safar dan doa bersama keluarga pengantar sebelum masuk imigrasi. Pesawat mendarat di Madinah; koper diurus petugas sampai ke depan kamar.',
      'Prayer with the families before passport control. The flight lands in Madinah and staff bring the suitcases to each room.',
    ),
    day(
      'Keberangkatan',
      'Day of departure',
      'Bagasi diserahkan di konter rombongan, lalu pengarahan singkat tentang penerbangan dan adab perjalanan. Malam hari tiba di Madinah dan menempati kamar.',
      'Luggage is handed in at the group counter, followed by a short briefing on the flight and the manners of travel. Arrival in Madinah in the evening.',
    ),
  ],
  madinah: [
    day(
      'Salat di Masjid Nabawi',
      'Prayers in the Prophet’s Mosque',
      'Pembimbing mengajak mengenal pintu-pintu Masjid Nabawi, lalu ziarah ke makam Rasulullah ﷺ serta Abu Bakar dan Umar r.a. Jadwal masuk Raudhah mengikuti izin di aplikasi Nusuk.',
      'The guide shows the gates of the Prophet’s Mosque, then leads the visit to the graves of the Prophet ﷺ and of Abu Bakr and Umar. Entry to the Rawdah follows the Nusuk permit.',
    ),
    day(
      'Ziarah kota Madinah',
      'Sites around Madinah',
      'Mengunjungi Masjid Quba dan salat dua rakaat, Jabal Uhud dengan makam para syuhada, Masjid Qiblatain, lalu kebun kurma. Kembali ke hotel sebelum Zuhur.',
      'Visits to Quba Mosque for two rak‘ahs, Mount Uhud and the graves of the martyrs, the Mosque of the Two Qiblahs and a date farm. Back at the hotel before Zuhr.',
    ),
    day(
      'Raudhah dan waktu pribadi',
      'The Rawdah and time of one’s own',
      'Jamaah perempuan dan laki-laki masuk Raudhah pada jam izin masing-masing, didampingi pembimbing. Selepas Asar waktu bebas untuk tilawah atau berbelanja di sekitar masjid.',
      'Women and men enter the Rawdah at the hour of their permits with a guide. After Asr there is free time to read the Quran or shop near the mosque.',
    ),
    day(
      'Kajian dan memperbanyak ibadah',
      'A talk and a day of worship',
      'Selepas Subuh kajian singkat tentang hijrah di pelataran hotel. Hari ini sengaja tanpa kunjungan agar jamaah dapat salat lima waktu berjamaah.',
      'After Fajr a short talk on the Hijrah at the hotel. There is deliberately no excursion, so that all five prayers can be prayed in congregation.',
    ),
    day(
      'Museum dan Pasar Kurma',
      'Museum and date market',
      'Pagi hari ke museum sejarah di dekat Masjid Nabawi yang menampilkan maket kota pada masa Rasulullah ﷺ, lalu ke pasar kurma. Sore kembali ke masjid.',
      'Morning at the history museum by the mosque, with its model of the city in the Prophet’s time ﷺ, then the date market. Afternoon back at the mosque.',
    ),
  ],
  toMakkah: [
    day(
      'Miqat di Bir Ali dan umrah',
      'Miqat at Bir Ali and umrah',
      'Mandi sunah dan berihram di hotel, miqat di Bir Ali, lalu naik bus atau kereta cepat ke Makkah. Setelah makan malam, tawaf, sai, dan tahalul bersama pembimbing.',
      'Ghusl and ihram at the hotel, miqat at Bir Ali, then by coach or fast train to Makkah. After dinner, tawaf, sa‘i and shaving or trimming with the guide.',
    ),
    day(
      'Menuju Makkah',
      'On to Makkah',
      'Pamit kepada Rasulullah ﷺ selepas Subuh. Niat umrah di Bir Ali dan bertalbiah sepanjang jalan. Jamaah lanjut usia dapat memulai umrah setelah beristirahat.',
      'Farewell to the Prophet ﷺ after Fajr. Intention for umrah at Bir Ali and talbiyah along the way. Older pilgrims may begin the umrah after resting.',
    ),
    day(
      'Umrah pertama',
      'The first umrah',
      'Koper diangkut lebih dahulu supaya jamaah hanya membawa tas kecil. Singgah di Bir Ali untuk niat, tiba di Makkah menjelang malam, dan menyelesaikan umrah dalam kelompok kecil.',
      'Suitcases go ahead, so pilgrims carry only a small bag. A stop at Bir Ali for the intention, arrival in Makkah towards night and umrah in small groups.',
    ),
  ],
  departMakkah: [
    day(
      'Berangkat ke Jeddah dan Makkah',
      'Departure for Jeddah and Makkah',
      'Jamaah sudah mengenakan ihram sebelum melewati miqat Yalamlam di udara. Dari Jeddah bus menuju Makkah, lalu umrah setelah cukup beristirahat.',
      'Pilgrims put on ihram before the plane passes the miqat of Yalamlam. From Jeddah a coach goes on to Makkah; umrah follows after enough rest.',
    ),
    day(
      'Terbang ke Tanah Suci',
      'Flight to the Holy Land',
      'Berkumpul di bandara, pemeriksaan dokumen terakhir, dan pengarahan ihram. Mendarat di Jeddah, makan malam dalam perjalanan, dan tiba di hotel Makkah.',
      'Meeting at the airport, last check of documents and instruction on ihram. Landing in Jeddah, dinner on the way and arrival at the hotel in Makkah.',
    ),
  ],
  makkah: [
    day(
      'Beribadah di Masjidil Haram',
      'Worship in the Great Mosque',
      'Waktu penuh untuk salat berjamaah, tawaf sunah, dan tilawah. Pembimbing menunggu di lobi selepas Asar bagi jamaah yang ingin bertanya.',
      'A whole day for congregational prayer, voluntary tawaf and the Quran. The guide waits in the lobby after Asr for questions.',
    ),
    day(
      'Ziarah Jabal Tsur, Arafah, dan Mina',
      'Jabal Thawr, Arafah and Mina',
      'Melihat Jabal Tsur, Padang Arafah dengan Jabal Rahmah, Muzdalifah, dan Mina dari dekat, ditutup miqat di Ji’ranah bagi yang hendak umrah kedua.',
      'A close look at Jabal Thawr, the plain of Arafah with Jabal al-Rahmah, Muzdalifah and Mina, ending at the miqat of Ji‘ranah for those making a second umrah.',
    ),
    day(
      'Umrah kedua dari Tan’im',
      'A second umrah from Tan‘im',
      'Setelah sarapan, bus mengantar ke Masjid Aisyah di Tan’im untuk niat. Jamaah yang memilih beristirahat tetap didampingi petugas di hotel.',
      'After breakfast the coach goes to the Mosque of Aishah in Tan‘im for the intention. Those who prefer to rest keep a member of staff at the hotel.',
    ),
    day(
      'Kajian sirah dan waktu pribadi',
      'The Prophet’s life, and free time',
      'Kajian selepas Subuh tentang masa Rasulullah ﷺ di Makkah. Sesudahnya waktu pribadi, termasuk untuk mengurus kurma dan air zamzam yang hendak dibawa pulang.',
      'A talk after Fajr on the Prophet’s years in Makkah ﷺ. The rest of the day is free, also to arrange the dates and zamzam to take home.',
    ),
    day(
      'Tawaf bersama dan doa',
      'Tawaf together',
      'Rombongan bertawaf bersama sebelum Subuh saat pelataran lebih lengang. Siang hari beristirahat, malam hari tadarus di masjid.',
      'The group makes tawaf together before Fajr, when the mataf is calmer. Rest at midday, Quran in the mosque at night.',
    ),
    day(
      'Museum dan tempat bersejarah',
      'Museum and historic places',
      'Mengunjungi museum wahyu di kaki Jabal Nur dan melihat Gua Hira dari bawah. Kembali ke masjid sebelum Zuhur.',
      'A visit to the museum of revelation at the foot of Jabal al-Nur, with the Cave of Hira seen from below. Back at the mosque before Zuhr.',
    ),
  ],
  taif: day(
    'Ke Thaif dan kembali',
    'A day in Taif',
    'Menyusuri jalan pegunungan Al-Hada ke Thaif, melihat Masjid Abdullah bin Abbas dan penyulingan mawar, lalu miqat di Qarnul Manazil.',
    'Up the mountain road of Al-Hada to Taif, to the Mosque of Abdullah ibn Abbas and a rose distillery, then the miqat of Qarn al-Manazil.',
  ),
  ramadan: [
    day(
      'Tarawih dan buka puasa bersama',
      'Iftar and tarawih',
      'Berbuka di pelataran Masjidil Haram, dilanjutkan Magrib, Isya, dan Tarawih. Sahur disiapkan di hotel mulai pukul 03.00.',
      'Iftar in the courtyard of the Great Mosque, then Maghrib, Isha and tarawih. The pre-dawn meal is served at the hotel from 3 a.m.',
    ),
    day(
      'Hari puasa yang tenang',
      'A quiet day of fasting',
      'Tanpa kunjungan pada siang hari. Pembimbing memimpin tadarus satu juz menjelang Asar, dan jamaah menuju masjid satu jam sebelum berbuka.',
      'No excursions by day. The guide leads a juz of the Quran towards Asr, and pilgrims walk to the mosque an hour before iftar.',
    ),
  ],
  leave: [
    day(
      'Tawaf wada dan menuju bandara',
      'Farewell tawaf and the airport',
      'Tawaf wada setelah sarapan, lalu rombongan menuju bandara Jeddah. Air zamzam lima liter per orang dikirim lewat bagasi sesuai ketentuan maskapai.',
      'Farewell tawaf after breakfast, then to Jeddah airport. Five litres of zamzam a person travel as luggage under the airline’s rules.',
    ),
    day(
      'Pamit dari Baitullah',
      'Farewell to the House',
      'Jamaah menyelesaikan tawaf wada dalam kelompok kecil. Siang hari bus berangkat ke Jeddah, singgah sebentar di tepi Laut Merah bila waktu cukup.',
      'Pilgrims make the farewell tawaf in small groups. At midday the coach leaves for Jeddah, stopping by the Red Sea if time allows.',
    ),
  ],
  leaveMadinah: [
    day(
      'Salam perpisahan di Madinah',
      'Farewell to Madinah',
      'Salat dan doa terakhir di Masjid Nabawi, lalu rombongan menuju bandara dengan koper yang sudah ditimbang di hotel.',
      'A last prayer in the Prophet’s Mosque, then to the airport with suitcases already weighed at the hotel.',
    ),
  ],
  toMadinah: [
    day(
      'Tawaf wada dan pindah ke Madinah',
      'Farewell tawaf, then Madinah',
      'Tawaf wada selepas Subuh. Perjalanan ke Madinah sekitar lima jam dengan bus, atau dua setengah jam bila memakai kereta cepat Haramain.',
      'Farewell tawaf after Fajr. Madinah is about five hours away by coach, or two and a half on the Haramain fast train.',
    ),
  ],
  arriveHome: [
    day(
      'Tiba di Tanah Air',
      'Home again',
      'Mendarat di Indonesia. Petugas membantu pengambilan bagasi dan zamzam, lalu jamaah kembali ke keluarga. Semoga menjadi umrah yang mabrur.',
      'Landing in Indonesia. Staff help with luggage and zamzam, and pilgrims return to their families. May the umrah be accepted.',
    ),
    day(
      'Kembali ke keluarga',
      'Back with the family',
      'Pesawat mendarat dan rombongan berpisah di pintu kedatangan. Dokumentasi perjalanan dibagikan dalam satu minggu.',
      'The plane lands and the group parts at the arrivals gate. Pictures of the journey are shared within a week.',
    ),
  ],
};
