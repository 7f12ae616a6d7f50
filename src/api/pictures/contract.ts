// Photographs of a programme, of a partner and of a hotel (docs/product/pictures.md), each among its owner's. Every change is answered with all
// of them, in their order.
import * as z from 'zod';
import { operatorRoles } from '#shared/operator-tasks';
import { photographMaxBytes, usesOf } from '#shared/pictures';
import { endpoint } from '#api/define';
import { named } from '#api/inputs';

const spec = '§6 travel partner, docs/product/pictures.md';
const programme = { who: ['partner_staff'], task: 'catalogue', spec } as const;
const partner = { who: ['partner_staff'], task: 'profile', spec } as const;
const operator = {
  who: operatorRoles('directories'),
  spec: '§6 operator, docs/product/pictures.md',
} as const;
const ofProgramme = '/api/v3/partner-console/programmes/:id/pictures';
const ofPartner = '/api/v3/partner-console/pictures';
const ofHotel = '/api/v3/operator/directories/hotels/:id/pictures';

const field = z.unknown().optional();
const text = z.string().optional();
const data = z.array(
  z.object({
    id: z.string(),
    use: z.string(),
    /** Of the smallest size, as WebP. */
    path: z.string(),
    alt: z.object({ id: z.string(), en: z.string().optional() }),
  }),
);
const listing = { method: 'GET', data, errors: ['not_found'] } as const;
const adding = {
  method: 'POST',
  upload: { field: 'picture', maxBytes: photographMaxBytes },
  data,
  errors: ['not_found', 'invalid_input', 'too_many_requests', 'unavailable'],
} as const;
const describing = {
  method: 'PUT',
  body: z.object({ alt_id: field, alt_en: field }),
  data,
  errors: ['not_found', 'invalid_input'],
} as const;
const moving = {
  method: 'POST',
  body: z.object({ direction: z.enum(['up', 'down']) }),
  data,
  errors: ['not_found'],
} as const;
const removing = { method: 'DELETE', data, errors: ['not_found'] } as const;

const queryOf = (owner: 'programme' | 'partner' | 'hotel') =>
  z.object({ use: z.enum(usesOf[owner]).default(usesOf[owner][0]), alt_id: text, alt_en: text });
const among = named.extend({ picture: z.string() });
const own = z.object({ picture: z.string() });
const adds = 'JPEG, PNG, WebP or AVIF; twelve at most. `alt_id` says what it shows';

export const picturesContract = {
  ofProgramme: endpoint({
    ...programme,
    ...listing,
    scope: 'programmes_read',
    path: ofProgramme,
    summary: 'The photographs of a programme',
    params: named,
  }),
  addToProgramme: endpoint({
    ...programme,
    ...adding,
    scope: 'programmes_write',
    path: ofProgramme,
    summary: `Add a photograph to a programme that was published once: ${adds}. A new cover takes the place of the old one`,
    params: named,
    query: queryOf('programme'),
  }),
  describeOfProgramme: endpoint({
    ...programme,
    ...describing,
    scope: 'programmes_write',
    path: `${ofProgramme}/:picture`,
    summary: 'Write other words for a photograph of a programme',
    params: among,
  }),
  moveInProgramme: endpoint({
    ...programme,
    ...moving,
    scope: 'programmes_write',
    path: `${ofProgramme}/:picture/move`,
    summary: 'Move a photograph of a programme one place up or down; at an end nothing moves',
    params: among,
  }),
  removeFromProgramme: endpoint({
    ...programme,
    ...removing,
    scope: 'programmes_write',
    path: `${ofProgramme}/:picture`,
    summary: 'Take a photograph of a programme away; one that is gone counts as removed',
    params: among,
  }),
  ofPartner: endpoint({
    ...partner,
    ...listing,
    errors: [],
    path: ofPartner,
    summary: 'The photographs of the partner: logo, office and people',
  }),
  addToPartner: endpoint({
    ...partner,
    ...adding,
    path: ofPartner,
    summary: `Add a photograph of the partner: ${adds}. A new logo takes the place of the old one`,
    errors: ['invalid_input', 'too_many_requests', 'unavailable'],
    query: queryOf('partner'),
  }),
  describeOfPartner: endpoint({
    ...partner,
    ...describing,
    path: `${ofPartner}/:picture`,
    summary: 'Write other words for a photograph of the partner',
    params: own,
  }),
  moveInPartner: endpoint({
    ...partner,
    ...moving,
    path: `${ofPartner}/:picture/move`,
    summary: 'Move a photograph of the partner one place up or down; at an end nothing moves',
    params: own,
  }),
  removeFromPartner: endpoint({
    ...partner,
    ...removing,
    errors: [],
    path: `${ofPartner}/:picture`,
    summary: 'Take a photograph of the partner away; one that is gone counts as removed',
    params: own,
  }),
  ofHotel: endpoint({
    ...operator,
    ...listing,
    path: ofHotel,
    summary: 'The photographs of a hotel, shown on every product that sleeps there',
    params: named,
  }),
  addToHotel: endpoint({
    ...operator,
    ...adding,
    path: ofHotel,
    summary: `Add a photograph of a hotel: ${adds}`,
    params: named,
    query: queryOf('hotel'),
  }),
  describeOfHotel: endpoint({
    ...operator,
    ...describing,
    path: `${ofHotel}/:picture`,
    summary: 'Write other words for a photograph of a hotel',
    params: among,
  }),
  moveInHotel: endpoint({
    ...operator,
    ...moving,
    path: `${ofHotel}/:picture/move`,
    summary: 'Move a photograph of a hotel one place up or down; at an end nothing moves',
    params: among,
  }),
  removeFromHotel: endpoint({
    ...operator,
    ...removing,
    path: `${ofHotel}/:picture`,
    summary: 'Take a photograph of a hotel away; one that is gone counts as removed',
    params: among,
  }),
};
