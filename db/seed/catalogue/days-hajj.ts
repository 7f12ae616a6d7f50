// The days of hajj, in the order of the rites (spec §2 agenda).
import { day } from './day-block.ts';

export const hajjDays = {
  depart: day(
    'Berangkat ke Tanah Suci',
    'Departure for the Holy Land',
    'Pelepasan jamaah bersama keluarga, pemeriksaan dokumen terakhir, dan penerbangan. Visa haji sudah tertempel dan gelang identitas dibagikan sebelum berangkat.',
    'Farewell with the families, last check of documents and the flight. Hajj visas are issued and identity bracelets handed out before departure.',
  ),
  madinah: [
    day(
      'Masjid Nabawi dan Raudhah',
      'The Prophet’s Mosque and the Rawdah',
      'Salat berjamaah di Masjid Nabawi, ziarah ke makam Rasulullah ﷺ, dan masuk Raudhah sesuai izin Nusuk.',
      'Congregational prayers in the Prophet’s Mosque, a visit to the Prophet’s grave ﷺ and entry to the Rawdah under the Nusuk permit.',
    ),
    day(
      'Ziarah Quba, Uhud, dan Qiblatain',
      'Quba, Uhud and Qiblatain',
      'Berangkat pagi dengan bus berpendingin, kembali sebelum matahari tinggi. Jamaah lanjut usia boleh tetap di hotel bersama pendamping.',
      'An early start in an air-conditioned coach, back before the sun is high. Older pilgrims may stay at the hotel with a companion.',
    ),
    day(
      'Manasik lanjutan',
      'Further preparation',
      'Pembimbing mengulang rukun dan wajib haji dengan peta Mina, Arafah, dan Muzdalifah. Malam hari diisi tanya jawab fikih.',
      'The guide goes over the pillars and duties of hajj with maps of Mina, Arafah and Muzdalifah. Questions on fiqh in the evening.',
    ),
    day(
      'Salat dan tilawah',
      'Prayer and the Quran',
      'Hari tanpa kunjungan. Tim kesehatan memeriksa tekanan darah jamaah dan mencatat obat yang harus dibawa ke Mina.',
      'A day without excursions. The medical team checks blood pressure and notes the medicine to be taken to Mina.',
    ),
  ],
  toMakkah: day(
    'Miqat Bir Ali, umrah haji tamattu',
    'Bir Ali, and the umrah of tamattu‘',
    'Berihram dari Madinah, niat umrah di Bir Ali, lalu tawaf, sai, dan tahalul di Makkah. Jamaah kembali berpakaian biasa sampai tanggal 8 Zulhijah.',
    'Ihram in Madinah, intention at Bir Ali, then tawaf, sa‘i and shaving in Makkah. Pilgrims return to ordinary clothes until 8 Dhul Hijjah.',
  ),
  makkah: [
    day(
      'Menjaga tenaga di Makkah',
      'Keeping one’s strength in Makkah',
      'Jamaah dianjurkan salat di hotel atau masjid terdekat saat siang, dan ke Masjidil Haram pada malam hari ketika lebih sejuk.',
      'Pilgrims are advised to pray at the hotel or a nearby mosque by day and go to the Great Mosque in the cooler night.',
    ),
    day(
      'Pengarahan puncak haji',
      'Briefing on the days of hajj',
      'Pembagian kelompok kecil berisi sepuluh orang dengan satu ketua, nomor tenda, dan perlengkapan Arafah.',
      'Groups of ten with one leader each, tent numbers and what to carry to Arafah.',
    ),
    day(
      'Kajian dan tawaf sunah',
      'A talk and voluntary tawaf',
      'Kajian selepas Asar tentang khutbah Arafah. Tawaf sunah dilakukan menjelang tengah malam bersama pembimbing.',
      'A talk after Asr on the sermon of Arafah. Voluntary tawaf towards midnight with the guide.',
    ),
    day(
      'Pemeriksaan kesehatan',
      'Health check',
      'Dokter rombongan menemui jamaah satu per satu. Kursi roda dan pendamping untuk Mina ditetapkan hari ini.',
      'The group’s doctor sees every pilgrim. Wheelchairs and helpers for Mina are settled today.',
    ),
  ],
  rites: [
    day(
      '8 Zulhijah: Tarwiyah di Mina',
      '8 Dhul Hijjah: Tarwiyah in Mina',
      'Berihram haji dari hotel dan bermalam di tenda Mina yang berpendingin. Salat diqasar tanpa dijamak.',
      'Ihram for hajj at the hotel and a night in the cooled tents of Mina. Prayers are shortened, not joined.',
    ),
    day(
      '9 Zulhijah: Wukuf di Arafah',
      '9 Dhul Hijjah: Standing at Arafah',
      'Wukuf sejak tergelincir matahari sampai terbenam: khutbah, zikir, dan doa. Malam hari menuju Muzdalifah dan mengambil kerikil.',
      'The standing lasts from noon to sunset: sermon, remembrance and prayer. At night on to Muzdalifah to gather pebbles.',
    ),
    day(
      '10 Zulhijah: Jumrah Aqabah dan tahalul',
      '10 Dhul Hijjah: Jamrat al-Aqabah',
      'Melontar jumrah Aqabah sesuai jam yang ditetapkan, tahalul awal, dan penyembelihan dam. Tawaf ifadah bagi yang kuat.',
      'Stoning at the assigned hour, first release from ihram and the sacrifice. Tawaf al-ifadah for those strong enough.',
    ),
    day(
      '11 Zulhijah: Mabit di Mina',
      '11 Dhul Hijjah: In Mina',
      'Melontar tiga jumrah selepas Zuhur. Jamaah yang berhalangan diwakilkan sesuai fatwa pembimbing.',
      'Stoning of the three pillars after Zuhr. Those unable are represented, as the guide rules.',
    ),
    day(
      '12 Zulhijah: Nafar awal',
      '12 Dhul Hijjah: Leaving Mina',
      'Melontar hari kedua, meninggalkan Mina sebelum magrib, dan kembali ke hotel. Tawaf ifadah dan sai haji diselesaikan malam ini.',
      'The second day of stoning, leaving Mina before sunset and back to the hotel. Tawaf al-ifadah and sa‘i are completed tonight.',
    ),
  ],
  after: [
    day(
      'Istirahat setelah puncak haji',
      'Rest after the rites',
      'Waktu untuk memulihkan tenaga. Tim kesehatan berkeliling kamar dan dapur menyiapkan makanan Indonesia.',
      'Time to recover. The medical team visits the rooms and the kitchen cooks Indonesian food.',
    ),
    day(
      'Menyempurnakan ibadah',
      'Completing the worship',
      'Bagi yang belum, tawaf ifadah dan sai didampingi pembimbing. Selebihnya waktu pribadi di Masjidil Haram.',
      'Those who still have them to do make tawaf al-ifadah and sa‘i with a guide. Otherwise time of one’s own in the Great Mosque.',
    ),
  ],
  leave: day(
    'Tawaf wada dan ke bandara',
    'Farewell tawaf and the airport',
    'Tawaf wada dilakukan beberapa jam sebelum meninggalkan Makkah. Bus menuju Jeddah dengan koper yang sudah ditimbang.',
    'Farewell tawaf a few hours before leaving Makkah. The coach goes to Jeddah with suitcases already weighed.',
  ),
  arrive: day(
    'Tiba di Tanah Air',
    'Home again',
    'Sujud syukur setiba di Indonesia. Petugas mendampingi pengambilan bagasi sampai jamaah bertemu keluarga. Semoga haji yang mabrur.',
    'A prostration of thanks on landing. Staff help with luggage until pilgrims meet their families. May the hajj be accepted.',
  ),
};
