import { expect, test } from 'vitest';
import { headerLook } from './header-look.ts';

test('umrah, sharia tourism and hajj products have a white-on-dark header; other products do not', () => {
  expect(['/umroh', '/wisata-syariah', '/product-haji'].map(headerLook)).toEqual(['dark', 'dark', 'dark']);
  expect(['/', '/haji', '/product/umroh', '/umroh-dana', '/en/umroh'].map(headerLook)).toEqual([
    'paper',
    'paper',
    'paper',
    'paper',
    'paper',
  ]);
});

test('the guides have it too, all of them', () => {
  expect(['/panduan', '/panduan/miqat', '/panduanku'].map(headerLook)).toEqual(['dark', 'dark', 'paper']);
});

test('the pages of financing and savings have a white one', () => {
  expect(['/umroh-dana-talangan', '/umroh-dana-tabungan'].map(headerLook)).toEqual(['white', 'white']);
});
