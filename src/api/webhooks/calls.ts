// What the calls about webhooks are asked.
import { createWebhook, listDeliveries, listWebhooks, testWebhook } from '#domain/webhooks';
import type { ApiTestContext, Ask, Call } from '#test/api/call';

const webhooks = '/api/v3/partner-console/webhooks';
const form = { url: 'https://sistem.example/rihlah', events: ['order.paid', 'order.cancelled'] };
const nobody = '00000000-0000-4000-8000-000000000000';
const names = ['tidak-ada', nobody, '%00'];
/** Of the caller's own partner; there is room for ten. */
async function made({ deps, caller }: ApiTestContext): Promise<string> {
  const [first] = await listWebhooks(deps, caller!.actor);
  return first?.id ?? (await createWebhook(deps, caller!.actor, form)).id;
}
const own =
  (after: string): Ask =>
  async (context) => ({ url: `${webhooks}/${await made(context)}${after}` });
const tried = async (context: ApiTestContext) => {
  const { deps, caller } = context;
  const webhookId = await made(context);
  await testWebhook(deps, caller!.actor, webhookId);
  const { items } = await listDeliveries(deps, caller!.actor, { webhookId, page: 1, limit: 1 });
  return { webhookId, deliveryId: items[0]!.id };
};
const unknown = (after: string) => names.map((name) => ({ url: `${webhooks}/${name}${after}` }));

export const webhooksCalls: Record<string, Call> = {
  [`GET ${webhooks}`]: { works: [webhooks] },
  [`POST ${webhooks}`]: {
    works: [{ body: form }],
    wrong: [
      [{ body: { ...form, url: 'http://sistem.example/' } }, 'url'],
      [{ body: { ...form, url: 'https://dewi:rahasia@sistem.example/' } }, 'url'],
      [{ body: { ...form, url: 'https://127.0.0.1/' } }, 'url'],
      [{ body: { ...form, url: 'https://[fc00::1]/' } }, 'url'],
      [{ body: { ...form, url: `https://sistem.example/${'é'.repeat(1_000)}` } }, 'url'],
      [{ body: { ...form, events: [] } }, 'events'],
      [{ body: { ...form, events: ['order.eaten'] } }, 'events'],
    ],
  },
  [`PATCH ${webhooks}/:id`]: {
    works: [
      async (context) => ({
        url: `${webhooks}/${await made(context)}`,
        body: { events: ['order.paid', 'order.paid'] },
      }),
    ],
    wrong: [
      [async (context) => ({ url: `${webhooks}/${await made(context)}`, body: { events: [] } }), 'events'],
    ],
    unknown: names.map((name) => ({ url: `${webhooks}/${name}`, body: { events: ['order.paid'] } })),
  },
  [`POST ${webhooks}/:id/secret`]: { works: [own('/secret')], unknown: unknown('/secret') },
  [`POST ${webhooks}/:id/pause`]: { works: [own('/pause')], unknown: unknown('/pause') },
  [`POST ${webhooks}/:id/resume`]: { works: [own('/resume')], unknown: unknown('/resume') },
  [`DELETE ${webhooks}/:id`]: { works: [own('')], unknown: unknown('') },
  [`POST ${webhooks}/:id/test`]: { works: [own('/test')], unknown: unknown('/test') },
  [`GET ${webhooks}/:id/deliveries`]: {
    works: [async (context) => ({ url: `${webhooks}/${(await tried(context)).webhookId}/deliveries` })],
    wrong: { [`${webhooks}/${nobody}/deliveries?limit=0`]: 'limit' },
    unknown: names.map((name) => `${webhooks}/${name}/deliveries`),
  },
  [`POST ${webhooks}/:id/deliveries/:delivery/replay`]: {
    works: [
      async (context) => {
        const { webhookId, deliveryId } = await tried(context);
        return { url: `${webhooks}/${webhookId}/deliveries/${deliveryId}/replay` };
      },
    ],
    unknown: unknown(`/deliveries/${nobody}/replay`),
  },
};
