// What the calls about notifications are asked.
import { listNotifications, notify, storePushSubscription } from '#domain/notifications';
import { createMember } from '#test/factories/accounts';
import type { ApiTestContext, Call } from '#test/api/call';

const notification = '/api/v3/user/notification';
const browser = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/uji',
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
};

async function told({ deps }: Pick<ApiTestContext, 'deps'>, accountId: string): Promise<string> {
  // Asked again, a call answers the same.
  const [known] = (await listNotifications(deps, { accountId })).items;
  if (known) return known.id;
  await notify(deps, [
    {
      accountId,
      kind: 'order_placed',
      values: { code: 'RH-7K2M9QXA' },
      brandId: null,
      path: '/member/my-order/RH-7K2M9QXA',
      dedupeKey: 'order',
    },
  ]);
  return (await listNotifications(deps, { accountId })).items[0]!.id;
}

export const notificationCalls: Record<string, Call> = {
  [`GET ${notification}`]: {
    works: [
      async (context) => (await told(context, context.caller!.account.id), { url: notification }),
      `${notification}?tab=promos&limit=1&before=5`,
    ],
    wrong: {
      [`${notification}?tab=chat`]: 'tab',
      [`${notification}?limit=0`]: 'limit',
      [`${notification}?before=-1`]: 'before',
    },
  },
  [`GET ${notification}/settings`]: { works: [`${notification}/settings`] },
  [`PUT ${notification}/settings`]: {
    works: [
      {
        url: `${notification}/settings`,
        body: { topics: { messages: { email: false } }, quiet: { from: '21:00', until: '05:00' } },
      },
      { url: `${notification}/settings`, body: { topics: {}, quiet: null } },
    ],
    wrong: [
      [{ body: { topics: { payment: { push: false } }, quiet: null } }, 'topics'],
      [{ body: { topics: {}, quiet: { from: '25:00', until: '05:00' } } }, 'quiet.from'],
    ],
  },
  [`PUT ${notification}/browser`]: {
    works: [{ url: `${notification}/browser`, body: browser }],
    wrong: [[{ body: { ...browser, endpoint: 'https://127.0.0.1/latest' } }, 'endpoint']],
  },
  [`POST ${notification}/browser/find`]: {
    works: [{ url: `${notification}/browser/find`, body: { endpoint: browser.endpoint } }],
    wrong: [[{ body: { endpoint: 'https://127.0.0.1/latest' } }, 'endpoint']],
  },
  [`POST ${notification}/browser/remove`]: {
    works: [{ url: `${notification}/browser/remove`, body: { endpoint: browser.endpoint } }],
    wrong: [[{ body: { endpoint: 'https://127.0.0.1/latest' } }, 'endpoint']],
  },
  [`POST ${notification}/browser/try`]: {
    works: [
      async ({ deps, caller }) => {
        await storePushSubscription(deps, caller!.actor, browser, {
          brand: deps.brands.forHost('localhost'),
          locale: 'id',
        });
        return { url: `${notification}/browser/try`, body: { endpoint: browser.endpoint } };
      },
    ],
    wrong: [[{ body: { endpoint: 'https://127.0.0.1/latest' } }, 'endpoint']],
    unknown: [{ url: `${notification}/browser/try`, body: { endpoint: `${browser.endpoint}-lain` } }],
  },
  [`POST ${notification}/read-all`]: { works: [`${notification}/read-all`] },
  [`POST ${notification}/:id/read`]: {
    works: [
      async (context) => ({
        url: `${notification}/${await told(context, context.caller!.account.id)}/read`,
      }),
    ],
    unknown: [
      ...['tidak-ada', '00000000-0000-0000-0000-000000000000', '%00'].map(
        (id) => `${notification}/${id}/read`,
      ),
      async (context) => ({
        url: `${notification}/${await told(context, (await createMember(context.deps)).account.id)}/read`,
      }),
    ],
  },
};
