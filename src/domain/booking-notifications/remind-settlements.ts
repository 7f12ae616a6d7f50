// Emails before a settlement is due (docs/product/booking-notifications.md): 14, 7, 3 and 1 days before, each once.
import { sql } from 'kysely';
import { type BrandDirectory, pageUrl } from '#domain/brands';
import { notify } from '#domain/notifications';
import { sendEmail } from '#domain/outbox';
import { type Db, transaction } from '#platform/database/database';
import type { Jobs } from '#platform/jobs/jobs';
import { todayInIndonesia } from '#shared/dates';
import { type Locale, type LocalText, textIn } from '#shared/locale';
import { rupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { noticeAbout } from './order-notices.ts';

interface RemindDeps {
  db: Db;
  now: () => Date;
  jobs: Jobs;
  brands: BrandDirectory;
}

/**
 * A settlement is due at the end of its day in Jakarta; the email is sent in the morning, so many days
 * before.
 */
const daysBefore = [14, 7, 3, 1];
const morningHours = 16;
const atOnce = 200;

interface Due {
  bookingId: string;
  accountId: string | null;
  code: string;
  brandId: string;
  locale: Locale;
  booker: { name: string };
  email: string;
  title: LocalText;
  amount: number;
  dueAt: Date;
}

/**
 * Reminds of settlements whose next email is due; after a downtime it sends only the latest of the missed
 * emails. Returns how many. The mark and the emails are one transaction: two processes remind once.
 */
export function remindOfSettlements(deps: RemindDeps): Promise<number> {
  return transaction(deps.db, async (db) => {
    const { rows } = await sql<Due>`
      with reminded as (
        update invoices i set reminded_at = ${deps.now()} from (
          select d.id from invoices d join bookings b on b.id = d.booking_id cross join lateral (
            select max(d.due_at - make_interval(days => n, hours => ${morningHours})) as at from unnest(${daysBefore}::int[]) as n
            where d.due_at - make_interval(days => n, hours => ${morningHours}) <= ${deps.now()}) reminder
          where d.stage = 'settlement' and d.status = 'waiting' and b.state = 'partly_paid' and b.booker is not null and d.due_at > ${deps.now()}
            and reminder.at is not null and (d.reminded_at is null or d.reminded_at < reminder.at)
            -- Who ordered after the morning of the reminder has just read the date.
            and d.created_at < reminder.at
          order by d.due_at limit ${atOnce} for update of d skip locked) due
        where i.id = due.id returning i.booking_id, i.amount, i.due_at)
      select b.id as "bookingId", b.account_id as "accountId", b.code, b.brand_id as "brandId", b.locale, b.booker, o.email, p.title, r.amount, r.due_at as "dueAt"
      from reminded r join bookings b on b.id = r.booking_id join accounts o on o.id = b.account_id join departures d on d.id = b.departure_id join programmes p on p.id = d.programme_id`.execute(
      db,
    );
    for (const due of rows) await remind({ ...deps, db }, due);
    return rows.length;
  });
}

async function remind(
  deps: RemindDeps,
  { bookingId, accountId, code, brandId, locale, booker, email, title, amount, dueAt }: Due,
): Promise<void> {
  const brand = deps.brands.list().find(({ id }) => id === brandId);
  if (!brand) throw new Error(`Brand ${brandId} is not known to this process yet`);
  const link = pageUrl(brand, locale, paths.member.order(bookingId));
  await sendEmail(deps, {
    kind: 'settlement_due',
    to: email,
    brand,
    locale,
    values: {
      name: booker.name,
      code,
      journey: textIn(title, locale).text,
      amount: rupiah(amount),
      dueAt,
      link,
    },
  });
  await notify(
    deps,
    noticeAbout(
      { id: bookingId, code, accountId, brandId },
      'settlement_due',
      { code, amount, dueOn: todayInIndonesia(dueAt) },
      // Each of the reminders is one.
      `:${todayInIndonesia(deps.now())}`,
    ),
  );
}
