// Words that give away a sentence in the wrong language. Names stay out of these lists: hotels and airlines are English
// on every page, and travel partners are Indonesian on every page.

const english = [
  'the', 'and', 'with', 'your', 'from', 'this', 'these', 'are', 'you', 'for', 'or', 'was', 'not', 'our', 'we', 'will',
  'days', 'nights', 'seats', 'left', 'price', 'prices', 'search', 'more', 'show', 'share', 'copy', 'close', 'next', 'previous',
  'compare', 'back', 'about', 'contact', 'terms', 'privacy', 'departure', 'departs', 'journey', 'journeys', 'people', 'room',
  'rooms', 'review', 'reviews', 'licence', 'partner since', 'included', 'sold out', 'available', 'choose', 'apply', 'clear',
  'January', 'February', 'March', 'May', 'June', 'July', 'August', 'October', 'December',
  'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday',
];

const indonesian = [
  'dan', 'yang', 'untuk', 'dengan', 'dari', 'di', 'ke', 'ini', 'itu', 'atau', 'tidak', 'akan', 'sudah', 'belum', 'dapat', 'Anda', 'kami',
  'hari', 'malam', 'kursi', 'harga', 'berangkat', 'keberangkatan', 'bulan', 'orang', 'sekamar', 'mulai', 'termurah', 'bandingkan',
  'cari', 'tampilkan', 'tutup', 'bagikan', 'salin', 'kembali', 'beranda', 'tentang', 'kebijakan', 'syarat', 'ketentuan', 'ulasan',
  'izin', 'sisa', 'habis', 'maskapai', 'penerbangan', 'termasuk', 'pembayaran', 'pembatalan', 'jamaah', 'perjalanan', 'mitra',
  'Januari', 'Februari', 'Maret', 'Mei', 'Juni', 'Juli', 'Agustus', 'Oktober', 'Desember',
  'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu',
];

const foreignTo = { id: wholeWords(english), en: wholeWords(indonesian) } as const;

/** Phrases around words that do not belong on a page of this language. */
export function foreignPhrases(words: string, lang: 'id' | 'en'): string[] {
  return words.split('\n').filter((line) => foreignTo[lang].test(line));
}

function wholeWords(list: string[]): RegExp {
  // Letters and hyphens beside a word make it part of another one, such as the name of an address or a hotel.
  return new RegExp(`(?<![\\p{L}\\-@/._])(${list.join('|')})(?![\\p{L}\\d\\-@/_])`, 'iu');
}
