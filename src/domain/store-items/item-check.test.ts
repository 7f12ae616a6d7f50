// What the check of an item says.
import { expect, it } from 'vitest';
import { checkItem } from './item-check.ts';

const none = { number: '', valid_until: null };
const form = {
  name: { id: 'Kurma', en: 'Dates' },
  description: { id: 'Kurma lembut dari Qassim', en: 'Soft dates' },
  variants: [{ name: { id: '500 gram', en: '500 grams' }, price: 1_000, weight_grams: 500 }],
  evidence: { halal: { number: 'ID12345', valid_until: '2028-01-01' }, bpom: none },
};
const facts = {
  evidence: ['halal'] as const,
  isStoreApproved: true,
  isStoreFrozen: false,
  photos: 1,
  onHand: 3,
  today: '2027-01-01',
  soon: '2027-01-31',
};

it('finds nothing where everything is said and shown', () => {
  expect(checkItem(form, facts)).toEqual([]);
});

it.each([
  [
    'a short description',
    { ...form, description: { id: 'Kurma', en: 'Dates' } },
    {},
    'description_short',
    true,
  ],
  ['a store that waits for approval', form, { isStoreApproved: false }, 'store_not_approved', true],
  ['a frozen store', form, { isStoreFrozen: true }, 'store_frozen', true],
  ['no English', { ...form, name: { id: 'Kurma' } }, {}, 'english_missing', false],
  ['no certificate', { ...form, evidence: { halal: none, bpom: none } }, {}, 'evidence_missing', false],
  ['a certificate that ended', form, { today: '2028-01-02', soon: '2028-02-01' }, 'evidence_lapsed', false],
  ['one on its last day', form, { today: '2028-01-01', soon: '2028-01-31' }, 'evidence_ends_soon', false],
  ['no photograph', form, { photos: 0 }, 'photo_missing', false],
  ['no stock', form, { onHand: 0 }, 'stock_missing', false],
])('says %s', (_what, written, changed, code, isBlocking) => {
  expect(checkItem(written, { ...facts, ...changed })).toMatchObject([{ code, isBlocking }]);
});

it('asks for no certificate that the category does not ask for', () => {
  expect(checkItem({ ...form, evidence: { halal: none, bpom: none } }, { ...facts, evidence: [] })).toEqual(
    [],
  );
});
