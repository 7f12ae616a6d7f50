// Attacks on signing in with a second factor: by somebody who has the password, or a session, but not the phone.
import { beforeAll, describe, expect, it } from 'vitest';
import { changePassword, finishLogIn, forgotPassword, logIn, type LoginOutcome, resetPassword } from '#domain/accounts';
import { listAudit } from '#domain/audit';
import { codeAt } from '#domain/second-factors';
import { createStaffAuthenticator, signIn } from '#test/factories/accounts';
import { lettersTo, newestLink } from '#test/letters';
import { useScene } from '#test/scene';

const password = 'Labbaik-1447';
const host = 'brand.test';
const wrong = '000000';
const { deps, brand, at } = useScene({ host });
let staff: { email: string; secret: string };
let addresses = 0;

const asker = () => ({ brand, locale: 'id', origin: `http://${host}`, address: `10.2.0.${(addresses += 1)}` }) as const;
const logsIn = (email = staff.email) => logIn(deps, { email, password, host, userAgent: 'Mozilla/5.0 (Android 14) Chrome/120', address: asker().address });
const ticketOf = (outcome: LoginOutcome) => (outcome.kind === 'second_factor' ? outcome.ticket : '');
const finish = (ticket: string, code: string, seconds = 0) => finishLogIn(at(seconds), { ticket, code, host, userAgent: 'Mozilla/5.0 (Android 14) Chrome/120' });
const accountIdOf = async (email: string) => (await deps.db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

beforeAll(async () => void (staff = await createStaffAuthenticator(deps)));

describe('the ticket between the two factors', () => {
  it('dies with a password reset', async () => {
    const ticket = ticketOf(await logsIn());
    await forgotPassword(deps, { email: staff.email }, asker());
    const token = (await newestLink(deps.db, staff.email, 'password_reset', '/auth/reset-password/')).split('/').at(-1)!;
    await resetPassword(deps, token, { password, password_confirmation: password }, asker());
    await expect(finish(ticket, codeAt(staff.secret, deps.now()))).rejects.toMatchObject({ code: 'link_expired' });
    // What is begun afterwards is good.
    await finish(ticketOf(await logsIn()), codeAt(staff.secret, deps.now()));
  });
  it('dies with a change of the password', async () => {
    const other = await createStaffAuthenticator(deps);
    const ticket = ticketOf(await logsIn(other.email));
    const { actor } = await signIn(deps, await deps.db.selectFrom('accounts').selectAll().where('email', '=', other.email).executeTakeFirstOrThrow());
    await changePassword(deps, actor, { current_password: password, password, password_confirmation: password }, { brand });
    await expect(finish(ticket, codeAt(other.secret, deps.now()))).rejects.toMatchObject({ code: 'link_expired' });
  });
});

describe('guessing at the code', () => {
  it('is read by the owner, who gets one email about it at the third wrong code', async () => {
    const other = await createStaffAuthenticator(deps);
    const ticket = ticketOf(await logsIn(other.email));
    const refusals = async () => (await lettersTo(deps.db, other.email)).filter(({ kind }) => kind === 'second_factor_refused');
    for (let times = 1; times <= 5; times += 1) {
      await expect(finish(ticket, wrong)).rejects.toMatchObject({ code: 'code_wrong' });
      expect(await refusals()).toHaveLength(times < 3 ? 0 : 1);
    }
    const [email] = await refusals();
    expect(email!.text).toContain('Chrome, Android');
    const { items } = await listAudit(deps, await accountIdOf(other.email), 1, 5);
    expect(items.map(({ action, role, details }) => [action, role, details])).toEqual(
      Array.from({ length: 5 }, () => ['session.code_refused', 'guest', { method: 'password', device: 'Chrome, Android' }]));
  });
});

it('writes each sign-in down for its owner: by which way, on which device, with which proof', async () => {
  const other = await createStaffAuthenticator(deps);
  await finish(ticketOf(await logsIn(other.email)), codeAt(other.secret, deps.now()));
  const { items: [entry] } = await listAudit(deps, await accountIdOf(other.email), 1, 1);
  expect(entry).toMatchObject({ action: 'session.started', isOwn: true, details: { method: 'password', device: 'Chrome, Android', second_factor: 1 } });
});
