import { expect, test } from 'vitest';
import { mayReload } from './chunk-guard.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('a missing part reloads the page once, and again only after a minute', () => {
  const kept = storage();
  const start = Date.UTC(2027, 2, 15);
  expect([0, 1, 59_999, 60_000, 60_001, 119_999, 120_000].map((ms) => mayReload(kept, start + ms))).toEqual([
    true,
    false,
    false,
    true,
    false,
    false,
    true,
  ]);
});

test('a browser without storage is not turned in circles', () => {
  const refusing = () => {
    throw new DOMException('storage is switched off');
  };
  expect(mayReload({ getItem: refusing, setItem: refusing }, 0)).toBe(false);
  expect(mayReload({ getItem: () => null, setItem: refusing }, 0)).toBe(false);
});
