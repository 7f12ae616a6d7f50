// What a person sees of themselves, read-only (docs/product/support.md): orders with their invoices, payments, messages. Masked, and
// without any of it, until a reason is given. Identity documents and their numbers are never among it.
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { type Actor, requireOperatorTask } from '#domain/memberships';
import type { OutboxChannel } from '#domain/outbox';
import type { Db } from '#platform/database/database';
import type { BookingState, InvoiceStage, InvoiceStatus } from '#shared/booking-states';
import { AppError } from '#shared/errors';
import type { Locale, LocalText } from '#shared/locale';
import { isId } from '#shared/names';
import type { PaymentMethodCode } from '#shared/payment-methods';
import { findLook, type LookDeps } from './looks.ts';
import { type FoundPerson, masked } from './masked.ts';

export interface SupportedPerson extends FoundPerson {
  /** Null: no look is open, and everything else is masked or absent. */
  seen: Seen | null;
}

interface Seen {
  until: Date;
  locale: Locale;
  isPhoneVerified: boolean;
  since: Date;
  orders: SeenOrder[];
  payments: SeenPayment[];
  messages: SeenMessage[];
}

interface SeenOrder {
  code: string;
  state: BookingState;
  title: LocalText;
  departsOn: string;
  total: number;
  orderedAt: Date | null;
  invoices: { code: string; stage: InvoiceStage; amount: number; status: InvoiceStatus; dueAt: string }[];
}

interface SeenPayment {
  reference: string;
  method: PaymentMethodCode;
  total: number;
  status: 'creating' | 'waiting' | 'paid' | 'expired' | 'cancelled' | 'failed' | 'reversed';
  createdAt: Date;
  expiresAt: Date;
  paidAt: Date | null;
}

interface SeenMessage {
  id: string;
  kind: string;
  channel: OutboxChannel;
  createdAt: Date;
  sentAt: Date | null;
  failedAt: Date | null;
}

/** The newest of each, at most so many. */
const shownAtOnce = 20;

/** With an open look, each call is a line in the person's audit log. Refuses `forbidden`, `not_found`. */
export async function lookAtPerson(
  deps: LookDeps,
  actor: Actor,
  accountId: string,
): Promise<SupportedPerson> {
  const role = requireOperatorTask(actor, 'support');
  const account = isId(accountId) ? await findAccount(deps.db, accountId) : undefined;
  if (!account) throw new AppError('not_found');
  const { id, name, email, phone, locale, phone_verified_at, created_at } = account;
  const person = { accountId: id, name, email, phone };
  const look = await findLook(deps, actor, accountId);
  if (!look) return { ...masked(person), seen: null };
  await recordAudit(deps, { actor, role, action: 'support.looked', subjectId: accountId });
  const [orders, payments, messages] = await Promise.all([
    listSeenOrders(deps.db, accountId),
    listSeenPayments(deps.db, accountId),
    listSeenMessages(deps.db, account),
  ]);
  return {
    ...person,
    seen: {
      until: look.until,
      locale: locale as Locale,
      isPhoneVerified: phone_verified_at !== null,
      since: created_at,
      ...{ orders, payments, messages },
    },
  };
}

const findAccount = (db: Db, accountId: string) =>
  db
    .selectFrom('accounts')
    .select(['id', 'name', 'email', 'phone', 'locale', 'phone_verified_at', 'created_at'])
    .where('id', '=', accountId)
    .executeTakeFirst();

async function listSeenOrders(db: Db, accountId: string): Promise<SeenOrder[]> {
  const { rows } = await sql<SeenOrder>`
    select b.code, b.state, p.title, d.departs_on as "departsOn", b.total_amount as total, b.ordered_at as "orderedAt",
      coalesce((select json_agg(json_build_object('code', i.code, 'stage', i.stage, 'amount', i.amount, 'status', i.status, 'dueAt', i.due_at)
        order by i.due_at, i.stage) from invoices i where i.booking_id = b.id), '[]') as invoices
    from bookings b join departures d on d.id = b.departure_id join programmes p on p.id = d.programme_id
    where b.account_id = ${accountId} and b.state <> 'draft' order by b.created_at desc limit ${shownAtOnce}`.execute(
    db,
  );
  return rows;
}

async function listSeenPayments(db: Db, accountId: string): Promise<SeenPayment[]> {
  const { rows } = await sql<SeenPayment>`
    select y.reference, y.method, y.total, y.status, y.created_at as "createdAt", y.expires_at as "expiresAt", y.paid_at as "paidAt"
    from payments y where y.account_id = ${accountId} order by y.created_at desc limit ${shownAtOnce}`.execute(
    db,
  );
  return rows;
}

async function listSeenMessages(
  db: Db,
  { email, phone }: { email: string; phone: string | null },
): Promise<SeenMessage[]> {
  return db
    .selectFrom('outbox_messages')
    .select([
      'id',
      'kind',
      'channel',
      'created_at as createdAt',
      'sent_at as sentAt',
      'failed_at as failedAt',
    ])
    .where('recipient', 'in', phone ? [email, phone] : [email])
    .orderBy('created_at', 'desc')
    .limit(shownAtOnce)
    .$castTo<SeenMessage>()
    .execute();
}
