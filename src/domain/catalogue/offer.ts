// The terms of sale of a departure, as a booking needs them: prices, extras, supplies, stages, and whether it
// may be sold at all. Read from the tables themselves, never from the lists' read model (decision 0001), in
// one statement.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/database';
import type { Category, ProductKind, PurchaseBlock, RoomType } from '#shared/catalogue';
import type { AgePrice } from '#shared/trip-price';
import type { LocalText } from '#shared/locale';
import { isId, isSlugOrId } from '#shared/names';
import type { AgeBounds } from '#shared/traveller-age';
import { agePrice } from './age-price.ts';
import { departureNamed } from './departure-slugs.ts';
import { type ContractTerms, contractTerms } from './programme-content.ts';
import { type CatalogueScope, categoryOf } from './scope.ts';

export interface Offer {
  departureId: string;
  slug: string;
  programmeId: string;
  /** The published version of the programme that is read here. */
  programmeVersion: number;
  partnerId: string;
  partnerSlug: string;
  kind: ProductKind;
  category: Category;
  title: LocalText;
  departsOn: string;
  /** The last day on which a place can be booked. */
  saleEndsOn: string;
  quota: number;
  /** At the moment of reading: a sale checks again under the lock (#domain/seats). */
  seatsLeft: number;
  block: PurchaseBlock | null;
  /** On sale: published, or made for one party. */
  isPublished: boolean;
  /** The only account that may book it; null: everybody. */
  reservedFor: string | null;
  rooms: { roomType: RoomType; amount: number }[];
  child: AgePrice | null;
  infant: AgePrice | null;
  /** Who is an infant or a child on the day of return (decision 0058). */
  ages: AgeBounds;
  /** Per person, paid by everybody. */
  mandatoryExtras: { id: number; name: LocalText; amount: number }[];
  addons: { id: number; name: LocalText; amount: number }[];
  supplies: { id: number; name: LocalText; amount: number; weightGrams: number }[];
  /** Per seat. */
  downPayment: { amount: number; settlementDueDays: number } | null;
  /** Whether its partner takes a bank's money for it; never for hajj. */
  isFinancingAvailable: boolean;
  isSavingsAvailable: boolean;
  /** What the partner's own contract grants to a member who cannot travel. */
  contractTerms: ContractTerms;
}

interface OfferRow extends Omit<
  Offer,
  'contractTerms' | 'category' | 'child' | 'infant' | 'downPayment' | 'mandatoryExtras' | 'addons'
> {
  childAmount: number | null;
  childBasisPoints: number | null;
  infantAmount: number | null;
  infantBasisPoints: number | null;
  downPaymentAmount: number | null;
  settlementDueDays: number | null;
  contract: unknown;
  extras: { id: number; name: LocalText; amount: number; isMandatory: boolean }[];
}

/** The offer of a slug or an id; null when there is none in this brand's catalogue, published or not. */
export async function findOffer(
  { db }: { db: Db },
  scope: CatalogueScope,
  slugOrId: string,
): Promise<Offer | null> {
  if (!isSlugOrId(slugOrId)) return null;
  const { rows } = await offerQuery(scope, offerNamed(slugOrId)).execute(db);
  return rows[0] ? offerOf(rows[0]) : null;
}

/** The departure's id, or null, of a slug or an id. */
export function offerNamed(slugOrId: string): RawBuilder<string | null> {
  return isId(slugOrId) ? sql`${slugOrId}::uuid` : departureNamed(slugOrId);
}

/** The same as part of a statement: `offerOf` reads its row. `departureId`: an expression. */
export function offerQuery(scope: CatalogueScope, departureId: RawBuilder<unknown>): RawBuilder<OfferRow> {
  return sql<OfferRow>`
    select d.id as "departureId", d.slug, p.id as "programmeId", p.version as "programmeVersion", p.partner_id as "partnerId", t.slug as "partnerSlug", p.kind, p.title, d.departs_on as "departsOn",
      sale_ends_on(p.kind, d.departs_on, d.sale_ends_on) as "saleEndsOn", d.quota,
      greatest(0, d.quota - seats_claimed(d.id, ${scope.now})) as "seatsLeft", d.state in ('published', 'unlisted') as "isPublished", d.reserved_for as "reservedFor",
      purchase_block(t.state, required_licence(p.kind),
        (select max(l.valid_until) from licences l where l.partner_id = t.id and l.kind = required_licence(p.kind)), ${scope.today}::date) as block,
      (select coalesce(json_agg(json_build_object('roomType', r.room_type, 'amount', r.amount) order by r.amount, r.room_type desc), '[]')
        from departure_room_prices r where r.departure_id = d.id) as rooms,
      json_build_object('infantBelow', p.infant_below, 'childBelow', p.child_below) as ages, d.child_amount as "childAmount", d.child_basis_points as "childBasisPoints",
      d.infant_amount as "infantAmount", d.infant_basis_points as "infantBasisPoints",
      (select coalesce(json_agg(json_build_object('id', e.position, 'name', e.name, 'amount', e.amount, 'isMandatory', e.is_mandatory)
        order by e.position), '[]') from programme_extras e where e.programme_id = p.id) as extras,
      (select coalesce(json_agg(json_build_object('id', s.position, 'name', s.name, 'amount', s.amount, 'weightGrams', s.weight_grams)
        order by s.position), '[]') from programme_supplies s where s.programme_id = p.id) as supplies,
      d.down_payment_amount as "downPaymentAmount", d.settlement_due_days as "settlementDueDays", p.content -> 'cancellation' as contract,
      p.is_financing_available and product_category(p.kind) <> 'hajj' as "isFinancingAvailable",
        p.is_savings_available and product_category(p.kind) <> 'hajj' as "isSavingsAvailable"
    from departures d join programmes p on p.id = d.programme_id join partners t on t.id = p.partner_id
    where d.id = ${departureId} and d.state <> 'draft' and product_category(p.kind) = any (${scope.categories})`;
}

export function offerOf(row: OfferRow): Offer {
  const {
    childAmount,
    childBasisPoints,
    infantAmount,
    infantBasisPoints,
    downPaymentAmount,
    settlementDueDays,
    extras,
    contract,
    ...same
  } = row;
  const named = (mandatory: boolean) =>
    extras
      .filter(({ isMandatory }) => isMandatory === mandatory)
      .map(({ id, name, amount }) => ({ id, name, amount }));
  return {
    ...same,
    category: categoryOf(row.kind),
    child: agePrice(childAmount, childBasisPoints),
    infant: agePrice(infantAmount, infantBasisPoints),
    mandatoryExtras: named(true),
    addons: named(false),
    downPayment:
      downPaymentAmount === null || settlementDueDays === null
        ? null
        : { amount: downPaymentAmount, settlementDueDays },
    contractTerms: contractTerms.catch([]).parse(contract),
  };
}
