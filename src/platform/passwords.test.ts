import { expect, test } from 'vitest';
import { hashPassword, isPassword, passwordsWorked } from './passwords.ts';

test('a digest fits its password and no other, and says what it cost', async () => {
  const digest = await hashPassword('Rahasia1!');
  expect(digest).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword(digest, 'Rahasia1!')).toBe(true);
  expect(await isPassword(digest, 'rahasia1!')).toBe(false);
  expect(await hashPassword('Rahasia1!')).not.toBe(digest);
});

test('letters count the same, composed or not', async () => {
  expect(await isPassword(await hashPassword('Zo\u00EB12345!'), 'Zoe\u030812345!')).toBe(true);
});

test("nobody's digest takes the work of anybody's and never fits", async () => {
  const before = passwordsWorked();
  expect(await isPassword(null, 'Rahasia1!')).toBe(false);
  expect(passwordsWorked()).toBe(before + 1);
});
