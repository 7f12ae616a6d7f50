// Ciphertext decrypts only with its key, in its place, unchanged.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inputs } from '#test/rounds';
import { open, seal } from './encryption.ts';
import { createKeyRing } from './keys.ts';

const one = `one:${Buffer.alloc(32, 1).toString('base64')}`;
const two = `two:${Buffer.alloc(32, 2).toString('base64')}`;

it('decrypts every text it encrypted', () => {
  const keys = createKeyRing(one);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, about) => {
      expect(open(keys, seal(keys, text, about), about)).toBe(text.toWellFormed());
    }),
    inputs(),
  );
});

it('never encrypts the same text to the same bytes twice', () => {
  const keys = createKeyRing(one);
  expect(seal(keys, 'NIK', 'a').bytes).not.toEqual(seal(keys, 'NIK', 'a').bytes);
});

it('decrypts what an older key encrypted, and encrypts with the newest', () => {
  const old = seal(createKeyRing(one), 'paspor', 'a');
  const keys = createKeyRing(`${two},${one}`);
  expect(open(keys, old, 'a')).toBe('paspor');
  expect(seal(keys, 'paspor', 'a').keyId).toBe('two');
});

it('refuses a key that has left the ring, another row, and every changed byte', () => {
  const keys = createKeyRing(one);
  const sealed = seal(keys, 'paspor', 'second_factors 1');
  expect(() => open(createKeyRing(two), sealed, 'second_factors 1')).toThrow('no longer holds key one');
  expect(() => open(keys, sealed, 'second_factors 2')).toThrow('unable to authenticate');
  for (let at = 0; at < sealed.bytes.length; at += 1) {
    const bytes = Buffer.from(sealed.bytes);
    bytes[at]! ^= 1;
    expect(() => open(keys, { keyId: 'one', bytes }, 'second_factors 1'), `byte ${at}`).toThrow(
      'unable to authenticate',
    );
  }
});
