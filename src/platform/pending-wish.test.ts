// A pending wish is valid only on its host, for half an hour, unchanged.
import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createKeyRing } from './keys.ts';
import { readWish, writeWish } from './pending-wish.ts';

const ring = (...ids: string[]) => ids.map((id) => `${id}:${Buffer.alloc(32, id).toString('base64')}`).join();
const at = (iso: string, keys = ring('a')) => ({ keys: createKeyRing(keys), now: () => new Date(iso) });
const made = writeWish(at('2027-01-01T10:00:00Z'), 'rihlah.example', 'umroh-maret');

it('is read for half an hour, on its host, also after a key rotation', () => {
  expect(readWish(at('2027-01-01T10:29:59Z'), 'rihlah.example', made)).toBe('umroh-maret');
  expect(readWish(at('2027-01-01T10:00:01Z', ring('b', 'a')), 'rihlah.example', made)).toBe('umroh-maret');
});

it('is null later, on another host, under other keys, or changed', () => {
  const soon = at('2027-01-01T10:00:01Z');
  expect(readWish(at('2027-01-01T10:30:00Z'), 'rihlah.example', made)).toBeNull();
  expect(readWish(soon, 'amanah.example', made)).toBeNull();
  expect(
    readWish(
      { ...soon, keys: createKeyRing(`a:${randomBytes(32).toString('base64')}`) },
      'rihlah.example',
      made,
    ),
  ).toBeNull();
  const [id, until, , signature] = made.split('.');
  const other = Buffer.from('umroh-april').toString('base64url');
  for (const forged of [
    `${id}.${until}.${other}.${signature}`,
    `${id}.${Number(until) + 1}.${made.split('.')[2]}.${signature}`,
    `${id}.${until}.${other}.`,
    '',
    '...',
    'x',
  ]) {
    expect(readWish(soon, 'rihlah.example', forged)).toBeNull();
  }
});
