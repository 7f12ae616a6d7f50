// Ends a store's sales, and lets it sell again (docs/product/stores.md): dated history with its source, an audit line, and a notice to whoever
// has something of it in their cart. Orders hold the partner's row while they set stock aside, so that one is either finished before or refused.
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { type Actor, requireFreshFactor, requireOperatorTask } from '#domain/memberships';
import { notify, type Notice } from '#domain/notifications';
import { type Db, transaction } from '#platform/database/database';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { isId } from '#shared/names';
import * as paths from '#shared/paths';
import { storeFreezeForm, storeReopenForm } from '#shared/store-standing-form';
import type { StandingDeps } from './read-store-standing.ts';

interface Change {
  storeId: string;
  form: unknown;
}

interface LockedStore {
  id: string;
  name: string;
  state: string;
}

/**
 * Its items are no longer sold, with this transaction's commit; who has them in a cart is told. Paid orders go on, and unpaid ones may be
 * paid. Repeating it changes nothing. Refuses `forbidden`, `step_up_required`, `not_found`, `invalid_input`.
 */
export async function freezeStore(
  deps: StandingDeps,
  actor: Actor,
  { storeId, form }: Change,
): Promise<void> {
  refuseOthers(actor);
  const { reason_id, reason_en, ...evidence } = checkedForm(storeFreezeForm, form);
  const suspended_on = todayInIndonesia(deps.now());
  await change(deps, actor, storeId, 'store.frozen', async (db, store) => {
    if (store.state === 'suspended') return false;
    await db
      .updateTable('partners')
      .set({
        state: 'suspended',
        suspended_on,
        suspended_reason: JSON.stringify({ id: reason_id, en: reason_en }),
      })
      .where('id', '=', storeId)
      .execute();
    await addEvent({ ...deps, db }, actor, storeId, { event: 'frozen', ...evidence });
    await notifyCarts({ ...deps, db }, store, 'partner_frozen');
    return true;
  });
}

/** Lets it sell again; carts are as they were, and are told. Refuses as `freezeStore`. */
export async function reopenStore(
  deps: StandingDeps,
  actor: Actor,
  { storeId, form }: Change,
): Promise<void> {
  refuseOthers(actor);
  const evidence = checkedForm(storeReopenForm, form);
  await change(deps, actor, storeId, 'store.reopened', async (db, store) => {
    if (store.state === 'active') return false;
    await db
      .updateTable('partners')
      .set({ state: 'active', suspended_on: null, suspended_reason: null })
      .where('id', '=', storeId)
      .execute();
    await addEvent({ ...deps, db }, actor, storeId, { event: 'reopened', ...evidence });
    await notifyCarts({ ...deps, db }, store, 'partner_reopened');
    return true;
  });
}

function refuseOthers(actor: Actor): void {
  requireOperatorTask(actor, 'stores');
  requireFreshFactor(actor);
}

async function change(
  deps: StandingDeps,
  actor: Actor,
  storeId: string,
  action: 'store.frozen' | 'store.reopened',
  work: (db: Db, store: LockedStore) => Promise<boolean>,
): Promise<void> {
  if (!isId(storeId)) throw new AppError('not_found');
  await transaction(deps.db, async (db) => {
    const store = await db
      .selectFrom('partners as p')
      .innerJoin('stores as s', 's.partner_id', 'p.id')
      .select(['p.id', 'p.name', 'p.state'])
      .where('p.id', '=', storeId)
      .where('s.approved_at', 'is not', null)
      .forUpdate('p')
      .executeTakeFirst();
    if (!store) throw new AppError('not_found');
    if (!(await work(db, store))) return;
    await recordAudit(
      { ...deps, db },
      {
        actor,
        role: requireOperatorTask(actor, 'stores'),
        action,
        subjectId: null,
        details: { about: storeId },
      },
    );
  });
}

async function addEvent(
  { db, now }: StandingDeps,
  actor: Actor,
  storeId: string,
  event: { event: 'frozen' | 'reopened'; source: string; note: string },
): Promise<void> {
  await db
    .insertInto('partner_standing_events')
    .values({
      partner_id: storeId,
      ...event,
      effective_on: todayInIndonesia(now()),
      recorded_by: actor.accountId,
      recorded_at: now(),
    })
    .execute();
}

/** Members alone: who is behind a guest's cart nobody knows, and its page says it. */
async function notifyCarts(
  { db, now }: StandingDeps,
  { id, name }: LockedStore,
  kind: 'partner_frozen' | 'partner_reopened',
): Promise<void> {
  const { rows } = await sql<{ accountId: string; brandId: string }>`
    select distinct l.account_id as "accountId", l.brand_id as "brandId" from cart_lines l
      join item_variants v on v.id = l.variant_id join items i on i.id = v.item_id
    where i.store_id = ${id}::uuid and l.account_id is not null`.execute(db);
  await notify(
    { db, now },
    rows.map(({ accountId, brandId }): Notice<typeof kind> => ({
      accountId,
      kind,
      values: { partner: name },
      brandId,
      path: paths.cart,
      dedupeKey: `${kind} ${id} ${now().toISOString()} ${brandId}`,
    })),
  );
}
