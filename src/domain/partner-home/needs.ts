// What needs somebody at a partner today (docs/product/partner-console.md), each only for those whose duty it is.
import { type RawBuilder, sql } from 'kysely';
import { listHeldPayments, listOpenExceptions, listOpenRefunds } from '#domain/finance-console';
import { type Actor, mayWork, workScope } from '#domain/memberships';
import { listDocumentQueue } from '#domain/participants';
import { listPayeeAccounts } from '#domain/payouts';
import type { Db } from '#platform/database/database';
import { addDays, todayInIndonesia } from '#shared/dates';

interface Deps {
  db: Db;
  now: () => Date;
}

export const needKinds = [
  'documents',
  'minimum',
  'evidence',
  'messages',
  'settlements',
  'refunds',
  'payments',
  'payout_account',
  'return_report',
  'licence_document',
] as const;
export type NeedKind = (typeof needKinds)[number];

export interface Need {
  kind: NeedKind;
  count: number;
  /** The nearest day that matters: of departure, decision, refund or report; since when a message waits. */
  day: string | null;
  /** The departure it concerns, or the first of them. */
  departureId: string | null;
}

/** Our choice: so many days before the decision, a group that is too small is somebody's worry. */
const decisionDays = 21;
/** Our choice: contracts, tickets and visas take this long. */
const evidenceDays = 90;
/** As the reminder of the evidence itself. */
const expiryDays = 14;

/** Only what is there, in the order of the day's work. Refuses `not_found`, `forbidden`. */
export async function listNeeds(deps: Deps, actor: Actor, partnerId: string): Promise<Need[]> {
  const led = workScope(actor, 'departures', partnerId);
  const may = (task: Parameters<typeof mayWork>[1]) => mayWork(actor, task, { partnerId });
  const needs = await Promise.all([
    may('documents') && documents(deps, actor, partnerId),
    may('money') && money(deps, actor, partnerId),
    may('chat') && messages(deps, partnerId),
    may('orders') && settlements(deps, partnerId),
    may('evidence') && evidence(deps, partnerId),
    small(deps, partnerId, led),
    may('milestones') && reports(deps, partnerId),
    may('profile') && refusedLicences(deps, partnerId),
  ]);
  return needs
    .flatMap((some) => some || [])
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => needKinds.indexOf(one.kind) - needKinds.indexOf(other.kind));
}

async function documents(deps: Deps, actor: Actor, partnerId: string): Promise<Need[]> {
  const waiting = await listDocumentQueue(deps, actor, partnerId);
  return [
    { kind: 'documents', count: waiting.length, day: waiting[0]?.departsOn ?? null, departureId: null },
  ];
}

async function money(deps: Deps, actor: Actor, partnerId: string): Promise<Need[]> {
  const [refunds, exceptions, held, accounts] = await Promise.all([
    listOpenRefunds(deps, actor, partnerId),
    listOpenExceptions(deps, actor, partnerId),
    listHeldPayments(deps, actor, partnerId),
    listPayeeAccounts(deps, actor, partnerId),
  ]);
  const hasAccount = accounts.some(({ status }) => status === 'approved' || status === 'proposed');
  return [
    { kind: 'refunds', count: refunds.length, day: refunds[0]?.dueOn ?? null, departureId: null },
    { kind: 'payments', count: exceptions.length + held.length, day: null, departureId: null },
    { kind: 'payout_account', count: hasAccount ? 0 : 1, day: null, departureId: null },
  ];
}

const messages = (deps: Deps, partnerId: string) =>
  counted(
    deps,
    'messages',
    sql`select count(*)::int as count, (min(waiting_since) at time zone 'Asia/Jakarta')::date as day, null::uuid as "departureId"
      from conversations where partner_id = ${partnerId}::uuid and waiting_since is not null`,
  );

