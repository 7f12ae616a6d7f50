// Finding a person by whatever they can say on the phone (docs/product/support.md). What is found is masked.
import { type RawBuilder, sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { type Actor, requireOperatorTask } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { likeLabels } from '#platform/database/like';
import { normalizePhone } from '#shared/phone';
import { leastNamePart } from '#shared/support';
import { type FoundPerson, masked } from './masked.ts';

interface FindDeps {
  db: Db;
  now: () => Date;
}

const shownAtOnce = 10;

/**
 * At most ten people, masked: by email address, phone number, the number of an order, an invoice or a payment, or a part of the name.
 * The search is an audit line. Refuses `forbidden`.
 */
export async function findPeople(deps: FindDeps, actor: Actor, text: string): Promise<FoundPerson[]> {
  const role = requireOperatorTask(actor, 'support');
  const condition = conditionOf(text.trim());
  if (!condition) return [];
  const { rows } = await sql<FoundPerson>`
    select a.id as "accountId", a.name, a.email, a.phone from accounts a where ${condition} order by a.name, a.id limit ${shownAtOnce}`.execute(
    deps.db,
  );
  await recordAudit(deps, {
    ...{ actor, role, action: 'support.searched', subjectId: null },
    details: { count: rows.length },
  });
  return rows.map(masked);
}

/** Each reads one index. Null for what can find nobody. */
function conditionOf(text: string): RawBuilder<boolean> | null {
  if (text.includes('@')) return sql<boolean>`a.email = ${text.toLowerCase()}`;
  const number = text.toUpperCase();
  if (/^[A-Z]{2,4}-[0-9A-Z-]{4,40}$/.test(number))
    return sql<boolean>`a.id in (
      select account_id from bookings where code = ${number}
      union select b.account_id from invoices i join bookings b on b.id = i.booking_id where i.code = ${number}
      union select account_id from souvenir_orders where code = ${number}
      union select account_id from souvenir_orders where invoice_code = ${number}
      union select account_id from payments where reference = ${number})`;
  const phone = /\d{6}/.test(text.replaceAll(/[\s-]/g, '')) ? normalizePhone(text) : null;
  if (phone) return sql<boolean>`a.phone = ${phone}`;
  const words = likeLabels(text);
  return words.length < leastNamePart ? null : sql<boolean>`a.name ilike ${`%${words}%`}`;
}
