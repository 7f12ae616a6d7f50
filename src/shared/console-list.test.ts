import { expect, it } from 'vitest';
import { consoleListPath, readConsoleList } from './console-list.ts';

const read = (query: string) =>
  readConsoleList(new URLSearchParams(query), ['name', 'date'], { by: 'date', isDown: true });

it('reads search, page and order, and drops what it does not know', () => {
  expect(read('q=+ana+&page=2&sort=-name')).toEqual({
    search: 'ana',
    page: 2,
    sort: { by: 'name', isDown: true },
  });
  expect(read('page=x&sort=price')).toEqual({ search: '', page: 1, sort: { by: 'date', isDown: true } });
});

it('keeps the filters in an address, and begins another order at its first page', () => {
  expect(consoleListPath('/list', '?q=ana&page=3&state=', { sort: '-name' })).toBe(
    '/list?q=ana&state=&sort=-name',
  );
  expect(consoleListPath('/list', '?q=ana', { page: 2 })).toBe('/list?q=ana&page=2');
  expect(consoleListPath('/list', '?q=ana', { q: null })).toBe('/list');
});
