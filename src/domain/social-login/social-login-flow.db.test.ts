// Whom Google and Apple sign in, and to which account, as far as it can be abused (docs/product/social-login.md, decision 0016).
import { describe, expect, it } from 'vitest';
import { hasRole } from '#domain/memberships';
import { createAccount } from '#test/factories/accounts';
import { NOW } from '#test/factories/programmes';
import { useSocialLoginFixture, type SocialLoginRig } from '#test/social-login-fixture';
import { removeOtherLoginMethods } from './login-methods.ts';

const { database, deps, goThrough, refusalOf, actorOf, identities, letters, audits } =
  useSocialLoginFixture();

describe('a new person', () => {
  it('gets an account with the verified email and the name, and is asked for nothing else now', async () => {
    const outcome = await goThrough();
    expect(outcome).toMatchObject({ kind: 'signed_in', isNew: true });
    const actor = await actorOf(outcome);
    expect(actor).toMatchObject({
      name: 'Siti Rahmawati',
      email: 'siti@gmail.com',
      isPhoneVerified: false,
      memberships: [],
    });
    expect(await database.db.selectFrom('accounts').selectAll().executeTakeFirst()).toMatchObject({
      email_verified_at: NOW,
      password_hash: null,
      phone: null,
      birth_date: null,
      gender: null,
      locale: 'id',
    });
    expect(await identities()).toEqual([
      { provider: 'google', subject: 'person-1', account_id: actor!.accountId, proves_mail: true },
    ]);
    expect(await audits()).toContain('account.created');
  });

  it('returns to the same account, also under another email', async () => {
    const first = await actorOf(await goThrough());
    const again = await goThrough({ claims: { email: 'siti.baru@gmail.com', name: 'Siti R.' } });
    expect(again).toMatchObject({ isNew: false });
    expect(await actorOf(again)).toMatchObject({
      accountId: first!.accountId,
      email: 'siti@gmail.com',
      name: 'Siti Rahmawati',
    });
  });

  it('gets the name that Apple sends once, and no unsigned email', async () => {
    const user = JSON.stringify({
      name: { firstName: 'Budi', lastName: 'Santoso' },
      email: 'victim@example.com',
    });
    const apple = {
      provider: 'apple',
      claims: {
        sub: 'apple-1',
        email: 'x7k2@privaterelay.appleid.com',
        email_verified: 'true',
        name: undefined,
      },
    } as const;
    const first = await actorOf(await goThrough({ ...apple, brought: { user } }));
    expect(first).toMatchObject({ name: 'Budi Santoso', email: 'x7k2@privaterelay.appleid.com' });
    expect(await actorOf(await goThrough(apple))).toMatchObject({
      accountId: first!.accountId,
      name: 'Budi Santoso',
    });
  });

  it('gets a placeholder when the provider sends no name', async () => {
    expect(await actorOf(await goThrough({ provider: 'apple', claims: { name: undefined } }))).toMatchObject({
      name: 'Jamaah',
    });
  });

  it('is refused without a verified email, and nothing is stored', async () => {
    expect(await refusalOf({ claims: { email_verified: false } })).toBe('sign_in_mail_missing');
    expect(await identities()).toEqual([]);
  });

  it('gets one account when three tabs finish at once', async () => {
    const outcomes = await Promise.all([goThrough(), goThrough(), goThrough()]);
    const actors = await Promise.all(outcomes.map(actorOf));
    expect(new Set(actors.map((actor) => actor!.accountId)).size).toBe(1);
    expect(outcomes.filter((outcome) => outcome.kind !== 'linked' && outcome.isNew)).toHaveLength(1);
  });
});

describe('an email that has an account here', () => {
  it("is opened by the mailbox's provider, and its owner is notified", async () => {
    const account = await createAccount(database.db, { email: 'siti@gmail.com', name: 'Siti' });
    expect(await actorOf(await goThrough())).toMatchObject({ accountId: account.id, name: 'Siti' });
    expect(await letters()).toEqual(['identity_linked to siti@gmail.com']);
    expect(await audits()).toContain('identity.linked');
  });

  it.each<[string, SocialLoginRig]>([
    ['Google, of somebody else’s mailbox', { claims: { email: 'siti@kantor.example' } }],
    [
      'Apple, of a mailbox it does not run',
      { provider: 'apple', claims: { email: 'siti@kantor.example', email_verified: 'true' } },
    ],
    [
      'Google, of an address it has not proven',
      { claims: { email: 'siti@kantor.example', hd: 'kantor.example', email_verified: false } },
    ],
  ])('is not opened by %s', async (_what, way) => {
    await createAccount(database.db, { email: 'siti@kantor.example' });
    expect(await refusalOf(way)).toMatch(/^sign_in_(link_first|mail_missing)$/);
    expect(await identities()).toEqual([]);
    expect(await letters()).toEqual([]);
  });

  it('is opened by its Workspace', async () => {
    const account = await createAccount(database.db, { email: 'siti@kantor.example' });
    expect(
      await actorOf(await goThrough({ claims: { email: 'siti@kantor.example', hd: 'kantor.example' } })),
    ).toMatchObject({ accountId: account.id });
  });

  it('is not opened by a second identity of a linked provider', async () => {
    await goThrough();
    expect(await refusalOf({ claims: { sub: 'person-2' } })).toBe('sign_in_link_first');
  });
});

describe("an account that somebody else created with the owner's email", () => {
  it("becomes the owner's once they set a password by email", async () => {
    // An old Google account with the email address of a mailbox that has changed hands.
    const stale = { claims: { sub: 'stale', email: 'siti@kantor.example' } };
    const actor = await actorOf(await goThrough(stale));
    await removeOtherLoginMethods(deps, actor!.accountId);
    expect(await refusalOf(stale)).toBe('sign_in_link_first');
  });

  it('keeps login methods that prove the same mailbox', async () => {
    const actor = await actorOf(await goThrough());
    await removeOtherLoginMethods(deps, actor!.accountId);
    expect(await actorOf(await goThrough())).toMatchObject({ accountId: actor!.accountId });
  });
});

describe('staff', () => {
  it('still need their second factor', async () => {
    const account = await createAccount(database.db, {
      email: 'siti@gmail.com',
      roles: ['operator_support'],
    });
    const without = await actorOf(await goThrough());
    expect(hasRole(without, 'operator_support')).toBe(false);
    await database.db
      .insertInto('second_factors')
      .values({
        account_id: account.id,
        secret: Buffer.from('sealed'),
        key_id: 'test',
        confirmed_at: NOW,
        created_at: NOW,
      })
      .execute();
    expect(await goThrough()).toMatchObject({ kind: 'second_factor' });
  });
});
