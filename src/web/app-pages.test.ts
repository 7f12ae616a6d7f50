import { expect, test } from 'vitest';
import { isAppPage, leadsToAppPage } from './app-pages.ts';

test('a page is known by its path, whatever its query', () => {
  expect(
    ['/auth/login', '/auth/login?redirect=%2Fmember%2Fprofile', '/auth/login#content'].filter(
      (path) => !isAppPage(path),
    ),
  ).toEqual([]);
  expect(['/', '/umroh', '/auth/login/else', '/en/auth/login', '/quran/36/yasin'].filter(isAppPage)).toEqual(
    [],
  );
});

test('an address leads to one in either language, another site never', () => {
  expect(
    ['/auth/login', '/en/auth/login?redirect=%2F'].filter((address) => !leadsToAppPage(address)),
  ).toEqual([]);
  expect(
    ['/en/umroh', 'https://other.example/auth/login', '//auth/login', 'auth/login'].filter(leadsToAppPage),
  ).toEqual([]);
});
