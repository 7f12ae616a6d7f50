// The effect of a birth date: a supplementary invoice for the difference, or none any more once the date was
// corrected.
import { sql } from 'kysely';
import { notify, readNotificationsAbout } from '#domain/notifications';
import type { Db } from '#platform/database/database';
import { newInvoiceCode } from '#platform/public-code';
import { addDays, endOfDayInIndonesia } from '#shared/dates';
import { type Traveller, priceEach } from '#shared/trip-price';
import { leastPayable } from '#shared/limits';
import { rupiah, shareOf } from '#shared/money';
import * as paths from '#shared/paths';
import { type AgeFinding, judgeAge } from '#shared/traveller-age';
import { takeKinds } from './take-kinds.ts';

interface Facts {
  participantId: string;
  bookingId: string;
  code: string;
  brandId: string;
  /** Null: it is deleted. */
  accountId: string | null;
  paidAs: Traveller;
  birthDate: string | null;
  judgedOn: string;
  infantBelow: number;
  childBelow: number;
  departsOn: string;
  commissionBasisPoints: number;
  affiliateBasisPoints: number;
  /** The prices promised to the order for this kind of room, by traveller. */
  promised: Partial<Record<Traveller, number>>;
  /** The adult price of this kind of room, promised or as it costs now. */
  adult: number;
  childAmount: number | null;
  childBasisPoints: number | null;
}

/** What is known about the ages on an order, by participant id. The caller has checked who may know. */
export async function findAgeFindings(
  { db }: { db: Db },
  bookingId: string,
): Promise<Map<string, AgeFinding>> {
  const found = (await readFacts(db, sql`t.booking_id = ${bookingId}`)).map(
    (facts) => [facts.participantId, findingOf(facts)] as const,
  );
  return new Map(found.flatMap(([id, finding]) => (finding ? [[id, finding]] : [])));
}

/**
 * Issues, changes or withdraws the supplement. Overpayment is not refunded here: the member asks the
 * partner. In a transaction that holds the locks of the departure's seats and of the booking.
 */
export async function followBirthDate(
  { db, now }: { db: Db; now: () => Date },
  participantId: string,
): Promise<void> {
  const [facts] = await readFacts(db, sql`t.id = ${participantId}`);
  if (!facts) return;
  const { paidAs } = facts;
  const finding = findingOf(facts);
  const to = finding?.verdict === 'older' ? finding.is : null;
  const asked = await db
    .selectFrom('invoices')
    .select(['id', 'from_traveller', 'to_traveller'])
    .where('participant_id', '=', participantId)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  if (asked && asked.from_traveller === paidAs && asked.to_traveller === to) return;
  if (asked) {
    await db
      .updateTable('invoices')
      .set({ status: 'expired', voided_at: now() })
      .where('id', '=', asked.id)
      .execute();
    if (facts.accountId) await readNotificationsAbout({ db, now }, [facts.accountId], noticeKey(facts));
  }
  if (!to) return;
  const amount = priceOf(facts, to) - priceOf(facts, paidAs);
  // Amounts below the gateways' minimum are not charged.
  if (amount < leastPayable) return void (await takeKinds(db, now(), { participantId, to }));
  const commission = shareOf(rupiah(amount), facts.commissionBasisPoints);
  await db
    .insertInto('invoices')
    .values({
      code: newInvoiceCode(),
      booking_id: facts.bookingId,
      stage: 'supplement',
      participant_id: participantId,
      from_traveller: paidAs,
      to_traveller: to,
      amount,
      commission,
      affiliate: Math.min(commission, shareOf(rupiah(amount), facts.affiliateBasisPoints)),
      // Due at departure: the real pressure is that documents wait for it.
      due_at: endOfDayInIndonesia(addDays(facts.departsOn, -1)),
      created_at: now(),
    })
    .execute();
  await notifyAsked({ db, now }, facts, amount);
}

const noticeKey = ({ bookingId, participantId }: Pick<Facts, 'bookingId' | 'participantId'>) =>
  `order:${bookingId}:supplement_asked:${participantId}`;

/** The partner writes birth dates too, from a table: its member has seen nothing of it. */
async function notifyAsked(
  deps: { db: Db; now: () => Date },
  { participantId, bookingId, code, brandId, accountId }: Facts,
  amount: number,
): Promise<void> {
  if (!accountId) return;
  await notify(deps, [
    {
      accountId,
      kind: 'supplement_asked',
      values: { code, amount },
      brandId,
      path: paths.member.order(code),
      dedupeKey: noticeKey({ bookingId, participantId }),
    },
  ]);
}

const findingOf = ({ paidAs, birthDate, judgedOn, infantBelow, childBelow }: Facts) =>
  judgeAge(paidAs, birthDate, judgedOn, { infantBelow, childBelow });

/** Promised prices first: an order keeps the prices it was sold for. */
function priceOf({ promised, adult, childAmount, childBasisPoints }: Facts, who: Traveller): number {
  if (promised[who] !== undefined) return promised[who];
  if (who === 'adult') return adult;
  if (who === 'infant') return 0;
  const child =
    childAmount !== null
      ? { amount: childAmount }
      : childBasisPoints === null
        ? null
        : { basisPoints: childBasisPoints };
  // Where children have no price of their own they pay like adults.
  return priceEach({ rooms: [], child, infant: null, extrasEach: 0 }, who, rupiah(adult)) ?? adult;
}

async function readFacts(db: Db, which: ReturnType<typeof sql>): Promise<Facts[]> {
  const { rows } = await sql<Facts>`
    select t.id as "participantId", b.id as "bookingId", b.code, b.brand_id as "brandId", b.account_id as "accountId", t.traveller as "paidAs", t.birth_date as "birthDate", ages_judged_on(b.id) as "judgedOn",
      p.infant_below as "infantBelow", p.child_below as "childBelow", d.departs_on as "departsOn",
      b.commission_basis_points as "commissionBasisPoints", b.affiliate_basis_points as "affiliateBasisPoints", promised.prices as promised,
      coalesce((promised.prices ->> 'adult')::bigint, (select r.amount from departure_room_prices r where r.departure_id = d.id and r.room_type = t.room_type),
        (select max(l.each_amount) from booking_lines l where l.booking_id = b.id and l.kind = 'room'), 0)::bigint as adult,
      d.child_amount as "childAmount", d.child_basis_points as "childBasisPoints"
    from participants t join bookings b on b.id = t.booking_id join departures d on d.id = b.departure_id join programmes p on p.id = d.programme_id
      cross join lateral (select coalesce(json_object_agg(l.detail ->> 'traveller', l.each_amount), '{}') as prices from booking_lines l
        where l.booking_id = b.id and l.kind = 'room' and l.detail ->> 'roomType' = t.room_type) promised
    where ${which} order by t.position`.execute(db);
  return rows;
}
