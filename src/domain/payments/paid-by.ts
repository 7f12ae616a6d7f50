// A payment as the ledger's postings name it.
import type { Selectable } from 'kysely';
import type { DB } from '#platform/database/types';

export function paidBy({ id, partner_id, gateway, subject_id, resettlements }: Selectable<DB['payments']>) {
  return { paymentId: id, partnerId: partner_id, gateway, bookingId: subject_id, round: resettlements };
}
