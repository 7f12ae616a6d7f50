// Where a travel partner's systems hear what happened, and what was delivered to them (docs/product/webhooks.md). No key registers or removes
// an address, or renews its secret.
import * as z from 'zod';
import { endpoint } from '#api/define';
import { named, paged } from '#api/inputs';
import { pageSizes } from '#shared/limits';
import { webhookEvents } from '#shared/webhook-events';

const owner = { who: ['partner_staff'], task: 'webhooks', spec: '§6 travel partner' } as const;
const webhooks = '/api/v3/partner-console/webhooks';
const field = z.unknown().optional();
const count = z.int().nonnegative();
const deliveryState = z.enum(['waiting', 'delivered', 'failed']);

export const webhooksContract = {
  list: endpoint({
    ...owner,
    scope: 'webhooks_read',
    method: 'GET',
    path: webhooks,
    summary: "Addresses that hear the partner's events",
    data: z.array(
      z.object({
        id: z.uuid(),
        url: z.string(),
        events: z.array(z.enum(webhookEvents)),
        created_at: z.iso.datetime(),
        paused_by: z.enum(['owner', 'failing']).nullable(),
        waiting: count,
        failed: count,
        last: z
          .object({
            event: z.string(),
            created_at: z.iso.datetime(),
            state: deliveryState,
            status: z.int().nullable(),
          })
          .nullable(),
      }),
    ),
  }),
  create: endpoint({
    ...owner,
    method: 'POST',
    path: webhooks,
    summary: 'Registers an address; the secret that signs is answered this once',
    body: z.object({ url: field, events: field }),
    data: z.object({ id: z.uuid(), secret: z.string() }),
    errors: ['invalid_input', 'step_up_required'],
  }),
  change: endpoint({
    ...owner,
    scope: 'webhooks_write',
    method: 'PATCH',
    path: `${webhooks}/:id`,
    summary: 'Which events it hears of from now on',
    params: named,
    body: z.object({ events: field }),
    data: z.null(),
    errors: ['not_found', 'invalid_input'],
  }),
  rotate: endpoint({
    ...owner,
    method: 'POST',
    path: `${webhooks}/:id/secret`,
    summary: 'A new secret, answered this once; the one before signs along for a day',
    params: named,
    data: z.object({ secret: z.string() }),
    errors: ['not_found', 'step_up_required'],
  }),
  pause: endpoint({
    ...owner,
    scope: 'webhooks_write',
    method: 'POST',
    path: `${webhooks}/:id/pause`,
    summary: 'Sends nothing there for now; what happens meanwhile waits, thirty days at most',
    params: named,
    data: z.null(),
    errors: ['not_found'],
  }),
  resume: endpoint({
    ...owner,
    scope: 'webhooks_write',
    method: 'POST',
    path: `${webhooks}/:id/resume`,
    summary: 'Sends what waits, and what happens from now on',
    params: named,
    data: z.null(),
    errors: ['not_found'],
  }),
  remove: endpoint({
    ...owner,
    method: 'DELETE',
    path: `${webhooks}/:id`,
    summary: 'Removes an address with its deliveries',
    params: named,
    data: z.null(),
    errors: ['not_found'],
  }),
  try: endpoint({
    ...owner,
    scope: 'webhooks_write',
    method: 'POST',
    path: `${webhooks}/:id/test`,
    summary: 'Sends the event webhook.test',
    params: named,
    data: z.null(),
    errors: ['not_found', 'too_many_requests'],
  }),
  deliveries: endpoint({
    ...owner,
    scope: 'webhooks_read',
    method: 'GET',
    path: `${webhooks}/:id/deliveries`,
    summary: 'Deliveries of the last thirty days, the newest first',
    params: named,
    query: paged(pageSizes.list),
    paged: true,
    data: z.array(
      z.object({
        id: z.uuid(),
        event_id: z.uuid(),
        event: z.string(),
        data: z.record(z.string(), z.string()),
        created_at: z.iso.datetime(),
        state: deliveryState,
        attempts: count,
        next_try_at: z.iso.datetime().nullable(),
        by_hand: z.boolean(),
        /** Of the last try. */
        status: z.int().nullable(),
        took_ms: count.nullable(),
        answer: z.string().nullable(),
        error: z.string().nullable(),
      }),
    ),
    errors: ['not_found', 'invalid_input'],
  }),
  replay: endpoint({
    ...owner,
    scope: 'webhooks_write',
    method: 'POST',
    path: `${webhooks}/:id/deliveries/:delivery/replay`,
    summary: 'Sends a delivery again, with the same id of the event',
    params: named.extend({ delivery: z.string() }),
    data: z.null(),
    errors: ['not_found', 'too_many_requests'],
  }),
};
