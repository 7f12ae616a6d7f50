// The form of a promo, read as people write it (docs/product/promos.md).
import { describe, expect, it } from 'vitest';
import { AppError } from '#shared/errors';
import { promoForm } from '#shared/promo-form';
import { promoValues, readPromoForm } from './promo-form.server.ts';

const written = {
  brand: 'rihlah',
  code: 'hemat 2027',
  'title:id': 'Hemat',
  'title:en': '',
  'description:id': 'Untuk umrah',
  'terms:id': 'Satu untuk satu pesanan\r\n\r\nTidak digabung',
  'terms:en': 'One for each order\n\nNot combined',
  category: 'umrah',
  partner: '',
  departures: 'umrah-b\r\nhttps://rihlah.test/en/umroh/umrah-a?x=1#y\n\n/umroh/umrah-b/',
  'discount:kind': 'share',
  'discount:amount': '',
  'discount:basis_points': '2,5',
  'discount:cap': '1.500.000',
  minimum_order: '',
  valid_from: '2027-03-15',
  valid_until: '2027-04-14',
  max_uses: '',
  max_uses_per_member: '1',
  budget: '20.000.000',
  is_listed: 'yes',
};
const formOf = (change: Partial<Record<keyof typeof written, string>> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...written, ...change })) form.append(name, value);
  return form;
};
const read = (change = {}) => readPromoForm(formOf(change)).promo;

describe('a promo as it is written', () => {
  it('has its amounts in dots, its share in percent, its terms by line, and no limit where nothing stands', () => {
    expect(promoForm.parse(read())).toMatchObject({
      code: 'HEMAT2027',
      title: { id: 'Hemat' },
      terms: [
        { id: 'Satu untuk satu pesanan', en: 'One for each order' },
        { id: 'Tidak digabung', en: 'Not combined' },
      ],
      discount: { kind: 'share', basis_points: 250, cap: 1_500_000 },
      minimum_order: 0,
      departures: ['umrah-a', 'umrah-b'],
      max_uses: null,
      budget: 20_000_000,
      is_listed: true,
    });
  });
  it.each([
    ['2.5', 250],
    ['10', 1_000],
    ['0,05 %', 5],
    ['sepuluh', 'sepuluh'],
    ['2,555', '2,555'],
  ])('%s percent is %s', (percent, expected) => {
    expect(read({ 'discount:basis_points': percent }).discount).toMatchObject({ basis_points: expected });
  });
  it('stands in its fields again as it was read', () => {
    const form = promoForm.parse(read());
    const again = new FormData();
    for (const [name, value] of Object.entries(promoValues(form))) again.append(name, value);
    expect(promoForm.parse(readPromoForm(again).promo)).toEqual(form);
  });
  it('names the field of the terms that are at fault', async () => {
    const { naming } = readPromoForm(formOf());
    const faults = [
      { field: 'terms.1.en', message: 'error_text_too_long' },
      { field: 'discount.cap', message: 'error_number_range' },
      { field: 'departures.0', message: 'error_invalid_value' },
    ];
    await expect(naming(() => Promise.reject(new AppError('invalid_input', faults)))).rejects.toMatchObject({
      faults: [{ field: 'terms:en' }, { field: 'discount:cap' }, { field: 'departures' }],
    });
  });
});
