// Webhooks of a travel partner over HTTP (docs/product/webhooks.md).
import {
  changeWebhookEvents,
  createWebhook,
  listDeliveries,
  listWebhooks,
  pauseWebhook,
  removeWebhook,
  replayDelivery,
  resumeWebhook,
  rotateWebhookSecret,
  testWebhook,
} from '#domain/webhooks';
import { presentPagination } from '#api/answers';
import { implement } from '#api/implement';
import { webhooksContract } from './contract.ts';
import { presentDelivery, presentWebhook } from './present.ts';

export const webhooksApi = implement(webhooksContract, {
  list: async (_input, { deps, actor }) => ({ data: (await listWebhooks(deps, actor)).map(presentWebhook) }),
  create: async ({ body }, { deps, actor }) => ({
    data: await createWebhook(deps, actor, body),
    messageKey: 'webhooks_created',
  }),
  change: async ({ params: { id }, body: form }, { deps, actor }) => {
    await changeWebhookEvents(deps, actor, { id, form });
    return { data: null, messageKey: 'webhooks_events_changed' };
  },
  rotate: async ({ params }, { deps, actor }) => ({
    data: await rotateWebhookSecret(deps, actor, params.id),
    messageKey: 'webhooks_rotated',
  }),
  pause: async ({ params }, { deps, actor }) => {
    await pauseWebhook(deps, actor, params.id);
    return { data: null, messageKey: 'webhooks_paused' };
  },
  resume: async ({ params }, { deps, actor }) => {
    await resumeWebhook(deps, actor, params.id);
    return { data: null, messageKey: 'webhooks_resumed' };
  },
  remove: async ({ params }, { deps, actor }) => {
    await removeWebhook(deps, actor, params.id);
    return { data: null, messageKey: 'webhooks_removed' };
  },
  try: async ({ params }, { deps, actor }) => {
    await testWebhook(deps, actor, params.id);
    return { data: null, messageKey: 'webhooks_tested' };
  },
  deliveries: async ({ params, query: { page, limit } }, { deps, actor }) => {
    const list = await listDeliveries(deps, actor, { webhookId: params.id, page, limit });
    return { data: list.items.map(presentDelivery), pagination: presentPagination(list) };
  },
  replay: async ({ params }, { deps, actor }) => {
    await replayDelivery(deps, actor, { webhookId: params.id, deliveryId: params.delivery });
    return { data: null, messageKey: 'webhooks_replayed' };
  },
});
