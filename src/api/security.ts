// The safety of one's own account over HTTP (issue 3 §5).
import { securityContract } from '#contract/security';
import { listAudit } from '#domain/audit';
import { presentPagination } from './answers.ts';
import { implement } from './implement.ts';

export const securityApi = implement(securityContract, {
  audit: async ({ query }, { deps, actor }) => {
    const page = await listAudit(deps, actor.accountId, query.page, query.limit);
    const data = page.items.map(({ id, at, action, isOwn, role, details }) => ({ id, at: at.toISOString(), action, is_own: isOwn, role, details }));
    return { data, pagination: presentPagination(page) };
  },
});
