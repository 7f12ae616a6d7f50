// Whether this browser looks at a brand's draft (docs/product/brands.md): on pages that are read, and only where they are asked for. Whoever
// sends a form, signs in or pays does so under the brand as it stands.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findPreviewedBrand } from '#domain/brand-publishing';
import type { Brand } from '#domain/brands';
import type { Deps } from '#domain/deps';
import { forgetOwnCookie, ownCookie, setOwnCookie } from '#platform/own-cookie';
import { findSharedPage } from '#web/page-cache/shared-pages';

const cookie = 'brand_preview';
const seconds = 3_600;

/** The draft this browser may see instead of the brand; null for everybody else. */
export async function previewedBrand(
  deps: Deps,
  request: FastifyRequest,
  path: string,
): Promise<Brand | null> {
  const token = request.method === 'GET' ? ownCookie(request, cookie) : null;
  if (token === null || !findSharedPage(path)) return null;
  return findPreviewedBrand(deps, { brandId: deps.brands.forHost(request.hostname).id, token });
}

/** Null ends it. */
export function storePreview(request: FastifyRequest, reply: FastifyReply, token: string | null): void {
  if (token === null) forgetOwnCookie(request, reply, cookie);
  else setOwnCookie(request, reply, cookie, token, seconds);
}
