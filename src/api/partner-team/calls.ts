// What the calls about a travel partner's staff are asked.
import { createMember } from '#test/factories/accounts';
import { inviteTo } from '#test/factories/partner-team';
import { createPartner } from '#test/factories/programmes';
import type { ApiTestContext, Ask, Call } from '#test/api/call';

const team = '/api/v3/partner-console/team';
const names = ['tidak-ada', '00000000-0000-4000-8000-000000000000', '%00'];
const unknown = (before: string, after: string, body?: object): Ask[] =>
  names.map((name) => ({ url: `${before}/${name}${after}`, ...(body && { body }) }));
const form = { name: 'Budi Santoso', email: 'budi@contoh.id', duties: ['finance'] };

/** Where the caller works; for whoever works nowhere, a partner of somebody else's. */
const workplace = async ({ deps, caller }: ApiTestContext) =>
  caller?.actor.memberships.find(({ role }) => role === 'partner_staff')?.partnerId ??
  (await createPartner(deps.db)).id;
const colleague =
  (after: string, body?: object): Ask =>
  async (context) => {
    const { account } = await createMember(context.deps, {
      roles: ['partner_staff'],
      partnerId: await workplace(context),
      duties: ['chat'],
    });
    const { id } = await context.deps.db
      .selectFrom('memberships')
      .select('id')
      .where('account_id', '=', account.id)
      .executeTakeFirstOrThrow();
    return { url: `${team}/${id}${after}`, ...(body && { body }) };
  };

export const partnerTeamCalls: Record<string, Call> = {
  [`GET ${team}`]: { works: [team] },
  [`GET ${team}/departures`]: { works: [`${team}/departures`] },
  [`POST ${team}/invitations`]: {
    works: [{ body: form }],
    wrong: [
      [{ body: { ...form, duties: [] } }, 'duties'],
      [{ body: { ...form, duties: ['tour_leader'] } }, 'leads'],
      [{ body: { ...form, email: 'bukan' } }, 'email'],
    ],
  },
  [`DELETE ${team}/invitations/:id`]: {
    works: [
      async (context) => ({
        url: `${team}/invitations/${await inviteTo(context.deps, await workplace(context))}`,
      }),
    ],
    unknown: unknown(`${team}/invitations`, ''),
  },
  [`PUT ${team}/:id/duties`]: {
    works: [colleague('/duties', { duties: ['documents', 'chat'] })],
    wrong: [[colleague('/duties', { duties: ['semua'] }), 'duties']],
    unknown: unknown(team, '/duties', { duties: ['chat'] }),
  },
  [`DELETE ${team}/:id`]: { works: [colleague('')], unknown: unknown(team, '') },
};
