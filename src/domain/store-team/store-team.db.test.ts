// A store's staff on a real database: inviting, what each may do, and that an owner remains.
import { beforeAll, expect, it } from 'vitest';
import { acceptInvitation, findInvitation } from '#domain/invitations';
import { type Actor, mayTend } from '#domain/memberships';
import { findActor } from '#domain/sessions';
import type { StoreDuty } from '#shared/store-duties';
import { createMember, signIn } from '#test/factories/accounts';
import { createStore } from '#test/factories/items';
import { createPlaces } from '#test/factories/programmes';
import { overlapping } from '#test/overlapping';
import { newestLink } from '#test/sent-emails';
import { useTestContext } from '#test/test-context';
import {
  changeStoreDuties,
  inviteToStore,
  listStoreTeam,
  removeFromStore,
  withdrawStoreInvitation,
} from './store-team.ts';

const { database, deps, brand } = useTestContext();
beforeAll(() => createPlaces(database.db));

const join = (partnerId: string, ...duties: StoreDuty[]) =>
  createMember(deps, { roles: ['store_staff'], partnerId, duties });
const place = async () => {
  const { id: storeId } = await createStore(database.db);
  return { storeId, owner: (await join(storeId, 'owner')).actor };
};
const idOf = async (owner: Actor, { email }: { email: string }) =>
  (await listStoreTeam(deps, owner)).colleagues.find((one) => one.email === email)!.id;
const invite = (actor: Actor, form: object) =>
  inviteToStore(deps, actor, {
    form: { name: 'Budi', email: 'budi@contoh.id', duties: ['orders'], ...form },
    brand,
    locale: 'id',
  });
const tokenFor = async (email: string) =>
  new URL(await newestLink(database.db, email, 'invitation', '/auth/invitation/')).pathname
    .split('/')
    .at(-1)!;
const actorOf = async (jwt: string) => findActor(deps, { jwt, host: 'brand.test' });

it('gives who accepts the invitation the duties it names, at this store alone', async () => {
  const { storeId, owner } = await place();
  const elsewhere = await place();
  const somebody = await createMember(deps);
  const { email } = somebody.account;
  await invite(owner, { email: email.toUpperCase(), duties: ['orders', 'orders'] });
  const [waiting] = (await listStoreTeam(deps, owner)).invitations;
  expect(waiting).toMatchObject({ email, duties: ['orders'] });
  expect((await listStoreTeam(deps, elsewhere.owner)).invitations).toEqual([]);
  const token = await tokenFor(email);
  expect(await findInvitation(deps, token)).toMatchObject({ role: 'store_staff', duties: ['orders'] });
  await acceptInvitation(deps, somebody.actor, token);
  const { colleagues, invitations } = await listStoreTeam(deps, owner);
  expect(invitations).toEqual([]);
  expect(colleagues.map((one) => [one.email, one.duties, one.isSelf])).toEqual([
    [owner.email, ['owner'], true],
    [email, ['orders'], false],
  ]);
  const { tokens } = await signIn(deps, somebody.account, { hasSecondFactor: true });
  const actor = await actorOf(tokens.jwt);
  const may = (task: Parameters<typeof mayTend>[1], at = storeId) => mayTend(actor, task, at);
  expect([may('orders'), may('items'), may('money'), may('staff'), may('orders', elsewhere.storeId)]).toEqual(
    [true, false, false, false, false],
  );
});

it('wants a name, an address and a duty that a store has', async () => {
  const { owner } = await place();
  for (const [form, field] of [
    [{ name: '' }, 'name'],
    [{ email: 'budi' }, 'email'],
    [{ duties: [] }, 'duties'],
    [{ duties: ['tour_leader'] }, 'duties'],
  ] as const)
    await expect(invite(owner, form)).rejects.toMatchObject({ code: 'invalid_input', faults: [{ field }] });
});

