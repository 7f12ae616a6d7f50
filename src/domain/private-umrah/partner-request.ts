// A request as the agency sees it that was asked: its own offers, the families that travel together, and what it may do now
// (docs/product/private-umrah.md).
import type { Actor } from '#domain/memberships';
import type { RequestDeps } from './change-status.ts';
import { hasEnded, unsafeListJoined } from './joined.ts';
import { type UmrahOffer, unsafeListOffers } from './offer.ts';
import { invited } from './partner-offers.ts';
import { type UmrahRequest, unsafeFindRequest } from './request.ts';

/** What the agency may do now. */
interface AgencyChoices {
  /** A first offer, or the next revision. */
  offer: boolean;
  withdraw: boolean;
  decline: boolean;
  /** Every family has accepted its offer. */
  confirm: boolean;
}

export interface PartnerRequest extends UmrahRequest {
  /** Every family that has not ended, this one's among them. */
  families: UmrahRequest[];
  respondBy: Date;
  isDeclined: boolean;
  /** The agency's own offers, the newest revision first. */
  offers: UmrahOffer[];
  choices: AgencyChoices;
  /** How many travel together and how many of them have accepted; null for one family. */
  group: { families: number; people: number; accepted: number } | null;
}

/** A request with the agency's own offers; nobody sees what others offered. Refuses `forbidden`, `not_found`. */
export async function getPartnerRequest(
  deps: RequestDeps,
  actor: Actor,
  requestId: string,
): Promise<PartnerRequest> {
  const { partnerId, respondBy, isDeclined } = await invited(deps, actor, requestId);
  const request = (await unsafeFindRequest(deps, requestId))!;
  const offers = await unsafeListOffers(deps, requestId, { partnerId });
  const joined = await unsafeListJoined(deps, request.leadId ?? requestId);
  const families = joined.filter((one) => !hasEnded(one));
  const own = {
    ...request,
    families,
    respondBy,
    isDeclined,
    offers: offers.toSorted((a, b) => b.revision - a.revision),
  };
  const isChosen = await isAcceptedAt(deps, families, partnerId);
  return { ...own, choices: choicesOf(own, { isChosen, at: deps.now() }), group: groupOf(families) };
}

function groupOf(families: readonly UmrahRequest[]): PartnerRequest['group'] {
  if (families.length < 2) return null;
  return {
    families: families.length,
    people: families.reduce((sum, { people }) => sum + people.adults + people.children + people.infants, 0),
    accepted: families.filter(({ acceptedOfferId }) => acceptedOfferId !== null).length,
  };
}

/** Whether what the families have accepted is this agency's: they all travel with one. */
async function isAcceptedAt(
  { db }: RequestDeps,
  families: readonly UmrahRequest[],
  partnerId: string,
): Promise<boolean> {
  const accepted = families.flatMap(({ acceptedOfferId }) => acceptedOfferId ?? []);
  if (accepted.length === 0) return false;
  const offer = await db
    .selectFrom('umrah_offers')
    .select('id')
    .where('id', 'in', accepted)
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
  return offer !== undefined;
}

/** A group goes on without the family that opened it. */
function choicesOf(
  { families, respondBy, isDeclined, offers: [last] }: Omit<PartnerRequest, 'choices' | 'group'>,
  { isChosen, at }: { isChosen: boolean; at: Date },
): AgencyChoices {
  const isOpen =
    families.length > 0 &&
    families.every(({ status }) => ['requested', 'offered', 'revised'].includes(status));
  return {
    offer: isOpen && (last !== undefined || respondBy > at),
    withdraw: isOpen && last?.isLive === true,
    decline: isOpen && last === undefined && !isDeclined,
    confirm: isChosen && families.every(({ status }) => status === 'accepted'),
  };
}
