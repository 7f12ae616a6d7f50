import { expect, test } from 'vitest';
import { areas } from '#web/areas';
import { type MenuItem, openMenu } from './menu.ts';

const everything = Object.keys(areas);
const shape = (items: MenuItem[]) => items.map((item) => ('links' in item ? [item.label(), ...item.links.map(({ to }) => to)] : item.to));

test('with every area open the desktop menu is that of the specification, in its order', () => {
  expect(shape(openMenu('desktop', everything))).toEqual([
    '/haji',
    ['Umrah', '/umroh-dana-talangan', '/umroh-dana-tabungan', '/umroh'],
    ['Wisata Syariah', '/wisata-syariah?type=halal-tour', '/wisata-syariah?type=umroh'],
    ['Lainnya', '/tentang-kami', '/gabung-partner'],
    '/promo',
    '/oleh-oleh/toko',
  ]);
});

test('the mobile menu has the same items with oleh-oleh, about us and join partner in sight', () => {
  expect(shape(openMenu('mobile', everything)).slice(-5)).toEqual(['/promo', '/oleh-oleh/toko', '/oleh-oleh', '/tentang-kami', '/gabung-partner']);
});

test('entries of closed areas do not show, and a group with nothing in it does not either', () => {
  expect(shape(openMenu('desktop', ['catalogue']))).toEqual([
    ['Umrah', '/umroh'],
    ['Wisata Syariah', '/wisata-syariah?type=halal-tour', '/wisata-syariah?type=umroh'],
  ]);
  expect(openMenu('mobile', [])).toEqual([]);
});
