import { expect, it } from 'vitest';
import { highlight, snippetOf } from './highlight.ts';

const marked = (text: string, words: string) =>
  highlight(text, words)
    .map(({ text: part, isHit }) => (isHit ? `[${part}]` : part))
    .join('');

it('marks every place, whatever the capitals, and nothing else', () => {
  expect(marked('Hotel dekat, HOTEL lain', 'hotel')).toBe('[Hotel] dekat, [HOTEL] lain');
  expect(marked('100% pasti (.*)', '.*')).toBe('100% pasti ([.*])');
  expect(marked('Halo', ' ')).toBe('Halo');
  expect(marked('Halo', 'hotel')).toBe('Halo');
  expect(marked('', 'x')).toBe('');
});

it('marks nothing rather than the wrong place', () => {
  expect(marked('\u0130stanbul hotel', 'hotel')).toBe('\u0130stanbul hotel');
});

it('shows the neighbourhood of the first place', () => {
  const text = `${'kata '.repeat(40)}hotel ${'lagi '.repeat(60)}`;
  const said = snippetOf(text, 'hotel');
  expect(said.filter(({ isHit }) => isHit)).toEqual([{ text: 'hotel', isHit: true }]);
  const whole = said.map(({ text: part }) => part).join('');
  expect(whole.length).toBeLessThan(150);
  expect([whole.startsWith('… '), whole.endsWith(' …')]).toEqual([true, true]);
  expect(snippetOf('Halo\nhotel', 'hotel').map(({ text: part }) => part)).toEqual(['Halo ', 'hotel']);
});
