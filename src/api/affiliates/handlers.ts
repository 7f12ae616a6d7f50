// The consultant service over HTTP (spec §7).
import { affiliatesContract } from './contract.ts';
import { createShareToken, findShareToken, type SharedLink } from '#domain/affiliates';
import { affiliateParam } from '#shared/affiliate';
import { AppError } from '#shared/errors';
import { type ApiRequest, implement } from '#api/implement';

export const affiliatesApi = implement(affiliatesContract, {
  shareToken: async ({ params }, request) => ({ data: await presentLink(params.token, request) }),
  createShareToken: async ({ body }, request) => {
    const token = await createShareToken(request.deps, request.actor, body.product_slug ?? null);
    return { data: { token, ...(await presentLink(token, request)) } };
  },
});

async function presentLink(token: string, { deps, caller }: ApiRequest) {
  const link: SharedLink | null = await findShareToken(deps, token);
  if (!link) throw new AppError('not_found');
  const address = `${caller.origin}/${link.product ? `product/${link.product}` : ''}?${affiliateParam}=${encodeURIComponent(link.code)}`;
  return { affiliate_code: link.code, consultant_name: link.name, product_slug: link.product, address };
}
