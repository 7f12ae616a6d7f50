// The safety of one's own account over HTTP (docs/product/second-factors.md).
import { securityContract } from './contract.ts';
import { listAudit } from '#domain/audit';
import { presentPagination } from '#api/answers';
import { implement } from '#api/implement';

export const securityApi = implement(securityContract, {
  audit: async ({ query }, { deps, actor }) => {
    const page = await listAudit(deps, actor.accountId, query.page, query.limit);
    const data = page.items.map(({ id, at, action, isOwn, role, details }) => ({
      id,
      at: at.toISOString(),
      action,
      is_own: isOwn,
      role,
      details,
    }));
    return { data, pagination: presentPagination(page) };
  },
});
