// A departure as a row of a table: what is written is read back, and a file touches only what it names.
import { describe, expect, it } from 'vitest';
import { departureColumns } from '#shared/departure-columns';
import { departureForm, type DepartureForm } from '#shared/departure-form';
import { departureFormOf } from '#test/factories/departure-forms';
import { dayOf } from '#shared/written-days';
import { cellsOf, columnOfFault, fieldsOf, type RowTexts } from './departure-table.ts';

const written = (form: DepartureForm): RowTexts =>
  Object.fromEntries(
    Object.entries(cellsOf(form)).map(([column, value]) => [column, value === null ? '' : String(value)]),
  );

const forms: Record<string, DepartureForm> = {
  plain: departureFormOf(),
  full: departureFormOf({
    flights: [
      { number: 'SV819', from: 'CGK', to: 'JED', departs: '08:00', arrives: '14:30', day: 1 },
      { number: 'SV818', from: 'JED', to: 'CGK', departs: '19:00', arrives: '09:10', day: 9 },
    ],
    room_prices: { quad: 30_000_000, triple: 32_000_000, double: 0 },
    infant: { basis_points: 1_250 },
    sale_ends_on: '2027-06-01',
    go: { minimum_group: 20, decide_on: '2027-06-10' },
    below_reference_reason: 'Kursi rombongan',
  }),
  bare: departureFormOf({
    airline: null,
    flights: [],
    room_prices: {},
    child: null,
    infant: null,
    down_payment: null,
  }),
};

describe('a row', () => {
  it.each(Object.entries(forms))('reads back what was written: %s', (_name, form) => {
    expect(departureForm.parse(fieldsOf(written(form), null))).toEqual(form);
  });

  it('leaves alone what the file does not name', () => {
    expect(fieldsOf({ quota: '45' }, forms['full']!)).toEqual({ quota: 45 });
    expect(fieldsOf({ price_double: '34.000.000' }, forms['full']!)).toEqual({
      room_prices: { quad: 30_000_000, triple: 32_000_000, double: 34_000_000 },
    });
    expect(fieldsOf({ settlement_due_days: '30' }, forms['full']!)).toEqual({
      down_payment: { amount: 5_000_000, settlement_due_days: 30 },
    });
  });

  it('empties what an empty cell names', () => {
    expect(
      fieldsOf({ price_triple: '', airline: '', minimum_group: '', decide_on: '' }, forms['full']!),
    ).toEqual({
      room_prices: { quad: 30_000_000, double: 0 },
      airline: null,
      go: null,
    });
  });

  it('leaves what is no number or flight to the check', () => {
    expect(fieldsOf({ quota: 'banyak', child: '90 %', infant: 'gratis', flights: 'SV819' }, null)).toEqual({
      quota: 'banyak',
      child: { basis_points: 9_000 },
      infant: { amount: 'gratis' },
      flights: [{ day: 'SV819' }],
    });
  });
});

it('reads days as they are written here', () => {
  expect(['1/8/2027', '01-08-2027', '2027-08-01', 'besok'].map(dayOf)).toEqual([
    '2027-08-01',
    '2027-08-01',
    '2027-08-01',
    'besok',
  ]);
});

it('names a column for every field of a departure', () => {
  const fields = ['quota', 'room_prices.triple', 'room_prices', 'child.amount', 'down_payment.amount'];
  const others = ['down_payment.settlement_due_days', 'go', 'go.decide_on', 'flights.0.number', 'hotels.0'];
  const named = [...fields, ...others].map(columnOfFault);
  expect(named).toEqual([
    'quota',
    'price_triple',
    'price_quad',
    'child',
    'down_payment',
    'settlement_due_days',
    'minimum_group',
    'decide_on',
    'flights',
    null,
  ]);
  const reached = new Set(Object.keys(departureFormOf()).map(columnOfFault));
  expect([...reached].every((column) => column !== null && departureColumns.includes(column))).toBe(true);
});
