import { expect, it } from 'vitest';
import { readNestedForm } from '#web/ui/forms/nested-form.server';
import { departureFormOf } from '#test/factories/departure-forms';
import {
  departureLists,
  departureValues,
  readDepartureParts,
  readSeriesFields,
  sharedForm,
} from './departure-form.server.ts';
import { departureParts } from './departure-parts.ts';

function fieldsOf(values: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return readNestedForm(form, departureLists, []).fields;
}

it('what stands in the fields of a departure is read back as the same departure', () => {
  const form = departureFormOf({
    child: { basis_points: 8_750 },
    go: { minimum_group: 20, decide_on: '2027-05-01' },
    sale_ends_on: '2027-05-10',
  });
  expect(readDepartureParts(departureParts, fieldsOf(departureValues(form)))).toEqual(form);
});

it('what is left empty is not offered, and only the parts that are named are read', () => {
  const fields = fieldsOf({
    'room_prices:quad': '31.500.000',
    'room_prices:double': '',
    'child:kind': 'none',
    'child:value': '5',
    'go:minimum_group': '',
    'go:decide_on': ' ',
  });
  expect(readDepartureParts(['prices', 'child', 'go'], fields)).toEqual({
    room_prices: { quad: 31_500_000 },
    below_reference_reason: null,
    child: null,
    go: null,
  });
});

it('what is no number stays as it was written, for the domain to refuse', () => {
  expect(readDepartureParts(['quota'], fieldsOf({ quota: 'empat' }))).toEqual({ quota: 'empat' });
});

it('reads days named one by one, and weekdays with exceptions', () => {
  const values = {
    'dates:1:date': '2027-09-01',
    'except:0:date': '2027-09-08',
    from: '2027-09-01',
    until: '',
  };
  expect(readSeriesFields(fieldsOf({ by: 'dates', ...values }), [])).toEqual({ dates: ['2027-09-01'] });
  expect(readSeriesFields(fieldsOf({ by: 'week', ...values }), ['3'])).toEqual({
    weekly: { weekdays: [3], from: '2027-09-01', until: '', except: ['2027-09-08'] },
  });
});

it('of several departures it shows what they share, and names the parts in which they differ', () => {
  const { form, mixed } = sharedForm([departureFormOf(), departureFormOf({ quota: 30 })]);
  expect(mixed).toEqual(['quota']);
  expect(form).not.toHaveProperty('quota');
  expect(form).toHaveProperty('airline', 'GA');
});
