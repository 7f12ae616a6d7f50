// Groups of families over HTTP (docs/product/private-umrah.md): the same functions as on the pages.
import type * as z from 'zod';
import type { Actor } from '#domain/memberships';
import {
  findGroup,
  findGroupOf,
  getRequest,
  joinGroup,
  openGroup,
  type UmrahGroup,
} from '#domain/private-umrah';
import { perHead } from '#shared/money';
import * as paths from '#shared/paths';
import { type ApiRequest, implement } from '#api/implement';
import { type umrahGroupData, umrahGroupsContract } from './groups-contract.ts';

type MemberRequest = ApiRequest & { actor: Actor };

export const umrahGroupsApi = implement(umrahGroupsContract, {
  openGroup: async ({ params: { id } }, request) => {
    const { deps, actor, brand } = request;
    await openGroup(deps, actor, { id, brand });
    return { data: present(request, (await groupOf(request, id))!) };
  },
  group: async ({ params: { id } }, request) => {
    const group = await groupOf(request, id);
    return { data: group && present(request, group) };
  },
  groupByLink: async ({ params }, request) => ({
    data: present(request, await findGroup(request.deps, request.brand, params.link)),
  }),
  joinGroup: async (
    { params: { link }, body: { adults, children = [] } },
    { deps, actor, brand, locale },
  ) => ({
    data: await joinGroup(deps, actor, { link, brand, locale, form: { adults, children } }),
  }),
});

async function groupOf({ deps, actor, brand }: MemberRequest, id: string): Promise<UmrahGroup | null> {
  return findGroupOf(deps, await getRequest(deps, actor, { id, brand }));
}

function present(
  { deps, actor, caller }: MemberRequest,
  { link, lead, families, joint }: UmrahGroup,
): z.input<typeof umrahGroupData> {
  const isOpener = lead.accountId === actor.accountId;
  const total = families.length > 1 ? joint?.estimate.total : undefined;
  return {
    link: isOpener ? link : null,
    join_url: isOpener ? `${deps.brands.linkOrigin(caller.origin)}${paths.privateUmrah.join(link)}` : null,
    status: lead.status,
    departure_airport_id: lead.form.departure_airport_id,
    departure_date: lead.departsOn,
    return_date: lead.returnsOn,
    families: families.map(({ people, accountId }) => ({ people, is_own: accountId === actor.accountId })),
    joint:
      joint && total
        ? {
            total,
            per_person: { low: perHead(total.low, joint.beds), high: perHead(total.high, joint.beds) },
          }
        : null,
  };
}
