// Signing in by password: right, wrong, too often, and what an answer reveals.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasRole } from '#domain/memberships';
import { hashPassword, passwordsWorked } from '#platform/passwords';
import type { AppError } from '#shared/errors';
import { knownDeviceDays, ticketSeconds } from '#shared/sessions';
import { createAccount } from '#test/factories/accounts';
import { createPartner, createPlaces, NOW } from '#test/factories/programmes';
import { createTestDatabase, type TestDatabase, testKeys } from '#test/harness';
import { findActor } from './find-session.ts';
import { logIn, type LoginRequest } from './login.ts';
import { readTicket } from './tokens.ts';
import { startSession } from './session-records.ts';

const password = 'Labbaik-1447';
let database: TestDatabase;
let digest: string;
let addresses = 0;

const deps = (seconds = 0) => ({
  db: database.db,
  keys: testKeys,
  now: () => new Date(NOW.getTime() + seconds * 1_000),
});
const request = (change: Partial<LoginRequest>): LoginRequest => {
  addresses += 1;
  return {
    email: 'siti@example.com',
    password,
    host: 'rihlah.test',
    userAgent: null,
    address: `10.0.0.${addresses}`,
    ...change,
  };
};
const ask = (change: Partial<LoginRequest> = {}, seconds = 0) => logIn(deps(seconds), request(change));
const refusal = (change: Partial<LoginRequest>, seconds = 0) =>
  ask(change, seconds).then(
    () => null,
    (error: AppError) => ({ code: error.code, faults: error.faults }),
  );
async function actorOf(outcome: Awaited<ReturnType<typeof ask>>) {
  return outcome.kind === 'signed_in'
    ? findActor(deps(), { jwt: outcome.tokens.jwt, host: 'rihlah.test' })
    : null;
}

beforeAll(async () => {
  database = await createTestDatabase();
  await createPlaces(database.db);
  digest = await hashPassword(password);
  await createAccount(database.db, { email: 'siti@example.com', password_hash: digest });
  await createAccount(database.db, { email: 'google@example.com' });
});
afterAll(() => database.drop());

describe('logging in', () => {
  it('with the right password begins a session, in any spelling of the email address', async () => {
    expect(await actorOf(await ask())).toMatchObject({ email: 'siti@example.com' });
    expect(await actorOf(await ask({ email: '  SITI@Example.com ' }))).toMatchObject({
      email: 'siti@example.com',
    });
  });
  it('refuses a wrong password, an unknown email and an account without a password alike, after the same work', async () => {
    const seen = [];
    for (const email of ['siti@example.com', 'nobody@example.com', 'google@example.com']) {
      const before = passwordsWorked();
      seen.push([await refusal({ email, password: 'Labbaik-1448' }), passwordsWorked() - before]);
    }
    expect(seen).toEqual([0, 1, 2].map(() => [{ code: 'credentials_wrong', faults: [] }, 1]));
  });
  it('queues a flood of logins before the first query, and leaves connections to everybody else', async () => {
    let mostWaiting = 0;
    const look = () => {
      mostWaiting = Math.max(mostWaiting, database.pool.waitingCount);
    };
    database.pool.on('acquire', look);
    const rush = Array.from({ length: 40 }, (_, n) => refusal({ email: `rush-${n}@example.com` }));
    expect(new Set((await Promise.all(rush)).map((fault) => fault?.code))).toEqual(
      new Set(['credentials_wrong']),
    );
    database.pool.off('acquire', look);
    // Of forty, for four connections, only those whose turn it is.
    expect(mostWaiting).toBeLessThan(6);
  });
  it('names the invalid fields', async () => {
    expect(await refusal({ email: 'siti', password: '' })).toEqual({
      code: 'invalid_input',
      faults: [
        { field: 'email', message: 'error_email_invalid' },
        { field: 'password', message: 'error_field_empty' },
      ],
    });
  });
});

describe('guessing', () => {
  it('ends after twenty tries at one account, from any network, and the right password waits too', async () => {
    const tries = [];
    for (let n = 0; n < 20; n += 1)
      tries.push(await refusal({ email: 'guessed@example.com', password: `Labbaik-${n}` }));
    expect(new Set(tries.map((fault) => fault?.code))).toEqual(new Set(['credentials_wrong']));
    const before = passwordsWorked();
    expect(await refusal({ email: 'guessed@example.com' })).toMatchObject({ code: 'too_many_requests' });
    expect(passwordsWorked()).toBe(before);
    expect(await refusal({ email: 'guessed@example.com' }, 901)).toMatchObject({ code: 'credentials_wrong' });
  });
  it('ends after a hundred tries from one network, at any account', async () => {
    const key = { address: '192.0.2.1', password: 'x' };
    await Promise.all(
      Array.from({ length: 100 }, (_, n) => refusal({ ...key, email: `list-${n}@example.com` })),
    );
    expect(await refusal({ ...key, email: 'list-100@example.com' })).toMatchObject({
      code: 'too_many_requests',
    });
    expect(await actorOf(await ask())).not.toBeNull();
  });
});

