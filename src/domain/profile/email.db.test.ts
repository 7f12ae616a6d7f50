// A new email address: the old one stays until the code is verified; nobody learns who has an account, and nobody takes
// one over.
import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#domain/audit';
import { hashPassword } from '#platform/passwords';
import { createAccount, createMember, type SignedIn } from '#test/factories/accounts';
import { emailsTo, newestCode } from '#test/sent-emails';
import { useTestContext } from '#test/test-context';
import { changeEmail, findPendingEmail, resendEmailCode, verifyEmail } from './email.ts';
import { forgotPassword, isPasswordResetOpen } from '#domain/credentials';

const { database, deps, brand, at } = useTestContext();
const password = 'Labbaik-1447';
let digest: string;
let count = 0;
beforeAll(async () => void (digest = await hashPassword(password)));

const newMail = () => `baru.${(count += 1)}@example.com`;
const from = () => ({ brand, address: `10.2.0.${(count += 1)}` });
const member = (change: object = {}) => createMember(deps, { password_hash: digest, ...change });
const ask = ({ actor }: SignedIn, email: string, seconds = 0, current = password) =>
  changeEmail(at(seconds), actor, { email, current_password: current }, from());
const verify = ({ actor }: SignedIn, code: string, seconds = 0) =>
  verifyEmail(at(seconds), actor, { code }, { brand });
const codeTo = (email: string) => newestCode(database.db, email, 'email_code');
const wrong = (code: string) => (code === '111111' ? '222222' : '111111');
const mailOf = async ({ account }: SignedIn) =>
  (
    await database.db
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', account.id)
      .executeTakeFirstOrThrow()
  ).email;

describe('a new email address', () => {
  it('takes effect once its code is verified; then the old one is notified', async () => {
    const siti = await member();
    const email = newMail();
    await ask(siti, ` ${email.toUpperCase()} `);
    expect([await mailOf(siti), await findPendingEmail(deps, siti.actor)]).toEqual([
      siti.account.email,
      { email, waitSeconds: 60 },
    ]);
    await verify(siti, await codeTo(email));
    expect([await mailOf(siti), await findPendingEmail(deps, siti.actor)]).toEqual([email, null]);
    expect((await emailsTo(database.db, siti.account.email)).map(({ kind }) => kind)).toEqual([
      'email_changed',
    ]);
    expect((await listAudit(deps, siti.account.id, 1, 9)).items.map(({ action }) => action)).toEqual([
      'email.changed',
    ]);
  });
  it('requires the password', async () => {
    const siti = await member();
    await expect(ask(siti, newMail(), 0, 'Labbaik-1448')).rejects.toMatchObject({
      faults: [{ field: 'current_password', message: 'error_password_wrong' }],
    });
    const google = await member({ password_hash: null });
    await expect(ask(google, newMail())).rejects.toMatchObject({
      faults: [{ field: 'current_password', message: 'error_password_unset' }],
    });
    await expect(ask(siti, siti.account.email)).rejects.toMatchObject({
      faults: [{ field: 'email', message: 'error_email_same' }],
    });
    await expect(ask(siti, 'siti')).rejects.toMatchObject({
      faults: [{ field: 'email', message: 'error_email_invalid' }],
    });
  });
  it('of another account is answered alike, and only its reader learns', async () => {
    const siti = await member();
    const other = await createAccount(database.db);
    await ask(siti, other.email);
    expect(await findPendingEmail(deps, siti.actor)).toEqual({ email: other.email, waitSeconds: 60 });
    expect(
      (await emailsTo(database.db, other.email)).map(({ kind, text }) => [kind, /\b\d{6}\b/.test(text)]),
    ).toEqual([['email_taken', false]]);
  });
  it('goes to one of two who verify it at once', async () => {
    const [siti, umar] = [await member(), await member()];
    const email = newMail();
    await ask(siti, email);
    const first = await codeTo(email);
    await ask(umar, email, 1);
    const second = await codeTo(email);
    await verify(umar, second, 2);
    await expect(verify(siti, first, 2)).rejects.toMatchObject({ code: 'email_taken' });
    expect([await mailOf(umar), await mailOf(siti)]).toEqual([email, siti.account.email]);
  });
  it('limits guesses, replays, lifetime and number of codes', async () => {
    const siti = await member();
    const email = newMail();
    await ask(siti, email);
    const code = await codeTo(email);
    for (let tries = 0; tries < 5; tries += 1)
      await expect(verify(siti, wrong(code))).rejects.toMatchObject({ code: 'code_wrong' });
    await expect(verify(siti, code)).rejects.toMatchObject({ code: 'code_expired' });
    await expect(resendEmailCode(at(59), siti.actor, from())).rejects.toMatchObject({
      code: 'code_sent_recently',
    });
    await resendEmailCode(at(60), siti.actor, from());
    await expect(verify(siti, await codeTo(email), 60 + 600)).rejects.toMatchObject({ code: 'code_expired' });
    for (let asked = 2; asked < 10; asked += 1) await ask(siti, newMail(), asked * 100).catch(() => null);
    await expect(ask(siti, newMail(), 1_000)).rejects.toMatchObject({ code: 'too_many_requests' });
    await expect(resendEmailCode(deps, (await member()).actor, from())).rejects.toMatchObject({
      code: 'code_expired',
    });
  });
  it('voids what the old one proved: pending links and linked identities', async () => {
    const siti = await member();
    await database.db
      .insertInto('account_identities')
      .values({
        provider: 'google',
        subject: 'siti',
        account_id: siti.account.id,
        proves_mail: true,
        created_at: deps.now(),
      })
      .execute();
    await forgotPassword(
      deps,
      { email: siti.account.email },
      { brand, locale: 'id', origin: 'http://localhost', address: '10.3.0.1' },
    );
    const [letter] = await emailsTo(database.db, siti.account.email);
    const token = /reset-password\/([\w-]+)/.exec(letter!.text)![1]!;
    expect(await isPasswordResetOpen(deps, token)).toBe(true);
    const email = newMail();
    await ask(siti, email);
    await verify(siti, await codeTo(email));
    expect(await isPasswordResetOpen(deps, token)).toBe(false);
    expect(
      await database.db
        .selectFrom('account_identities')
        .select('proves_mail')
        .where('subject', '=', 'siti')
        .execute(),
    ).toEqual([{ proves_mail: false }]);
  });
});
