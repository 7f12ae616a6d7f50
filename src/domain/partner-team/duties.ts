// The duties of a form, and the departures that tour leaders lead.
import { sql } from 'kysely';
import type { TeamDeps } from '#domain/colleagues';
import type { Db } from '#platform/database/database';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import type { DutiesForm } from '#shared/colleague-form';
import { isId } from '#shared/names';

/** Each once; only who leads has departures. Refuses `invalid_input`: a tour leader without one, or with a stranger's. */
export async function dutiesOf(
  { db, now }: TeamDeps,
  partnerId: string,
  { duties, leads }: DutiesForm,
): Promise<DutiesForm> {
  const led = duties.includes('tour_leader') ? [...new Set(leads)] : [];
  if (duties.includes('tour_leader') && led.length === 0) throw wrong('error_leads_none');
  if (!led.every(isId)) throw wrong('error_invalid_value');
  const {
    rows: [own],
  } = await sql<{ count: number }>`
    select count(*)::int as count from departures d join programmes p on p.id = d.programme_id
    where p.partner_id = ${partnerId}::uuid and d.id = any (${led}::uuid[]) and d.returns_on >= ${todayInIndonesia(now())}::date`.execute(
    db,
  );
  if (own!.count !== led.length) throw wrong('error_invalid_value');
  return { duties: [...new Set(duties)], leads: led };
}

const wrong = (message: string) => new AppError('invalid_input', [{ field: 'leads', message }]);

export async function writeLeads(db: Db, membershipId: string, departures: readonly string[]): Promise<void> {
  await db.deleteFrom('tour_leaders').where('membership_id', '=', membershipId).execute();
  if (departures.length > 0)
    await db
      .insertInto('tour_leaders')
      .values(departures.map((departure_id) => ({ membership_id: membershipId, departure_id })))
      .execute();
}
