// Promos for tests: every column has a believable value, a test names only what it is about.
import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Db } from '#platform/database/database';
import type { DB } from '#platform/database/types';
import { addDays } from '#shared/dates';
import { TODAY } from './programmes.ts';

interface PromoOptions extends Partial<Omit<Insertable<DB['promos']>, 'title'>> {
  title?: { id: string; en?: string };
}

/** Rp 500.000 off any umrah from today for a month, without limits but one use for each member. */
export async function createPromo(
  db: Db,
  { title = { id: 'Potongan umrah', en: 'Umrah discount' }, ...values }: PromoOptions = {},
) {
  const name = randomBytes(5).toString('hex');
  const isShare = typeof values.discount_basis_points === 'number';
  return db
    .insertInto('promos')
    .values({
      brand_id: 'uji',
      slug: `promo-${name}`,
      code: `P-${name.toUpperCase()}`,
      title: JSON.stringify(title),
      description: JSON.stringify({ id: 'Untuk paket umrah' }),
      terms: JSON.stringify([{ id: 'Satu kali untuk setiap anggota', en: 'Once for each member' }]),
      category: 'umrah',
      valid_from: TODAY,
      valid_until: addDays(TODAY, 30),
      paid_by: 'platform',
      ...(isShare ? {} : { discount_amount: 500_000 }),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What a form sends for a promo of Rp 500.000 off any umrah of the brand, from today for a month. */
export function promoFormOf(change: object = {}) {
  return {
    brand: 'uji',
    code: `K-${randomBytes(5).toString('hex')}`,
    title: { id: 'Hemat bersama', en: 'Save together' },
    description: { id: 'Untuk umrah musim ini' },
    terms: [{ id: 'Satu promo untuk satu pesanan' }],
    category: 'umrah',
    partner: '',
    departures: [],
    discount: { kind: 'amount', amount: 500_000 },
    minimum_order: 0,
    valid_from: TODAY,
    valid_until: addDays(TODAY, 30),
    max_uses: null,
    max_uses_per_member: 1,
    budget: null,
    is_listed: true,
    ...change,
  };
}
