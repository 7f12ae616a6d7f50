import { expect, test } from 'vitest';
import { isAppPage, staysInApp } from './app-pages.ts';
import './console-app-pages.ts';

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

test('the router stays among the pages of members, in either language; a reading page, a console and another site are documents', () => {
  const stays = (address: string) => staysInApp(address, '/member/profile');
  expect(['/auth/login', '/en/auth/login?redirect=%2F'].filter((address) => !stays(address))).toEqual([]);
  expect(
    [
      '/en/umroh',
      '/partner-console',
      '/en/operator/roles?page=2',
      'https://other.example/auth/login',
      '//auth/login',
      'auth/login',
    ].filter(stays),
  ).toEqual([]);
});

test('and among those of consoles', () => {
  const stays = (address: string) => staysInApp(address, '/operator/roles');
  expect(
    ['/partner-console', '/en/operator/audit?page=2', '/auth/confirm?redirect=%2Foperator%2Froles'].filter(
      (address) => !stays(address),
    ),
  ).toEqual([]);
  expect(['/auth/login?redirect=%2Foperator', '/', '/operator/nothing'].filter(stays)).toEqual([]);
});

test('to be asked for a fresh code belongs to both, and from there everything else is a document', () => {
  expect(staysInApp('/auth/confirm?redirect=%2F', '/member/profile')).toBe(true);
  expect(staysInApp('/auth/confirm?redirect=%2F', '/auth/confirm')).toBe(true);
  expect(
    ['/auth/login', '/member/profile', '/operator/roles'].filter((to) => staysInApp(to, '/auth/confirm')),
  ).toEqual([]);
});
