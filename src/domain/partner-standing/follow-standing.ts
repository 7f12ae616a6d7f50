// What a partner's standing means for whoever has paid (docs/product/partner-standing.md), once a minute: each of these orders has a task
// while the partner may not sell, also those paid after it was frozen; reopening closes the tasks. Each pilgrim is written to once.
import { sql } from 'kysely';
import { sendEmails } from '#domain/outbox';
import { transaction } from '#platform/database/database';
import { type Locale, type LocalText, textIn } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import type { StandingDeps } from './standing.ts';

/** A partner may have thousands of orders: batches of a size that commits at once. */
const atOnce = 200;

/** Returns how many tasks were opened and closed. */
export async function followStanding(deps: StandingDeps): Promise<number> {
  return (await eachBatch(() => openTasks(deps))) + (await eachBatch(() => closeTasks(deps)));
}

async function eachBatch(work: () => Promise<number>): Promise<number> {
  for (let total = 0; ;) {
    const done = await work();
    total += done;
    if (done < atOnce) return total;
  }
}

function openTasks(deps: StandingDeps): Promise<number> {
  return transaction(deps.db, async (db) => {
    const { rows } = await sql<{ bookingId: string }>`
      insert into standing_tasks (partner_id, booking_id, opened_at)
      select t.id, b.id, ${deps.now()} from partners t join programmes p on p.partner_id = t.id join departures d on d.programme_id = p.id
        join bookings b on b.departure_id = d.id
      where t.state = 'suspended' and t.kind = 'travel' and b.state in ('partly_paid', 'paid', 'in_preparation')
        and not exists (select from standing_tasks k where k.booking_id = b.id
          and (k.closed_at is null or k.closed_at >= (select max(e.recorded_at) from partner_standing_events e where e.partner_id = t.id and e.event in ('frozen', 'revoked'))))
      order by b.id limit ${atOnce} on conflict do nothing returning booking_id as "bookingId"`.execute(db);
    await writeTo({ ...deps, db }, rows, true);
    return rows.length;
  });
}

function closeTasks(deps: StandingDeps): Promise<number> {
  return transaction(deps.db, async (db) => {
    const { rows } = await sql<{ bookingId: string }>`
      update standing_tasks k set closed_at = ${deps.now()}, outcome = 'reopened'
      where k.id in (select o.id from standing_tasks o join partners t on t.id = o.partner_id where o.closed_at is null and t.state = 'active'
        order by o.id limit ${atOnce} for update of o skip locked)
      returning booking_id as "bookingId"`.execute(db);
    await writeTo({ ...deps, db }, rows, false);
    return rows.length;
  });
}

async function writeTo(
  deps: StandingDeps,
  bookings: readonly { bookingId: string }[],
  isFrozen: boolean,
): Promise<void> {
  if (bookings.length === 0) return;
  const { rows } = await sql<{
    id: string;
    code: string;
    name: string;
    email: string;
    locale: Locale;
    brandId: string;
    title: LocalText;
    partner: string;
  }>`
    select b.id, b.code, a.name, a.email, a.locale, b.brand_id as "brandId", p.title, t.name as partner
    from bookings b join accounts a on a.id = b.account_id join departures d on d.id = b.departure_id
      join programmes p on p.id = d.programme_id join partners t on t.id = p.partner_id
    where b.id = any (${bookings.map(({ bookingId }) => bookingId)}::uuid[])`.execute(deps.db);
  const brands = deps.brands.list();
  await sendEmails(
    deps,
    rows.map(({ id, code, name, email, locale, brandId, title, partner }) => {
      const brand = brands.find((one) => one.id === brandId) ?? brands.find(({ isDefault }) => isDefault)!;
      return {
        kind: 'partner_standing' as const,
        to: email,
        brand,
        locale,
        values: {
          name,
          code,
          journey: textIn(title, locale).text,
          link: `https://${brand.domainName}${localePath(paths.member.order(id), locale)}`,
          partner,
          isFrozen,
        },
      };
    }),
  );
}
