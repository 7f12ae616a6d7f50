// What a promo would do to the departures that are open now (docs/product/promos.md): judged by the function that the checkout asks, before
// anybody is promised anything.
import type { BrandDirectory } from '#domain/brands';
import { catalogueScope, type DepartureCard, listDepartures } from '#domain/catalogue';
import type { Actor } from '#domain/memberships';
import { AppError } from '#shared/errors';
import { type Rupiah, rupiah } from '#shared/money';
import { getConsolePromo } from './console-promo.ts';
import { type Judgement, judge, type PromoRefusal } from './discount.ts';
import type { PromoDeps } from './list-promos.ts';
import type { Promo } from './promo.ts';
import { listChosen } from './promo-products.ts';

/** A person alone, and a family. */
const parties = [1, 4] as const;
/** Our choice: what a person looks through; the earliest of each. */
const shownMost = 8;
/** Of all open departures, to say which stay out. */
const readMost = 200;

export interface SimulatedParty {
  travellers: number;
  total: Rupiah;
  judgement: Judgement;
}

export interface SimulatedDeparture {
  card: Pick<DepartureCard, 'slug' | 'title' | 'departsOn' | 'partner'>;
  parties: SimulatedParty[];
}

export interface PromoSimulation {
  /** The day it is judged for: today, or its first. */
  on: string;
  /** At least one party gets a discount: the earliest few, and how many there are. */
  included: SimulatedDeparture[];
  includedCount: number;
  /** By reason, the most departures first; of each the earliest few by name. */
  excluded: { refusal: PromoRefusal; count: number; examples: SimulatedDeparture['card'][] }[];
  /** How many open departures were looked at, and whether there are more. */
  looked: number;
  isCapped: boolean;
}

/** As it would be once published. Refuses like `getConsolePromo`. */
export async function simulatePromo(
  deps: PromoDeps & { brands: Pick<BrandDirectory, 'list'> },
  actor: Actor,
  id: string,
): Promise<PromoSimulation> {
  const promo = await getConsolePromo(deps, actor, id);
  const brand = deps.brands.list().find((one) => one.id === promo.brand);
  if (!brand) throw new AppError('not_found');
  const scope = catalogueScope(deps, brand);
  const on = scope.today < promo.validFrom ? promo.validFrom : scope.today;
  const read = async (narrowed: object) => {
    const list = await listDepartures(
      deps,
      scope,
      { facets: {}, ...narrowed, sort: 'earliest', page: 1, limit: readMost },
      { facets: false },
    );
    return { open: list.items.filter(isOpenToAll), isCapped: list.total > readMost };
  };
  const theirs = promo.partner ? { facets: { partner: [promo.partner.slug] } } : {};
  // A partner's people look at their own departures; others' are none of their promo's business.
  const everything = await read(promo.ownerId ? theirs : {});
  // One for souvenirs is meant for no departure.
  const meant =
    promo.category === 'souvenirs'
      ? everything
      : promo.departureIds.length > 0
        ? { open: (await listChosen(deps, scope, promo)).filter(isOpenToAll), isCapped: false }
        : await read({ ...theirs, category: promo.category });
  const all = new Map([...meant.open, ...everything.open].map((card) => [card.slug, card]));
  const judged = [...all.values()].map((card) => ({ card, parties: judgeParties(promo, card, on) }));
  const included = judged.filter((one) => one.parties.some(({ judgement }) => judgement.refusal === null));
  const excluded = judged.filter((one) => !included.includes(one));
  return {
    on,
    included: included.slice(0, shownMost),
    includedCount: included.length,
    excluded: [...Map.groupBy(excluded, (one) => one.parties.at(-1)!.judgement.refusal!)]
      .map(([refusal, cards]) => ({
        refusal,
        count: cards.length,
        examples: cards.slice(0, 3).map(({ card }) => card),
      }))
      .toSorted((a, b) => b.count - a.count),
    looked: all.size,
    isCapped: everything.isCapped || meant.isCapped,
  };
}

const isOpenToAll = ({ availability, block }: DepartureCard) =>
  block === null && (availability === 'open' || availability === 'ready');

function judgeParties(promo: Promo, card: DepartureCard, today: string): SimulatedParty[] {
  return parties.map((travellers) => {
    // Adults in the cheapest room, with what everybody pays: what the cart of such a party comes to.
    const total = rupiah(card.allInPrice * travellers);
    const order = { category: card.category, partner: card.partner.slug, departure: card.id, total, today };
    return { travellers, total, judgement: judge({ ...promo, isActive: true }, order) };
  });
}
