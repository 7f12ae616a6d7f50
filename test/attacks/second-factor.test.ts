// Attacks on signing in with a second factor: by somebody who has the password, or a session, but not the phone.
import { beforeAll, describe, expect, it } from 'vitest';
import { changePassword, forgotPassword, resetPassword } from '#domain/credentials';
import { findActor, finishLogIn, logIn, type LoginOutcome, refreshSession } from '#domain/sessions';
import { listAudit } from '#domain/audit';
import { type Actor, grantMembership, hasRole, revokeMembership } from '#domain/memberships';
import {
  beginEnrolment,
  codeAt,
  confirmEnrolment,
  findEnrolment,
  removeSecondFactor,
  renewRecoveryCodes,
  stepUp,
} from '#domain/second-factors';
import { hashPassword } from '#platform/passwords';
import { staffSessionDays, staffSessionIdleHours } from '#shared/sessions';
import { createMember, createStaffAuthenticator, enrolFactor, signIn } from '#test/factories/accounts';
import { emailsTo, newestLink } from '#test/sent-emails';
import { useTestContext } from '#test/test-context';

const password = 'Labbaik-1447';
const host = 'brand.test';
const wrong = '000000';
const { deps, brand, at } = useTestContext({ host });
let staff: { email: string; secret: string };
let addresses = 0;

const asker = () =>
  ({ brand, locale: 'id', origin: `http://${host}`, address: `10.2.0.${(addresses += 1)}` }) as const;
const logsIn = (email = staff.email) =>
  logIn(deps, {
    email,
    password,
    host,
    userAgent: 'Mozilla/5.0 (Android 14) Chrome/120',
    address: asker().address,
  });
const ticketOf = (outcome: LoginOutcome) => (outcome.kind === 'second_factor' ? outcome.ticket : '');
const finish = (ticket: string, code: string, seconds = 0) =>
  finishLogIn(at(seconds), { ticket, code, host, userAgent: 'Mozilla/5.0 (Android 14) Chrome/120' });
