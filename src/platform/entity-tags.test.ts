import { expect, it } from 'vitest';
import { matchesTag } from './entity-tags.ts';

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a" , "c"', true],
  ['"b","a"', true],
  ['*', true],
  ['"b"', false],
  ['"A"', false],
  ['"aa", "b"', false],
  ['a', false],
  ['"a', false],
  ['', false],
  [undefined, false],
])('%s is asked about "a": %s', (ifNoneMatch, isKnown) => {
  expect(matchesTag(ifNoneMatch, '"a"')).toBe(isKnown);
});

it('a comma inside a tag does not part it', () => {
  expect(matchesTag('"x,"', '"x,"')).toBe(true);
  expect(matchesTag('"*"', '"a"')).toBe(false);
});

it('our own tag may be a weak one', () => {
  expect(matchesTag('"a"', 'W/"a"')).toBe(true);
});
