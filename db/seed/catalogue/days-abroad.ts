// Days in cities abroad, in the order a group would visit them (spec §2 agenda, sharia tourism).
import { day, type DayBlock } from './day-block.ts';

export const daysAbroad: Record<string, DayBlock[]> = {
  istanbul: [
    day(
      'Sultanahmet dan Hagia Sophia',
      'Sultanahmet and Hagia Sophia',
      'Masjid Biru, Hagia Sophia, dan bekas arena pacuan kuda. Zuhur di Masjid Sultanahmet, makan siang kebab domba di tepi taman.',
      'The Blue Mosque, Hagia Sophia and the old hippodrome. Zuhr at Sultanahmet, lamb kebab for lunch by the park.',
    ),
    day(
      'Topkapi dan Selat Bosphorus',
      'Topkapı and the Bosphorus',
      'Ruang peninggalan suci di Istana Topkapi, lalu naik kapal menyusuri Bosphorus sampai benteng Rumeli.',
      'The chamber of sacred relics at Topkapı Palace, then by boat along the Bosphorus to the fortress of Rumeli.',
    ),
    day(
      'Makam Abu Ayyub dan Süleymaniye',
      'Abu Ayyub’s tomb and Süleymaniye',
      'Ziarah ke makam sahabat Abu Ayyub al-Anshari di Eyüp, kompleks Süleymaniye karya Sinan, dan Pasar Besar.',
      'The tomb of the Companion Abu Ayyub al-Ansari in Eyüp, Sinan’s Süleymaniye complex and the Grand Bazaar.',
    ),
  ],
  bursa: [
    day(
      'Bursa, ibu kota pertama Usmani',
      'Bursa, the first Ottoman capital',
      'Ulu Cami dengan dua puluh kubah, Masjid Hijau, pasar sutra Koza Han, dan kereta gantung Uludağ bila cuaca cerah.',
      'Ulu Cami with its twenty domes, the Green Mosque, the silk market of Koza Han and, in clear weather, the Uludağ cable car.',
    ),
  ],
  cappadocia: [
    day(
      'Lembah Göreme',
      'The valley of Göreme',
      'Rumah-rumah batu di Göreme, kota bawah tanah, dan bengkel tembikar Avanos. Naik balon udara tersedia sebagai pilihan.',
      'The rock dwellings of Göreme, an underground city and the potters of Avanos. A balloon flight is optional.',
    ),
    day(
      'Lewat Konya',
      'By way of Konya',
      'Perjalanan darat melewati Konya dengan Museum Mevlana dan karavanserai Sultanhanı dari abad ke-13.',
      'Overland through Konya with the Mevlana Museum and the thirteenth-century caravanserai of Sultanhanı.',
    ),
  ],
  cairo: [
    day(
      'Al-Azhar dan Kairo Lama',
      'Al-Azhar and Old Cairo',
      'Masjid Al-Azhar, Masjid Sayyidina Husain, dan Khan el-Khalili. Jamaah bertemu mahasiswa Indonesia di Al-Azhar bila jadwal cocok.',
      'Al-Azhar Mosque, the Mosque of al-Husayn and Khan el-Khalili, with a meeting of Indonesian students at Al-Azhar when schedules allow.',
    ),
    day(
      'Piramida Giza dan museum',
      'Giza and the museum',
      'Piramida dan Sphinx pada pagi hari, museum Mesir sesudah Zuhur, makan malam di kapal di Sungai Nil.',
      'The pyramids and the Sphinx in the morning, the Egyptian museum after Zuhr, dinner on a boat on the Nile.',
    ),
    day(
      'Benteng Salahuddin dan makam Imam Syafi’i',
      'Saladin’s citadel and Imam al-Shafi‘i',
      'Benteng Salahuddin dengan Masjid Muhammad Ali, Masjid Amr bin Ash, dan ziarah ke makam Imam Syafi’i.',
      'Saladin’s citadel with the Mosque of Muhammad Ali, the Mosque of Amr ibn al-As and the tomb of Imam al-Shafi‘i.',
    ),
  ],
  alexandria: [
    day(
      'Aleksandria di tepi Laut Tengah',
      'Alexandria by the sea',
      'Perpustakaan Aleksandria, benteng Qaitbay, dan makam Imam al-Bushiri, penyusun Qasidah Burdah.',
      'The library of Alexandria, the fort of Qaitbay and the tomb of Imam al-Busiri, author of the Burdah.',
    ),
  ],
  amman: [
    day(
      'Gua Ashabul Kahfi dan Laut Mati',
      'Cave of the Seven Sleepers and the Dead Sea',
      'Gua yang diyakini tempat Ashabul Kahfi di Rajib, lalu tepi Laut Mati, titik daratan terendah di bumi.',
      'The cave held to be that of the Seven Sleepers at Rajib, then the Dead Sea, the lowest shore on earth.',
    ),
    day(
      'Petra atau Jerash',
      'Petra or Jerash',
      'Perjalanan sehari ke Petra, kota batu kaum Nabath. Jamaah yang tidak kuat berjalan jauh dapat memilih Jerash.',
      'A day trip to Petra, rock city of the Nabataeans. Those who cannot walk far may choose Jerash instead.',
    ),
  ],
  aqsa: [
    day(
      'Salat di Masjid Al-Aqsa',
      'Prayer in al-Aqsa',
      'Menyeberang lewat Jembatan Raja Husain; pemeriksaan dapat memakan beberapa jam. Sore salat di Masjid Al-Aqsa dan melihat Kubah Batu.',
      'Across the King Hussein Bridge, where checks may take some hours. Prayer in al-Aqsa in the afternoon and a visit to the Dome of the Rock.',
    ),
    day(
      'Hebron dan Masjid Ibrahimi',
      'Hebron and the Ibrahimi Mosque',
      'Ziarah ke Masjid Ibrahimi di Hebron bila jalan dibuka, lalu Halhul. Pemandu setempat menentukan rute demi keselamatan.',
      'The Ibrahimi Mosque in Hebron when the road is open, then Halhul. The local guide decides the route for safety.',
    ),
    day(
      'Kota Lama Al-Quds',
      'The old city of Al-Quds',
      'Berjalan di Kota Lama, Masjid Umar, dan Bukit Zaitun. Lima waktu salat tetap di kompleks Al-Aqsa.',
      'A walk through the old city, the Mosque of Umar and the Mount of Olives, with all prayers in the precinct of al-Aqsa.',
    ),
  ],
  dubai: [
    day(
      'Dubai lama dan modern',
      'Old and new Dubai',
      'Perahu abra di Deira Creek, pasar rempah, Masjid Jumeirah, lalu melihat Burj Khalifa dari halamannya.',
      'An abra across Deira Creek, the spice market, Jumeirah Mosque and Burj Khalifa seen from its court.',
    ),
    day(
      'Gurun pada sore hari',
      'The desert in the afternoon',
      'Pagi bebas. Sore ke gurun dengan kendaraan empat roda, makan malam panggang halal, tanpa pertunjukan tari.',
      'A free morning. In the afternoon to the desert by four-wheel drive, a halal grill for dinner and no dance show.',
    ),
  ],
  'abu-dhabi': [
    day(
      'Masjid Agung Sheikh Zayed',
      'Sheikh Zayed Grand Mosque',
      'Masjid Agung Sheikh Zayed, Qasr Al Watan, dan museum di Pulau Saadiyat.',
      'Sheikh Zayed Grand Mosque, Qasr Al Watan and a museum on Saadiyat Island.',
    ),
  ],
  doha: [
    day(
      'Doha: museum dan Souq Waqif',
      'Doha: museum and Souq Waqif',
      'Museum Seni Islam karya I. M. Pei, Katara, dan makan malam di Souq Waqif.',
      'I. M. Pei’s Museum of Islamic Art, Katara and dinner in Souq Waqif.',
    ),
  ],
  madrid: [
    day(
      'Madrid dan Toledo',
      'Madrid and Toledo',
      'Toledo, kota para penerjemah ilmu dari bahasa Arab, lalu pusat kota Madrid dan masjid raya M-30.',
      'Toledo, city of the translators from Arabic, then central Madrid and its large M-30 mosque.',
    ),
    day(
      'Menuju selatan',
      'Towards the south',
      'Perjalanan melewati La Mancha dengan kincir anginnya, salat dan makan siang di rumah makan halal.',
      'Through La Mancha with its windmills, with prayer and lunch at a halal restaurant.',
    ),
  ],
  cordoba: [
    day(
      'Masjid-Katedral Kordoba',
      'The mosque of Córdoba',
      'Seribu tiang lengkung Masjid Kordoba, lorong kota tua, dan reruntuhan Madinat az-Zahra. Salat dilakukan di musala kota.',
      'The arches of the mosque of Córdoba, the old quarter and the ruins of Madinat al-Zahra. Prayers are at the city’s musalla.',
    ),
    day(
      'Jejak Ibnu Rusyd',
      'In Ibn Rushd’s footsteps',
      'Gerbang Almodóvar dengan patung Ibnu Rusyd, jembatan Romawi, dan pemandian khalifah.',
      'The gate of Almodóvar with Ibn Rushd’s statue, the Roman bridge and the caliph’s baths.',
    ),
  ],
  granada: [
    day(
      'Alhambra',
      'The Alhambra',
      'Tiket istana Nasrid dipesan atas nama peserta. Sore berjalan di Albaicín dan salat di Masjid Raya Granada.',
      'Tickets to the Nasrid palaces are booked by name. In the afternoon a walk in Albaicín and prayer in the mosque of Granada.',
    ),
    day(
      'Generalife dan pegunungan',
      'Generalife and the hills',
      'Taman Generalife, lalu desa putih Alpujarra tempat kaum Morisko terakhir bertahan.',
      'The gardens of Generalife, then the white villages of the Alpujarra, last refuge of the Moriscos.',
    ),
  ],
  sevilla: [
    day(
      'Giralda dan Alcázar',
      'Giralda and Alcázar',
      'Menara Giralda yang dahulu menara azan, istana Alcázar, dan Plaza de España.',
      'The Giralda, once a minaret, the Alcázar palace and Plaza de España.',
    ),
  ],
  tashkent: [
    day(
      'Kompleks Hast Imam',
      'Hazrati Imam',
      'Mushaf kuno yang dinisbatkan kepada Utsman r.a. di Hast Imam, pasar Chorsu, dan stasiun-stasiun metro berubin biru.',
      'The ancient Quran attributed to Uthman at Hazrati Imam, Chorsu bazaar and the blue-tiled metro stations.',
    ),
  ],
  samarkand: [
    day(
      'Makam Imam Bukhari',
      'Imam al-Bukhari’s tomb',
      'Ziarah ke makam Imam Bukhari di Khartang dan kajian singkat tentang penyusunan Sahih. Sore di lapangan Registan.',
      'The tomb of Imam al-Bukhari at Khartang with a short talk on the Sahih. Afternoon on the Registan.',
    ),
    day(
      'Shah-i-Zinda dan observatorium',
      'Shah-i-Zinda and the observatory',
      'Makam Qutsam bin Abbas di Shah-i-Zinda, observatorium Ulugh Beg, dan Masjid Bibi Khanum.',
      'The tomb of Qutham ibn Abbas at Shah-i-Zinda, Ulugh Beg’s observatory and the Bibi Khanum mosque.',
    ),
  ],
  bukhara: [
    day(
      'Bukhara kota ulama',
      'Bukhara, city of scholars',
      'Menara Kalyan, madrasah Mir-i-Arab yang masih mengajar, dan kolam Labi Hovuz.',
      'The Kalyan minaret, the Mir-i-Arab madrasah, still teaching, and the pool of Labi Hovuz.',
    ),
    day(
      'Makam Bahauddin Naqsyaband',
      'Bahauddin Naqshband',
      'Ziarah ke makam Syekh Bahauddin Naqsyaband dan bengkel sulam di kota lama.',
      'The tomb of Shaykh Bahauddin Naqshband and the embroiderers of the old town.',
    ),
  ],
  seoul: [
    day(
      'Itaewon dan Istana Gyeongbok',
      'Itaewon and Gyeongbokgung',
      'Masjid Raya Seoul di Itaewon, Istana Gyeongbok, dan kampung hanok Bukchon.',
      'Seoul Central Mosque in Itaewon, Gyeongbokgung Palace and the hanok lanes of Bukchon.',
    ),
    day(
      'Pulau Nami',
      'Nami Island',
      'Naik feri ke Pulau Nami, musala tersedia di pulau. Makan siang ayam dakgalbi bersertifikat halal.',
      'By ferry to Nami Island, which has a prayer room. Certified halal dakgalbi for lunch.',
    ),
    day(
      'Namsan dan belanja',
      'Namsan and shopping',
      'Menara Namsan, pembuatan kimchi halal, dan waktu bebas di Myeongdong.',
      'Namsan tower, making halal kimchi and free time in Myeongdong.',
    ),
    day(
      'Taman dan desa rakyat',
      'Gardens and a folk village',
      'Kebun raya musiman dan desa rakyat Korea di Yongin, dengan jeda salat di musala pengunjung.',
      'A seasonal garden and the folk village in Yongin, with a pause for prayer in the visitors’ room.',
    ),
  ],
  tokyo: [
    day(
      'Tokyo Camii dan Asakusa',
      'Tokyo Camii and Asakusa',
      'Masjid Tokyo Camii bergaya Usmani, kawasan Harajuku, dan lorong Asakusa. Ramen halal untuk makan malam.',
      'Tokyo Camii in Ottoman style, Harajuku and the lanes of Asakusa. Halal ramen for dinner.',
    ),
    day(
      'Gunung Fuji dan Oshino',
      'Mount Fuji and Oshino',
      'Kaki Gunung Fuji, mata air Oshino Hakkai, dan tepi Danau Kawaguchi.',
      'The foot of Mount Fuji, the springs of Oshino Hakkai and Lake Kawaguchi.',
    ),
    day(
      'Odaiba dan museum',
      'Odaiba and museums',
      'Museum sains di Odaiba yang disukai anak-anak, lalu waktu bebas di Shibuya.',
      'The science museum at Odaiba, which children like, then free time in Shibuya.',
    ),
  ],
  osaka: [
    day(
      'Kyoto: Arashiyama dan Gion',
      'Kyoto: Arashiyama and Gion',
      'Hutan bambu Arashiyama, jalan tua Gion, dan salat di Masjid Kyoto.',
      'The bamboo grove of Arashiyama, old Gion and prayer at the Kyoto mosque.',
    ),
    day(
      'Benteng Osaka dan Dotonbori',
      'Osaka Castle and Dotonbori',
      'Benteng Osaka, akuarium Kaiyukan, dan makan malam takoyaki halal.',
      'Osaka Castle, the Kaiyukan aquarium and halal takoyaki for dinner.',
    ),
  ],
  beijing: [
    day(
      'Masjid Niujie dan Kota Terlarang',
      'Niujie and the Forbidden City',
      'Masjid Niujie yang berdiri sejak abad ke-10, Kota Terlarang, dan mi tarik halal di kawasan Hui.',
      'Niujie Mosque, founded in the tenth century, the Forbidden City and halal hand-pulled noodles.',
    ),
    day(
      'Tembok Besar',
      'The Great Wall',
      'Tembok Besar di Juyongguan dengan waktu yang cukup bagi orang tua, lalu kebun teh.',
      'The Great Wall at Juyongguan at an easy pace, then a tea house.',
    ),
    day(
      'Kuil Langit dan hutong',
      'Temple of Heaven and hutongs',
      'Taman Kuil Langit, lorong hutong dengan becak, dan pertunjukan akrobat.',
      'The park of the Temple of Heaven, the hutong lanes by rickshaw and an acrobatic show.',
    ),
  ],
  xian: [
    day(
      'Masjid Raya Xi’an',
      'The Great Mosque of Xi’an',
      'Masjid Raya Xi’an yang menyerupai taman Tiongkok, kampung muslim, dan roti domba paomo.',
      'The Great Mosque, laid out as a Chinese garden, the Muslim quarter and lamb paomo.',
    ),
    day(
      'Prajurit terakota',
      'The terracotta army',
      'Museum prajurit terakota, lalu bersepeda di atas tembok kota bagi yang mau.',
      'The terracotta army, then for those who wish a bicycle ride on the city wall.',
    ),
  ],
  'kuala-lumpur': [
    day(
      'Masjid Negara dan museum',
      'National Mosque and museum',
      'Masjid Negara, Museum Seni Islam Malaysia, dan Masjid Jamek di pertemuan dua sungai.',
      'The National Mosque, the Islamic Arts Museum and Masjid Jamek where two rivers meet.',
    ),
    day(
      'Putrajaya',
      'Putrajaya',
      'Masjid Putra di tepi danau, jembatan Seri Wawasan, dan makan siang nasi kandar.',
      'Putra Mosque on the lake, the Seri Wawasan bridge and nasi kandar for lunch.',
    ),
  ],
  bangkok: [
    day(
      'Kampung muslim di Chao Phraya',
      'Muslim quarters on the Chao Phraya',
      'Masjid Ton Son, perkampungan muslim di kanal, dan Masjid Jawa yang didirikan perantau Nusantara.',
      'Ton Son Mosque, the Muslim villages on the canals and the Java Mosque built by settlers from the archipelago.',
    ),
    day(
      'Ayutthaya',
      'Ayutthaya',
      'Kota tua Ayutthaya dan makam Syekh Ahmad Qomi, dengan makan siang di rumah makan muslim.',
      'The old city of Ayutthaya and the tomb of Sheikh Ahmad Qomi, with lunch at a Muslim restaurant.',
    ),
    day(
      'Pasar dan oleh-oleh',
      'Markets',
      'Pasar terapung pada pagi hari, pusat belanja pada sore hari, musala tersedia di keduanya.',
      'A floating market in the morning and shopping in the afternoon, both with prayer rooms.',
    ),
  ],
};
