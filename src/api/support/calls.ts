// What the calls of support are asked.
import { openLook } from '#domain/support';
import { createAccount } from '#test/factories/accounts';
import type { ApiTestContext, Ask, Call } from '#test/api/call';

const people = '/api/v3/operator/support';
const reason = { reason: 'call', note: 'Tiket 4711' };
const nobodys = ['tidak-ada', '00000000-0000-0000-0000-000000000000', '%00'];

const somebody =
  (after: string, body?: object): Ask =>
  async ({ deps }) => ({
    url: `${people}/${(await createAccount(deps.db)).id}${after}`,
    ...(body && { body }),
  });
/** Whoever calls has a look open; nobody else may have one. */
const looked =
  (after: string): Ask =>
  async ({ deps, caller }: ApiTestContext) => {
    const { id } = await createAccount(deps.db);
    if (caller) await openLook(deps, caller.actor, { accountId: id, form: reason }).catch(() => null);
    return { url: `${people}/${id}${after}` };
  };
const unknown = (after: string, body?: object): Ask[] =>
  nobodys.map((id) => ({ url: `${people}/${id}${after}`, ...(body && { body }) }));

export const supportCalls: Record<string, Call> = {
  [`GET ${people}`]: {
    works: [
      people,
      `${people}?search=siti`,
      `${people}?search=RH-7K2M9QXA`,
      `${people}?search=0812-3456-7890`,
    ],
    wrong: { [`${people}?search=%01`]: 'search' },
  },
  [`GET ${people}/:id`]: { works: [somebody(''), looked('')], unknown: unknown('') },
  [`POST ${people}/:id/looks`]: {
    works: [somebody('/looks', reason)],
    wrong: [
      [somebody('/looks', { ...reason, reason: 'x' }), 'reason'],
      [somebody('/looks', { ...reason, note: ' ' }), 'note'],
    ],
    unknown: unknown('/looks', reason),
  },
  [`DELETE ${people}/:id/looks`]: { works: [looked('/looks')], unknown: unknown('/looks') },
  [`POST ${people}/:id/sign-out`]: { works: [looked('/sign-out')] },
};
