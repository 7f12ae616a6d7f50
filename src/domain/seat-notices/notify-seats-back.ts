// Notifies those who asked that a departure has seats again (spec §4, §5), each once.
import { sql } from 'kysely';
import { type BrandDirectory, pageUrl } from '#domain/brands';
import { sendText } from '#domain/outbox';
import type { Db } from '#platform/database/database';
import type { Jobs } from '#platform/jobs/jobs';
import { todayInIndonesia } from '#shared/dates';
import { type Locale, type LocalText, textIn } from '#shared/locale';
import * as paths from '#shared/paths';

interface TellDeps {
  /** A transaction: the mark and the message are written together. */
  db: Db;
  now: () => Date;
  jobs: Jobs;
  brands: BrandDirectory;
}

interface Waiting {
  phone: string;
  locale: Locale;
  brandId: string;
  title: LocalText;
  departsOn: string;
  slug: string;
}

/**
 * Our choice: everybody who asked is notified at once; first come, first served, and the message promises no
 * more. Notifies nobody while there are no seats, or the departure is not on sale.
 */
export async function notifySeatsBack(deps: TellDeps, departureId: string): Promise<void> {
  const { db, now, brands } = deps;
  const { rows } = await sql<Waiting>`
    update seat_notices n set told_at = ${now()} from departures d join programmes p on p.id = d.programme_id
    where n.departure_id = ${departureId} and n.told_at is null and d.id = n.departure_id and d.state = 'published'
      and sale_ends_on(p.kind, d.departs_on, d.sale_ends_on) >= ${todayInIndonesia(now())}::date and d.quota > seats_claimed(d.id, ${now()})
    returning n.phone, n.locale, n.brand_id as "brandId", p.title, d.departs_on as "departsOn", d.slug`.execute(
    db,
  );
  for (const { phone, locale, brandId, title, departsOn, slug } of rows) {
    const brand = brands.list().find(({ id }) => id === brandId);
    if (!brand) throw new Error(`Brand ${brandId} is not known to this process yet`);
    await sendText(deps, {
      kind: 'seats_back',
      to: phone,
      brand,
      locale,
      values: {
        journey: textIn(title, locale).text,
        departsOn,
        link: pageUrl(brand, locale, paths.product(slug)),
      },
    });
  }
}
