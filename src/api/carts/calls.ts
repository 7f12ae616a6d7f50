// What the calls about the cart are asked (spec §7 Cart).
import { randomUUID } from 'node:crypto';
import type { Call } from '#test/api/call';
import { createItem } from '#test/factories/items';

const cart = '/api/v1/merchandise/cart';
const unknownId = '00000000-0000-4000-8000-000000000000';

export const cartCalls: Record<string, Call> = {
  [`GET ${cart}`]: { works: [cart] },
  [`POST ${cart}`]: {
    works: [
      async ({ deps }) => ({
        body: { variant_id: (await createItem(deps.db)).variants[0], quantity: 2 },
      }),
    ],
    wrong: [
      [{ body: { quantity: 1 } }, 'variant_id'],
      [{ body: { variant_id: unknownId } }, 'quantity'],
      [{ body: { variant_id: unknownId, quantity: 0 } }, 'quantity'],
      [{ body: { variant_id: unknownId, quantity: 'x' } }, 'quantity'],
    ],
    unknown: [{ body: { variant_id: unknownId, quantity: 1 } }, { body: { variant_id: 'x', quantity: 1 } }],
  },
  [`PUT ${cart}`]: {
    works: [
      { body: { items: [] } },
      async ({ deps }) => ({
        body: { items: [{ variant_id: (await createItem(deps.db)).variants[0], quantity: 1 }] },
      }),
    ],
    wrong: [[{ body: {} }, 'items']],
    unknown: [{ body: { items: [{ variant_id: unknownId, quantity: 1 }] } }],
  },
  [`PATCH ${cart}/:id`]: {
    works: [
      async ({ deps, caller }) => {
        const { variants } = await createItem(deps.db);
        const guest = caller ? null : randomUUID();
        await deps.db
          .insertInto('cart_lines')
          .values({
            account_id: caller?.actor.accountId ?? null,
            guest_id: guest,
            brand_id: 'besar',
            variant_id: variants[0]!,
            quantity: 1,
            added_at: deps.now(),
          })
          .execute();
        return {
          url: `${cart}/${variants[0]}`,
          body: { quantity: 2 },
          ...(guest && { headers: { cookie: `guest=${guest}` } }),
        };
      },
    ],
    wrong: [
      [{ url: `${cart}/${unknownId}`, body: {} }, 'quantity'],
      [{ url: `${cart}/${unknownId}`, body: { quantity: 0 } }, 'quantity'],
    ],
    unknown: [{ url: `${cart}/${unknownId}`, body: { quantity: 1 } }],
  },
  [`DELETE ${cart}/:id`]: { works: [`${cart}/${unknownId}`] },
};
