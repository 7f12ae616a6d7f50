import { expect, test } from 'vitest';
import { headerLook } from './header-look.ts';

test('umrah, sharia tourism and hajj products have a white-on-dark header, and only they', () => {
  expect(['/umroh', '/wisata-syariah', '/product-haji'].map(headerLook)).toEqual(['dark', 'dark', 'dark']);
  expect(['/', '/haji', '/product/umroh', '/umroh-dana', '/en/umroh'].map(headerLook)).toEqual(['paper', 'paper', 'paper', 'paper', 'paper']);
});

test('the pages of financing and savings have a white one', () => {
  expect(['/umroh-dana-talangan', '/umroh-dana-tabungan'].map(headerLook)).toEqual(['white', 'white']);
});
