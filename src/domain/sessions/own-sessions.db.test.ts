// Two devices, one account (docs/product/sessions.md): both are listed, each can be signed out, all can.
import { describe, expect, it } from 'vitest';
import { listAudit } from '#domain/audit';
import { dayMs, minuteMs } from '#shared/durations';
import { createAccount, createMember, signIn } from '#test/factories/accounts';
import { NOW } from '#test/factories/programmes';
import { useTestContext } from '#test/test-context';
import { findActor } from './find-session.ts';
import { endOwnSession, endOwnSessions, listOwnSessions } from './own-sessions.ts';
import { refreshSession } from './refresh-session.ts';

const host = 'brand.test';
const { deps } = useTestContext();

/** A phone used a minute ago, and a computer used now. */
async function twoDevices() {
  const account = await createAccount(deps.db);
  const earlier = { ...deps, now: () => new Date(NOW.getTime() - minuteMs) };
  return {
    account,
    phone: await signIn(earlier, account, { userAgent: 'Phone' }),
    computer: await signIn(deps, account, { userAgent: 'Computer' }),
  };
}
const lives = async ({ tokens }: { tokens: { jwt: string; refreshToken: string } }) =>
  (await findActor(deps, { jwt: tokens.jwt, host })) !== null;

describe('the devices of a member', () => {
  it('are listed, the current one first', async () => {
    const { phone, computer } = await twoDevices();
    await createMember(deps);
    const seen = async (by: typeof phone) =>
      (await listOwnSessions(deps, by.actor)).map(({ userAgent, isCurrent }) => [userAgent, isCurrent]);
    expect(await seen(computer)).toEqual([
      ['Computer', true],
      ['Phone', false],
    ]);
    expect(await seen(phone)).toEqual([
      ['Phone', true],
      ['Computer', false],
    ]);
  });
  it('are not listed once their sessions are over', async () => {
    const { phone, computer } = await twoDevices();
    await endOwnSession(deps, computer.actor, phone.actor.sessionId);
    expect(await listOwnSessions(deps, computer.actor)).toHaveLength(1);
    const later = { ...deps, now: () => new Date(NOW.getTime() + 31 * dayMs) };
    expect(await listOwnSessions(later, computer.actor)).toEqual([]);
  });
  it('are signed out one by one, at once, with their refresh tokens', async () => {
    const { account, phone, computer } = await twoDevices();
    await endOwnSession(deps, computer.actor, phone.actor.sessionId);
    expect([await lives(phone), await lives(computer)]).toEqual([false, true]);
    await expect(
      refreshSession(deps, { refreshToken: phone.tokens.refreshToken, host }),
    ).rejects.toMatchObject({ code: 'session_ended' });
    expect((await listAudit(deps, account.id, 1, 9)).items).toMatchObject([
      { action: 'session.ended', isOwn: true, details: { count: 1 } },
    ]);
  });
  it('are signed out all but one, or all', async () => {
    const { phone, computer } = await twoDevices();
    expect(await endOwnSessions(deps, computer.actor, 'others')).toBe(1);
    expect([await lives(phone), await lives(computer)]).toEqual([false, true]);
    expect(await endOwnSessions(deps, computer.actor, 'others')).toBe(0);
    expect(await endOwnSessions(deps, computer.actor, 'all')).toBe(1);
    expect(await lives(computer)).toBe(false);
  });
  it('of others cannot be named, nor invalid ids', async () => {
    const { computer } = await twoDevices();
    const stranger = await createMember(deps);
    for (const id of [stranger.actor.sessionId, '00000000-0000-0000-0000-000000000000', "' or 1=1", '']) {
      await expect(endOwnSession(deps, computer.actor, id)).rejects.toMatchObject({ code: 'not_found' });
    }
    await endOwnSessions(deps, computer.actor, 'all');
    expect(await lives(stranger)).toBe(true);
  });
});
