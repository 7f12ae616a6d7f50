// What the calls about roles are asked.
import { randomUUID } from 'node:crypto';
import { createMember } from '#test/factories/accounts';
import { createPartner } from '#test/factories/programmes';
import type { ApiTestContext, Ask, Call } from '#test/api/call';

const path = '/api/v3/operator/roles';
const nobody = '00000000-0000-0000-0000-000000000000';

const toSomebody =
  (change: object = {}): Ask =>
  async ({ deps }) => ({
    body: { account_id: (await createMember(deps)).account.id, role: 'operator_content', ...change },
  });
const staff: Ask = async ({ deps }) => ({
  body: {
    account_id: (await createMember(deps)).account.id,
    role: 'partner_staff',
    partner_id: (await createPartner(deps.db)).id,
  },
});
const consultant: Ask = async ({ deps }) => ({
  body: {
    account_id: (await createMember(deps)).account.id,
    role: 'consultant',
    code: `C${randomUUID().slice(0, 7).toUpperCase()}`,
    shown_name: 'Bu Ani',
  },
});
const held =
  (change: object = {}): Ask =>
  async ({ deps }: ApiTestContext) => ({
    body: {
      account_id: (await createMember(deps, { roles: ['operator_content'] })).account.id,
      role: 'operator_content',
      ...change,
    },
  });

export const membershipsCalls: Record<string, Call> = {
  [`GET ${path}`]: {
    works: [
      async ({ deps }) => ({
        url: `${path}?email=${(await createMember(deps, { roles: ['operator_content'] })).account.email}`,
      }),
      `${path}?email=tidak-ada@example.com`,
    ],
    wrong: { [path]: 'email', [`${path}?email=a%00b`]: 'email' },
  },
  [`GET ${path}/organisations`]: { works: [`${path}/organisations`] },
  [`POST ${path}/grant`]: {
    works: [toSomebody(), staff, consultant],
    wrong: [
      [toSomebody({ role: 'raja' }), 'role'],
      [toSomebody({ account_id: 'x' }), 'account_id'],
      [toSomebody({ role: 'partner_staff' }), 'partner'],
      [toSomebody({ role: 'consultant', shown_name: 'Bu Ani' }), 'code'],
    ],
    unknown: [
      { body: { account_id: nobody, role: 'operator_content' } },
      toSomebody({ role: 'partner_staff', partner_id: nobody }),
    ],
  },
  [`POST ${path}/revoke`]: {
    works: [held()],
    wrong: [
      [held({ role: 'raja' }), 'role'],
      [held({ partner_id: 'x' }), 'partner_id'],
    ],
    unknown: [{ body: { account_id: nobody, role: 'operator_content' } }, toSomebody()],
  },
};
