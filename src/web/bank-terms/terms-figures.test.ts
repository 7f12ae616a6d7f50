// What a version of a bank's terms changes, as its readers see it (docs/product/bank-terms.md).
import { expect, it } from 'vitest';
import { financingTerms } from '#domain/bank-terms';
import { financingFigures } from '#test/factories/bank-terms';
import { changedFigures, termsFigures } from './terms-figures.ts';

const figuresOf = (terms: object = {}) =>
  termsFigures(financingTerms.parse({ ...financingFigures(65_000), ...terms }), 'en');

it('names what differs and nothing else: a fee, a tenor that is new, one that is gone, a text in one language', () => {
  const after = figuresOf({
    adminFee: 0,
    tenors: [
      { months: 6, ujrah: 390_000 },
      { months: 12, ujrah: 700_000 },
      { months: 18, ujrah: 1_000_000 },
    ],
    lateRule: { id: 'Menurut akad', en: 'By the new contract' },
  });
  expect(changedFigures(figuresOf(), after).map(({ key, before, after: now }) => [key, before, now])).toEqual(
    [
      ['tenor-12', 'Rp\u00a0780.000', 'Rp\u00a0700.000'],
      ['tenor-18', null, 'Rp\u00a01.000.000'],
      ['admin', 'Rp\u00a0150.000', 'Rp\u00a00'],
      ['late-en', 'By the contract', 'By the new contract'],
      ['tenor-24', 'Rp\u00a01.560.000', null],
    ],
  );
  expect(changedFigures(after, after)).toEqual([]);
});

it('shows tenors from the shortest on, whatever the order they were written in', () => {
  const tenors = [
    { months: 12, ujrah: 2 },
    { months: 3, ujrah: 1 },
  ];
  expect(
    figuresOf({ tenors })
      .filter(({ key }) => key.startsWith('tenor'))
      .map(({ key }) => key),
  ).toEqual(['tenor-3', 'tenor-12']);
});
