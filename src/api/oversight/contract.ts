// The trail of what was done, and what could not be delivered (docs/product/oversight.md).
import * as z from 'zod';
import { auditActions } from '#shared/audit';
import { pageSizes } from '#shared/limits';
import { operatorRoles } from '#shared/operator-tasks';
import { endpoint } from '#api/define';
import { limited, named, searchText } from '#api/inputs';

const spec = '§6 Operator console';

const waiting = z.object({ count: z.int(), oldest_seconds: z.number() });

export const oversightContract = {
  trail: endpoint({
    method: 'GET',
    path: '/api/v3/operator/audit',
    who: operatorRoles('audit'),
    spec,
    summary: 'Who did what, newest first; `next` is the `before` of the page that follows',
    query: limited(pageSizes.console).extend({
      action: z.enum(auditActions).optional(),
      email: searchText.default(''),
      before: z.string().optional(),
    }),
    data: z.object({
      lines: z.array(
        z.object({
          id: z.string(),
          at: z.iso.datetime(),
          action: z.enum(auditActions),
          role: z.string(),
          by: z.string().nullable(),
          whose: z.string().nullable(),
          details: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
        }),
      ),
      next: z.string().nullable(),
    }),
  }),
  givenUp: endpoint({
    method: 'GET',
    path: '/api/v3/operator/messages',
    who: operatorRoles('messages'),
    spec,
    summary: 'Messages that were given up and would still help, and jobs that failed this week',
    data: z.object({
      total: z.int(),
      messages: z.array(
        z.object({
          id: z.uuid(),
          kind: z.string(),
          recipient: z.string(),
          failed_at: z.iso.datetime().nullable(),
          reason: z.string().nullable(),
        }),
      ),
      jobs: z.array(z.object({ name: z.string(), count: z.int(), last: z.iso.datetime() })),
    }),
  }),
  operations: endpoint({
    method: 'GET',
    path: '/api/v3/operator/operations',
    who: operatorRoles('messages'),
    spec,
    summary: 'How the service is doing: what waits and what failed, of nobody in particular; ages in seconds',
    data: z.object({
      jobs: waiting,
      failed_jobs: z.int(),
      messages: waiting,
      failed_messages: z.int(),
      payments: z.int(),
      seats_held: z.int(),
      ledger: z.object({ faults: z.int(), age_seconds: z.number() }).nullable(),
    }),
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/v3/operator/messages/:id/resend',
    who: operatorRoles('messages'),
    spec,
    summary: 'Send a message once more, with all its tries',
    params: named,
    data: z.null(),
    errors: ['not_found'],
  }),
};
