import { expect, test } from 'vitest';
import { areas } from '#web/areas';
import { type MenuBrand, type MenuItem, openMenu } from './menu.ts';

const brand: MenuBrand = {
  areas: Object.keys(areas),
  hasanahElsewhere: null,
  phoneNumber: '+622150889900',
  whatsappNumber: '+6281100001447',
};
const shape = (items: MenuItem[]) =>
  items.map((item) => ('links' in item ? [item.label(), ...item.links.map(({ to }) => to)] : item.to));
const worship = ['Ibadah', '/jadwal-sholat', '/quran', '/doa', '/panduan', '/blog'];
const help = ['/faq', 'tel:+622150889900', 'https://wa.me/6281100001447'];

test('with every area open the desktop menu is that of the specification, in its order, with help under others, then worship', () => {
  expect(shape(openMenu('desktop', brand))).toEqual([
    '/haji',
    ['Umrah', '/umroh-dana-talangan', '/umroh-dana-tabungan', '/umroh'],
    ['Wisata Syariah', '/wisata-syariah?type=halal-tour', '/wisata-syariah?type=umroh'],
    ['Lainnya', '/tentang-kami', '/gabung-partner', ...help],
    '/promo',
    '/oleh-oleh/toko',
    worship,
  ]);
});

test('the mobile menu has the same items with oleh-oleh, about us and join partner in sight', () => {
  expect(shape(openMenu('mobile', brand)).slice(-7)).toEqual([
    '/promo',
    '/oleh-oleh/toko',
    '/oleh-oleh',
    '/tentang-kami',
    '/gabung-partner',
    worship,
    ['Bantuan', ...help],
  ]);
});

test('entries of closed areas do not show, and a group with nothing in it does not either', () => {
  expect(shape(openMenu('desktop', { ...brand, areas: ['catalogue'] }))).toEqual([
    ['Umrah', '/umroh'],
    ['Wisata Syariah', '/wisata-syariah?type=halal-tour', '/wisata-syariah?type=umroh'],
  ]);
  expect(openMenu('mobile', { ...brand, areas: [] })).toEqual([]);
});

test('a brand without numbers has no entries for them, and hasanah may stand on another site', () => {
  const elsewhere = {
    ...brand,
    phoneNumber: '',
    whatsappNumber: '',
    hasanahElsewhere: 'https://hasanah.example/baca',
  };
  expect(shape(openMenu('mobile', elsewhere)).slice(-2)).toEqual([
    ['Ibadah', '/jadwal-sholat', '/quran', '/doa', '/panduan', 'https://hasanah.example/baca'],
    ['Bantuan', '/faq'],
  ]);
});
