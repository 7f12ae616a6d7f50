// What the calls about one's own account are asked (spec §7).
import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { changePhone } from '#domain/profile';
import { sendDeletionCode } from '#domain/privacy';
import { hashPassword } from '#platform/passwords';
import { signIn } from '#test/factories/accounts';
import { newestCode } from '#test/sent-emails';
import { multipart } from '#test/multipart';
import type { Ask, Call, ApiTestContext } from '#test/api/call';

const me = '/api/v3/user/auth/me';
const phoneNumber = '/api/v3/user/auth/phone-number';
const password = 'Rahasia-123';
const brandOf = ({ deps }: ApiTestContext) => deps.brands.forHost('brand.test');
const newPhone = () => `+62813${randomInt(10_000_000, 99_999_999)}`;

const withPassword =
  (sent: object): Ask =>
  async ({ deps, caller }) => {
    await deps.db
      .updateTable('accounts')
      .set({ password_hash: await hashPassword(password) })
      .where('id', '=', caller!.account.id)
      .execute();
    return { body: sent };
  };
const withCode: Ask = async (context) => {
  await sendDeletionCode(context.deps, context.caller!.actor, brandOf(context));
  return {
    body: { code: await newestCode(context.deps.db, context.caller!.account.email, 'deletion_code') },
  };
};
const file =
  (bytes: () => Promise<Uint8Array>, field = 'avatar'): Ask =>
  async () =>
    multipart({ [field]: { bytes: await bytes(), name: 'saya.jpg', type: 'image/jpeg' } });
const picture = () =>
  sharp({ create: { width: 2, height: 2, channels: 3, background: '#0b5d47' } })
    .jpeg()
    .toBuffer();

export const profileCalls: Record<string, Call> = {
  [`GET ${me}`]: { works: [{}] },
  [`PATCH ${me}`]: {
    works: [
      { body: { name: 'Siti Aminah' } },
      {},
      {
        body: {
          name: 'سيتي',
          birth_date: '1980-02-29',
          gender: null,
          address: 'Jl. Kenanga 1\nTebet',
          email: 'lain@example.com',
        },
      },
    ],
    wrong: [
      [{ body: { name: '' } }, 'name'],
      [{ body: { name: ['Siti'] } }, 'name'],
      [{ body: { birth_date: '2020-01-01' } }, 'birth_date'],
      [{ body: { birth_date: 'kemarin' } }, 'birth_date'],
      [{ body: { gender: 'other' } }, 'gender'],
      [{ body: { address: 'a'.repeat(301) } }, 'address'],
    ],
  },
  [`DELETE ${me}`]: {
    works: [withPassword({ password }), withCode],
    wrong: [
      [withPassword({}), 'password'],
      [withPassword({ password: 'Salah-123' }), 'password'],
      [withPassword({ code: '123456' }), 'password'],
      [{ body: { password } }, 'code'],
      [{ body: { code: '12' } }, 'code'],
    ],
  },
  [`POST ${me}/deletion-code`]: { works: [{}] },
  [`POST ${me}/avatar`]: {
    works: [file(picture)],
    wrong: [
      [file(async () => Buffer.from('<html>')), 'avatar'],
      [file(async () => new Uint8Array()), 'avatar'],
      [file(picture, 'picture'), 'avatar'],
      [file(async () => Buffer.alloc(5 * 1024 * 1024 + 1)), 'avatar'],
    ],
  },
  [`DELETE ${me}/avatar`]: { works: [{}] },
  [`POST ${me}/export`]: { works: [{}] },
  [`GET ${me}/sessions`]: { works: [{}] },
  [`DELETE ${me}/sessions`]: {
    works: [{}, `${me}/sessions?which=others`],
    wrong: { [`${me}/sessions?which=mine`]: 'which' },
  },
  [`DELETE ${me}/sessions/:id`]: {
    works: [
      async ({ deps, caller }) => ({
        url: `${me}/sessions/${(await signIn(deps, caller!.account)).actor.sessionId}`,
      }),
    ],
    unknown: ['00000000-0000-0000-0000-000000000000', 'tidak-ada', '%27%20or%201=1'].map(
      (id) => `${me}/sessions/${id}`,
    ),
  },
  [`PATCH ${phoneNumber}`]: {
    works: [async () => ({ body: { phone: newPhone() } })],
    wrong: [
      [{ body: {} }, 'phone'],
      [{ body: { phone: '0812' } }, 'phone'],
      [{ body: { phone: 'nomor telepon' } }, 'phone'],
      [{ body: { phone: 6281 } }, 'phone'],
    ],
  },
  [`POST ${phoneNumber}/verify`]: {
    works: [
      async (context) => {
        const phone = newPhone();
        await changePhone(
          context.deps,
          context.caller!.actor,
          { phone },
          { brand: brandOf(context), address: phone },
        );
        return { body: { code: await newestCode(context.deps.db, phone, 'phone_code') } };
      },
    ],
    wrong: [
      [{}, 'code'],
      [{ body: { code: 'enam angka' } }, 'code'],
      [{ body: { code: 123_456 } }, 'code'],
    ],
  },
  [`POST ${phoneNumber}/resend-otp`]: {
    works: [
      async ({ deps, caller }) => {
        await deps.db
          .updateTable('accounts')
          .set({ phone: newPhone(), phone_verified_at: null })
          .where('id', '=', caller!.account.id)
          .execute();
        return {};
      },
    ],
  },
};
