// Giving and ending roles over HTTP (docs/product/memberships.md).
import { grantConsultant, revokeConsultant } from '#domain/affiliates';
import { findHolder, grantMembership, listOrganisations, revokeMembership } from '#domain/memberships';
import { implement } from '#api/implement';
import { membershipsContract } from './contract.ts';

export const membershipsApi = implement(membershipsContract, {
  holder: async ({ query }, { deps, actor }) => {
    const holder = await findHolder(deps, actor, query.email);
    return {
      data: holder && {
        account_id: holder.accountId,
        ...{ name: holder.name, email: holder.email },
        memberships: holder.memberships.map(({ role, partnerId, partnerName, since }) => ({
          ...{ role, partner_id: partnerId, partner_name: partnerName },
          since: since.toISOString(),
        })),
      },
    };
  },
  organisations: async (_input, { deps, actor }) => ({ data: await listOrganisations(deps, actor) }),
  grant: async ({ body }, { deps, actor }) => {
    const { account_id: accountId, role, partner_id: partnerId, ...fields } = body;
    await (role === 'consultant'
      ? grantConsultant(deps, actor, accountId, fields)
      : grantMembership(deps, actor, { accountId, role, partnerId }));
    return { data: null, messageKey: 'roles_granted' };
  },
  revoke: async ({ body: { account_id: accountId, role, partner_id: partnerId } }, { deps, actor }) => {
    await (role === 'consultant'
      ? revokeConsultant(deps, actor, accountId)
      : revokeMembership(deps, actor, { accountId, role, partnerId }));
    return { data: null, messageKey: 'roles_ended' };
  },
});
