// The demo: reference data, the brands' own words, the catalogue, people and their orders (README.md). Dated relative to the day of
// seeding and the same for the same day, ids included.
import { sql } from 'kysely';
import { type Db, transaction } from '#platform/database/database';
import { destinations } from './reference/destinations.ts';
import { loadReferenceData } from './reference/reference.ts';
import { seedSite } from './site/site.ts';
import { seedCatalogue } from './catalogue/catalogue.ts';
import { seedPeople } from './people/people.ts';
import { seedHasanah } from './hasanah/hasanah.ts';
import { seedOrders } from './orders/orders.ts';
import { seedPromos } from './promos/promos.ts';
import { seedStores } from './stores/seed-stores.ts';
import { seedBankTerms } from './banks/bank-terms.ts';
import { seedUmrahPrices } from './umrah-prices/umrah-prices.ts';
import type { KeyRing } from '#platform/keys';

/** Any number will do, as long as every process uses the same one and no other lock does. */
const SEED_LOCK = 7_214_510;

export class CatalogueNotEmptyError extends Error {
  constructor() {
    super(
      'The demo is only written into an empty catalogue; this database already has partners or programmes',
    );
  }
}

/** Writes the whole demo in one transaction, as of `now`, which is on the day `today` (YYYY-MM-DD) in Indonesia; `keys` seal what it keeps secret. Refuses a database that already has a catalogue. */
export async function seedDemo(
  db: Db,
  { today, now = new Date(`${today}T01:00:00Z`), keys }: { today: string; now?: Date; keys: KeyRing },
): Promise<void> {
  await transaction(db, async (trx) => {
    // Two first starts at once: the second waits, then finds the catalogue there.
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(trx);
    if (await hasCatalogue(trx)) throw new CatalogueNotEmptyError();
    await loadReferenceData(trx);
    await seedSite(trx, { today });
    await seedCatalogue(trx, { today, cities: new Map(destinations.map(({ slug, name }) => [slug, name])) });
    await seedStores(trx, { today });
    await seedBankTerms(trx, { today });
    await seedUmrahPrices(trx, { today });
    await seedPromos(trx, { today });
    await seedHasanah(trx, { today });
    await seedPeople(trx, { today, keys });
    await seedOrders(trx, { today, now, keys });
  });
}

/** Whether any partner exists: then the catalogue belongs to somebody and the demo keeps away. */
async function hasCatalogue(db: Db): Promise<boolean> {
  const partner = await db.selectFrom('partners').select('id').limit(1).executeTakeFirst();
  return partner !== undefined;
}
