// Partners and travel (spec §7, §3 travel partner). `{x}` is a slug or an id.
import * as z from 'zod';
import { pageSizes } from '#shared/limits';
import { reviewData } from '#api/reviews/review-data';
import { endpoint } from '#api/define';
import { departureData } from '#api/catalogue/departure-contract';
import { limited, named, paged } from '#api/inputs';

const spec = '§7 Partners and travel';

export const partnerData = z.object({
  id: z.uuid(),
  slug: z.string(),
  kind: z.enum(['travel', 'financial', 'distribution_channel']),
  company_name: z.string(),
  city: z.string(),
  founded_year: z.int(),
  state: z.enum(['active', 'suspended']),
  umrah_permit_number: z.string().nullable(),
  active_package_count: z.int(),
  total_package_count: z.int(),
  rating: z.number().nullable(),
  rating_count: z.int(),
});

const licence = z.object({
  kind: z.enum(['ppiu', 'pihk']),
  number: z.string(),
  issued_on: z.iso.date(),
  valid_until: z.iso.date(),
  source: z.string(),
  checked_on: z.iso.date(),
});

const informationData = partnerData.extend({
  legal_name: z.string(),
  description: z.string(),
  email: z.string(),
  phone_number: z.string(),
  address: z.string(),
  suspended_on: z.iso.date().nullable(),
  suspended_reason: z.string().nullable(),
  licences: z.array(licence),
  /** Of an outside service; null where none is configured. */
  external_review_rating: z.number().nullable(),
  external_review_count: z.int().nullable(),
});

const reviewsData = z.object({
  average: z.number().nullable(),
  /** Number of reviews with 1 to 5 stars. */
  histogram: z.array(z.int()).length(5),
  items: z.array(reviewData),
});

const ofOne = { who: 'everyone', spec, params: named, errors: ['not_found'] } as const;
const list = <const P extends `/api/v3/${string}`>(path: P, summary: string) =>
  endpoint({
    method: 'GET',
    path,
    who: 'everyone',
    summary,
    spec,
    query: paged(pageSizes.list),
    data: z.array(partnerData),
    paged: true,
  });

export const partnersContract = {
  information: endpoint({
    ...ofOne,
    method: 'GET',
    path: '/api/v3/travel/:id/information',
    summary: 'A travel partner',
    data: informationData,
  }),
  productReviews: endpoint({
    ...ofOne,
    method: 'GET',
    path: '/api/v3/travel/:id/product-reviews',
    summary: 'What travellers wrote',
    query: paged(pageSizes.list),
    data: reviewsData,
    paged: true,
  }),
  googleReview: endpoint({
    ...ofOne,
    method: 'GET',
    path: '/api/v3/travel/:id/google-review',
    summary: 'Rating of an outside service; null where none is configured',
    data: z.object({ rating: z.number(), count: z.int(), source: z.string().nullable() }).nullable(),
  }),
  products: endpoint({
    ...ofOne,
    method: 'GET',
    path: '/api/v3/partners/:id/products',
    summary: 'Departures of a partner',
    query: paged(pageSizes.travelProducts),
    data: z.array(departureData),
    paged: true,
  }),
  all: list('/api/v3/partners', 'All partners, the suspended last'),
  travel: list('/api/v3/partners/travel', 'Travel partners, the suspended last'),
  stories: endpoint({
    method: 'GET',
    path: '/api/v3/partners/travel/stories',
    who: 'everyone',
    summary: 'Stories about partners; none without a source',
    spec,
    query: limited(pageSizes.list),
    data: z.array(
      z.object({
        partner_slug: z.string(),
        title: z.string(),
        address: z.string(),
        published_on: z.iso.date(),
      }),
    ),
  }),
  financial: list('/api/v3/partners/financial', 'Partner banks'),
  agency: list(
    '/api/v3/partners/agency',
    'Travel partners that may sell today: not suspended, with a valid licence',
  ),
  distributionChannel: list('/api/v3/partners/distribution-channel', 'Distribution-channel partners'),
};
