// Forgotten and changed passwords (decision 0013): links that work once, sessions that end, emails, and what an answer
// reveals.
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword, passwordsWorked } from '#platform/passwords';
import type { AppError } from '#shared/errors';
import { type Account, createAccount, signIn } from '#test/factories/accounts';
import { NOW } from '#test/factories/programmes';
import { emailsTo, newestLink } from '#test/sent-emails';
import { useTestContext } from '#test/test-context';
import { changePassword } from './change-password.ts';
import { findActor, logIn } from '#domain/sessions';
import { forgotPassword, isPasswordResetOpen, purgePasswordResets, resetPassword } from './password-reset.ts';

const host = 'rihlah.test';
const old = 'Rahasia1!';
const fresh = { password: 'Labbaik-1448', password_confirmation: 'Labbaik-1448' };
const { database, deps: standing, brand, at } = useTestContext({ host });
let digest: string;
let siti: Account;
let addresses = 0;

const deps = (seconds = 0) => at(seconds);
const from = (change: { address?: string; origin?: string } = {}) => {
  addresses += 1;
  return {
    brand,
    locale: 'id',
    origin: 'http://rihlah.test:3000',
    address: `10.0.0.${addresses}`,
    ...change,
  } as const;
};
const forget = (email = siti.email, seconds = 0) => forgotPassword(deps(seconds), { email }, from());
const tokenFor = async (email = siti.email) =>
  (await newestLink(database.db, email, 'password_reset', '/auth/reset-password/')).split('/').at(-1)!;
const reset = (token: string, seconds = 0, form: object = fresh) =>
  resetPassword(deps(seconds), token, form, from());
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: AppError) => error.code,
  );
const logInWith = (password: string) =>
  refusal(logIn(deps(), { email: siti.email, password, host, userAgent: null, address: from().address }));
const lives = async (jwt: string) => (await findActor(deps(), { jwt, host })) !== null;
const actions = () =>
  database.db
    .selectFrom('audit_log')
    .select(['action', 'subject_id', 'details'])
    .where('action', 'like', 'password.%')
    .execute();

beforeAll(async () => {
  digest = await hashPassword(old);
});
beforeEach(async () => {
  await database.db.deleteFrom('accounts').execute();
  await sql`truncate outbox_messages, throttles, audit_log`.execute(database.owner.db);
  siti = await createAccount(database.db, { email: 'siti@example.com', password_hash: digest, locale: 'en' });
});

describe('a forgotten password', () => {
  it('is replaced through the link; every session ends, nobody is signed in, the owner is notified', async () => {
    const sessions = [
      await signIn(standing, siti, { host }),
      await signIn(standing, siti, { host: 'amanah.test' }),
    ];
    await forget();
    const token = await tokenFor();
    expect(await isPasswordResetOpen(deps(3_599), token)).toBe(true);
    expect(await reset(token, 3_599)).toBeUndefined();
    expect(await Promise.all(sessions.map(({ tokens }) => lives(tokens.jwt)))).toEqual([false, false]);
    expect([await logInWith(old), await logInWith(fresh.password)]).toEqual(['credentials_wrong', 'done']);
    expect((await emailsTo(database.db, siti.email)).map(({ kind, locale }) => `${kind} ${locale}`)).toEqual([
      'password_reset en',
      'password_changed en',
    ]);
    expect(await actions()).toEqual([{ action: 'password.reset', subject_id: siti.id, details: {} }]);
  });
  it('sets the first password of an account without one', async () => {
    await database.db.updateTable('accounts').set({ password_hash: null }).execute();
    await forget();
    await reset(await tokenFor());
    expect(await logInWith(fresh.password)).toBe('done');
  });
  it('recovers an account: login methods that do not prove the same mailbox are removed', async () => {
    for (const [provider, proves_mail] of [
      ['apple', false],
      ['google', true],
    ] as const) {
      await database.db
        .insertInto('account_identities')
        .values({ provider, subject: 'x', account_id: siti.id, proves_mail, created_at: NOW })
        .execute();
    }
    await forget();
    await reset(await tokenFor());
    expect(await database.db.selectFrom('account_identities').select('provider').execute()).toEqual([
      { provider: 'google' },
    ]);
  });
  it('is answered alike for every address, and each gets an email', async () => {
    const seen = [];
    for (const email of [siti.email, 'nobody@example.com']) {
      const before = passwordsWorked();
      const answer = await forgotPassword(deps(), { email: ` ${email.toUpperCase()} ` }, from());
      seen.push([
        answer,
        passwordsWorked() - before,
        (await emailsTo(database.db, email)).map(({ kind }) => kind),
      ]);
    }
    expect(seen).toEqual([
      [undefined, 0, ['password_reset']],
      [undefined, 0, ['password_reset_unknown_address']],
    ]);
    expect(
      await newestLink(database.db, 'nobody@example.com', 'password_reset_unknown_address', '/auth/register'),
    ).toBe('http://rihlah.test:3000/auth/register');
  });
  it('links to our hosts only, whatever host the request named', async () => {
    await forgotPassword(deps(), { email: siti.email }, from({ origin: 'http://evil.example' }));
    expect(await newestLink(database.db, siti.email, 'password_reset', '/auth/reset-password/')).toMatch(
      /^https:\/\/example\.com\/en\/auth\/reset-password\/[\w-]{43}$/,
    );
  });
});