const settlements = (deps: Deps, partnerId: string) =>
  counted(
    deps,
    'settlements',
    sql`select count(*)::int as count, min(d.departs_on) as day, null::uuid as "departureId"
      from bookings b join departures d on d.id = b.departure_id
      where b.partner_id = ${partnerId}::uuid and b.state = 'needs_attention' and b.attention = 'settlement_overdue'`,
  );

/** Ones on sale or made for a family, within three months with a piece that is not proven, or whose proof ends soon. */
const evidence = (deps: Deps, partnerId: string) => {
  const today = todayInIndonesia(deps.now());
  return firstOf(
    deps,
    'evidence',
    sql`select d.id, d.departs_on as day from programmes p join departures d on d.programme_id = p.id
      where p.partner_id = ${partnerId}::uuid and d.state in ('published', 'unlisted') and d.departs_on between ${today}::date and ${addDays(today, evidenceDays)}::date
        and ((select count(*) from departure_evidence v where v.departure_id = d.id and v.state = 'confirmed') < 5
          or exists (select from evidence_proofs e where e.departure_id = d.id and e.ended_at is null and e.expires_on <= ${addDays(today, expiryDays)}::date))`,
  );
};

/** Ones that are to be decided soon, or should have been, with fewer people than they need. */
const small = (deps: Deps, partnerId: string, led: readonly string[] | null) => {
  const today = todayInIndonesia(deps.now());
  return firstOf(
    deps,
    'minimum',
    sql`select d.id, d.decide_on as day from programmes p join departures d on d.programme_id = p.id
      where p.partner_id = ${partnerId}::uuid and d.state in ('published', 'unlisted') and d.departs_on >= ${today}::date
        and d.decide_on <= ${addDays(today, decisionDays)}::date and ${led ? sql`d.id = any (${led}::uuid[])` : sql`true`}
        and d.minimum_group > (select coalesce(sum(c.seats), 0) from seat_claims c where c.departure_id = d.id and c.release_at is null)`,
  );
};

/** Documents of licences that were sent and do not match. */
const refusedLicences = (deps: Deps, partnerId: string) =>
  counted(
    deps,
    'licence_document',
    sql`select count(*)::int as count, null::date as day, null::uuid as "departureId"
      from licence_documents d join licences l on l.id = d.licence_id
      where l.partner_id = ${partnerId}::uuid and d.replaced_at is null and d.verdict = 'bad'`,
  );

/** Our choice: who has missed the last day is reminded so much longer, and no more of what was never recorded here. */
const lateReportDays = 30;

/** Ones that are home and not recorded as reported. */
const reports = (deps: Deps, partnerId: string) => {
  const today = todayInIndonesia(deps.now());
  return firstOf(
    deps,
    'return_report',
    sql`select d.id, d.returns_on + r.days as day from programmes p join departures d on d.programme_id = p.id
        cross join lateral (select days from return_report_rules where valid_from <= d.returns_on order by valid_from desc limit 1) r
      where p.partner_id = ${partnerId}::uuid and p.kind not in ('tour_domestic', 'tour_international') and d.state in ('published', 'unlisted') and d.returns_on < ${today}::date and d.returns_on + r.days >= ${addDays(today, -lateReportDays)}::date
        and not exists (select from return_reports done where done.departure_id = d.id)
        and exists (select from bookings b where b.departure_id = d.id and b.state in ('departed', 'completed'))`,
  );
};

async function firstOf(deps: Deps, kind: NeedKind, found: RawBuilder<unknown>): Promise<Need[]> {
  return counted(
    deps,
    kind,
    sql`select count(*)::int as count, min(day) as day, (array_agg(id order by day, id))[1] as "departureId" from (${found}) found`,
  );
}

async function counted({ db }: Deps, kind: NeedKind, query: RawBuilder<unknown>): Promise<Need[]> {
  const { rows } = await sql<Omit<Need, 'kind'>>`${query}`.execute(db);
  return rows.map((row) => ({ kind, ...row }));
}