it('changes duties and removes, ends the sessions of whoever it concerns, and leaves a line', async () => {
  const { storeId, owner } = await place();
  const colleague = await join(storeId, 'orders');
  const id = await idOf(owner, colleague.account);
  const isSignedIn = async () => (await actorOf(colleague.tokens.jwt)) !== null;
  expect(await isSignedIn()).toBe(true);
  await changeStoreDuties(deps, owner, { id, form: { duties: ['catalogue'] } });
  expect(await isSignedIn()).toBe(false);
  expect((await listStoreTeam(deps, owner)).colleagues[1]!.duties).toEqual(['catalogue']);
  await removeFromStore(deps, owner, id);
  expect((await listStoreTeam(deps, owner)).colleagues).toHaveLength(1);
  const log = await database.db
    .selectFrom('audit_log')
    .select(['action', 'actor_role'])
    .where('subject_id', '=', colleague.account.id)
    .orderBy('id')
    .execute();
  expect(log).toEqual([
    { action: 'membership.changed', actor_role: 'store_staff' },
    { action: 'membership.revoked', actor_role: 'store_staff' },
  ]);
});

it('has an owner always: the last one neither goes nor becomes something else', async () => {
  const { storeId, owner } = await place();
  await join(storeId, 'catalogue', 'orders');
  const id = await idOf(owner, owner);
  const last = { code: 'last_owner' };
  await expect(removeFromStore(deps, owner, id)).rejects.toMatchObject(last);
  await expect(changeStoreDuties(deps, owner, { id, form: { duties: ['orders'] } })).rejects.toMatchObject(
    last,
  );
  const other = (await join(storeId, 'owner')).actor;
  const ids = [await idOf(owner, other), id] as const;
  const ends = await overlapping(
    database.owner.db,
    (held) =>
      held.selectFrom('memberships').select('id').where('partner_id', '=', storeId).forUpdate().execute(),
    [() => removeFromStore(deps, owner, ids[0]), () => removeFromStore(deps, other, ids[1])],
  );
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

it("is for the store's owners behind a fresh code; others learn nothing of its people", async () => {
  const { storeId, owner } = await place();
  const colleague = await join(storeId, 'catalogue', 'orders');
  const id = await idOf(owner, colleague.account);
  await invite(owner, {});
  const invitation = (await listStoreTeam(deps, owner)).invitations[0]!.id;
  const foreign = (await place()).owner;
  await expect(listStoreTeam(deps, colleague.actor)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(invite(colleague.actor, {})).rejects.toMatchObject({ code: 'forbidden' });
  for (const ask of [
    (actor: Actor) => removeFromStore(deps, actor, id),
    (actor: Actor) => changeStoreDuties(deps, actor, { id, form: { duties: ['orders'] } }),
    (actor: Actor) => withdrawStoreInvitation(deps, actor, invitation),
  ]) {
    await expect(ask(colleague.actor)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(ask(foreign)).rejects.toMatchObject({ code: 'not_found' });
  }
  const stale = { ...owner, hasFreshFactor: false };
  await expect(invite(stale, {})).rejects.toMatchObject({ code: 'step_up_required' });
  await expect(removeFromStore(deps, stale, id)).rejects.toMatchObject({ code: 'step_up_required' });
  await expect(invite(owner, { email: colleague.account.email })).rejects.toMatchObject({
    faults: [{ field: 'email', message: 'error_already_colleague' }],
  });
});

it('takes an invitation back: its link works no more', async () => {
  const { owner } = await place();
  const somebody = await createMember(deps);
  await invite(owner, { email: somebody.account.email });
  const { id } = (await listStoreTeam(deps, owner)).invitations[0]!;
  await withdrawStoreInvitation(deps, owner, id);
  await expect(
    acceptInvitation(deps, somebody.actor, await tokenFor(somebody.account.email)),
  ).rejects.toMatchObject({ code: 'link_expired' });
});
