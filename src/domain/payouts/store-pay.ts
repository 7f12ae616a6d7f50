// What a store is owed, what is on its way to it and what it was paid (docs/product/payouts.md): by the ledger.
import { sql } from 'kysely';
import { findPartnerBalance } from '#domain/ledger';
import type { Actor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { todayInIndonesia } from '#shared/dates';
import { type Rupiah, rupiah } from '#shared/money';
import { payableEntries, undeliveredEntries } from './payouts-due.ts';

/** `owed` = `payable` + `undelivered` + `onItsWay`. */
export interface StorePay {
  /** Earned and not paid yet; negative: taken off what comes. */
  owed: Rupiah;
  /** What the next batch takes. */
  payable: Rupiah;
  /** Of parcels that their buyers do not have for good yet. */
  undelivered: Rupiah;
  /** In a batch that the bank has not booked yet. */
  onItsWay: Rupiah;
  /** Booked by the bank, less what came back. */
  paid: Rupiah;
}

/** Refuses `not_found` to everybody but the store's staff for money and the operator's finance. */
export async function readStorePay(
  { db, now }: { db: Db; now: () => Date },
  actor: Actor,
  storeId: string,
): Promise<StorePay> {
  const { payable: owed } = await findPartnerBalance({ db }, actor, storeId);
  const {
    rows: [sums],
  } = await sql<Omit<StorePay, 'owed'>>`
    select (select coalesce(sum(amount), 0)::bigint from (${payableEntries(todayInIndonesia(now()))}) due where partner_id = ${storeId}::uuid) as payable,
      (select coalesce(sum(amount), 0)::bigint from (${undeliveredEntries}) due where partner_id = ${storeId}::uuid) as undelivered,
      (select coalesce(sum(amount), 0)::bigint from payouts where partner_id = ${storeId}::uuid and status = 'waiting') as "onItsWay",
      (select coalesce(sum(amount), 0)::bigint from payouts where partner_id = ${storeId}::uuid and status = 'paid') as paid`.execute(
    db,
  );
  const { payable, undelivered, onItsWay, paid } = sums!;
  return {
    owed,
    payable: rupiah(payable),
    undelivered: rupiah(undelivered),
    onItsWay: rupiah(onItsWay),
    paid: rupiah(paid),
  };
}
