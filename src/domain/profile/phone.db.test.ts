// A new phone number (spec §7): the old one stays until the code is verified; codes cannot be guessed, replayed or
// requested in bulk.
import { describe, expect, it } from 'vitest';
import { listAudit } from '#domain/audit';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { emailsTo, newestCode } from '#test/sent-emails';
import { useTestContext } from '#test/test-context';
import { changePhone, resendPhoneCode, verifyPhone } from './phone.ts';
import { getProfile } from './profile-data.ts';

const { deps, brand, at } = useTestContext();
let numbers = 0;

/** A number used nowhere else. */
const newPhone = () => `+62813${10_000_000 + (numbers += 1)}`;
/** Each from a network of its own, unless the test is about the network. */
const from = (address = `10.1.${Math.floor(numbers / 200)}.${(numbers += 1) % 200}`) => ({ brand, address });
const ask = (member: SignedIn, phone: string, seconds = 0, address?: string) =>
  changePhone(at(seconds), member.actor, { phone }, from(address));
const refused = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { code: string }) => error.code,
  );

const codeTo = (phone: string) => newestCode(deps.db, phone, 'phone_code');
const wrong = (code: string) => (code === '111111' ? '222222' : '111111');
const verify = (member: SignedIn, code: string, seconds = 0) =>
  verifyPhone(at(seconds), member.actor, { code }, { brand });

describe('a new number', () => {
  it('takes effect once its code is verified, and the owner is notified by email', async () => {
    const member = await createMember(deps, { phone: '+6281200000001' });
    const phone = newPhone();
    await ask(member, phone.replace('+62', '0'));
    expect(await getProfile(deps, member.actor)).toMatchObject({
      phone: '+6281200000001',
      isPhoneVerified: true,
      pendingPhone: { phone, waitSeconds: 60 },
    });
    await verify(member, await codeTo(phone));
    expect(await getProfile(deps, member.actor)).toMatchObject({
      phone,
      isPhoneVerified: true,
      pendingPhone: null,
    });
    expect(
      (await listAudit(deps, member.account.id, 1, 9)).items.map(({ action, details }) => [action, details]),
    ).toEqual([['phone.changed', {}]]);
    const letters = await deps.db
      .selectFrom('outbox_messages')
      .select('kind')
      .where('recipient', '=', member.account.email)
      .execute();
    expect(letters).toEqual([{ kind: 'phone_changed' }]);
  });
  it("may be the account's own unverified one", async () => {
    const phone = newPhone();
    const member = await createMember(deps, { phone, phone_verified_at: null });
    expect(member.actor.isPhoneVerified).toBe(false);
    await resendPhoneCode(deps, member.actor, from());
    await verify(member, await codeTo(phone));
    expect(await getProfile(deps, member.actor)).toMatchObject({ phone, isPhoneVerified: true });
    // Nothing has changed: no alarm, and the audit log says what happened.
    expect(await emailsTo(deps.db, member.account.email)).toEqual([]);
    expect((await listAudit(deps, member.account.id, 1, 9)).items.map(({ action }) => action)).toEqual([
      'phone.verified',
    ]);
  });
  it.each([
    ['nothing', '', 'error_field_empty'],
    ['too few digits', '0812345', 'error_phone_too_short'],
    ['words', 'nomor telepon', 'error_phone_invalid'],
    ['the number that is proven already', '0812-3456-7890', 'error_phone_same'],
  ])('is not %s', async (_what, phone, message) => {
    const member = await createMember(deps, { phone: '+6281234567890' });
    await expect(ask(member, phone)).rejects.toMatchObject({
      code: 'invalid_input',
      faults: [{ field: 'phone', message }],
    });
  });
});

