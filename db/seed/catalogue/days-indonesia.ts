// Days in Indonesian cities (spec §2 agenda, sharia tourism: domestic).
import { day, type DayBlock } from './day-block.ts';

export const daysInIndonesia: Record<string, DayBlock[]> = {
  lombok: [
    day(
      'Islamic Center dan Desa Sade',
      'Islamic Center and Sade',
      'Naik menara Islamic Center Mataram, lalu desa adat Sade dan Pantai Kuta Mandalika. Makan siang ayam taliwang.',
      'The minaret of Mataram’s Islamic Center, then the village of Sade and Kuta Mandalika beach. Taliwang chicken for lunch.',
    ),
    day(
      'Gili Nanggu dan Gili Sudak',
      'Gili Nanggu and Gili Sudak',
      'Perahu ke pulau-pulau kecil yang tenang di barat daya, berenang di tempat terpisah, ikan bakar di tepi pantai.',
      'By boat to the quiet islets of the south-west, swimming in separate spots, grilled fish on the beach.',
    ),
    day(
      'Sembalun dan Masjid Kuno Bayan',
      'Sembalun and Bayan',
      'Masjid Kuno Bayan Beleq dari abad ke-17 dan kebun stroberi di kaki Rinjani.',
      'The old mosque of Bayan Beleq from the seventeenth century and strawberry fields at the foot of Rinjani.',
    ),
  ],
  yogyakarta: [
    day(
      'Masjid Gedhe Kauman dan keraton',
      'Kauman mosque and the palace',
      'Masjid Gedhe Kauman, kampung tempat KH Ahmad Dahlan mengajar, keraton, dan Taman Sari.',
      'The Great Mosque of Kauman, where Ahmad Dahlan taught, the palace and Taman Sari.',
    ),
    day(
      'Kotagede dan Imogiri',
      'Kotagede and Imogiri',
      'Masjid Gedhe Mataram di Kotagede, pengrajin perak, dan makam raja-raja di Imogiri.',
      'The Mataram mosque of Kotagede, silversmiths and the royal tombs at Imogiri.',
    ),
    day(
      'Lereng Merapi',
      'The slopes of Merapi',
      'Naik jip di lereng Merapi, museum sisa letusan, dan makan siang di rumah joglo.',
      'By jeep on the slopes of Merapi, the museum of the eruption and lunch in a joglo house.',
    ),
  ],
  demak: [
    day(
      'Masjid Agung Demak dan Kadilangu',
      'Great Mosque of Demak',
      'Saka tatal Sunan Kalijaga di Masjid Agung Demak, museum masjid, lalu ziarah ke makam beliau di Kadilangu.',
      'Sunan Kalijaga’s pillar in the Great Mosque of Demak, the mosque museum and his tomb at Kadilangu.',
    ),
  ],
  kudus: [
    day(
      'Menara Kudus dan Muria',
      'The tower of Kudus and Muria',
      'Masjid Al-Aqsa Menara Kudus, makam Sunan Kudus, lalu naik ke makam Sunan Muria. Soto Kudus untuk makan malam.',
      'The al-Aqsa mosque with its brick tower, Sunan Kudus’s tomb, then up to Sunan Muria. Kudus soto for dinner.',
    ),
  ],
  surabaya: [
    day(
      'Sunan Ampel dan kota lama',
      'Sunan Ampel and the old town',
      'Ziarah ke makam Sunan Ampel, kampung Arab, dan Masjid Cheng Ho yang bergaya Tiongkok.',
      'Sunan Ampel’s tomb, the Arab quarter and the Chinese-style Cheng Ho mosque.',
    ),
    day(
      'Gresik: Sunan Giri dan Maulana Malik Ibrahim',
      'Gresik: two of the nine saints',
      'Makam Maulana Malik Ibrahim dan Sunan Giri di Gresik, dengan pemandu dari pesantren setempat.',
      'The tombs of Maulana Malik Ibrahim and Sunan Giri in Gresik, with a guide from a local pesantren.',
    ),
  ],
  malang: [
    day(
      'Batu dan kebun apel',
      'Batu and the apple orchards',
      'Memetik apel di Batu, museum satwa, dan Masjid An-Nur di alun-alun.',
      'Apple picking in Batu, the wildlife museum and the An-Nur mosque on the square.',
    ),
    day(
      'Pantai selatan dan masjid Tiban',
      'South coast and the Tiban mosque',
      'Masjid Tiban di Turen dengan ukirannya, lalu pantai selatan Malang bila ombak tenang.',
      'The carved Tiban mosque in Turen, then the south coast when the sea is calm.',
    ),
  ],
  'banda-aceh': [
    day(
      'Baiturrahman dan museum tsunami',
      'Baiturrahman and the tsunami museum',
      'Masjid Raya Baiturrahman, museum tsunami, dan kapal apung yang menjadi tempat mengenang.',
      'The Great Mosque of Baiturrahman, the tsunami museum and the stranded ship, now a memorial.',
    ),
    day(
      'Sabang, titik nol Indonesia',
      'Sabang, kilometre zero',
      'Kapal cepat ke Pulau Weh, tugu nol kilometer, dan pantai Iboih. Kembali dengan kapal sore.',
      'Fast boat to Weh Island, the kilometre-zero monument and Iboih beach. Back by the afternoon boat.',
    ),
    day(
      'Syiah Kuala dan Lampuuk',
      'Syiah Kuala and Lampuuk',
      'Makam Syekh Abdurrauf as-Singkili, masjid tua Indrapuri, dan senja di Pantai Lampuuk.',
      'The tomb of Abdurrauf al-Singkili, the old mosque of Indrapuri and dusk at Lampuuk beach.',
    ),
  ],
  padang: [
    day(
      'Masjid Raya Sumatera Barat',
      'The Great Mosque of West Sumatra',
      'Atap gonjong Masjid Raya Sumatera Barat, Pantai Air Manis, dan makan siang nasi kapau.',
      'The sweeping roof of the Great Mosque, Air Manis beach and nasi kapau for lunch.',
    ),
    day(
      'Mandeh',
      'Mandeh',
      'Perahu di teluk Mandeh, berenang, dan ikan bakar di pulau. Salat di masjid nelayan Tarusan.',
      'By boat in Mandeh bay, swimming and grilled fish. Prayer at the fishermen’s mosque of Tarusan.',
    ),
  ],
  bukittinggi: [
    day(
      'Jam Gadang dan Ngarai Sianok',
      'Jam Gadang and Sianok canyon',
      'Jam Gadang, Lobang Jepang, dan surau Syekh Djamil Jambek di tepi pasar.',
      'Jam Gadang, the wartime tunnels and Sheikh Djamil Jambek’s surau by the market.',
    ),
    day(
      'Lembah Harau dan Istano Pagaruyung',
      'Harau valley and Pagaruyung',
      'Lembah Harau, Istano Basa Pagaruyung, dan surau tua di Batusangkar.',
      'Harau valley, the royal house of Pagaruyung and an old surau in Batusangkar.',
    ),
  ],
  makassar: [
    day(
      'Benteng Rotterdam dan Syekh Yusuf',
      'Fort Rotterdam and Sheikh Yusuf',
      'Benteng Rotterdam, ziarah ke makam Syekh Yusuf di Gowa, dan senja di Masjid 99 Kubah.',
      'Fort Rotterdam, Sheikh Yusuf’s tomb in Gowa and dusk at the mosque of 99 domes.',
    ),
    day(
      'Rammang-Rammang',
      'Rammang-Rammang',
      'Perahu di sungai karst Rammang-Rammang dan Taman Bantimurung. Coto Makassar untuk makan malam.',
      'By boat through the karst of Rammang-Rammang and Bantimurung park. Coto Makassar for dinner.',
    ),
  ],
  toraja: [
    day(
      'Negeri di atas awan',
      'Land above the clouds',
      'Pagi di Lolai, rumah tongkonan Kete Kesu, dan kebun kopi. Semua makanan dari dapur muslim di Rantepao.',
      'Morning at Lolai, the tongkonan of Kete Kesu and coffee gardens. All meals from Muslim kitchens in Rantepao.',
    ),
    day(
      'Jalan pulang lewat Enrekang',
      'By way of Enrekang',
      'Gunung Nona di Enrekang dan singgah di Masjid Terapung Parepare dalam perjalanan kembali.',
      'Mount Nona in Enrekang and the floating mosque of Parepare on the way back.',
    ),
  ],
  cirebon: [
    day(
      'Sunan Gunung Jati dan keraton',
      'Sunan Gunung Jati and the palaces',
      'Ziarah ke makam Sunan Gunung Jati, Keraton Kasepuhan, Masjid Sang Cipta Rasa, dan batik Trusmi.',
      'Sunan Gunung Jati’s tomb, Kasepuhan palace, the mosque of Sang Cipta Rasa and Trusmi batik.',
    ),
  ],
  banten: [
    day(
      'Masjid Agung Banten',
      'The Great Mosque of Banten',
      'Masjid Agung Banten Lama, makam Sultan Maulana Hasanuddin, dan museum kepurbakalaan.',
      'The Great Mosque of Old Banten, the tomb of Sultan Maulana Hasanuddin and the archaeological museum.',
    ),
  ],
  jakarta: [
    day(
      'Istiqlal dan Luar Batang',
      'Istiqlal and Luar Batang',
      'Masjid Istiqlal, kota tua, dan makam Habib Husein di Luar Batang.',
      'Istiqlal Mosque, the old town and Habib Husein’s tomb at Luar Batang.',
    ),
  ],
};
