// What a member may know and do about the safety of their account (docs/product/second-factors.md; paths are our choice).
import * as z from 'zod';
import { auditActions } from '#shared/audit';
import { pageSizes } from '#shared/limits';
import { endpoint } from '#api/define';
import { paged } from '#api/inputs';

const details = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]));

export const securityContract = {
  audit: endpoint({
    method: 'GET',
    path: '/api/v3/user/auth/me/audit',
    who: 'member',
    summary: "Who did what to the member's data, newest first",
    spec: 'docs/product/second-factors.md',
    query: paged(pageSizes.list),
    paged: true,
    data: z.array(
      z.object({
        id: z.string(),
        at: z.iso.datetime(),
        action: z.enum(auditActions),
        is_own: z.boolean(),
        role: z.string(),
        details,
      }),
    ),
  }),
};
