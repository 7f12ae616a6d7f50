// Colours a brand may have.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrastOf, faintColours, shadesOf } from './contrast.ts';

const colour = fc.integer({ min: 0, max: 0xff_ff_ff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

it('measures contrast as WCAG does', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21);
  expect(contrastOf('#ffffff', '#ffffff')).toBe(1);
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

it('derives a palette without a faint colour from any two', () => {
  fc.assert(
    fc.property(colour, colour, (primary, accent) => {
      expect(faintColours(shadesOf(primary, accent))).toEqual([]);
    }),
  );
});

it('leaves a colour that can be read as it is', () => {
  expect(shadesOf('#0B5D47', '#B8862F')).toMatchObject({
    background_primary: '#0B5D47',
    background_secondary: '#B8862F',
  });
});

it('names what is faint against what', () => {
  const faint = faintColours({ ...shadesOf('#0B5D47', '#B8862F'), background_primary: '#F0C040' });
  expect(faint.map(({ name, against }) => [name, against])).toEqual([
    ['background_primary', 'background_web'],
    ['background_primary', 'background_paper'],
    ['background_primary', 'white'],
  ]);
});
