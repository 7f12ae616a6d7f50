// A member's picture (docs/product/profile.md: a disguised file, a 5-MB and a 1-pixel avatar): what may be uploaded, and what is
// stored.
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#domain/audit';
import { avatarMaxBytes } from '#shared/avatar';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { useTestContext } from '#test/test-context';
import { changeAvatar, findAvatar, removeAvatar } from './avatar.ts';
import { getProfile } from './profile-data.ts';

const { deps } = useTestContext();
let member: SignedIn;
let red: Buffer;
beforeAll(async () => {
  member = await createMember(deps);
  red = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
});

const refusal = (file: Buffer, by = member.actor) =>
  changeAvatar(deps, by, file).then(
    () => null,
    (error: unknown) => error,
  );
const kept = async (accountId: string) =>
  (await deps.db.selectFrom('avatars').selectAll().where('account_id', '=', accountId).execute())[0];

describe('a picture', () => {
  it('of one pixel becomes a square with a new URL; the one before is deleted', async () => {
    const own = await createMember(deps);
    const first = await changeAvatar(deps, own.actor, red);
    const second = await changeAvatar(deps, own.actor, red);
    expect(first).toMatch(/^[\w-]{22}$/);
    expect(second).not.toBe(first);
    expect((await getProfile(deps, own.actor)).avatarId).toBe(second);
    expect(await sharp((await findAvatar(deps, second))!).metadata()).toMatchObject({
      format: 'webp',
      width: 256,
      height: 256,
    });
    expect(await findAvatar(deps, first)).toBeNull();
    expect((await listAudit(deps, own.account.id, 1, 9)).items.map(({ action }) => action)).toEqual([
      'avatar.changed',
      'avatar.changed',
    ]);
  });
  it('of exactly 5 MB is accepted, one byte more is not', async () => {
    const own = await createMember(deps);
    // What follows the end of a JPEG is part of the file, not of the picture.
    const jpeg = await sharp(red).jpeg().toBuffer();
    await changeAvatar(deps, own.actor, Buffer.concat([jpeg, Buffer.alloc(avatarMaxBytes - jpeg.length)]));
    expect((await kept(own.account.id))!.picture.length).toBeLessThan(20_000);
    expect(
      await refusal(Buffer.concat([jpeg, Buffer.alloc(avatarMaxBytes - jpeg.length + 1)]), own.actor),
    ).toMatchObject({
      code: 'invalid_input',
      faults: [{ field: 'avatar', message: 'error_picture_too_large', values: { max: 5 } }],
    });
  });
  it.each([
    ['nothing', Buffer.alloc(0), 'error_picture_empty'],
    [
      'a page called picture.jpg',
      Buffer.from('<!doctype html><script>alert(document.cookie)</script>'),
      'error_picture_unreadable',
    ],
    [
      'an archive called picture.png',
      Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(64)]),
      'error_picture_unreadable',
    ],
  ])('is not %s', async (_what, file, message) => {
    expect(await refusal(file)).toMatchObject({
      code: 'invalid_input',
      faults: [{ field: 'avatar', message }],
    });
    expect(await kept(member.account.id)).toBeUndefined();
  });
  it('can be removed, once', async () => {
    const own = await createMember(deps);
    const id = await changeAvatar(deps, own.actor, red);
    await removeAvatar(deps, own.actor);
    await removeAvatar(deps, own.actor);
    expect(await findAvatar(deps, id)).toBeNull();
    expect((await listAudit(deps, own.account.id, 1, 9)).items.map(({ action }) => action)).toEqual([
      'avatar.removed',
      'avatar.changed',
    ]);
  });
  it('changes for its own member only', async () => {
    const [one, other] = [await createMember(deps), await createMember(deps)];
    const id = await changeAvatar(deps, one.actor, red);
    await removeAvatar(deps, other.actor);
    expect((await kept(one.account.id))?.public_id).toBe(id);
  });
  it('may be uploaded twenty times an hour by one member', async () => {
    const [own, other] = [await createMember(deps), await createMember(deps)];
    for (let count = 0; count < 20; count += 1) await refusal(Buffer.from('no picture'), own.actor);
    expect(await refusal(red, own.actor)).toMatchObject({ code: 'too_many_requests' });
    expect(await refusal(red, other.actor)).toBeNull();
  });
});
