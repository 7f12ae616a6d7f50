// Telling a brand's members that a promo has begun (docs/product/promos.md): each promo once, to whoever is signed in there, a part at a
// time, so that no transaction grows with the number of members.
import { sql } from 'kysely';
import type { BrandDirectory } from '#domain/brands';
import { notify } from '#domain/notifications';
import { type Db, transaction } from '#platform/database/database';
import { todayInIndonesia } from '#shared/dates';
import type { LocalText } from '#shared/locale';
import * as paths from '#shared/paths';

interface AnnounceDeps {
  db: Db;
  now: () => Date;
  brands: BrandDirectory;
}

/** Our choice: a second of work, once a minute. */
const toldAtOnce = 1_000;
/** Our choice: whoever was not here for a season expects no news from us. */
const seenWithinDays = 90;

interface NewPromo {
  id: string;
  brandId: string;
  slug: string;
  code: string;
  title: LocalText;
  endsOn: string;
  toldUntil: string | null;
}

/** One part of one promo. Returns how many were told. */
export async function announcePromos(
  { db, now, brands }: AnnounceDeps,
  { atOnce = toldAtOnce }: { atOnce?: number } = {},
): Promise<number> {
  const open = brands
    .list()
    .filter(({ flags }) => flags.is_promo === 1)
    .map(({ id }) => id);
  return transaction(db, async (trx) => {
    const promo = await takePromo(trx, open, todayInIndonesia(now()));
    if (!promo) return 0;
    const { rows } = await sql<{ id: string }>`
      select distinct s.account_id as id from sessions s join brand_hosts h on h.host = s.host
      where h.brand_id = ${promo.brandId} and s.ended_at is null and s.last_used_at > ${now()}::timestamptz - make_interval(days => ${seenWithinDays})
        ${promo.toldUntil === null ? sql`` : sql`and s.account_id > ${promo.toldUntil}::uuid`}
      order by s.account_id limit ${atOnce}`.execute(trx);
    await notify(
      { db: trx, now },
      rows.map(({ id: accountId }) => ({
        accountId,
        kind: 'promo' as const,
        values: { title: promo.title, code: promo.code, endsOn: promo.endsOn },
        path: paths.promo(promo.slug),
        brandId: promo.brandId,
        dedupeKey: `promo:${promo.id}`,
      })),
    );
    await trx
      .updateTable('promo_announcements')
      .set({
        told_until: rows.at(-1)?.id ?? promo.toldUntil,
        done_at: rows.length < atOnce ? now() : null,
      })
      .where('promo_id', '=', promo.id)
      .execute();
    return rows.length;
  });
}

/** One that runs today and is not announced to everybody; two processes take two. */
async function takePromo(db: Db, brandIds: readonly string[], today: string): Promise<NewPromo | undefined> {
  await sql`insert into promo_announcements (promo_id) select p.id from promos p
    where p.brand_id = any (${brandIds}) and p.is_active and p.is_listed and p.valid_from <= ${today}::date and p.valid_until >= ${today}::date
    on conflict do nothing`.execute(db);
  const { rows } = await sql<NewPromo>`
    select p.id, p.brand_id as "brandId", p.slug, p.code, p.title, p.valid_until::text as "endsOn", n.told_until as "toldUntil"
    from promo_announcements n join promos p on p.id = n.promo_id
    where n.done_at is null and p.brand_id = any (${brandIds}) and p.is_active and p.is_listed
      and p.valid_from <= ${today}::date and p.valid_until >= ${today}::date
    order by p.valid_from, p.id limit 1 for update of n skip locked`.execute(db);
  return rows[0];
}
