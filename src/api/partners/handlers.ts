// Partners and travel over HTTP (spec §7).
import { partnersContract } from './contract.ts';
import { findPartner, listPartners, listPartnerStories, type PartnerFilter } from '#domain/partners';
import { catalogueScope } from '#domain/catalogue';
import { listReviews } from '#domain/reviews';
import { AppError } from '#shared/errors';
import { textIn } from '#shared/locale';
import { presentPagination } from '#api/answers';
import { answerFixed } from '#api/catalogue/departure-lists';
import { type ApiRequest, implement } from '#api/implement';
import { presentReview } from '#api/reviews/present';
import { presentPartner } from './present.ts';

export const partnersApi = implement(partnersContract, {
  information: async ({ params }, request) => {
    const partner = await getPartner(params.id, request);
    return {
      data: {
        ...presentPartner(partner),
        legal_name: partner.legalName,
        description: textIn(partner.description, request.locale).text,
        email: partner.email,
        phone_number: partner.phoneNumber,
        address: partner.address,
        suspended_on: partner.suspendedOn,
        suspended_reason: partner.suspendedReason && textIn(partner.suspendedReason, request.locale).text,
        external_review_rating: partner.externalReview?.rating ?? null,
        external_review_count: partner.externalReview?.count ?? null,
        licences: partner.licences.map(({ kind, number, issuedOn, validUntil, source, checkedOn }) => ({
          kind,
          number,
          issued_on: issuedOn,
          valid_until: validUntil,
          source,
          checked_on: checkedOn,
        })),
      },
    };
  },
  productReviews: async ({ params, query }, request) => {
    const partner = await getPartner(params.id, request);
    const list = await listReviews(request.deps, { partnerId: partner.id }, query.page, query.limit);
    const items = list.items.map((review) => presentReview(review, request.locale));
    return {
      data: { average: list.average, histogram: list.histogram, items },
      pagination: presentPagination(list),
    };
  },
  googleReview: async ({ params }, request) => ({
    data: (await getPartner(params.id, request)).externalReview,
  }),
  products: async ({ params, query }, request) => {
    const partner = await getPartner(params.id, request);
    return answerFixed({ facets: { partner: [partner.slug] }, ...query }, request);
  },
  all: ({ query }, request) => answerPartners(query, request),
  travel: ({ query }, request) => answerPartners({ kind: 'travel', ...query }, request),
  stories: async ({ query }, { deps }) => {
    const stories = await listPartnerStories(deps, query.limit);
    return {
      data: stories.map((story) => ({
        partner_slug: story.partnerSlug,
        title: story.title,
        address: story.address,
        published_on: story.publishedOn,
      })),
    };
  },
  financial: ({ query }, request) => answerPartners({ kind: 'financial', ...query }, request),
  agency: ({ query }, request) => answerPartners({ kind: 'travel', sellingOnly: true, ...query }, request),
  distributionChannel: ({ query }, request) =>
    answerPartners({ kind: 'distribution_channel', ...query }, request),
});

async function getPartner(id: string, { deps, brand }: ApiRequest) {
  const partner = await findPartner(deps, catalogueScope(deps, brand), id);
  if (!partner) throw new AppError('not_found');
  return partner;
}

async function answerPartners(filter: PartnerFilter, { deps, brand }: ApiRequest) {
  const page = await deps.readList((db) => listPartners({ db }, catalogueScope(deps, brand), filter));
  return { data: page.items.map(presentPartner), pagination: presentPagination(page) };
}