describe('a device on which the owner has signed in before', () => {
  const email = 'dikunci@example.com';
  const guess = (change: Partial<LoginRequest> = {}) => refusal({ email, password: 'x', ...change });
  const signedInBefore = async (address: string) => {
    const outcome = await ask({ email: address });
    return outcome.kind === 'signed_in' ? [outcome.tokens.knownDevice!.token] : [];
  };
  let knownDevices: string[];
  beforeAll(async () => {
    await createAccount(database.db, { email, password_hash: digest });
    knownDevices = await signedInBefore(email);
    await Promise.all(Array.from({ length: 20 }, () => guess()));
  });

  it('admits them while the account is locked for others', async () => {
    expect(await refusal({ email })).toMatchObject({ code: 'too_many_requests' });
    expect(await actorOf(await ask({ email, knownDevices }))).toMatchObject({ email });
  });
  it('counts for no other account, on no other host, and only for a limited time', async () => {
    const others = await signedInBefore('siti@example.com');
    expect(await refusal({ email, knownDevices: [...others, 'x', ''] })).toMatchObject({
      code: 'too_many_requests',
    });
    expect(await refusal({ email, knownDevices, host: 'amanah.test' })).toMatchObject({
      code: 'too_many_requests',
    });
    const late = knownDeviceDays * 86_400 + 1;
    await Promise.all(
      Array.from({ length: 20 }, () => refusal({ email, password: 'x', knownDevices }, late)),
    );
    expect(await refusal({ email, knownDevices }, late)).toMatchObject({ code: 'too_many_requests' });
  });
  it('limits its own tries', async () => {
    const account = await createAccount(database.db, { email: 'dicuri@example.com', password_hash: digest });
    const stolen = { email: account.email, knownDevices: await signedInBefore(account.email) };
    for (let tries = 0; tries < 10; tries += 1)
      expect(await guess(stolen)).toMatchObject({ code: 'credentials_wrong' });
    expect(await refusal(stolen)).toMatchObject({ code: 'too_many_requests' });
    expect(await actorOf(await ask({ email: account.email }))).toMatchObject({ email: account.email });
  });
});

describe('staff', () => {
  const email = 'petugas@example.com';
  let staffId: string;
  let partnerId: string;
  beforeAll(async () => {
    staffId = (await createAccount(database.db, { email, password_hash: digest })).id;
    partnerId = (await createPartner(database.db)).id;
    await database.db
      .insertInto('memberships')
      .values([
        {
          account_id: staffId,
          role: 'partner_staff',
          partner_id: partnerId,
          duties: ['owner'],
          created_at: NOW,
        },
        // They are listed by age.
        { account_id: staffId, role: 'consultant', created_at: new Date(NOW.getTime() + 1) },
      ])
      .execute();
  });
  it('without a second factor sign in, but their staff roles do not count', async () => {
    const actor = await actorOf(await ask({ email }));
    expect(actor?.memberships).toEqual([
      { role: 'partner_staff', partnerId, duties: ['owner'], leads: [] },
      { role: 'consultant', partnerId: null },
    ]);
    expect([hasRole(actor, 'partner_staff', partnerId), hasRole(actor, 'consultant')]).toEqual([false, true]);
  });
  it('with a second factor get a ticket for the password, not a session', async () => {
    await database.db
      .insertInto('second_factors')
      .values({
        account_id: staffId,
        secret: Buffer.alloc(20),
        key_id: 'test',
        created_at: NOW,
        confirmed_at: NOW,
      })
      .execute();
    const sessions = () =>
      database.db.selectFrom('sessions').select('id').where('account_id', '=', staffId).execute();
    const before = await sessions();
    const outcome = await ask({ email });
    if (outcome.kind !== 'second_factor') throw new Error('A session was given');
    expect(await sessions()).toEqual(before);
    expect(await findActor(deps(), { jwt: outcome.ticket, host: 'rihlah.test' })).toBeNull();
    expect(await readTicket(deps(), outcome.ticket, 'rihlah.test')).toEqual({
      accountId: staffId,
      method: 'password',
      generation: 0,
    });
    expect(await readTicket(deps(), outcome.ticket, 'amanah.test')).toBeNull();
    expect(await readTicket(deps(ticketSeconds + 1), outcome.ticket, 'rihlah.test')).toBeNull();
  });
  it('have their roles after the second factor, for their own organisation', async () => {
    const { jwt } = await startSession(deps(), {
      accountId: staffId,
      host: 'rihlah.test',
      userAgent: null,
      hasSecondFactor: true,
    });
    const actor = await findActor(deps(), { jwt, host: 'rihlah.test' });
    expect([
      hasRole(actor, 'partner_staff'),
      hasRole(actor, 'partner_staff', partnerId),
      hasRole(actor, 'partner_staff', staffId),
      hasRole(actor, 'bank_officer'),
    ]).toEqual([true, true, false, false]);
    expect(await readTicket(deps(), jwt, 'rihlah.test')).toBeNull();
  });
});
