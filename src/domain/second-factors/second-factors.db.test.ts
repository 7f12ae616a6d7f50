// Second factors on a real database: enrolment, codes that work once, recovery, what staff may not do.
import { beforeEach, expect, it } from 'vitest';
import { rotateKeys } from '#domain/key-rotation';
import type { Actor } from '#domain/memberships';
import { openFiles } from '#platform/files/files';
import { createKeyRing } from '#platform/keys';
import { hashPassword } from '#platform/passwords';
import { useTestContext } from '#test/test-context';
import {
  beginEnrolment,
  codeAt,
  confirmEnrolment,
  findEnrolment,
  hasSecondFactor,
  passSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from './second-factors.ts';

const inDatabase = openFiles({ place: 'database', storage: null });

let now = new Date('2027-03-15T01:00:00Z');
let actor: Actor;
const password = 'Labbaik-1447';
const digest = hashPassword(password);
const { database, deps: world, brand } = useTestContext();
const deps = () => ({ ...world, now: () => now });
const own = { current_password: password };
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1_000));

beforeEach(async () => {
  later(3_600);
  const { id } = await database.db
    .insertInto('accounts')
    .values({
      email: `staf-${now.getTime()}@contoh.id`,
      email_verified_at: now,
      password_hash: await digest,
      name: 'Staf',
      locale: 'id',
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const session = await database.db
    .insertInto('sessions')
    .values({
      account_id: id,
      host: 'rihlah.localhost',
      created_at: now,
      last_used_at: now,
      expires_at: new Date('2028-01-01'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  actor = {
    accountId: id,
    sessionId: session.id,
    name: 'Staf',
    email: `staf-${now.getTime()}@contoh.id`,
    locale: 'id',
    avatarId: null,
    isPhoneVerified: false,
    hasSecondFactor: false,
    hasFreshFactor: false,
    memberships: [],
  };
});

async function enrolled(): Promise<{ secret: string; codes: string[] }> {
  await beginEnrolment(deps(), actor, own, { brand });
  const { secret } = (await findEnrolment(deps(), actor, 'Rihlah'))!;
  const codes = await confirmEnrolment(deps(), actor, codeAt(secret, now), { brand });
  later(60);
  return { secret, codes };
}

it('shows the same secret until a code confirms it, then never again', async () => {
  expect(await findEnrolment(deps(), actor, 'Rihlah')).toBeNull();
  await beginEnrolment(deps(), actor, own, { brand });
  const first = (await findEnrolment(deps(), actor, 'Rihlah'))!;
  await beginEnrolment(deps(), actor, own, { brand });
  expect(await findEnrolment(deps(), actor, 'Rihlah')).toEqual(first);
  expect(first.address).toMatch(/^otpauth:\/\/totp\/Rihlah:.*secret=/);
  expect(await hasSecondFactor(deps(), actor.accountId)).toBe(false);
  await confirmEnrolment(deps(), actor, codeAt(first.secret, now), { brand });
  expect(await hasSecondFactor(deps(), actor.accountId)).toBe(true);
  expect(await findEnrolment(deps(), actor, 'Rihlah')).toBeNull();
  await expect(beginEnrolment(deps(), actor, own, { brand })).rejects.toMatchObject({
    code: 'second_factor_required',
  });
});

it('marks the session that enrolled as proven, and writes it to the audit log', async () => {
  await enrolled();
  const session = await database.db
    .selectFrom('sessions')
    .select('has_second_factor')
    .where('id', '=', actor.sessionId)
    .executeTakeFirstOrThrow();
  expect(session.has_second_factor).toBe(true);
  const actions = await database.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', actor.accountId)
    .execute();
  expect(actions).toEqual([{ action: 'second_factor.enrolled' }]);
});

it('stores the secret encrypted', async () => {
  const { secret } = await enrolled();
  const row = await database.db
    .selectFrom('second_factors')
    .selectAll()
    .where('account_id', '=', actor.accountId)
    .executeTakeFirstOrThrow();
  expect(row.secret.toString('latin1')).not.toContain(secret);
  expect(row.key_id).toBe('test');
});

it('accepts the code of this step, the one before and the one after, each once', async () => {
  const { secret } = await enrolled();
  const early = codeAt(secret, new Date(now.getTime() - 30_000));
  const next = codeAt(secret, new Date(now.getTime() + 30_000));
  await passSecondFactor(deps(), actor.accountId, early, { brand });
  await expect(passSecondFactor(deps(), actor.accountId, early, { brand })).rejects.toMatchObject({
    code: 'code_wrong',
  });
  await passSecondFactor(deps(), actor.accountId, `${next.slice(0, 3)} ${next.slice(3)}`, { brand });
  // Older than one that was used, although still within time.
  await expect(
    passSecondFactor(deps(), actor.accountId, codeAt(secret, now), { brand }),
  ).rejects.toMatchObject({ code: 'code_wrong' });
  later(300);
  await expect(passSecondFactor(deps(), actor.accountId, next, { brand })).rejects.toMatchObject({
    code: 'code_wrong',
  });
});

it('accepts one code sent twice at the same moment once', async () => {
  const { secret } = await enrolled();
  const code = codeAt(secret, now);
  const outcomes = await Promise.allSettled(
    [1, 2, 3].map(() => passSecondFactor(deps(), actor.accountId, code, { brand })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it("accepts each recovery code once, in any spelling, and only its owner's", async () => {
  const {
    codes: [first = '', second = ''],
  } = await enrolled();
  await passSecondFactor(deps(), actor.accountId, ` ${first.toLowerCase().replace('-', ' ')} `, { brand });
  await expect(passSecondFactor(deps(), actor.accountId, first, { brand })).rejects.toMatchObject({
    code: 'code_wrong',
  });
  const other = await database.db
    .insertInto('accounts')
    .values({
      email: `lain-${now.getTime()}@contoh.id`,
      email_verified_at: now,
      name: 'Lain',
      locale: 'id',
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await expect(passSecondFactor(deps(), other.id, second, { brand })).rejects.toMatchObject({
    code: 'code_wrong',
  });
});

it('replaces the recovery codes, and voids the old ones', async () => {
  const {
    secret,
    codes: [old = ''],
  } = await enrolled();
  const renewed = await renewRecoveryCodes(deps(), actor, { ...own, code: codeAt(secret, now) }, { brand });
  expect(renewed).toHaveLength(10);
  await expect(passSecondFactor(deps(), actor.accountId, old, { brand })).rejects.toMatchObject({
    code: 'code_wrong',
  });
});

it('refuses after ten tries, even the right code, until the quarter of an hour is over', async () => {
  const { secret } = await enrolled();
  later(900);
  const wrong = codeAt(secret, new Date(now.getTime() + 3_600_000));
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await expect(passSecondFactor(deps(), actor.accountId, wrong, { brand })).rejects.toMatchObject({
      code: 'code_wrong',
    });
  }
  await expect(
    passSecondFactor(deps(), actor.accountId, codeAt(secret, now), { brand }),
  ).rejects.toMatchObject({ code: 'too_many_requests' });
  later(900);
  await passSecondFactor(deps(), actor.accountId, codeAt(secret, now), { brand });
});

it('lets a member remove it with a code, and staff never', async () => {
  const { secret } = await enrolled();
  const staff: Actor = { ...actor, memberships: [{ role: 'operator_support', partnerId: null }] };
  await expect(
    removeSecondFactor(deps(), staff, { ...own, code: codeAt(secret, now) }, { brand }),
  ).rejects.toMatchObject({ code: 'forbidden' });
  await expect(
    removeSecondFactor(deps(), actor, { ...own, code: '000000' }, { brand }),
  ).rejects.toMatchObject({ code: 'code_wrong' });
  await removeSecondFactor(deps(), actor, { ...own, code: codeAt(secret, now) }, { brand });
  expect(await hasSecondFactor(deps(), actor.accountId)).toBe(false);
  expect(
    await database.db
      .selectFrom('recovery_codes')
      .selectAll()
      .where('account_id', '=', actor.accountId)
      .execute(),
  ).toEqual([]);
});

it('re-encrypts secrets with the newest key; the codes stay the same', async () => {
  const { secret } = await enrolled();
  const master = (id: string, byte: number | string) => `${id}:${Buffer.alloc(32, byte).toString('base64')}`;
  const keys = createKeyRing(`${master('new', 9)},${master('test', 'rihlah')}`);
  expect(await rotateKeys({ db: database.db, keys, files: inDatabase })).toBeGreaterThan(0);
  expect(await rotateKeys({ db: database.db, keys, files: inDatabase })).toBe(0);
  await passSecondFactor(
    { ...deps(), keys: createKeyRing(master('new', 9)) },
    actor.accountId,
    codeAt(secret, now),
    { brand },
  );
  // The other tests of this file use their own ring.
  const row = await database.db
    .selectFrom('second_factors')
    .select('key_id')
    .where('account_id', '=', actor.accountId)
    .executeTakeFirstOrThrow();
  expect(row.key_id).toBe('new');
});
