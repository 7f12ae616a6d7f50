import { expect, test } from 'vitest';
import { createKeyRing } from '#platform/keys';
import { digestCode, drawCode, isCode, isCodeExpired, resendWaitSeconds } from './codes.ts';

const key = (name: string) => `${name}:${Buffer.alloc(32, name).toString('base64')}`;
const ring = (...names: string[]) => ({ keys: createKeyRing(names.map(key).join(',')) });
const at = (time: string) => new Date(`2027-03-15T${time}Z`);

test('generates six digits, different each time', () => {
  const codes = new Set(Array.from({ length: 200 }, drawCode));
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  expect(codes.size).toBeGreaterThan(190);
});

test('matches a digest with its code and purpose only', () => {
  const deps = ring('a');
  const digest = digestCode(deps, 'registration 1', '012345');
  expect(isCode(deps, 'registration 1', '012345', digest)).toBe(true);
  expect(isCode(deps, 'registration 1', '012346', digest)).toBe(false);
  expect(isCode(deps, 'registration 2', '012345', digest)).toBe(false);
  expect(isCode(deps, 'registration 1', '012345', null)).toBe(false);
});

test('accepts a code sent before a key rotation while its key is in the ring', () => {
  const digest = digestCode(ring('old'), 'x', '000000');
  expect(isCode(ring('new', 'old'), 'x', '000000', digest)).toBe(true);
  expect(isCode(ring('new'), 'x', '000000', digest)).toBe(false);
});

test('expires after ten minutes, and allows another after one', () => {
  expect(isCodeExpired(at('08:00:00'), at('08:09:59'))).toBe(false);
  expect(isCodeExpired(at('08:00:00'), at('08:10:00'))).toBe(true);
  expect(resendWaitSeconds(at('08:00:00'), at('08:00:00.500'))).toBe(60);
  expect(resendWaitSeconds(at('08:00:00'), at('08:01:00'))).toBe(0);
});
