// Whose recommendation a visit stands under (spec §2 affiliate guard, §6): looked up before the visit is decided, kept once it is.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#domain/deps';
import { type Affiliate, arriveBy, findAffiliates, holdAttribution } from '#domain/affiliates';
import type { Actor } from '#domain/memberships';
import { guestIdOf, newGuestId } from '#platform/guest-cookie';
import { codesOf, type Visit } from './visit.server.ts';

/** Those of the codes in the address and the cookie that somebody holds; asks the database only where there is a code. */
export function findRecommenders(deps: Deps, url: URL, request: FastifyRequest): Promise<Affiliate[]> {
  return findAffiliates(deps, codesOf(url, request.cookies));
}

/** Who followed a link with a code is counted, once, and known again by their browser. */
export async function storeArrival(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  { affiliateCode, isArrival, path }: Visit,
): Promise<void> {
  if (!affiliateCode || !isArrival) return;
  const guestId = guestIdOf(request) ?? newGuestId(request, reply);
  const product = /^\/product\/([^/]+)$/.exec(path)?.[1] ?? null;
  await arriveBy(deps, { guestId }, { code: affiliateCode, brandId: brandOf(deps, request), product });
}

/** A member stands under the recommendation on every device, so that a booking finds it. */
export async function storeForMember(
  deps: Deps,
  request: FastifyRequest,
  affiliate: Affiliate | null,
  actor: Actor | null,
): Promise<void> {
  if (affiliate && actor)
    await holdAttribution(deps, actor.accountId, { code: affiliate.code, brandId: brandOf(deps, request) });
}

function brandOf(deps: Deps, request: FastifyRequest): string {
  return deps.brands.forHost(request.hostname).id;
}
