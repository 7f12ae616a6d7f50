// What the calls about a store's staff are asked.
import { inviteToStore, listStoreTeam } from '#domain/store-team';
import { createMember } from '#test/factories/accounts';
import { brandOf } from '#test/factories/bookings';
import { createStore } from '#test/factories/items';
import type { ApiTestContext, Ask, Call } from '#test/api/call';
import { storeOf } from '#api/store-orders/calls';

const team = '/api/v3/store-console/team';
const names = ['tidak-ada', '00000000-0000-4000-8000-000000000000', '%00'];
const unknown = (before: string, after: string, body?: object): Ask[] =>
  names.map((name) => ({ url: `${before}/${name}${after}`, ...(body && { body }) }));
const form = { name: 'Budi Santoso', email: 'budi.toko@contoh.id', duties: ['orders'] };

/** Where the caller works; for whoever works nowhere, a store of somebody else's. */
const workplace = async (context: ApiTestContext) =>
  (await storeOf(context)) ?? (await createStore(context.deps.db)).id;

const colleague =
  (after: string, body?: object): Ask =>
  async (context) => {
    const { account } = await createMember(context.deps, {
      roles: ['store_staff'],
      partnerId: await workplace(context),
      duties: ['orders'],
    });
    const { id } = await context.deps.db
      .selectFrom('memberships')
      .select('id')
      .where('account_id', '=', account.id)
      .executeTakeFirstOrThrow();
    return { url: `${team}/${id}${after}`, ...(body && { body }) };
  };

async function invited(context: ApiTestContext): Promise<string> {
  const { deps } = context;
  const owner = await createMember(deps, { roles: ['store_staff'], partnerId: await workplace(context) });
  await inviteToStore(deps, owner.actor, { form, brand: brandOf(deps), locale: 'id' });
  return (await listStoreTeam(deps, owner.actor)).invitations[0]!.id;
}

export const storeTeamCalls: Record<string, Call> = {
  [`GET ${team}`]: { works: [team] },
  [`POST ${team}/invitations`]: {
    works: [{ body: form }],
    wrong: [
      [{ body: { ...form, duties: [] } }, 'duties'],
      [{ body: { ...form, duties: ['finance'] } }, 'duties'],
      [{ body: { ...form, email: 'bukan' } }, 'email'],
    ],
  },
  [`DELETE ${team}/invitations/:id`]: {
    works: [async (context) => ({ url: `${team}/invitations/${await invited(context)}` })],
    unknown: unknown(`${team}/invitations`, ''),
  },
  [`PUT ${team}/:id/duties`]: {
    works: [colleague('/duties', { duties: ['catalogue', 'orders'] })],
    wrong: [[colleague('/duties', { duties: ['semua'] }), 'duties']],
    unknown: unknown(team, '/duties', { duties: ['orders'] }),
  },
  [`DELETE ${team}/:id`]: { works: [colleague('')], unknown: unknown(team, '') },
};
