// Registering and verifying the code (decision 0013): right, wrong, twice, too late, too often, at once; and what an
// answer reveals.
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { passwordsWorked } from '#platform/passwords';
import type { AppError } from '#shared/errors';
import { createAccount } from '#test/factories/accounts';
import { NOW } from '#test/factories/programmes';
import { emailsTo, newestCode } from '#test/sent-emails';
import { useTestContext } from '#test/test-context';
import { findActor, logIn } from '#domain/sessions';
import { findRegistration, purgeRegistrations, register, resendRegistrationCode } from './register.ts';
import { verifyRegistration } from './verification.ts';

const host = 'rihlah.test';
const form = {
  name: 'Siti Aminah',
  email: 'siti@example.com',
  phone: '0812-3456-7890',
  birth_date: '1980-05-01',
  gender: 'female',
  password: 'Rahasia1!',
  password_confirmation: 'Rahasia1!',
  terms: 'on',
};
const { database, deps: standing, brand, at } = useTestContext({ host });
let addresses = 0;

const deps = (seconds = 0) => at(seconds);
const from = (address?: string) => {
  addresses += 1;
  return {
    brand,
    locale: 'id',
    origin: 'http://rihlah.test',
    address: address ?? `10.0.0.${addresses}`,
  } as const;
};
const ask = (change: object = {}, seconds = 0) => register(deps(seconds), { ...form, ...change }, from());
const give = (registrationId: string, code: string, seconds = 0) =>
  verifyRegistration(deps(seconds), { registrationId, code, host, userAgent: null, address: from().address });
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: AppError) => error.code,
  );
const codeFor = (email = form.email) => newestCode(database.db, email, 'registration_code');
const accounts = () => database.db.selectFrom('accounts').select(['email', 'name']).execute();
/** A code that is certainly not the right one. */
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

beforeEach(async () => {
  await database.db.deleteFrom('accounts').execute();
  await sql`truncate registrations, outbox_messages, throttles, audit_log`.execute(database.owner.db);
});

