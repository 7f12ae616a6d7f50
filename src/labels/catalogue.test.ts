import { expect, it } from 'vitest';
import { seatsLabel } from './catalogue.ts';

const seats = (availability: 'open' | 'ready' | 'sold_out' | 'departed', seatsLeft: number) =>
  seatsLabel({ availability, seatsLeft, quota: 30 });

it('says how many seats are left, and of a full departure that it is sold out', () => {
  expect(seats('open', 12)).toBe('Sisa 12 dari 30');
  expect(seats('ready', 1)).toBe('Sisa 1 dari 30');
  expect(seats('sold_out', 0)).toBe('Habis, semua 30 terisi');
});

it('offers no seats of a departure that has left', () => {
  expect(seats('departed', 12)).toBe('Sudah berangkat');
  expect(seats('departed', 0)).toBe('Sudah berangkat');
});
