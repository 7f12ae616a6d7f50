// A partner's next departures with how ready they are (docs/product/partner-console.md): each reader sees what their duty may.
import { sql } from 'kysely';
import { type Actor, mayWork, workScope } from '#domain/memberships';
import { listDocumentProgress } from '#domain/participants';
import type { Db } from '#platform/database/database';
import { statesStaffReads } from '#shared/booking-states';
import type { EvidenceKind } from '#shared/catalogue';
import { daysBetween, todayInIndonesia } from '#shared/dates';
import type { LocalText } from '#shared/locale';
import { hotelSlots } from '#shared/private-umrah-form';
import { dutiesFor, type PartnerTask } from '#shared/partner-duties';
import { type Block, type OrderDetails, readiness, taskOfBlock } from './readiness.ts';

interface Deps {
  db: Db;
  now: () => Date;
}

export interface NextDeparture {
  id: string;
  title: LocalText;
  departsOn: string;
  daysLeft: number;
  seats: { quota: number; sold: number; held: number };
  score: number;
  /** `by`: colleagues whose turn it is; empty where it waits for pilgrims. */
  blocks: (Block & { by: string[] })[];
  /** Open things that are for other duties to know. */
  others: number;
}

const shown = 6;
/** Our choice: a line names so many orders, and so many colleagues. */
const mostNamed = 3;

interface Row {
  id: string;
  title: LocalText;
  departsOn: string;
  quota: number;
  minimumGroup: number | null;
  sold: number;
  held: number;
  missing: EvidenceKind[];
  stays: number;
}

/** The nearest six; a tour leader's, those they lead. Refuses `not_found`, `forbidden`. */
export async function listNextDepartures(
  deps: Deps,
  actor: Actor,
  partnerId: string,
): Promise<NextDeparture[]> {
  const led = workScope(actor, 'departures', partnerId);
  const today = todayInIndonesia(deps.now());
  const { rows } = await sql<Row>`
    select d.id, p.title, d.departs_on as "departsOn", d.quota, d.minimum_group as "minimumGroup", seats.sold, seats.held,
      array(select k.kind from unnest('{licence,flight,price,hotel,visa}'::text[]) with ordinality as k (kind, place)
        where not exists (select from departure_evidence v where v.departure_id = d.id and v.kind = k.kind and v.state = 'confirmed') order by k.place) as missing,
      case when d.reserved_for is null then (select count(*)::int from programme_hotels h where h.programme_id = p.id) else ${hotelSlots}::int end as stays
    from programmes p join departures d on d.programme_id = p.id cross join lateral (
      select coalesce(sum(c.seats) filter (where c.release_at is null), 0)::int as sold, coalesce(sum(c.seats) filter (where c.release_at is not null), 0)::int as held
      from seat_claims c where c.departure_id = d.id and (c.release_at is null or c.release_at > ${deps.now()})) seats
    where p.partner_id = ${partnerId}::uuid and d.state in ('published', 'unlisted') and d.departs_on >= ${today}::date
      and ${led ? sql`d.id = any (${led}::uuid[])` : sql`true`}
    order by d.departs_on, d.id limit ${shown}`.execute(deps.db);
  const [orders, colleagues] = await Promise.all([
    listOrders(
      deps,
      rows.map(({ id }) => id),
    ),
    listColleagues(deps, partnerId),
  ]);
  return rows.map(({ id, title, departsOn, quota, sold, held, ...facts }) => {
    const daysLeft = daysBetween(today, departsOn);
    const { score, blocks } = readiness({
      daysLeft,
      evidenceMissing: facts.missing,
      evidencePieces: 5,
      minimumGroup: facts.minimumGroup,
      sold,
      stays: facts.stays,
      orders: orders.get(id) ?? [],
    });
    const own = blocks.filter(({ kind }) =>
      mayWork(actor, taskOfBlock[kind].seen, { partnerId, departureId: id }),
    );
    return {
      id,
      title,
      departsOn,
      daysLeft,
      seats: { quota, sold, held },
      score,
      blocks: own.map((block) => ({ ...block, by: colleagues(taskOfBlock[block.kind].done) })),
      others: blocks.length - own.length,
    };
  });
}

/** Orders that stand, by departure; sorted here, where their order is no reason to read an index of all orders. */
async function listOrders({ db }: Deps, departures: readonly string[]): Promise<Map<string, OrderDetails[]>> {
  const { rows } = await sql<{
    id: string;
    departureId: string;
    code: string;
    isSettled: boolean;
    travellers: number;
    placed: number;
  }>`
    select b.id, b.departure_id as "departureId", b.code, b.state in ('paid', 'in_preparation', 'departed') as "isSettled",
      (select count(*)::int from participants t where t.booking_id = b.id) as travellers,
      (select count(*)::int from participants t join room_guests g on g.participant_id = t.id and g.departure_id = b.departure_id where t.booking_id = b.id) as placed
    from bookings b where b.departure_id = any (${departures}::uuid[]) and b.state <> 'draft'
      and (b.state in (${sql.join(statesStaffReads)}) or b.attention = 'settlement_overdue')`.execute(db);
  const progress = await listDocumentProgress(
    { db },
    rows.map(({ id }) => id),
  );
  return Map.groupBy(
    rows
      .toSorted((one, other) => one.code.localeCompare(other.code))
      .map(({ id, ...order }) => {
        const { unnamed, needed, sent, accepted } = progress.get(id)!;
        return { ...order, unnamed, documents: { needed, sent, accepted } };
      }),
    ({ departureId }) => departureId,
  );
}

/** Who of the partner does a task; its owners when nobody else does. */
async function listColleagues({ db }: Deps, partnerId: string) {
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['a.name', 'm.duties'])
    .where('m.partner_id', '=', partnerId)
    .where('m.role', '=', 'partner_staff')
    .orderBy('m.created_at')
    .orderBy('m.id')
    .execute();
  return (task: PartnerTask | null): string[] => {
    if (!task) return [];
    const duties = dutiesFor(task).filter((duty) => duty !== 'tour_leader');
    const named = (among: readonly string[]) =>
      rows.filter((row) => row.duties?.some((duty) => among.includes(duty))).map(({ name }) => name);
    const special = named(duties.filter((duty) => duty !== 'owner'));
    return (special.length > 0 ? special : named(['owner'])).slice(0, mostNamed);
  };
}
