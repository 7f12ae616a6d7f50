// The trail of acts, and messages that were given up (docs/product/oversight.md).
import { beforeAll, expect, it } from 'vitest';
import { recordAudit } from '#domain/audit';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createFailedMessage } from '#test/factories/outbox';
import { useTestContext } from '#test/test-context';
import { listGivenUp, readOperations, readTrail, sendAgain } from './oversight.ts';

const { deps } = useTestContext();
let support: SignedIn;
let member: SignedIn;
beforeAll(async () => {
  support = await createMember(deps, { roles: ['operator_support'] });
  member = await createMember(deps);
});

const ask = (change: object = {}) =>
  readTrail(deps, support.actor, { action: null, email: '', before: null, limit: 3, ...change });

it('shows everything once, page after page, also lines of the same moment', async () => {
  for (let line = 0; line < 8; line += 1)
    await recordAudit(deps, {
      actor: member.actor,
      action: 'profile.changed',
      subjectId: member.account.id,
      details: { count: line },
    });
  const seen: unknown[] = [];
  let before: { at: Date; id: string } | null = null;
  do {
    const { lines, next } = await ask({ action: 'profile.changed', before });
    seen.push(...lines.map(({ details }) => details['count']));
    before = next;
  } while (before);
  expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1, 0]);
});

it('names who did it and whose data it was; what a person did and what was done to them stand together', async () => {
  const other = await createMember(deps);
  await recordAudit(deps, { actor: other.actor, action: 'avatar.changed', subjectId: other.account.id });
  await recordAudit(deps, {
    ...{ actor: support.actor, role: 'operator_support' },
    ...{ action: 'membership.granted', subjectId: other.account.id },
  });
  const { lines } = await ask({ email: other.account.email.toUpperCase(), limit: 50 });
  expect(lines.filter(({ action }) => action === 'avatar.changed')).toMatchObject([
    { by: other.account.name, whose: other.account.name },
  ]);
  expect(lines.filter(({ action }) => action === 'membership.granted')).toHaveLength(1);
});

it('naming a person is written into their log; a stranger has no lines', async () => {
  await ask({ email: member.account.email });
  const { lines } = await ask({ action: 'audit.read' });
  expect(lines[0]).toMatchObject({ whose: member.account.name, role: 'operator_support' });
  expect(await ask({ email: 'nobody@example.com' })).toEqual({ lines: [], next: null });
});

it('a message that was given up is sent again once, and one that is out of date never', async () => {
  const id = await createFailedMessage(deps);
  const late = await createFailedMessage(deps, { useful_until: new Date(deps.now().getTime() - 1) });
  expect((await listGivenUp(deps, support.actor)).messages.map((message) => message.id)).toEqual([id]);
  expect((await listGivenUp(deps, support.actor)).messages[0]).toMatchObject({ recipient: '+62…890' });
  await sendAgain(deps, support.actor, id);
  await expect(sendAgain(deps, support.actor, id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(sendAgain(deps, support.actor, late)).rejects.toMatchObject({ code: 'not_found' });
  expect((await listGivenUp(deps, support.actor)).messages).toEqual([]);
  expect((await ask({ action: 'message.resent' })).lines).toMatchObject([{ details: { about: id } }]);
});

it('is for support alone', async () => {
  const { actor } = await createMember(deps, { roles: ['operator_content'] });
  await expect(
    readTrail(deps, actor, { action: null, email: '', before: null, limit: 3 }),
  ).rejects.toMatchObject({ code: 'forbidden' });
  await expect(listGivenUp(deps, actor)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(sendAgain(deps, actor, 'x')).rejects.toMatchObject({ code: 'forbidden' });
});

it('how the service is doing is told to support in sums, and to nobody else', async () => {
  const before = await readOperations(deps, support.actor);
  await createFailedMessage(deps);
  const after = await readOperations(deps, support.actor);
  expect(after.failedMessages).toBe(before.failedMessages + 1);
  expect(after.messages).toEqual(before.messages);
  expect(after).toMatchObject({ payments: 0, seatsHeld: 0, ledger: null });
  await expect(readOperations(deps, member.actor)).rejects.toMatchObject({ code: 'forbidden' });
});