const accountIdOf = async (email: string) =>
  (await deps.db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

beforeAll(async () => void (staff = await createStaffAuthenticator(deps)));

describe('the ticket between the two factors', () => {
  it('dies with a password reset', async () => {
    const ticket = ticketOf(await logsIn());
    await forgotPassword(deps, { email: staff.email }, asker());
    const token = (await newestLink(deps.db, staff.email, 'password_reset', '/auth/reset-password/'))
      .split('/')
      .at(-1)!;
    await resetPassword(deps, token, { password, password_confirmation: password }, asker());
    await expect(finish(ticket, codeAt(staff.secret, deps.now()))).rejects.toMatchObject({
      code: 'link_expired',
    });
    // What is begun afterwards is good.
    await finish(ticketOf(await logsIn()), codeAt(staff.secret, deps.now()));
  });
  it('dies with a change of the password', async () => {
    const other = await createStaffAuthenticator(deps);
    const ticket = ticketOf(await logsIn(other.email));
    const { actor } = await signIn(
      deps,
      await deps.db
        .selectFrom('accounts')
        .selectAll()
        .where('email', '=', other.email)
        .executeTakeFirstOrThrow(),
    );
    await changePassword(
      deps,
      actor,
      { current_password: password, password, password_confirmation: password },
      { brand },
    );
    await expect(finish(ticket, codeAt(other.secret, deps.now()))).rejects.toMatchObject({
      code: 'link_expired',
    });
  });
});

describe('guessing at the code', () => {
  it('is read by the owner, who gets one email about it at the third wrong code', async () => {
    const other = await createStaffAuthenticator(deps);
    const ticket = ticketOf(await logsIn(other.email));
    const refusals = async () =>
      (await emailsTo(deps.db, other.email)).filter(({ kind }) => kind === 'second_factor_refused');
    for (let times = 1; times <= 5; times += 1) {
      await expect(finish(ticket, wrong)).rejects.toMatchObject({ code: 'code_wrong' });
      expect(await refusals()).toHaveLength(times < 3 ? 0 : 1);
    }
    const [email] = await refusals();
    expect(email!.text).toContain('Chrome, Android');
    const { items } = await listAudit(deps, await accountIdOf(other.email), 1, 5);
    expect(items.map(({ action, role, details }) => [action, role, details])).toEqual(
      Array.from({ length: 5 }, () => [
        'session.code_refused',
        'guest',
        { method: 'password', device: 'Chrome, Android' },
      ]),
    );
  });
});

it('writes each sign-in down for its owner: by which way, on which device, with which proof', async () => {
  const other = await createStaffAuthenticator(deps);
  await finish(ticketOf(await logsIn(other.email)), codeAt(other.secret, deps.now()));
  const {
    items: [entry],
  } = await listAudit(deps, await accountIdOf(other.email), 1, 1);
  expect(entry).toMatchObject({
    action: 'session.started',
    isOwn: true,
    details: { method: 'password', device: 'Chrome, Android', second_factor: 1 },
  });
});

describe('somebody who holds a session, but not the password', () => {
  const digest = hashPassword(password);
  const own = { current_password: password };
  const isIn = async (jwt: string) => (await findActor(deps, { jwt, host })) !== null;

  it('cannot enrol a factor of their own', async () => {
    const { actor } = await createMember(deps, { password_hash: await digest });
    for (const form of [{}, { current_password: '' }, { current_password: 'Labbaik-1448' }]) {
      await expect(beginEnrolment(deps, actor, form, { brand })).rejects.toMatchObject({
        code: 'invalid_input',
      });
    }
    expect(await findEnrolment(deps, actor, 'Rihlah')).toBeNull();
    await expect(confirmEnrolment(deps, actor, wrong, { brand })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
  it('cannot enrol on an account without a password either: it is set by an email first', async () => {
    const { actor } = await createMember(deps);
    await expect(beginEnrolment(deps, actor, own, { brand })).rejects.toMatchObject({
      faults: [{ field: 'current_password', message: 'error_password_unset' }],
    });
  });
  it('cannot guess the password there', async () => {
    const { actor } = await createMember(deps, { password_hash: await digest });
    for (let times = 0; times < 10; times += 1)
      await expect(beginEnrolment(deps, actor, { current_password: 'x' }, { brand })).rejects.toMatchObject({
        code: 'invalid_input',
      });
    await expect(beginEnrolment(deps, actor, own, { brand })).rejects.toMatchObject({
      code: 'too_many_requests',
    });
  });
  it('neither sees nor confirms what the owner began elsewhere, or long ago', async () => {
    const { actor, account } = await createMember(deps, { password_hash: await digest });
    const thief = await signIn(deps, account);
    await beginEnrolment(deps, actor, own, { brand });
    const { secret } = (await findEnrolment(deps, actor, 'Rihlah'))!;
    expect(await findEnrolment(deps, thief.actor, 'Rihlah')).toBeNull();
    await expect(
      confirmEnrolment(deps, thief.actor, codeAt(secret, deps.now()), { brand }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    expect(await findEnrolment(at(900), actor, 'Rihlah')).toBeNull();
  });
  it.each([
    ['replace', beginEnrolment],
    ['remove', removeSecondFactor],
    ['renew the recovery codes of', renewRecoveryCodes],
  ] as const)('cannot %s the factor by the password or the phone alone', async (_what, change) => {
    const { actor, account } = await createMember(deps, {
      password_hash: await digest,
      hasSecondFactor: true,
    });
    const secret = await enrolFactor(deps, account.id);
    const code = codeAt(secret, deps.now());
    await expect(
      change(deps, actor, { current_password: 'Labbaik-1448', code }, { brand }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(change(deps, actor, own, { brand })).rejects.toMatchObject({
      code: 'second_factor_required',
    });
    await expect(change(deps, actor, { ...own, code: wrong }, { brand })).rejects.toMatchObject({
      code: 'code_wrong',
    });
    await change(deps, actor, { ...own, code }, { brand });
  });
  it('is thrown out by the owner who enrols, replaces or removes, and each change is emailed', async () => {
    const owner = await createMember(deps, { password_hash: await digest });
    const thrownOut = async (work: () => Promise<unknown>) => {
      const thief = await signIn(deps, owner.account);
      await work();
      expect([await isIn(thief.tokens.jwt), await isIn(owner.tokens.jwt)]).toEqual([false, true]);
    };
    let secret = '';
    const confirm = async (seconds: number) => {
      const then = at(seconds);
      secret = (await findEnrolment(then, owner.actor, 'Rihlah'))!.secret;
      await thrownOut(() => confirmEnrolment(then, owner.actor, codeAt(secret, then.now()), { brand }));
    };
    const proof = (seconds: number) => ({ ...own, code: codeAt(secret, at(seconds).now()) });
    await beginEnrolment(deps, owner.actor, own, { brand });
    await confirm(0);
    const before = secret;
    await beginEnrolment(at(60), owner.actor, proof(60), { brand });
    await confirm(60);
    expect(secret).not.toBe(before);
    await thrownOut(() => removeSecondFactor(at(120), owner.actor, proof(120), { brand }));
    expect((await emailsTo(deps.db, owner.account.email)).map(({ kind }) => kind)).toEqual(
      Array.from({ length: 3 }, () => 'second_factor_changed'),
    );
    const { items } = await listAudit(deps, owner.account.id, 1, 9);
    expect(items.map(({ action }) => action)).toEqual([
      'second_factor.removed',
      'second_factor.replaced',
      'second_factor.enrolled',
    ]);
  });
});

describe('a factor that is gone', () => {
  it('counts no more in any session, whatever the session says of itself', async () => {
    const { account, tokens } = await createMember(deps, { roles: ['operator_finance'] });
    const actor = () => findActor(deps, { jwt: tokens.jwt, host });
    expect(hasRole(await actor(), 'operator_finance')).toBe(true);
    await deps.db.deleteFrom('second_factors').where('account_id', '=', account.id).execute();
    expect(hasRole(await actor(), 'operator_finance')).toBe(false);
  });
  it('opens no finance pages to a member who removed it and is then granted finance', async () => {
    const member = await createMember(deps, {
      password_hash: await hashPassword(password),
      hasSecondFactor: true,
    });
    const secret = await enrolFactor(deps, member.account.id);
    await removeSecondFactor(
      deps,
      member.actor,
      { current_password: password, code: codeAt(secret, deps.now()) },
      { brand },
    );
    await grantMembership(deps, 'system', {
      accountId: member.account.id,
      role: 'operator_finance',
      partnerId: null,
    });
    expect(await findActor(deps, { jwt: member.tokens.jwt, host })).toBeNull();
    const again = await signIn(deps, member.account);
    expect(hasRole(again.actor, 'operator_finance')).toBe(false);
  });
});

describe('sessions of staff', () => {
  it('end when a role is given or taken', async () => {
    const { account } = await createMember(deps);
    const grant = { accountId: account.id, role: 'operator_content', partnerId: null } as const;
    const alive = async (actor: Actor) =>
      (
        await deps.db
          .selectFrom('sessions')
          .select('ended_by')
          .where('id', '=', actor.sessionId)
          .executeTakeFirstOrThrow()
      ).ended_by;
    const [first, second] = [await signIn(deps, account), await signIn(deps, account)];
    await grantMembership(deps, 'system', grant);
    expect([await alive(first.actor), await alive(second.actor)]).toEqual(['role', 'role']);
    const third = await signIn(deps, account);
    await grantMembership(deps, 'system', grant);
    expect(await alive(third.actor)).toBeNull();
    await revokeMembership(deps, 'system', grant);
    expect(await alive(third.actor)).toBe('role');
  });
  it('last twelve hours idle and seven days in all', async () => {
    const refresh = (refreshToken: string, hours: number) =>
      refreshSession(at(hours * 3_600), { refreshToken, host });
    const { tokens } = await createMember(deps, { roles: ['operator_support'] });
    await expect(refresh(tokens.refreshToken, staffSessionIdleHours)).rejects.toMatchObject({
      code: 'session_ended',
    });
    let { refreshToken } = (await createMember(deps, { roles: ['operator_support'] })).tokens;
    const step = staffSessionIdleHours - 1;
    let hours = step;
    for (; hours < staffSessionDays * 24; hours += step)
      ({ refreshToken } = await refresh(refreshToken, hours));
    await expect(refresh(refreshToken, staffSessionDays * 24)).rejects.toMatchObject({
      code: 'session_ended',
    });
  });
});

describe('a session that was proven hours ago', () => {
  it('gives no roles before a fresh code, and then for ten minutes', async () => {
    const support = await createMember(deps, { roles: ['operator_support'] });
    const { account } = await createMember(deps);
    const grant = { accountId: account.id, role: 'operator_content', partnerId: null } as const;
    const actorAt = async (seconds: number) => {
      const session = await signIn(at(seconds), support.account);
      await deps.db
        .updateTable('sessions')
        .set({ has_second_factor: true, factor_proven_at: provenAt })
        .where('id', '=', session.actor.sessionId)
        .execute();
      return (await findActor(at(seconds), { jwt: session.tokens.jwt, host }))!;
    };
    let provenAt = deps.now();
    expect((await actorAt(599)).hasFreshFactor).toBe(true);
    const actor = await actorAt(601);
    expect([actor.hasSecondFactor, actor.hasFreshFactor]).toEqual([true, false]);
    await expect(grantMembership(at(601), actor, grant)).rejects.toMatchObject({ code: 'step_up_required' });
    await expect(revokeMembership(at(601), actor, grant)).rejects.toMatchObject({ code: 'step_up_required' });
    await expect(stepUp(at(601), actor, wrong, { brand })).rejects.toMatchObject({ code: 'code_wrong' });
    const secret = await enrolFactor(deps, support.account.id);
    await stepUp(at(601), actor, codeAt(secret, at(601).now()), { brand });
    provenAt = (
      await deps.db
        .selectFrom('sessions')
        .select('factor_proven_at')
        .where('id', '=', actor.sessionId)
        .executeTakeFirstOrThrow()
    ).factor_proven_at!;
    await grantMembership(at(601), await actorAt(602), grant);
  });
});