describe('its code', () => {
  it('works once', async () => {
    const member = await createMember(deps);
    const phone = newPhone();
    await ask(member, phone);
    const code = await codeTo(phone);
    await verify(member, code);
    expect(await refused(verify(member, code))).toBe('code_expired');
  });
  it('works once when it is sent twice at the same moment', async () => {
    const member = await createMember(deps);
    const phone = newPhone();
    await ask(member, phone);
    const code = await codeTo(phone);
    const outcomes = await Promise.all([
      refused(verify(member, code)),
      refused(verify(member, code)),
      refused(verify(member, code)),
    ]);
    expect(outcomes.toSorted()).toEqual(['code_expired', 'code_expired', null]);
  });
  it('is void after five wrong tries, even when the sixth is right', async () => {
    const member = await createMember(deps);
    const phone = newPhone();
    await ask(member, phone);
    const code = await codeTo(phone);
    for (let times = 0; times < 5; times += 1)
      expect(await refused(verify(member, wrong(code)))).toBe('code_wrong');
    expect(await refused(verify(member, code))).toBe('code_expired');
    expect((await getProfile(deps, member.actor)).phone).toBe(member.account.phone);
  });
  it('expires after ten minutes', async () => {
    const member = await createMember(deps);
    const phone = newPhone();
    await ask(member, phone);
    const code = await codeTo(phone);
    expect(await refused(verify(member, code, 600))).toBe('code_expired');
    expect(await refused(verify(member, code, 599))).toBeNull();
  });
  it('verifies nothing for anybody else, nor another number', async () => {
    const [one, other] = [await createMember(deps), await createMember(deps)];
    const [first, second] = [newPhone(), newPhone()];
    await ask(one, first);
    const code = await codeTo(first);
    expect(await refused(verify(other, code))).toBe('code_expired');
    await ask(other, newPhone());
    expect(await refused(verify(other, code))).toBe('code_wrong');
    await ask(one, second);
    expect(await refused(verify(one, code))).toBe('code_wrong');
  });
  it('is sent again after a minute, and then the older one is void', async () => {
    const member = await createMember(deps);
    const phone = newPhone();
    await ask(member, phone);
    const first = await codeTo(phone);
    expect(await refused(resendPhoneCode(at(59), member.actor, from()))).toBe('code_sent_recently');
    expect(await refused(ask(member, phone, 59))).toBe('code_sent_recently');
    expect(await refused(resendPhoneCode(at(60), member.actor, from()))).toBeNull();
    const second = await codeTo(phone);
    // With a chance of one in a million both are the same.
    const older = first === second ? wrong(second) : first;
    expect(await refused(verify(member, older, 61))).toBe('code_wrong');
    expect(await refused(verify(member, second, 61))).toBeNull();
  });
  it('may be requested at once for another number: a wrong digit is corrected without waiting', async () => {
    const member = await createMember(deps);
    await ask(member, newPhone());
    expect(await refused(ask(member, newPhone(), 1))).toBeNull();
  });
  it('is sent once when requested twice at the same moment', async () => {
    const member = await createMember(deps);
    const phone = newPhone();
    const outcomes = await Promise.all([refused(ask(member, phone)), refused(ask(member, phone))]);
    expect(outcomes.toSorted()).toEqual(['code_sent_recently', null]);
    expect(
      await deps.db.selectFrom('outbox_messages').select('id').where('recipient', '=', phone).execute(),
    ).toHaveLength(1);
  });
  it('is not sent again when none is pending', async () => {
    const member = await createMember(deps);
    expect(await refused(resendPhoneCode(deps, member.actor, from()))).toBe('code_expired');
  });
});

describe('codes are limited', () => {
  it('by one account', async () => {
    const member = await createMember(deps);
    for (let count = 0; count < 10; count += 1) await ask(member, newPhone());
    expect(await refused(ask(member, newPhone()))).toBe('too_many_requests');
  });
  it('by one number, whoever requests them', async () => {
    const phone = newPhone();
    for (let count = 0; count < 10; count += 1) await ask(await createMember(deps), phone);
    expect(await refused(ask(await createMember(deps), phone))).toBe('too_many_requests');
  });
  it('from one network', async () => {
    for (let count = 0; count < 30; count += 1)
      await ask(await createMember(deps), newPhone(), 0, '192.0.2.7');
    expect(await refused(ask(await createMember(deps), newPhone(), 0, '192.0.2.7'))).toBe(
      'too_many_requests',
    );
  });
  it('in guesses, however many are sent', async () => {
    const member = await createMember(deps);
    const outcomes: (string | null)[] = [];
    for (let round = 0; round < 5; round += 1) {
      const phone = newPhone();
      await ask(member, phone);
      const code = await codeTo(phone);
      for (let times = 0; times < 5; times += 1) outcomes.push(await refused(verify(member, wrong(code))));
    }
    expect(outcomes).toEqual([
      ...Array<string>(20).fill('code_wrong'),
      ...Array<string>(5).fill('too_many_requests'),
    ]);
  });
});
