// Where an agency's first offer begins (docs/product/private-umrah.md): its own prices of today where it has any that sell the journey, else
// the estimate that the family saw.
import { getDollarRate } from '#domain/exchange-rates';
import { type Actor, workplaceFor } from '#domain/memberships';
import {
  type Estimate,
  type EstimateDeps,
  estimateTrip,
  findPartnerTable,
  readTripChoice,
  type TableVersion,
} from '#domain/umrah-estimates';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { joinedForm } from './groups.ts';
import { comparedEstimate, type UmrahRequest } from './request.ts';

export interface OfferStart {
  estimate: Estimate;
  /** Whom the lines are divided by. */
  beds: number;
  /** The agency's own table; null: it has none, or none that sells this journey. */
  own: TableVersion | null;
  /** It has one that does not sell what the family chose. */
  isNotSold: boolean;
}

/** `families`: those that travel together, the request's own among them. Refuses `forbidden`. */
export async function startOfOffer(
  deps: EstimateDeps,
  actor: Actor,
  { request, families }: { request: UmrahRequest; families: readonly UmrahRequest[] },
): Promise<OfferStart> {
  const { estimate, beds } = comparedEstimate(request);
  const own = await findPartnerTable(deps, workplaceFor(actor, 'catalogue'));
  const usual = { estimate, beds, own: null, isNotSold: own !== null };
  if (!own || families.length === 0) return usual;
  const rate = await getDollarRate(deps);
  try {
    const choice = readTripChoice(
      own.table,
      joinedForm(families),
      todayInIndonesia(request.createdAt),
      request.limits,
    );
    return {
      estimate: estimateTrip(own.table, choice, rate.rupiah),
      beds: choice.people.adults + choice.people.children,
      own,
      isNotSold: false,
    };
  } catch (error) {
    if (error instanceof AppError) return usual;
    throw error;
  }
}
