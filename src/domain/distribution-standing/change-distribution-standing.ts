// Closes a distribution partner and opens it again (docs/product/distribution-partners.md): a closed one has no page, and its code changes
// nothing (docs/product/affiliates.md, rule 2). What was ordered under it before, and its commission, stay as they are.
import { recordAudit } from '#domain/audit';
import { type Actor, requireFreshFactor, requireOperatorTask } from '#domain/memberships';
import { type Db, transaction } from '#platform/database/database';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { isId } from '#shared/names';
import { storeFreezeForm, storeReopenForm } from '#shared/store-standing-form';

interface Deps {
  db: Db;
  now: () => Date;
}
interface Change {
  partnerId: string;
  form: unknown;
}

/** Repeating it changes nothing. Refuses `forbidden`, `step_up_required`, `not_found`, `invalid_input`. */
export async function closeDistributionPartner(
  deps: Deps,
  actor: Actor,
  { partnerId, form }: Change,
): Promise<void> {
  refuseOthers(actor);
  const { reason_id, reason_en, ...evidence } = checkedForm(storeFreezeForm, form);
  await change(deps, actor, partnerId, evidence, {
    event: 'frozen',
    set: {
      state: 'suspended',
      suspended_on: todayInIndonesia(deps.now()),
      suspended_reason: JSON.stringify({ id: reason_id, en: reason_en }),
    },
  });
}

/** Its page and its code are as they were. Refuses as `closeDistributionPartner`. */
export async function openDistributionPartner(
  deps: Deps,
  actor: Actor,
  { partnerId, form }: Change,
): Promise<void> {
  refuseOthers(actor);
  await change(deps, actor, partnerId, checkedForm(storeReopenForm, form), {
    event: 'reopened',
    set: { state: 'active', suspended_on: null, suspended_reason: null },
  });
}

function refuseOthers(actor: Actor): void {
  requireOperatorTask(actor, 'partners');
  requireFreshFactor(actor);
}

async function change(
  deps: Deps,
  actor: Actor,
  partnerId: string,
  evidence: { source: string; note: string },
  {
    event,
    set,
  }: {
    event: 'frozen' | 'reopened';
    set: { state: 'active' | 'suspended'; suspended_on: string | null; suspended_reason: string | null };
  },
): Promise<void> {
  if (!isId(partnerId)) throw new AppError('not_found');
  await transaction(deps.db, async (db) => {
    const partner = await db
      .selectFrom('partners')
      .select('state')
      .where('id', '=', partnerId)
      .where('kind', '=', 'distribution_channel')
      .forUpdate()
      .executeTakeFirst();
    if (!partner) throw new AppError('not_found');
    if (partner.state === set.state) return;
    await db.updateTable('partners').set(set).where('id', '=', partnerId).execute();
    await db
      .insertInto('partner_standing_events')
      .values({
        partner_id: partnerId,
        event,
        ...evidence,
        effective_on: todayInIndonesia(deps.now()),
        recorded_by: actor.accountId,
        recorded_at: deps.now(),
      })
      .execute();
    await recordAudit(
      { ...deps, db },
      {
        actor,
        role: requireOperatorTask(actor, 'partners'),
        action: `partner.${event}`,
        subjectId: null,
        details: { about: partnerId },
      },
    );
  });
}
