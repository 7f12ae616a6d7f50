// Sessions and refresh tokens: what a thief, a second tab, another host and a lost device may and may not do.
import { SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#domain/audit';
import { endAllSessions, endOtherSessions, endSession } from '#domain/session-endings';
import { createKeyRing } from '#platform/keys';
import { jwtSeconds, sessionDays, sessionIdleDays } from '#shared/sessions';
import { createAccount } from '#test/factories/accounts';
import { NOW } from '#test/factories/programmes';
import { testKeys } from '#test/harness';
import { useTestContext } from '#test/test-context';
import { findActor, findSession } from './find-session.ts';
import { isAccessToken, purgeDevices, registerDevice } from './devices.ts';
import { purgeSessions, startSession, digestOf } from './session-records.ts';
import { refreshSession } from './refresh-session.ts';
import { emailsTo } from '#test/sent-emails';
import { readJwt } from './tokens.ts';

const host = 'rihlah.test';
const day = 86_400;
const { database, deps, at } = useTestContext({ brandId: 'rihlah' });
let accountId: string;

/** The same deps, this many seconds later. */
const later = (seconds = 0, keys = testKeys) => ({ ...at(seconds), keys });
const signIn = (at = later(), account = accountId) =>
  startSession(at, { accountId: account, host, userAgent: 'Firefox', hasSecondFactor: false });
const refresh = (refreshToken: string, seconds = 0, at = host) =>
  refreshSession(later(seconds), { refreshToken, host: at });
const isIn = async (jwt: string, seconds = 0) => (await findActor(later(seconds), { jwt, host })) !== null;
const ended = { code: 'session_ended' };

beforeAll(async () => void (accountId = (await createAccount(database.db, { name: 'Siti Aminah' })).id));

describe('a jwt', () => {
  it('identifies its person for ten minutes', async () => {
    const { jwt } = await signIn();
    expect(await findActor(later(jwtSeconds - 1), { jwt, host })).toMatchObject({
      accountId,
      name: 'Siti Aminah',
      locale: 'id',
      avatarId: null,
      isPhoneVerified: true,
      hasSecondFactor: false,
      memberships: [],
    });
    expect(await findSession(later(jwtSeconds + 1), { jwt, host })).toEqual({ state: 'none', actor: null });
  });
  it('is refused on another host, though it is valid on its own', async () => {
    const { jwt } = await signIn();
    expect(await isIn(jwt)).toBe(true);
    expect(await findSession(later(), { jwt, host: 'amanah.test' })).toEqual({ state: 'none', actor: null });
  });
  it('is refused when somebody else signed it', async () => {
    const { jwt } = await signIn();
    const { sessionId } = (await readJwt(later(), jwt, host))!;
    const seconds = Math.floor(NOW.getTime() / 1_000);
    const claims = (token: SignJWT) =>
      token
        .setSubject(accountId)
        .setAudience(host)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + 600);
    const [head = '', body = '', signature = ''] = jwt.split('.');
    const other = Buffer.from(
      JSON.stringify({ sub: accountId, sid: sessionId, aud: host, exp: seconds + 600 }),
    ).toString('base64url');
    const forged: Record<string, string> = {
      'signed by another key': await claims(
        new SignJWT({ sid: sessionId }).setProtectedHeader({ alg: 'HS256', kid: 'test' }),
      ).sign(Buffer.alloc(32, 1)),
      'signed for another purpose': await claims(
        new SignJWT({ sid: sessionId }).setProtectedHeader({ alg: 'HS256', kid: 'test' }),
      ).sign(testKeys.current('codes').secret),
      'with another method': await claims(
        new SignJWT({ sid: sessionId }).setProtectedHeader({ alg: 'HS512', kid: 'test' }),
      ).sign(Buffer.alloc(64, 1)),
      'without a signature': new UnsecuredJWT({
        sid: sessionId,
        sub: accountId,
        aud: host,
        exp: seconds + 600,
      }).encode(),
      'with its claims exchanged': `${head}.${other}.${signature}`,
      'with its signature cut off': `${head}.${body}.`,
      'that never ends': await new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', kid: 'test' })
        .setSubject(accountId)
        .setAudience(host)
        .sign(testKeys.current('jwt').secret),
      'that is none': 'x',
    };
    const found = await Promise.all(
      Object.entries(forged).map(async ([how, token]) => [how, await isIn(token)]),
    );
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(Object.keys(forged).map((how) => [how, false])),
    );
  });
  it('survives a key rotation, and ends when its own key leaves the ring', async () => {
    const text = (id: string, fill: number) => `${id}:${Buffer.alloc(32, fill).toString('base64')}`;
    const [old, both, young] = [text('old', 1), `${text('new', 2)},${text('old', 1)}`, text('new', 2)].map(
      createKeyRing,
    );
    const { jwt, refreshToken } = await signIn(later(0, old));
    expect(await findActor(later(0, both), { jwt, host })).not.toBeNull();
    expect(await findActor(later(0, young), { jwt, host })).toBeNull();
    const renewed = await refreshSession(later(0, both), { refreshToken, host });
    expect(await findActor(later(0, young), { jwt: renewed.jwt, host })).not.toBeNull();
    expect(
      await refreshSession(later(1, young), { refreshToken: renewed.refreshToken, host }),
    ).toHaveProperty('jwt');
  });
  it('of a retry matches whichever key derived the successor', async () => {
    const text = (id: string, fill: number) => `${id}:${Buffer.alloc(32, fill).toString('base64')}`;
    const { refreshToken } = await signIn();
    const first = await refreshSession(later(0, createKeyRing(text('old', 1))), { refreshToken, host });
    const again = await refreshSession(later(5, createKeyRing(`${text('new', 2)},${text('old', 1)}`)), {
      refreshToken,
      host,
    });
    expect(again.refreshToken).toBe(first.refreshToken);
  });
});

