// Closing a distribution partner on a real database: no page, a code that counts nothing; opening restores both.
import { beforeAll, expect, it } from 'vitest';
import { findAffiliates } from '#domain/affiliates';
import { findDistributionPage, listDistributionPartners } from '#domain/distribution-partners';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { earnCommissionUnder, giveCodeTo } from '#test/factories/affiliates';
import { createDeparture, createPartner, createPlaces, createProgramme } from '#test/factories/programmes';
import { storeFreezeForm, storeReopenForm } from '#test/factories/store-standing';
import { useTestContext } from '#test/test-context';
import {
  closeDistributionPartner,
  findOwnClosing,
  getDistributionStanding,
  listDistributionStandings,
  openDistributionPartner,
} from './distribution-standing.ts';

const { deps, database } = useTestContext();
let team: SignedIn;
beforeAll(async () => {
  await createPlaces(database.db);
  const programme = await createProgramme(database.db, { partner_id: (await createPartner(database.db)).id });
  await createDeparture(database.db, { programme_id: programme.id });
  team = await createMember(deps, { roles: ['operator_acquisition'] });
});
const refusal = (code: string) => expect.objectContaining({ code });
const close = (partnerId: string, form: object = storeFreezeForm()) =>
  closeDistributionPartner(deps, team.actor, { partnerId, form });
const open = (partnerId: string) =>
  openDistributionPartner(deps, team.actor, { partnerId, form: storeReopenForm });

async function place() {
  const partner = await createPartner(database.db, { kind: 'distribution_channel', licences: {} });
  await database.db
    .insertInto('distribution_pages')
    .values({
      partner_id: partner.id,
      headline: JSON.stringify({ id: 'Berangkat bersama' }),
      body: JSON.stringify({ id: 'Teks.' }),
    })
    .execute();
  return { id: partner.id, slug: partner.slug, code: await giveCodeTo(deps, partner.id) };
}

it('takes the page away and gives it back, once each, with history and audit', async () => {
  const { id, slug } = await place();
  await close(id);
  await close(id);
  expect(await findDistributionPage(deps, slug)).toBeNull();
  expect((await listDistributionPartners(deps)).map((each) => each.slug)).not.toContain(slug);
  await open(id);
  expect(await findDistributionPage(deps, slug)).not.toBeNull();
  const { state, history } = await getDistributionStanding(deps, team.actor, id);
  expect([state, history.map(({ event, by }) => [event, by])]).toEqual([
    'active',
    [
      ['reopened', team.account.name],
      ['frozen', team.account.name],
    ],
  ]);
  const lines = await database.db
    .selectFrom('audit_log')
    .select(['action', 'actor_role'])
    .where('details', '@>', JSON.stringify({ about: id }))
    .where('action', 'in', ['partner.frozen', 'partner.reopened'])
    .orderBy('id')
    .execute();
  expect(lines).toEqual([
    { action: 'partner.frozen', actor_role: 'operator_acquisition' },
    { action: 'partner.reopened', actor_role: 'operator_acquisition' },
  ]);
});

it('lets the code count nothing while it is closed', async () => {
  const { id, code } = await place();
  expect(await findAffiliates(deps, [code])).toHaveLength(1);
  await close(id);
  expect(await findAffiliates(deps, [code])).toEqual([]);
  await open(id);
  expect(await findAffiliates(deps, [code])).toHaveLength(1);
});

it('says what was sold through it and what its page lacks; what was earned stays when it is closed', async () => {
  const { id, code } = await place();
  await earnCommissionUnder(deps, code);
  await close(id);
  const { items } = await listDistributionStandings(deps, team.actor, {
    page: 1,
    limit: 10,
    search: code,
    state: 'suspended',
  });
  expect(items).toMatchObject([{ id, orders: 1, missing: ['english'], affiliateCode: code }]);
  expect(items[0]!.earned).toBeGreaterThan(0);
});

it('refuses everybody else, other kinds of partner, and a closing without its reason', async () => {
  const { id } = await place();
  const travel = await createPartner(database.db);
  await expect(close(travel.id)).rejects.toEqual(refusal('not_found'));
  await expect(
    closeDistributionPartner(
      deps,
      { ...team.actor, hasFreshFactor: false },
      { partnerId: id, form: storeFreezeForm() },
    ),
  ).rejects.toEqual(refusal('step_up_required'));
  await expect(close(id, storeFreezeForm({ reason_id: ' ' }))).rejects.toEqual(refusal('invalid_input'));
  for (const role of ['operator_content', 'distribution_staff'] as const) {
    const { actor } = await createMember(deps, { roles: [role], partnerId: id });
    await expect(
      closeDistributionPartner(deps, actor, { partnerId: id, form: storeFreezeForm() }),
    ).rejects.toEqual(refusal('forbidden'));
    await expect(getDistributionStanding(deps, actor, id)).rejects.toEqual(refusal('forbidden'));
  }
});

it('tells its own staff why it is closed, and nobody else', async () => {
  const { id } = await place();
  const { actor } = await createMember(deps, { roles: ['distribution_staff'], partnerId: id });
  expect(await findOwnClosing(deps, actor)).toBeNull();
  await close(id);
  expect(await findOwnClosing(deps, actor)).toMatchObject({
    reason: { id: storeFreezeForm().reason_id, en: storeFreezeForm().reason_en },
  });
  const other = await createMember(deps, { roles: ['distribution_staff'], partnerId: (await place()).id });
  expect(await findOwnClosing(deps, other.actor)).toBeNull();
  await expect(findOwnClosing(deps, team.actor)).rejects.toEqual(refusal('forbidden'));
});
