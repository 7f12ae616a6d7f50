import { expect, test } from 'vitest';
import { hashPassword, isPassword, passwordsWorked } from './passwords.ts';

test('verifies a password against its own digest only, and the digest states its cost', async () => {
  const digest = await hashPassword('Rahasia1!');
  expect(digest).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword(digest, 'Rahasia1!')).toBe(true);
  expect(await isPassword(digest, 'rahasia1!')).toBe(false);
  expect(await hashPassword('Rahasia1!')).not.toBe(digest);
});

test('treats composed and decomposed characters alike', async () => {
  expect(await isPassword(await hashPassword('Zo\u00EB12345!'), 'Zoe\u030812345!')).toBe(true);
});

test('does the same work without a digest, and never verifies', async () => {
  const before = passwordsWorked();
  expect(await isPassword(null, 'Rahasia1!')).toBe(false);
  expect(passwordsWorked()).toBe(before + 1);
});
