// What the links to the sign-in pages carry (spec §2 header: "both keep affiliate_code and productSlug"): from a product's own
// page, that product. The consultant's code is on every link already.
import { readReturnTo, returnQuery } from '#shared/return-to';

/** `path` without language prefix. */
export function signInQuery(path: string, search: string): string {
  const product = /^\/product\/([^/]+)$/.exec(path)?.[1];
  const query = new URLSearchParams(product ? { productSlug: product } : search);
  return returnQuery({ ...readReturnTo(query), redirect: null, partnerSlug: null, slug: null });
}