describe('a session', () => {
  it('is new with every sign-in, with secrets of its own', async () => {
    const [first, second] = [await signIn(), await signIn()];
    expect(first.refreshToken).not.toBe(second.refreshToken);
    expect((await readJwt(later(), first.jwt, host))?.sessionId).not.toBe(
      (await readJwt(later(), second.jwt, host))?.sessionId,
    );
  });
  it('stores no readable secret', async () => {
    const { refreshToken } = await signIn();
    const { rows } = await database.pool.query<{ everything: string }>(
      'select (s.*, t.*)::text as everything from sessions s join refresh_tokens t on t.session_id = s.id',
    );
    expect(rows.some(({ everything }) => everything.includes(refreshToken))).toBe(false);
  });
  it('ends alone when its device signs out, and the other device stays signed in', async () => {
    const [phone, laptop] = [await signIn(), await signIn()];
    const actor = (await findActor(later(), { jwt: phone.jwt, host }))!;
    expect(await endSession(later(), actor.sessionId)).toBe(true);
    expect(await endSession(later(), actor.sessionId)).toBe(false);
    expect(await findSession(later(), { jwt: phone.jwt, host })).toEqual({ state: 'ended', actor: null });
    await expect(refresh(phone.refreshToken)).rejects.toMatchObject(ended);
    expect(await isIn(laptop.jwt)).toBe(true);
    await refresh(laptop.refreshToken);
  });
  it('can end on all other devices, and on all', async () => {
    const own = (await createAccount(database.db)).id;
    const [here, there, third] = [
      await signIn(later(), own),
      await signIn(later(), own),
      await signIn(later(), own),
    ];
    const bystander = await signIn();
    expect(await endOtherSessions(later(), (await findActor(later(), { jwt: here.jwt, host }))!)).toBe(2);
    expect([await isIn(here.jwt), await isIn(there.jwt), await isIn(third.jwt)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await endAllSessions(later(), own)).toBe(1);
    expect([await isIn(here.jwt), await isIn(bystander.jwt)]).toEqual([false, true]);
    await expect(refresh(there.refreshToken)).rejects.toMatchObject(ended);
  });
  it('ends with its account', async () => {
    const { id } = await createAccount(database.db);
    const { jwt, refreshToken } = await signIn(later(), id);
    await database.db.deleteFrom('accounts').where('id', '=', id).execute();
    expect(await findSession(later(), { jwt, host })).toEqual({ state: 'ended', actor: null });
    await expect(refresh(refreshToken)).rejects.toMatchObject(ended);
  });
});

describe('refreshing', () => {
  it('returns a successor and a jwt of the same session', async () => {
    const { jwt, refreshToken } = await signIn();
    const next = await refresh(refreshToken, 500);
    expect(next.refreshToken).not.toBe(refreshToken);
    expect(await findActor(later(1_000), { jwt: next.jwt, host })).toEqual(
      await findActor(later(), { jwt, host }),
    );
  });
  it('returns the same successor to a second tab, or after a lost answer', async () => {
    const { refreshToken } = await signIn();
    const first = await refresh(refreshToken, 100);
    expect((await refresh(refreshToken, 130)).refreshToken).toBe(first.refreshToken);
    await refresh(first.refreshToken, 131);
  });
  it('on two connections at once ends nothing', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { refreshToken } = await signIn();
      const answers = await Promise.all(Array.from({ length: 4 }, () => refresh(refreshToken)));
      expect(new Set(answers.map((answer) => answer.refreshToken)).size).toBe(1);
      await refresh(answers[0]!.refreshToken);
    }
  });
  it('with a used token ends the session for thief and owner', async () => {
    const { refreshToken: stolen } = await signIn();
    const owner = await refresh(stolen, 600);
    await expect(refresh(stolen, 631)).rejects.toMatchObject(ended);
    expect(await isIn(owner.jwt, 631)).toBe(false);
    await expect(refresh(owner.refreshToken, 631)).rejects.toMatchObject(ended);
    const { sessionId } = (await readJwt(later(600), owner.jwt, host))!;
    expect(
      await database.db
        .selectFrom('sessions')
        .select('ended_by')
        .where('id', '=', sessionId)
        .executeTakeFirst(),
    ).toEqual({ ended_by: 'reuse' });
  });
  it('with a used token notifies the owner, once', async () => {
    const owner = await createAccount(database.db, {
      email: 'pemilik@example.com',
      locale: 'en',
      name: 'Ahmad Fauzi',
    });
    const { refreshToken: stolen } = await startSession(later(), {
      accountId: owner.id,
      host,
      userAgent: 'Mozilla/5.0 (Android 14; Mobile) Firefox/133.0',
      hasSecondFactor: false,
    });
    await refresh(stolen, 600);
    for (const seconds of [700, 701]) await expect(refresh(stolen, seconds)).rejects.toMatchObject(ended);
    expect(await emailsTo(database.db, owner.email)).toMatchObject([
      { kind: 'sessions_ended', locale: 'en', text: expect.stringContaining('Firefox, Android') },
    ]);
    const log = await listAudit(deps, owner.id, 1, 10);
    expect(log.items).toMatchObject([{ action: 'session.reused', role: 'system', isOwn: false }]);
  });
  it('with a token whose successor was used ends it at once', async () => {
    const { refreshToken: stolen } = await signIn();
    const thief = await refresh(stolen, 600);
    const thiefAgain = await refresh(thief.refreshToken, 610);
    await expect(refresh(stolen, 611)).rejects.toMatchObject(ended);
    expect(await isIn(thiefAgain.jwt, 611)).toBe(false);
  });
  it('with an old token of the family ends it, however old', async () => {
    const { refreshToken: oldest } = await signIn();
    let newest = await refresh(oldest, 1);
    for (let hours = 1; hours < 5; hours += 1) newest = await refresh(newest.refreshToken, hours * 3_600);
    await expect(refresh(oldest, 5 * 3_600)).rejects.toMatchObject(ended);
    await expect(refresh(newest.refreshToken, 5 * 3_600)).rejects.toMatchObject(ended);
  });
  it("is refused on another host and for an invalid token, and ends nobody's session", async () => {
    const { jwt, refreshToken } = await signIn();
    await expect(refresh(refreshToken, 1, 'amanah.test')).rejects.toMatchObject(ended);
    await expect(refresh('x', 1)).rejects.toMatchObject(ended);
    expect(await isIn(jwt)).toBe(true);
    await refresh(refreshToken, 2);
  });
  it('extends a session used within thirty days, up to ninety days in all', async () => {
    const idle = await signIn();
    await expect(refresh(idle.refreshToken, sessionIdleDays * day + 1)).rejects.toMatchObject(ended);
    let used = await signIn();
    for (const days of [29, 58, 87]) used = await refresh(used.refreshToken, days * day);
    await expect(refresh(used.refreshToken, sessionDays * day + 1)).rejects.toMatchObject(ended);
  });
});