describe('registering', () => {
  it('creates nothing until the code is verified; then the account exists and is signed in', async () => {
    const id = await ask({ email: ' Siti@Example.com ', name: ' Zoe\u0308 Šárka سيتي ' });
    expect(await accounts()).toEqual([]);
    const { jwt } = await give(id, await codeFor());
    expect(await findActor(deps(), { jwt, host })).toMatchObject({
      email: 'siti@example.com',
      name: 'Zoë Šárka سيتي',
      hasSecondFactor: false,
    });
    const account = await database.db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow();
    expect(account).toMatchObject({
      phone: '+6281234567890',
      phone_verified_at: null,
      birth_date: '1980-05-01',
      gender: 'female',
      locale: 'id',
      email_verified_at: NOW,
      terms_accepted_at: NOW,
    });
    expect(
      await logIn(deps(), {
        email: form.email,
        password: form.password,
        host,
        userAgent: null,
        address: from().address,
      }),
    ).toMatchObject({ kind: 'signed_in' });
    expect(
      await database.db.selectFrom('audit_log').select(['action', 'subject_id']).orderBy('id').execute(),
    ).toEqual(
      ['account.created', 'session.started', 'session.started'].map((action) => ({
        action,
        subject_id: account.id,
      })),
    );
    expect(await database.db.selectFrom('registrations').select('id').execute()).toEqual([]);
  });
  it('needs neither a phone number nor a birth date nor a gender', async () => {
    const { name, email, password, password_confirmation, terms } = form;
    const id = await register(deps(), { name, email, password, password_confirmation, terms }, from());
    expect(await findRegistration(deps(), id)).toMatchObject({ phone: null });
    await give(id, await codeFor());
    expect(
      await database.db
        .selectFrom('accounts')
        .select(['phone', 'birth_date', 'gender'])
        .executeTakeFirstOrThrow(),
    ).toEqual({ phone: null, birth_date: null, gender: null });
  });
  it.each<[object, string]>([
    [{ birth_date: '2014-03-16' }, 'birth_date'],
    [{ phone: 'abcdefghijk' }, 'phone'],
    [{ password_confirmation: 'x' }, 'password_confirmation'],
    [{ terms: undefined }, 'terms'],
    [{ name: '\u202E' }, 'name'],
    [{ email: 'siti' }, 'email'],
    [{ email: ['a@b.co'] }, 'email'],
  ])('refuses %j', async (change, field) => {
    await expect(ask(change)).rejects.toMatchObject({ code: 'invalid_input', faults: [{ field }] });
    expect(await emailsTo(database.db, form.email)).toEqual([]);
  });
  it('counts age by the date in Jakarta: the 13th birthday begins there', async () => {
    // 2027-03-14 at 16:59:59 and 17:00 UTC: the last second of the 14th and the first of the 15th in Jakarta.
    const at = (time: string) => ({ ...standing, now: () => new Date(time) });
    const born = { ...form, birth_date: '2014-03-15' };
    await expect(register(at('2027-03-14T16:59:59Z'), born, from())).rejects.toMatchObject({
      faults: [{ field: 'birth_date', message: 'error_birth_date_child' }],
    });
    expect(await register(at('2027-03-14T17:00:00Z'), born, from())).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('an email address that has an account', () => {
  beforeEach(async () => void (await createAccount(database.db, { email: form.email, locale: 'en' })));

  it("is answered the same after the same work; only its email differs, in its owner's language", async () => {
    const seen = [];
    for (const email of [form.email, 'nobody@example.com']) {
      const before = passwordsWorked();
      const id = await ask({ email });
      const [letter] = await emailsTo(database.db, email);
      const waiting = await findRegistration(deps(), id);
      seen.push({
        isId: /^[0-9a-f-]{36}$/.test(id),
        work: passwordsWorked() - before,
        resend: waiting?.resendWaitSeconds,
        kind: letter?.kind,
        locale: letter?.locale,
      });
    }
    expect(seen).toEqual([
      { isId: true, work: 1, resend: 60, kind: 'registration_known_address', locale: 'en' },
      { isId: true, work: 1, resend: 60, kind: 'registration_code', locale: 'id' },
    ]);
    expect((await emailsTo(database.db, form.email))[0]?.text).toContain(
      'http://rihlah.test/en/auth/forgot-password',
    );
  });
  it('has no valid code, and answers as for a wrong code', async () => {
    const id = await ask();
    const outcomes = [];
    for (let n = 0; n < 6; n += 1) outcomes.push(await refusal(give(id, `00000${n}`)));
    expect(outcomes).toEqual([...Array.from({ length: 5 }, () => 'code_wrong'), 'code_expired']);
    expect(await refusal(give(await ask(), '000000', 600))).toBe('code_expired');
  });
});

describe('a code', () => {
  it('works once', async () => {
    const id = await ask();
    const code = await codeFor();
    expect(await refusal(give(id, code))).toBe('done');
    expect(await refusal(give(id, code))).toBe('code_expired');
  });
  it('expires after ten minutes', async () => {
    const id = await ask();
    const code = await codeFor();
    expect(await refusal(give(id, code, 600))).toBe('code_expired');
    expect(await refusal(give(id, code, 599))).toBe('done');
  });
  it('allows five tries; the sixth finds it used up, even if it is right', async () => {
    const id = await ask();
    const code = await codeFor();
    for (let n = 0; n < 5; n += 1) expect(await refusal(give(id, wrong(code)))).toBe('code_wrong');
    expect(await refusal(give(id, code))).toBe('code_expired');
    expect(await refusal(resendRegistrationCode(deps(61), id, from()))).toBe('code_expired');
    expect(await accounts()).toEqual([]);
  });
  it('allows no more than five concurrent tries', async () => {
    const id = await ask();
    const code = await codeFor();
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => refusal(give(id, wrong(code)))));
    expect(outcomes.filter((outcome) => outcome === 'code_wrong')).toHaveLength(5);
  });
  it('verifies its own registration only', async () => {
    const mine = await ask();
    const myCode = await codeFor();
    await ask({ email: 'lain@example.com' });
    const theirCode = await codeFor('lain@example.com');
    expect(await refusal(give(mine, theirCode === myCode ? wrong(myCode) : theirCode))).toBe('code_wrong');
  });
  it.each(['', 'x', '00000000-0000-0000-0000-000000000000', '\u0000'])(
    'of the unknown registration %j has expired',
    async (id) => {
      expect(await refusal(give(id, '123456'))).toBe('code_expired');
      expect(await refusal(resendRegistrationCode(deps(), id, from()))).toBe('code_expired');
    },
  );
  it('in an invalid format is refused beside its field, and does not count as a try', async () => {
    const id = await ask();
    for (let n = 0; n < 6; n += 1)
      await expect(give(id, 'abc')).rejects.toMatchObject({
        code: 'invalid_input',
        faults: [{ field: 'code' }],
      });
    expect(await refusal(give(id, await codeFor()))).toBe('done');
  });
});

describe('another code', () => {
  it('may be requested after a minute, and voids the first one', async () => {
    const id = await ask();
    const first = await codeFor();
    expect(await refusal(resendRegistrationCode(deps(59), id, from()))).toBe('code_sent_recently');
    await resendRegistrationCode(deps(60), id, from());
    const second = await codeFor();
    expect(await refusal(give(id, first === second ? wrong(first) : first, 61))).toBe('code_wrong');
    expect(await refusal(give(id, second, 61 + 598))).toBe('done');
  });
  it('is sent once when requested twice at once', async () => {
    const id = await ask();
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => refusal(resendRegistrationCode(deps(60), id, from()))),
    );
    expect(outcomes.sort()).toEqual(['code_sent_recently', 'code_sent_recently', 'done']);
    expect(await emailsTo(database.db, form.email)).toHaveLength(2);
  });
  it('notifies an address that got an account meanwhile, and only that', async () => {
    const id = await ask();
    await createAccount(database.db, { email: form.email });
    await resendRegistrationCode(deps(60), id, from());
    expect((await emailsTo(database.db, form.email)).map(({ kind }) => kind)).toEqual([
      'registration_code',
      'registration_known_address',
    ]);
  });
});

