// An invoice of the platform to a partner, with its taxes, as `issuePlatformInvoices` would write it of a closed month.
import { sql } from 'kysely';
import type { Deps } from '#domain/deps';

/** Of a month in which nothing else was billed; answers its id and its month ('1998-01'). */
export async function createPlatformInvoice(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  partnerId: string,
): Promise<{ id: string; month: string }> {
  const seller = {
    name: 'PT Rihlah Nusantara',
    taxNumber: '0011112223444000',
    businessPlace: '0011112223444000000000',
    address: 'Jl. Merdeka 1, Jakarta',
    taxableSince: '1990-01-01',
  };
  const { id: sellerId } = await db
    .insertInto('platform_tax_details')
    .values({
      legal_name: seller.name,
      tax_number: seller.taxNumber,
      business_place: seller.businessPlace,
      address: seller.address,
      taxable_since: seller.taxableSince,
      stated_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const {
    rows: [place],
  } = await sql<{ next: number }>`
    select coalesce(max(place), 0)::integer + 1 as next from platform_invoices where year = 1998`.execute(db);
  const month = `1998-${String(((place!.next - 1) % 12) + 1).padStart(2, '0')}`;
  const { id } = await db
    .insertInto('platform_invoices')
    .values({
      year: 1998,
      place: place!.next,
      number: `KOM/1998/${String(place!.next).padStart(5, '0')}`,
      partner_id: partnerId,
      month: `${month}-01`,
      collected: 0,
      owed: 900_000,
      vat_basis_points: 1_100,
      net: 810_811,
      vat: 89_189,
      withheld: 16_216,
      withholding_basis_points: 200,
      buyer: JSON.stringify({ name: 'PT Amanah', taxNumber: '0123456789010000', address: 'Jakarta' }),
      seller: JSON.stringify(seller),
      seller_id: sellerId,
      issued_at: now(),
      due_on: '1998-12-16',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, month };
}