it('deletes expired sessions, and only them', async () => {
  const [idle, used] = [await signIn(), await signIn()];
  const renewed = await refresh(used.refreshToken, 29 * day);
  const kept = async () =>
    (await database.db.selectFrom('refresh_tokens').select('digest').execute()).map(({ digest }) =>
      digest.toString('hex'),
    );
  await purgeSessions(later(sessionIdleDays * day - 1));
  expect(await kept()).toContain(digestOf(idle.refreshToken).toString('hex'));
  expect(await purgeSessions(later(sessionIdleDays * day + 1))).toBeGreaterThan(0);
  expect(await kept()).not.toContain(digestOf(idle.refreshToken).toString('hex'));
  await refresh(renewed.refreshToken, sessionIdleDays * day + 1);
});

it('deletes devices unused for a year, and records each use', async () => {
  const register = () =>
    registerDevice(deps, { name: 'Aplikasi', deviceId: '1', deviceType: 'android', address: '192.0.2.7' });
  const [idle, used] = [await register(), await register()];
  expect(await isAccessToken(later(200 * day), used)).toBe(true);
  expect(await purgeDevices(later(366 * day))).toBe(1);
  expect([await isAccessToken(deps, idle), await isAccessToken(deps, used)]).toEqual([false, true]);
});