describe('one email address registered twice', () => {
  it('becomes one account, and whoever verifies second learns that it is taken', async () => {
    const first = await ask({ name: 'Pertama' });
    const firstCode = await codeFor();
    const second = await ask({ name: 'Kedua' }, 1);
    expect(await refusal(give(second, await codeFor(), 2))).toBe('done');
    expect(await refusal(give(first, firstCode, 3))).toBe('email_taken');
    expect(await accounts()).toEqual([{ email: form.email, name: 'Kedua' }]);
  });
  it('and verified twice at once is one account and one session', async () => {
    const ids = [await ask()];
    const codes = [await codeFor()];
    ids.push(await ask({}, 1));
    codes.push(await codeFor());
    const outcomes = await Promise.all(ids.map((id, index) => refusal(give(id, codes[index]!, 2))));
    expect(outcomes.sort()).toEqual(['done', 'email_taken']);
    expect(await database.db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
  });
  it('verifies one registration four times at once as one account and one session', async () => {
    const id = await ask();
    const code = await codeFor();
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => refusal(give(id, code))));
    expect(outcomes.sort()).toEqual(['code_expired', 'code_expired', 'code_expired', 'done']);
    expect(await accounts()).toHaveLength(1);
    expect(await database.db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
  });
});

describe('limits', () => {
  it('allow five emails to one address in an hour, registered or sent again, known or not', async () => {
    await createAccount(database.db, { email: 'known@example.com' });
    for (const email of [form.email, 'known@example.com']) {
      const id = await ask({ email });
      for (let n = 1; n < 5; n += 1) await resendRegistrationCode(deps(n * 60), id, from());
      expect(await refusal(ask({ email }, 301))).toBe('too_many_requests');
      expect(await refusal(resendRegistrationCode(deps(301), id, from()))).toBe('too_many_requests');
      expect(await emailsTo(database.db, email)).toHaveLength(5);
      expect(await refusal(ask({ email }, 3_601))).toBe('done');
    }
  });
  it('allow thirty registrations from one network, and do no work beyond', async () => {
    for (let n = 0; n < 30; n += 1)
      await register(deps(), { ...form, email: `siti${n}@example.com` }, from('192.0.2.1'));
    const before = passwordsWorked();
    expect(await refusal(register(deps(), { ...form, email: 'siti30@example.com' }, from('192.0.2.1')))).toBe(
      'too_many_requests',
    );
    expect(passwordsWorked()).toBe(before);
  });
  it('allow twenty tries at one email address in a day, over all its registrations', async () => {
    const outcomes = [];
    for (let n = 0; n < 4; n += 1) {
      const id = await ask({}, n);
      const code = await codeFor();
      for (let tries = 0; tries < 5; tries += 1) outcomes.push(await refusal(give(id, wrong(code), n)));
    }
    expect(new Set(outcomes)).toEqual(new Set(['code_wrong']));
    const last = await ask({}, 5);
    expect(await refusal(give(last, await codeFor(), 5))).toBe('too_many_requests');
  });
  it('allow a hundred tries from one network', async () => {
    const tries = Array.from({ length: 101 }, () =>
      refusal(
        verifyRegistration(deps(), {
          registrationId: 'x',
          code: '123456',
          host,
          userAgent: null,
          address: '192.0.2.9',
        }),
      ),
    );
    expect((await Promise.all(tries)).filter((outcome) => outcome === 'too_many_requests')).toHaveLength(1);
  });
});

it('deletes a registration after a day without verification', async () => {
  const id = await ask();
  expect(await findRegistration(deps(86_399), id)).toMatchObject({
    email: form.email,
    name: form.name,
  });
  expect(await findRegistration(deps(86_400), id)).toBeNull();
  expect(await purgeRegistrations(deps(86_399))).toBe(0);
  expect(await purgeRegistrations(deps(86_401))).toBe(1);
});
