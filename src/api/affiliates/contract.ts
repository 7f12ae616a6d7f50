// The consultant service (spec §7; docs/product/affiliates.md: it lives under /api/consultant/v1).
import * as z from 'zod';
import { endpoint } from '#api/define';

const link = {
  affiliate_code: z.string(),
  consultant_name: z.string(),
  product_slug: z.string().nullable(),
  address: z.url(),
};

export const affiliatesContract = {
  shareToken: endpoint({
    method: 'GET',
    path: '/api/consultant/v1/user/auth/share-token/:token',
    who: 'everyone',
    spec: '§7 Device and auth',
    summary: "What a consultant's shared link stands for: code, name, product, and the address to open",
    params: z.object({ token: z.string() }),
    data: z.object(link),
    errors: ['not_found'],
  }),
  createShareToken: endpoint({
    method: 'POST',
    path: '/api/consultant/v1/user/share-tokens',
    who: ['consultant'],
    spec: 'docs/product/affiliates.md',
    summary:
      'The link of the signed-in consultant for a product or, without one, for the whole site; always the same',
    body: z.object({ product_slug: z.string().max(200).optional() }),
    data: z.object({ token: z.string(), ...link }),
    errors: ['not_found', 'invalid_input'],
  }),
};
