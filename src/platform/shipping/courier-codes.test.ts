// What stores write for their courier, and whom a tracker is asked about.
import { expect, it } from 'vitest';
import { courierCodeOf } from './courier-codes.ts';

it.each([
  ['JNE REG', 'jne'],
  ['jne', 'jne'],
  ['J&T Express', 'jnt'],
  ['JNT EZ', 'jnt'],
  ['SiCepat REG', 'sicepat'],
  ['Si Cepat', 'sicepat'],
  ['Pos Indonesia', 'pos'],
  ['  ID-Express ', 'ide'],
])('"%s" is asked as %s', (written, code) => {
  expect(courierCodeOf(written)).toBe(code);
});

it.each(['', 'Kurir toko HEMAT', 'Gojek Instant', 'Titip JNE', 'jnexx', 'constructor'])(
  'nobody is asked about "%s"',
  (written) => {
    expect(courierCodeOf(written)).toBeNull();
  },
);
