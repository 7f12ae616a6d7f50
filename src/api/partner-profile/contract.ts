// What a travel partner says of itself (docs/product/partner-profile.md).
import * as z from 'zod';
import { endpoint } from '#api/define';

const staff = { who: ['partner_staff'], task: 'profile', spec: '§6 travel partner' } as const;
const path = '/api/v3/partner-console/profile';
const field = z.unknown().optional();

const profile = z.object({
  version: z.int(),
  slug: z.string(),
  name: z.string(),
  legal_name: z.string(),
  description: z.string(),
  description_en: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  founded_year: z.int(),
});

export const partnerProfileContract = {
  read: endpoint({
    ...staff,
    method: 'GET',
    path,
    summary: "The partner's own page; name and legal name are changed by the operator",
    data: profile,
  }),
  change: endpoint({
    ...staff,
    method: 'PUT',
    path,
    summary: "Change the partner's own page; `version` is the one that was read",
    body: z.object({
      version: field,
      description: field,
      description_en: field,
      email: field,
      phone: field,
      address: field,
      city: field,
      founded_year: field,
    }),
    data: profile,
    errors: ['invalid_input', 'partner_changed'],
  }),
};
