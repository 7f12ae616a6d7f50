// Distribution partners' standing over HTTP (docs/product/distribution-partners.md).
import {
  closeDistributionPartner,
  type DistributionStanding,
  getDistributionStanding,
  type ListedDistributionPartner,
  listDistributionStandings,
  openDistributionPartner,
} from '#domain/distribution-standing';
import { presentPagination } from '#api/answers';
import { implement } from '#api/implement';
import { distributionStandingContract } from './contract.ts';

export const distributionStandingApi = implement(distributionStandingContract, {
  list: async ({ query }, { deps, actor }) => {
    const page = await listDistributionStandings(deps, actor, query);
    return { data: page.items.map(presentListed), pagination: presentPagination(page) };
  },
  detail: async ({ params }, { deps, actor }) => ({
    data: presentStanding(await getDistributionStanding(deps, actor, params.id)),
  }),
  close: async ({ params, body }, { deps, actor }) => {
    await closeDistributionPartner(deps, actor, { partnerId: params.id, form: body });
    return { data: null, messageKey: 'distribution_standing_close_said' };
  },
  open: async ({ params, body }, { deps, actor }) => {
    await openDistributionPartner(deps, actor, { partnerId: params.id, form: body });
    return { data: null, messageKey: 'distribution_standing_open_said' };
  },
});

const presentListed = ({
  id,
  slug,
  name,
  city,
  state,
  affiliateCode,
  orders,
  earned,
  missing,
}: ListedDistributionPartner) => ({
  ...{ id, slug, name, city, state, orders, earned, missing },
  affiliate_code: affiliateCode,
});

const presentStanding = (partner: DistributionStanding) => ({
  ...presentListed(partner),
  legal_name: partner.legalName,
  email: partner.email,
  phone: partner.phone,
  address: partner.address,
  joined_on: partner.joinedOn,
  suspended_on: partner.suspendedOn,
  suspended_reason: partner.suspendedReason,
  page: partner.page,
  history: partner.history.map(({ event, effectiveOn, source, note, by, at }) => ({
    ...{ event, source, note },
    effective_on: effectiveOn,
    recorded_by: by,
    recorded_at: at.toISOString(),
  })),
});
