// Whose journey it is, whether it is one that is reported, and until when.
import { sql } from 'kysely';
import { type Actor, requireWork } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import type { KeyRing } from '#platform/keys';
import { AppError } from '#shared/errors';
import type { LocalText } from '#shared/locale';
import { isId } from '#shared/names';

export interface ReportDeps {
  db: Db;
  now: () => Date;
  keys: KeyRing;
}

export interface ReportedDeparture {
  id: string;
  title: LocalText;
  departsOn: string;
  returnsOn: string;
  /** The last day by the rule that held when the group came home; null: no rule held. */
  dueOn: string | null;
}

/** For owners and those who check documents. Refuses `not_found` (also tours, which nobody reports) and `forbidden`. */
export async function requireReportWork(
  db: Db,
  actor: Actor,
  departureId: string,
): Promise<ReportedDeparture> {
  if (!isId(departureId)) throw new AppError('not_found');
  const { rows } = await sql<ReportedDeparture & { partnerId: string }>`
    select d.id, p.title, p.partner_id as "partnerId", d.departs_on as "departsOn", d.returns_on as "returnsOn",
      d.returns_on + (select days from return_report_rules where valid_from <= d.returns_on order by valid_from desc limit 1) as "dueOn"
    from departures d join programmes p on p.id = d.programme_id
    where d.id = ${departureId}::uuid and d.state <> 'draft' and p.kind not in ('tour_domestic', 'tour_international')`.execute(
    db,
  );
  if (!rows[0]) throw new AppError('not_found');
  const { partnerId, ...departure } = rows[0];
  requireWork(actor, 'milestones', { partnerId, departureId });
  return departure;
}
