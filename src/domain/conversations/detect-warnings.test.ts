// What a message is warned of, and what everyday messages about a journey are not.
import { describe, expect, it } from 'vitest';
import { detectWarnings } from './detect-warnings.ts';

const warned = (text: string) => detectWarnings(text, ['rihlah.example']);

describe('finds', () => {
  it.each([
    ['hubungi 0812-3456-7890 ya', 'phone'],
    ['WA +62 813 2222 3333', 'phone'],
    ['wa: 62 8563334444', 'phone'],
    ['nomor saya nol delapan satu dua tiga empat lima enam tujuh delapan', 'phone'],
    ['kosong lapan satu tiga 4567 delapan sembilan', 'phone'],
    ['o812 3456 78l0', 'phone'],
    ['kantor (021) 7654 3210', 'phone'],
    ['０８１２３４５６７８９０', 'phone'],
    ['kirim ke amin@gmail.com', 'email'],
    ['amin (at) gmail (dot) com', 'email'],
    ['lihat https://umrah-murah.example/bayar', 'link'],
    ['wa.me/628123', 'link'],
    ['pay at https://cheap-umrah.example', 'link'],
    ['buka umrahmurah titik com', 'link'],
    ['rihlah.example.penipu.com', 'link'],
    ['BCA 1234567890 a.n. Amin', 'bank_account'],
    ['no rek 123 456 7890 123', 'bank_account'],
    ['Silakan transfer ke rekening pribadi saya', 'transfer'],
    ['tf aja ke bsi', 'transfer'],
  ] as const)('%s', (text, warning) => expect(warned(text)).toContain(warning));
});

it('names everything at once, each once', () => {
  expect(warned('Transfer ke rekening BCA 1234567890, konfirmasi 081234567890 atau 081234567891')).toEqual([
    'phone',
    'bank_account',
    'transfer',
  ]);
});

it.each([
  'Apakah harga Rp 34.500.000 sudah termasuk visa?',
  'Berangkat 5-08-2027 pukul 10.00-15.00, pulang 14-08-2027',
  'Kami berlima: dua dewasa, tiga anak',
  'Pesanan RH-7K2M9QXA sudah saya bayar',
  'Lihat https://rihlah.example/product/umrah-maret dan www.rihlah.example',
  'Hotel 450 meter dari masjid, kamar untuk empat orang',
  'Jadwal 02-03-2027 09.00 sampai 17.00',
  'Pembayaran uang muka Rp 5.000.000 dibayar kapan?',
  '',
])('lets %j pass', (text) => expect(warned(text)).toEqual([]));
