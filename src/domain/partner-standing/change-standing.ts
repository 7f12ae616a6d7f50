// What changes a partner's standing (docs/product/partner-standing.md): each is dated history with its source, and an audit line.
// Freezing ends sales with its commit: whoever takes seats holds the partner's row meanwhile (`claimingSeats`).
import { sql } from 'kysely';
import { type Actor, requireFreshFactor } from '#domain/memberships';
import { notify, type Notice } from '#domain/notifications';
import { isUniqueViolation } from '#platform/database/unique-violation';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { isId } from '#shared/names';
import {
  freezeForm,
  licenceCheckForm,
  renewalForm,
  reopenForm,
  taskForm,
} from '#shared/partner-standing-form';
import * as paths from '#shared/paths';
import { changePartner, type LockedPartner } from './change-partner.ts';
import { storeStandingFile, receiveStandingFile, type SealingDeps } from './standing-files.ts';
import { requireStandingRole, type StandingDeps, type StandingEventName } from './standing.ts';

interface Change {
  partnerId: string;
  form: unknown;
}

interface Finding extends Change {
  /** What was seen; absent: nothing was kept of it. */
  file?: Buffer | null;
}

/** A licence was looked at: when next. Refuses `forbidden`, `not_found`, `invalid_input`, and as `receiveStandingFile`. */
export async function recordLicenceCheck(
  deps: SealingDeps,
  actor: Actor,
  { partnerId, form, file }: Finding,
): Promise<void> {
  requireStandingRole(actor);
  const { licence_id: licenceId, next_check_on, source, note } = checkedForm(licenceCheckForm, form);
  const today = todayInIndonesia(deps.now());
  if (next_check_on <= today)
    throw new AppError('invalid_input', [{ field: 'next_check_on', message: 'standing_error_next' }]);
  const seen = file ? await receiveStandingFile(deps, actor, file) : null;
  await changePartner(deps, actor, partnerId, 'partner.licence_checked', async (db) => {
    if (!isId(licenceId)) throw new AppError('not_found');
    const { numUpdatedRows } = await db
      .updateTable('licences')
      .set({ checked_on: today, source, next_check_on })
      .where('id', '=', licenceId)
      .where('partner_id', '=', partnerId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new AppError('not_found');
    const within = { ...deps, db };
    const eventId = await addEvent(within, actor, partnerId, {
      event: 'checked',
      effectiveOn: today,
      source,
      note,
    });
    if (seen) await storeStandingFile(within, actor, { eventId, file: seen });
  });
}

/** A new licence follows the old one. Refuses as `recordLicenceCheck`. */
export async function addLicence(
  deps: SealingDeps,
  actor: Actor,
  { partnerId, form, file }: Finding,
): Promise<void> {
  requireStandingRole(actor);
  const { note, ...licence } = checkedForm(renewalForm, form);
  const today = todayInIndonesia(deps.now());
  const seen = file ? await receiveStandingFile(deps, actor, file) : null;
  try {
    await changePartner(deps, actor, partnerId, 'partner.licence_added', async (db) => {
      await db
        .insertInto('licences')
        .values({ ...licence, partner_id: partnerId, checked_on: today })
        .execute();
      const { source } = licence;
      const within = { ...deps, db };
      const eventId = await addEvent(within, actor, partnerId, {
        event: 'renewed',
        effectiveOn: today,
        source,
        note,
      });
      if (seen) await storeStandingFile(within, actor, { eventId, file: seen });
    });
  } catch (error) {
    if (isUniqueViolation(error))
      throw new AppError('invalid_input', [{ field: 'number', message: 'standing_error_known' }], {
        cause: error,
      });
    throw error;
  }
}

/**
 * Ends the partner's sales, with this transaction's commit, and notifies whoever has a cart or an unpaid order there; `followStanding`
 * opens a task for each paid order. Repeating it changes nothing. Refuses `forbidden`, `step_up_required`, `not_found`, `invalid_input`.
 */
export async function freezePartner(
  deps: StandingDeps,
  actor: Actor,
  { partnerId, form }: Change,
): Promise<void> {
  requireStandingRole(actor);
  requireFreshFactor(actor);
  const { event, effective_on, reason_id, reason_en, source, note } = checkedForm(freezeForm, form);
  await changePartner(deps, actor, partnerId, 'partner.frozen', async (db, partner) => {
    if (partner.state === 'suspended') return;
    await db
      .updateTable('partners')
      .set({
        state: 'suspended',
        suspended_on: effective_on,
        suspended_reason: JSON.stringify({ id: reason_id, en: reason_en }),
      })
      .where('id', '=', partnerId)
      .execute();
    const within = { ...deps, db };
    await addEvent(within, actor, partnerId, { event, effectiveOn: effective_on, source, note });
    await notifyWaiting(within, partner, 'partner_frozen');
  });
}

/** Lets the partner sell again, and tells whoever was told that it could not. Refuses as `freezePartner`. */
export async function reopenPartner(
  deps: StandingDeps,
  actor: Actor,
  { partnerId, form }: Change,
): Promise<void> {
  requireStandingRole(actor);
  requireFreshFactor(actor);
  const { effective_on, source, note } = checkedForm(reopenForm, form);
  await changePartner(deps, actor, partnerId, 'partner.reopened', async (db, partner) => {
    if (partner.state === 'active') return;
    await db
      .updateTable('partners')
      .set({ state: 'active', suspended_on: null, suspended_reason: null })
      .where('id', '=', partnerId)
      .execute();
    const within = { ...deps, db };
    await addEvent(within, actor, partnerId, { event: 'reopened', effectiveOn: effective_on, source, note });
    await notifyWaiting(within, partner, 'partner_reopened');
  });
}

/** Somebody has looked after the pilgrims of an order. Refuses `forbidden`, `not_found`, `invalid_input`. */
export async function closeStandingTask(
  deps: StandingDeps,
  actor: Actor,
  { partnerId, form }: Change,
): Promise<void> {
  const { task_id: taskId, task_note: note } = checkedForm(taskForm, form);
  await changePartner(deps, actor, partnerId, 'partner.task_closed', async (db) => {
    if (!isId(taskId)) throw new AppError('not_found');
    const { numUpdatedRows } = await db
      .updateTable('standing_tasks')
      .set({ closed_at: deps.now(), outcome: 'handled', note, closed_by: actor.accountId })
      .where('id', '=', taskId)
      .where('partner_id', '=', partnerId)
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new AppError('not_found');
  });
}

async function addEvent(
  { db, now }: StandingDeps,
  actor: Actor,
  partnerId: string,
  event: { event: StandingEventName; effectiveOn: string; source: string; note: string },
): Promise<number> {
  const { id } = await db
    .insertInto('partner_standing_events')
    .values({
      partner_id: partnerId,
      event: event.event,
      effective_on: event.effectiveOn,
      source: event.source,
      note: event.note,
      recorded_by: actor.accountId,
      recorded_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whoever has a cart that can still depart, or an order without a payment. */
async function notifyWaiting(
  { db, now }: StandingDeps,
  { id, name }: LockedPartner,
  kind: 'partner_frozen' | 'partner_reopened',
): Promise<void> {
  const { rows } = await sql<{
    bookingId: string;
    accountId: string;
    state: string;
    brandId: string;
    slug: string;
  }>`
    select b.id as "bookingId", b.account_id as "accountId", b.state, b.brand_id as "brandId", d.slug
    from bookings b join departures d on d.id = b.departure_id join programmes p on p.id = d.programme_id
    where p.partner_id = ${id}::uuid and b.account_id is not null and b.state in ('draft', 'waiting_payment') and d.departs_on > ${todayInIndonesia(now())}::date`.execute(
    db,
  );
  await notify(
    { db, now },
    rows.map(({ bookingId, accountId, state, brandId, slug }): Notice<typeof kind> => ({
      accountId,
      kind,
      values: { partner: name },
      brandId,
      path: state === 'draft' ? paths.checkout(slug, bookingId) : paths.member.order(bookingId),
      dedupeKey: `${kind} ${bookingId}`,
    })),
  );
}
