// Asking again with the choices of a request that has ended.
import { describe, expect, it } from 'vitest';
import { privateUmrahForm } from '#shared/private-umrah-form';
import { smallTable, tripForm } from '#test/factories/umrah-prices';
import { builderPath, formOfValues, readValues, startingValues } from './builder-form.server.ts';

describe('asking again', () => {
  const form = privateUmrahForm.parse({ ...tripForm, participants_children: [7], with_guide: false });
  const asked = (today: string) => {
    const { searchParams } = new URL(
      builderPath(smallTable, form, { today, leadDays: 21 }),
      'http://localhost',
    );
    const values = readValues(startingValues(smallTable, today), searchParams);
    return { step: searchParams.get('step'), form: privateUmrahForm.parse(formOfValues(values)) };
  };

  it('begins with the same choices, at the estimate', () => {
    expect(asked('2027-03-15')).toEqual({ step: 'estimate', form });
  });

  it('takes the usual day where the chosen one is too near by now, and asks for it first', () => {
    expect(asked('2027-05-20')).toEqual({
      step: 'flights',
      form: { ...form, departure_date: '2027-08-18', return_date: null },
    });
  });
});
