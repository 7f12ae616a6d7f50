// /tentang-kami in both languages (spec §1, §2): what the marketplace is, what it checks, where the money lies.
import type { LocalText } from '#shared/locale';

/** What the brand offers, and the licences this takes, as parts of a sentence. */
const offers = {
  umrah: {
    id: { journeys: 'umrah dan perjalanan halal', licences: 'Penyelenggara umrah wajib memiliki izin PPIU.' },
    en: { journeys: 'umrah and halal journeys', licences: 'Whoever organises umrah needs a PPIU licence.' },
  },
  'hajj-and-umrah': {
    id: {
      journeys: 'haji, umrah, dan perjalanan halal',
      licences:
        'Penyelenggara umrah wajib memiliki izin PPIU, dan penyelenggara haji khusus wajib memiliki izin PIHK.',
    },
    en: {
      journeys: 'hajj, umrah and halal journeys',
      licences: 'Whoever organises umrah needs a PPIU licence; special hajj needs a PIHK licence.',
    },
  },
};
type Offer = { journeys: string; licences: string };

/** The text for a brand with this offer. */
export function aboutIn(offer: keyof typeof offers): Required<LocalText> {
  return { id: indonesian(offers[offer].id), en: english(offers[offer].en) };
}

const indonesian = ({
  journeys,
  licences,
}: Offer) => `{brand} adalah tempat membandingkan dan memesan ${journeys} dari biro perjalanan di berbagai kota di Indonesia. Bagi banyak keluarga, perjalanan ini ditabung bertahun-tahun. Karena itu kami berusaha agar semua yang perlu Anda ketahui tertulis sebelum Anda membayar, dengan bahasa yang mudah dibaca.

{brand} bekerja sama dengan biro perjalanan mitra yang jumlahnya, dengan izin yang masih berlaku, dihitung setiap hari dan tertulis di atas. Setiap mitra memiliki halaman sendiri yang memuat nama badan usaha, alamat, nomor izin, dan paket yang sedang dibuka.

## Siapa kami dalam perjalanan Anda

{brand} adalah perantara. Perjanjian perjalanan dibuat antara Anda dan biro perjalanan mitra; merekalah yang mengurus visa, tiket, hotel, dan pembimbing. Tugas kami adalah memeriksa keterangan yang dapat diperiksa, menampilkannya dengan jujur, mencatat pemesanan dan pembayaran, serta membantu bila ada masalah.

## Izin yang diperiksa

${licences} Kami mencatat nomor izin, masa berlaku, sumber keterangan, dan tanggal pemeriksaan terakhir. Bila izin yang diperlukan tidak ada, sudah habis, atau mitra sedang dibekukan, keberangkatannya tidak dapat dipesan dan alasannya kami tuliskan.

## Lima Pasti

Pemerintah mengajak jamaah memastikan lima hal sebelum berangkat. Pada setiap keberangkatan, kelimanya kami tampilkan beserta tanggal dan keadaannya: sudah dipastikan, masih menunggu, atau belum ada.

1. **Pasti izinnya.** Biro perjalanan memiliki izin yang masih berlaku.
2. **Pasti jadwal dan penerbangannya.** Tanggal berangkat, tanggal pulang, dan maskapai jelas.
3. **Pasti harga dan paketnya.** Yang termasuk dan yang tidak termasuk tertulis.
4. **Pasti hotelnya.** Nama hotel dan jaraknya ke masjid disebutkan.
5. **Pasti visanya.** Jenis visa sesuai dengan perjalanan dan diurus oleh pihak yang berwenang.

Keterangan yang belum dipastikan tidak kami tampilkan seolah-olah sudah pasti.

## Harga yang lengkap

Harga yang Anda lihat di daftar adalah harga lengkap: harga paket ditambah semua biaya wajib, misalnya perlengkapan atau penanganan bandara bila belum termasuk. Pengurutan menurut harga juga memakai harga lengkap. Biaya yang tidak wajib, seperti vaksin, pembuatan paspor, atau kamar berdua, disebutkan terpisah.

Jumlah kursi yang tersisa adalah jumlah yang sebenarnya.

## Bagaimana uang Anda dijaga

Uang perjalanan adalah hak biro perjalanan yang Anda pilih, bukan milik {brand}. Pembayaran dilakukan melalui penyedia jasa pembayaran dan ditujukan ke rekening biro perjalanan tersebut. Setiap rupiah dicatat dalam pembukuan berpasangan yang tidak dapat dihapus: berapa yang sudah dibayar, berapa biaya layanannya, berapa yang diteruskan, dan berapa yang dikembalikan.

Kami tidak pernah meminta Anda mengirim uang ke rekening pribadi siapa pun.

## Bila Anda ragu

Tanyakan dahulu. Tulislah kepada [{email}](mailto:{email}) atau hubungi {phone}. Anda juga dapat membaca [pertanyaan yang sering diajukan](/faq) dan [syarat dan ketentuan](/syarat-ketentuan).

{brand} dikelola oleh {business}, {domain}.`;

const english = ({
  journeys,
  licences,
}: Offer) => `{brand} is a place to compare and book ${journeys} offered by travel companies from many cities in Indonesia. For many families such a journey takes years of saving. So we try to put everything you need to know in writing before you pay, in words that are easy to read.

{brand} works with travel partners; how many hold a valid licence is counted every day and written above. Each of them has a page of its own with its legal name, address, licence numbers and the packages now open.

## Our part in your journey

{brand} is an intermediary. The travel contract is between you and the travel partner, who arranges visas, tickets, hotels and guides. Our task is to check what can be checked, to show it honestly, to record bookings and payments, and to help when something goes wrong.

## Licences are checked

${licences} We keep the licence number, its validity, our source and the date of the last check. If the licence a journey needs is missing or has expired, or if the partner is suspended, its departures cannot be booked, and we say why.

## The five certainties

The Indonesian government asks pilgrims to make sure of five things, known as “5 Pasti”, before they go. For every departure we show all five with their date and state: confirmed, pending or missing.

1. **The licence.** The travel company holds one that is still valid.
2. **The schedule and flights.** Dates of departure and return, and the airline, are clear.
3. **The price and package.** What is and is not included is written down.
4. **The hotels.** Their names and distances to the mosque are given.
5. **The visa.** It is of the right kind and arranged by those entitled to do so.

What is not yet confirmed is never shown as if it were.

## Prices in full

The price in a list is the full price: that of the package plus every compulsory cost, such as equipment or airport handling where these are not included. Sorting by price uses the full price too. Optional costs, such as vaccinations, a new passport or a double room, are listed separately.

The number of seats left is the true one.

## How your money is kept

Money paid for a journey belongs to the travel partner you chose, not to {brand}. It is paid through a payment provider to that partner’s account. Each rupiah is entered in double-entry books from which nothing can be erased: what has been paid, what the service cost, what was passed on and what was returned.

We never ask you to send money to anyone’s private account.

## If you are in doubt

Please ask first. Write to [{email}](mailto:{email}) or call {phone}. You may also read the [frequently asked questions](/faq) and the [terms and conditions](/syarat-ketentuan).

{brand} is run by {business}, {domain}.`;
