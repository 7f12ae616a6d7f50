// A travel partner's staff on a real database: inviting, what each may do, and that an owner remains.
import { expect, it } from 'vitest';
import { acceptInvitation } from '#domain/invitations';
import { type Actor, mayWork } from '#domain/memberships';
import { findActor } from '#domain/sessions';
import { type PartnerDuty } from '#shared/partner-duties';
import { usePartnerFixture } from '#test/booking-fixture';
import { createMember, signIn } from '#test/factories/accounts';
import { brandOf } from '#test/factories/bookings';
import { inviteTo } from '#test/factories/partner-team';
import { createDeparture, createPartner } from '#test/factories/programmes';
import { overlapping } from '#test/overlapping';
import { newestLink } from '#test/sent-emails';
import {
  changeDuties,
  inviteColleague,
  listLeads,
  listTeam,
  removeColleague,
  withdrawInvitation,
} from './partner-team.ts';

const { database, shop, partner, clock } = usePartnerFixture();

const place = async () => {
  const { id: partnerId } = await createPartner(database.db);
  const owner = await createMember(shop.deps, { roles: ['partner_staff'], partnerId });
  return { partnerId, owner: owner.actor };
};
const join = (partnerId: string, ...duties: PartnerDuty[]) =>
  createMember(shop.deps, { roles: ['partner_staff'], partnerId, duties });
const idOf = async (owner: Actor, email: string) =>
  (await listTeam(shop.deps, owner)).colleagues.find((one) => one.email === email)!.id;
const invite = (actor: Actor, form: object) =>
  inviteColleague(shop.deps, actor, {
    form: { name: 'Budi', email: 'budi@contoh.id', duties: ['finance'], leads: [], ...form },
    brand: brandOf(shop.deps),
    locale: 'id',
  });
const tokenFor = async (email: string) =>
  new URL(await newestLink(database.db, email, 'invitation', '/auth/invitation/')).pathname
    .split('/')
    .at(-1)!;
const departure = async (returns_on = '2027-08-09') =>
  (
    await createDeparture(database.db, {
      programme_id: partner.programmeId,
      departs_on: '2027-08-01',
      returns_on,
      quota: 10,
    })
  ).id;

it('gives who accepts the invitation the duties it names, and nothing else', async () => {
  const { partnerId, owner } = await place();
  const somebody = await createMember(shop.deps);
  await invite(owner, { email: somebody.account.email.toUpperCase(), duties: ['finance', 'chat'] });
  const [waiting] = (await listTeam(shop.deps, owner)).invitations;
  expect(waiting).toMatchObject({ email: somebody.account.email, duties: ['finance', 'chat'] });
  await acceptInvitation(shop.deps, somebody.actor, await tokenFor(somebody.account.email));
  const { colleagues, invitations } = await listTeam(shop.deps, owner);
  expect(invitations).toEqual([]);
  expect(colleagues.map(({ email, duties, isSelf }) => [email, duties, isSelf])).toEqual([
    [owner.email, ['owner'], true],
    [somebody.account.email, ['finance', 'chat'], false],
  ]);
  const { tokens } = await signIn(shop.deps, somebody.account);
  const actor = await findActor(shop.deps, { jwt: tokens.jwt, host: 'brand.test' });
  expect(actor?.memberships).toMatchObject([{ partnerId, duties: ['finance', 'chat'] }]);
});

it('gives a tour leader their departures, until the day of return', async () => {
  const { account, actor: invited } = await createMember(shop.deps);
  const [led, other] = [await departure(), await departure()];
  expect((await listLeads(shop.deps, partner.staff.actor)).map(({ id }) => id)).toEqual(
    expect.arrayContaining([led, other]),
  );
  const form = { email: account.email, duties: ['tour_leader'] };
  for (const leads of [[], ['tidak-ada'], [partner.programmeId]])
    await expect(invite(partner.staff.actor, { ...form, leads })).rejects.toMatchObject({
      code: 'invalid_input',
      faults: [{ field: 'leads' }],
    });
  await invite(partner.staff.actor, { ...form, leads: [led] });
  await acceptInvitation(shop.deps, invited, await tokenFor(account.email));
  const { tokens } = await signIn(shop.deps, account, { hasSecondFactor: true });
  const there = { jwt: tokens.jwt, host: 'brand.test' };
  const actor = await findActor(shop.deps, there);
  const may = (departureId: string) => mayWork(actor, 'travellers', { partnerId: partner.id, departureId });
  expect([may(led), may(other)]).toEqual([true, false]);
  expect((await listTeam(shop.deps, partner.staff.actor)).colleagues.at(-1)!.leads).toEqual([led]);
  clock.now = new Date('2027-08-10T05:00:00Z');
  expect((await listTeam(shop.deps, partner.staff.actor)).colleagues.at(-1)!.leads).toEqual([]);
});

