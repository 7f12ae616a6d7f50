import { expect, test } from 'vitest';
import { chosenEncoding } from './send-page.server.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, BR; q=0.2', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip', 'gzip'],
  ['deflate', null],
  ['broken, x-br', null],
  ['', null],
  [undefined, null],
])('a browser that takes "%s" gets %s', (accepted, encoding) => {
  expect(chosenEncoding(accepted)).toBe(encoding);
});
