// What the calls about notifications are asked.
import { listNotifications, notify } from '#domain/notifications';
import { createMember } from '#test/factories/accounts';
import type { ApiTestContext, Call } from '#test/api/call';

const notification = '/api/v3/user/notification';

async function told({ deps }: Pick<ApiTestContext, 'deps'>, accountId: string): Promise<string> {
  // Asked again, a call answers the same.
  const [known] = (await listNotifications(deps, { accountId })).items;
  if (known) return known.id;
  await notify(deps, [
    {
      accountId,
      kind: 'order_placed',
      values: { code: 'RH-7K2M9QXA' },
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