describe('a link', () => {
  it('works once', async () => {
    await forget();
    const token = await tokenFor();
    await reset(token);
    expect(await isPasswordResetOpen(deps(), token)).toBe(false);
    const before = passwordsWorked();
    expect(await refusal(reset(token))).toBe('link_expired');
    expect(passwordsWorked()).toBe(before);
  });
  it('works once when used four times at once', async () => {
    await forget();
    const token = await tokenFor();
    expect((await Promise.all([1, 2, 3, 4].map(() => refusal(reset(token))))).sort()).toEqual([
      'done',
      'link_expired',
      'link_expired',
      'link_expired',
    ]);
    expect(
      (await emailsTo(database.db, siti.email)).filter(({ kind }) => kind === 'password_changed'),
    ).toHaveLength(1);
  });
  it('works for an hour', async () => {
    await forget();
    const token = await tokenFor();
    expect(await isPasswordResetOpen(deps(3_600), token)).toBe(false);
    expect(await refusal(reset(token, 3_600))).toBe('link_expired');
  });
  it('is void once another one was used', async () => {
    await forget();
    const first = await tokenFor();
    await forget(siti.email, 1);
    await reset(await tokenFor(), 2);
    expect(await refusal(reset(first, 3))).toBe('link_expired');
  });
  it('survives an invalid form', async () => {
    await forget();
    const token = await tokenFor();
    await expect(
      reset(token, 0, { password: 'kurang', password_confirmation: 'lain' }),
    ).rejects.toMatchObject({
      code: 'invalid_input',
      faults: [{ field: 'password' }, { field: 'password_confirmation' }],
    });
    expect(await isPasswordResetOpen(deps(), token)).toBe(true);
  });
  it.each(['', 'x', 'A'.repeat(43), '\u0000'])('that nobody was sent (%j) has expired', async (token) => {
    expect(await isPasswordResetOpen(deps(), token)).toBe(false);
    expect(await refusal(reset(token))).toBe('link_expired');
  });
  it('is stored only as a digest, and deleted when it has expired', async () => {
    await forget();
    const token = await tokenFor();
    const kept = JSON.stringify(await database.db.selectFrom('password_resets').selectAll().execute());
    expect(kept).not.toContain(token);
    expect(await purgePasswordResets(deps(3_599))).toBe(0);
    expect(await purgePasswordResets(deps(3_601))).toBe(1);
  });
});