it('changes duties and removes, and ends the sessions of whoever it concerns', async () => {
  const { partnerId, owner } = await place();
  const colleague = await join(partnerId, 'chat');
  const id = await idOf(owner, colleague.account.email);
  const isSignedIn = async () =>
    (await findActor(shop.deps, { jwt: colleague.tokens.jwt, host: 'brand.test' })) !== null;
  expect(await isSignedIn()).toBe(true);
  await changeDuties(shop.deps, owner, { id, form: { duties: ['documents', 'documents'], leads: [] } });
  expect(await isSignedIn()).toBe(false);
  expect((await listTeam(shop.deps, owner)).colleagues[1]!.duties).toEqual(['documents']);
  await removeColleague(shop.deps, owner, id);
  expect((await listTeam(shop.deps, owner)).colleagues).toHaveLength(1);
  const log = await database.db
    .selectFrom('audit_log')
    .select(['action', 'actor_role'])
    .where('subject_id', '=', colleague.account.id)
    .orderBy('id')
    .execute();
  expect(log).toEqual([
    { action: 'membership.changed', actor_role: 'partner_staff' },
    { action: 'membership.revoked', actor_role: 'partner_staff' },
  ]);
});

it('keeps an owner: the last one can neither go nor become something else', async () => {
  const { partnerId, owner } = await place();
  await join(partnerId, 'catalogue', 'finance');
  const id = await idOf(owner, owner.email);
  await expect(removeColleague(shop.deps, owner, id)).rejects.toMatchObject({ code: 'last_owner' });
  await expect(
    changeDuties(shop.deps, owner, { id, form: { duties: ['chat'], leads: [] } }),
  ).rejects.toMatchObject({ code: 'last_owner' });
  expect((await listTeam(shop.deps, owner)).colleagues[0]!.duties).toEqual(['owner']);
});

it('keeps an owner when two remove each other at once', async () => {
  const { partnerId, owner } = await place();
  const other = (await join(partnerId, 'owner')).actor;
  const ids = [await idOf(owner, other.email), await idOf(owner, owner.email)] as const;
  const ends = await overlapping(
    database.owner.db,
    (held) =>
      held.selectFrom('memberships').select('id').where('partner_id', '=', partnerId).forUpdate().execute(),
    [() => removeColleague(shop.deps, owner, ids[0]), () => removeColleague(shop.deps, other, ids[1])],
  );
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const left = await database.db
    .selectFrom('memberships')
    .select('duties')
    .where('partner_id', '=', partnerId)
    .execute();
  expect(left).toEqual([{ duties: ['owner'] }]);
});

it("is for the partner's owners behind a fresh code; others learn nothing of its people", async () => {
  const { partnerId, owner } = await place();
  const colleague = await join(partnerId, 'finance');
  const id = await idOf(owner, colleague.account.email);
  const invitation = await inviteTo(shop.deps, partnerId);
  const foreign = (await place()).owner;
  await expect(listTeam(shop.deps, colleague.actor)).rejects.toMatchObject({ code: 'forbidden' });
  for (const ask of [
    (actor: Actor) => removeColleague(shop.deps, actor, id),
    (actor: Actor) => changeDuties(shop.deps, actor, { id, form: { duties: ['chat'], leads: [] } }),
    (actor: Actor) => withdrawInvitation(shop.deps, actor, invitation),
  ]) {
    await expect(ask(colleague.actor)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(ask(foreign)).rejects.toMatchObject({ code: 'not_found' });
  }
  await expect(invite({ ...owner, hasFreshFactor: false }, {})).rejects.toMatchObject({
    code: 'step_up_required',
  });
  await expect(invite(owner, { email: colleague.account.email })).rejects.toMatchObject({
    faults: [{ field: 'email', message: 'error_already_colleague' }],
  });
});

it('takes an invitation back: its link works no more', async () => {
  const { partnerId, owner } = await place();
  const somebody = await createMember(shop.deps);
  const id = await inviteTo(shop.deps, partnerId, { email: somebody.account.email });
  await withdrawInvitation(shop.deps, owner, id);
  await expect(
    acceptInvitation(shop.deps, somebody.actor, await tokenFor(somebody.account.email)),
  ).rejects.toMatchObject({ code: 'link_expired' });
});
