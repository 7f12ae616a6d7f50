// A departure with everything its own page shows (spec §2 product page, §7 products/{id}/detail): one statement.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/database';
import { addDays } from '#shared/dates';
import { compareMax } from '#shared/limits';
import { isId, isSlugOrId } from '#shared/names';
import { agePrice } from './age-price.ts';
import { cardColumns, cardOf, type CardRow, claimedSeats } from './card-rows.ts';
import { departureNamed } from './departure-slugs.ts';
import type { Product } from './product.ts';
import type { CatalogueScope } from './scope.ts';

/** Other dates of the programme shown on its page. */
const otherDatesShown = 12;

/**
 * The departure of a slug or an id, or null: unpublished, or of a kind the brand does not sell.
 * Departed ones and those that may not be sold are found: their page says why they cannot be bought.
 */
export async function findProduct(
  deps: { db: Db },
  scope: CatalogueScope,
  slugOrId: string,
): Promise<Product | null> {
  if (!isSlugOrId(slugOrId)) return null;
  const [product] = await readProducts(
    deps,
    scope,
    isId(slugOrId)
      ? sql`c.departure_id = ${slugOrId}::uuid`
      : sql`c.departure_id = ${departureNamed(slugOrId)}`,
  );
  return product ?? null;
}

/** Up to four products, or `most`, in the order asked for; slugs that are not found are left out. */
export async function compareProducts(
  deps: { db: Db },
  scope: CatalogueScope,
  slugs: string[],
  most = compareMax,
): Promise<Product[]> {
  const wanted = [...new Set(slugs)].filter(isSlugOrId).slice(0, most);
  if (wanted.length === 0) return [];
  const products = await readProducts(
    deps,
    scope,
    sql`c.departure_id = any (array(select ${departureNamed(sql.ref<string>('wanted.slug'))} from unnest(${wanted}::text[]) as wanted (slug)))`,
  );
  // One under an earlier name stands behind those whose place is known.
  const place = ({ slug }: Product) => (wanted.includes(slug) ? wanted.indexOf(slug) : wanted.length);
  return products.sort((a, b) => place(a) - place(b));
}

interface ProductRow extends CardRow {
  detail: Omit<Product, keyof CardRow | 'child' | 'infant' | 'downPayment' | 'otherDates'> & {
    child_amount: number | null;
    child_basis_points: number | null;
    infant_amount: number | null;
    infant_basis_points: number | null;
    down_payment_amount: number | null;
    settlement_due_days: number | null;
    otherDates: (Omit<Product['otherDates'][number], 'seatsLeft'> & { quota: number; claimed: number })[];
  };
}

async function readProducts(
  { db }: { db: Db },
  scope: CatalogueScope,
  which: RawBuilder<unknown>,
): Promise<Product[]> {
  const { rows } = await sql<ProductRow>`
    select ${cardColumns(scope)}, ${detail(scope)} as detail
    from departure_cards c
    join departure_groups g on g.group_id = c.group_id
    join departures d on d.id = c.departure_id
    join programmes p on p.id = c.programme_id
    join partners t on t.id = c.partner_id
    join regencies r on r.code = t.regency_code
    left join lateral (select l.number, l.issued_on, l.valid_until, l.source, l.checked_on from licences l
      where l.partner_id = c.partner_id and l.kind = c.required_licence order by l.valid_until desc limit 1) licence on true
    where ${which} and c.category = any (${scope.categories})`.execute(db);
  return rows.map((row) => productOf(row, scope));
}

const detail = (scope: CatalogueScope) => sql`json_build_object(
  'programmeId', c.programme_id, 'partnerId', c.partner_id, 'returnsOn', d.returns_on,
  'summary', p.summary, 'description', p.description, 'content', p.content, 'flights', d.flights, 'priceReason', d.below_reference_reason,
  'child_amount', d.child_amount, 'child_basis_points', d.child_basis_points,
  'infant_amount', d.infant_amount, 'infant_basis_points', d.infant_basis_points,
  'down_payment_amount', d.down_payment_amount, 'settlement_due_days', d.settlement_due_days,
  'roomPrices', (select json_agg(json_build_object('roomType', r.room_type, 'amount', r.amount) order by r.amount, r.room_type desc)
    from departure_room_prices r where r.departure_id = d.id),
  'extras', (select coalesce(json_agg(json_build_object('name', e.name, 'amount', e.amount, 'isMandatory', e.is_mandatory) order by e.position), '[]')
    from programme_extras e where e.programme_id = p.id),
  'evidence', (select coalesce(json_agg(json_build_object('kind', v.kind, 'state', v.state, 'datedOn', v.dated_on, 'note', v.note)
      order by array_position('{licence,flight,price,hotel,visa}', v.kind)), '[]')
    from departure_evidence v where v.departure_id = d.id),
  'partnerFacts', json_build_object('foundedYear', t.founded_year, 'city', r.name, 'licenceNumber', licence.number,
    'licenceIssuedOn', licence.issued_on, 'licenceValidUntil', licence.valid_until, 'licenceSource', licence.source,
    'licenceCheckedOn', licence.checked_on, 'suspendedReason', t.suspended_reason),
  'otherDates', (select coalesce(json_agg(o), '[]') from (
    select c2.slug, c2.departs_on as "departsOn", c2.price_from as "priceFrom", c2.all_in_price as "allInPrice",
      d2.departure_airport as "airportIata", c2.quota, ${claimedSeats(sql`c2.departure_id`, scope)} as claimed
    from departure_cards c2 join departures d2 on d2.id = c2.departure_id
    where c2.programme_id = c.programme_id and c2.departure_id <> c.departure_id and c2.departs_on > ${scope.today}::date
      and c2.sale_ends_on >= ${scope.today}::date
    order by c2.departs_on, c2.departure_id limit ${otherDatesShown}) o))`;

function productOf(row: ProductRow, scope: CatalogueScope): Product {
  const {
    child_amount,
    child_basis_points,
    infant_amount,
    infant_basis_points,
    down_payment_amount,
    settlement_due_days,
    otherDates,
    ...same
  } = row.detail;
  return {
    ...cardOf(row, scope),
    ...same,
    child: agePrice(child_amount, child_basis_points),
    infant: agePrice(infant_amount, infant_basis_points),
    downPayment:
      down_payment_amount === null || settlement_due_days === null
        ? null
        : { amount: down_payment_amount, settlementDueOn: addDays(row.departs_on, -settlement_due_days) },
    otherDates: otherDates.map(({ quota, claimed, ...date }) => ({
      ...date,
      seatsLeft: Math.max(0, quota - claimed),
    })),
  };
}