describe('too often', () => {
  it.each(['siti@example.com', 'nobody@example.com'])('is five letters to %s in an hour', async (email) => {
    for (let n = 0; n < 5; n += 1) await forget(email);
    expect(await refusal(forget(email))).toBe('too_many_requests');
    expect(await emailsTo(database.db, email)).toHaveLength(5);
    expect(await refusal(forget(email, 3_600))).toBe('done');
  });
  it('refuses after thirty links tried, or emails requested, from one network', async () => {
    const { address } = from();
    for (let n = 0; n < 30; n += 1) {
      expect(await refusal(resetPassword(deps(), 'x', fresh, from({ address })))).toBe('link_expired');
      expect(
        await refusal(forgotPassword(deps(), { email: `siti${n}@example.com` }, from({ address }))),
      ).toBe('done');
    }
    expect(await refusal(resetPassword(deps(), 'x', fresh, from({ address })))).toBe('too_many_requests');
    expect(await refusal(forgotPassword(deps(), { email: 'siti30@example.com' }, from({ address })))).toBe(
      'too_many_requests',
    );
  });
});

describe('changing the password', () => {
  const form = { current_password: old, ...fresh };

  it('keeps this session, ends the others, voids open links and notifies the owner', async () => {
    const [here, there] = [await signIn(standing, siti, { host }), await signIn(standing, siti, { host })];
    await forget();
    const token = await tokenFor();
    await changePassword(deps(1), here.actor, form, from());
    expect([await lives(here.tokens.jwt), await lives(there.tokens.jwt)]).toEqual([true, false]);
    expect([await logInWith(old), await logInWith(fresh.password)]).toEqual(['credentials_wrong', 'done']);
    expect(await refusal(reset(token, 2))).toBe('link_expired');
    expect((await emailsTo(database.db, siti.email)).at(-1)).toMatchObject({
      kind: 'password_changed',
      locale: 'en',
    });
    expect(await actions()).toEqual([{ action: 'password.changed', subject_id: siti.id, details: {} }]);
  });
  it.each<[object, string, string]>([
    [{ current_password: 'Rahasia2!' }, 'current_password', 'error_password_wrong'],
    [{ current_password: '' }, 'current_password', 'error_field_empty'],
    [{ password: 'Labbaik1448', password_confirmation: 'Labbaik1448' }, 'password', 'error_password_special'],
    [{ password_confirmation: 'Labbaik-1449' }, 'password_confirmation', 'error_password_confirmation'],
  ])('refuses %j beside %s', async (change, field, message) => {
    const { actor } = await signIn(standing, siti, { host });
    await expect(changePassword(deps(), actor, { ...form, ...change }, from())).rejects.toMatchObject({
      code: 'invalid_input',
      faults: [{ field, message }],
    });
    expect(await logInWith(old)).toBe('done');
    expect(await emailsTo(database.db, siti.email)).toEqual([]);
  });
  it('limits guesses of the old one', async () => {
    const { actor } = await signIn(standing, siti, { host });
    for (let n = 0; n < 10; n += 1)
      expect(
        await refusal(changePassword(deps(), actor, { ...form, current_password: `Rahasia${n}?` }, from())),
      ).toBe('invalid_input');
    expect(await refusal(changePassword(deps(), actor, form, from()))).toBe('too_many_requests');
  });
  it('twice at once happens once: the second no longer knows the current one', async () => {
    const { actor } = await signIn(standing, siti, { host });
    const other = { current_password: old, password: 'Lebih-Cepat1', password_confirmation: 'Lebih-Cepat1' };
    const outcomes = await Promise.all(
      [form, other].map((one) => refusal(changePassword(deps(), actor, one, from()))),
    );
    expect(outcomes.sort()).toEqual(['done', 'invalid_input']);
  });
  it('points an account without a password to the reset email', async () => {
    await database.db.updateTable('accounts').set({ password_hash: null }).execute();
    const { actor } = await signIn(standing, siti, { host });
    await expect(changePassword(deps(), actor, form, from())).rejects.toMatchObject({
      faults: [{ field: 'current_password', message: 'error_password_unset' }],
    });
  });
});
