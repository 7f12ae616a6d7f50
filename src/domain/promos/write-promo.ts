// Writing a promo (docs/product/promos.md): a draft first; later whatever may still change. What somebody ordered under stays as it was
// promised, and limits never fall below what uses have taken. Under the promo's lock, so that no use is taken meanwhile.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { type Actor, requireFreshFactor, requireOperatorTask, workplaceFor } from '#domain/memberships';
import { type Db, transaction } from '#platform/database/database';
import { type LockDeps, lockedTransaction } from '#platform/database/locks';
import { isUniqueViolation } from '#platform/database/unique-violation';
import type { AuditAction } from '#shared/audit';
import { todayInIndonesia } from '#shared/dates';
import { AppError, type FieldFault } from '#shared/errors';
import { nestedFormFaults } from '#shared/form-faults';
import { formatRupiah } from '#shared/money';
import { hyphenated } from '#shared/names';
import { type PromoForm, promoForm } from '#shared/promo-form';
import {
  type ConsolePromo,
  formOfPromo,
  getConsolePromo,
  type PromoMove,
  type PromoState,
  roleFor,
} from './console-promo.ts';
import type { PromoPayer } from './list-console-promos.ts';
import type { PromoDeps } from './list-promos.ts';

/**
 * A draft: the platform's, or of the partner for whom the actor works, for its own departures alone. Answers its id. Refuses `forbidden`,
 * `invalid_input` with the path of each field at fault.
 */
export async function draftPromo(
  deps: PromoDeps,
  actor: Actor,
  { payer, form: input }: { payer: PromoPayer; form: unknown },
): Promise<string> {
  if (payer === 'platform') requireOperatorTask(actor, 'promos');
  const ownerId = payer === 'partner' ? workplaceFor(actor, 'catalogue') : null;
  const form = checkedPromo(input);
  const id = randomUUID();
  await transaction(deps.db, async (db) => {
    const columns = await columnsOf(db, form, ownerId);
    await naming(() =>
      db
        .insertInto('promos')
        .values({
          id,
          slug: `${hyphenated(form.title.id).slice(0, 60)}-${id.slice(0, 6)}`.replace(/^-/, ''),
          state: 'draft',
          paid_by: payer,
          ...columns,
          created_at: deps.now(),
          changed_at: deps.now(),
        })
        .execute(),
    );
    await record({ ...deps, db }, actor, { id, ownerId, action: 'promo.created' });
  });
  return id;
}

/**
 * Saves it over the revision it was read at. Refuses `not_found`, `forbidden`, `step_up_required`, `content_changed` when somebody saved meanwhile or it is
 * over, `invalid_input` with the path of each field at fault: also for what may not change any more.
 */
export function savePromo(
  deps: PromoDeps & LockDeps,
  actor: Actor,
  { id, revision, form: input }: { id: string; revision: number; form: unknown },
): Promise<void> {
  return onPromo(deps, actor, { id, revision }, async (within, promo) => {
    if (!promo.isOwn) throw new AppError('forbidden');
    if (!promo.isOpen) throw new AppError('content_changed');
    if (promo.state !== 'draft') requireForCost(actor, promo);
    const form = checkedPromo(input);
    const faults = await faultsOf(within, promo, form);
    if (faults.length > 0) throw new AppError('invalid_input', faults);
    const columns = await columnsOf(within.db, form, promo.ownerId);
    await naming(() =>
      within.db
        .updateTable('promos')
        .set({ ...columns, revision: revision + 1, changed_at: deps.now() })
        .where('id', '=', id)
        .execute(),
    );
    await record(within, actor, { id, ownerId: promo.ownerId, action: 'promo.changed' });
  });
}

const moved: Record<PromoMove, { to: PromoState; action: AuditAction }> = {
  publish: { to: 'published', action: 'promo.published' },
  pause: { to: 'paused', action: 'promo.paused' },
  resume: { to: 'published', action: 'promo.resumed' },
  end: { to: 'ended', action: 'promo.ended' },
  archive: { to: 'archived', action: 'promo.archived' },
};

/**
 * Publishes, pauses, resumes, ends or archives it: from then on no order takes a use that its state does not allow. Orders that hold one
 * keep it. Refuses `not_found`, `content_changed`, `step_up_required` where it spends the platform's money, and `invalid_input` for a draft whose last day has passed.
 */
export function movePromo(
  deps: PromoDeps & LockDeps,
  actor: Actor,
  { id, revision, move }: { id: string; revision: number; move: PromoMove },
): Promise<void> {
  return onPromo(deps, actor, { id, revision }, async (within, promo) => {
    if (!promo.moves.includes(move)) throw new AppError(promo.isOwn ? 'content_changed' : 'forbidden');
    if (move === 'publish' || move === 'resume') requireForCost(actor, promo);
    if (move === 'publish' && promo.validUntil < todayInIndonesia(deps.now()))
      throw new AppError('invalid_input', [{ field: 'valid_until', message: 'error_date_passed' }]);
    const { to, action } = moved[move];
    await within.db
      .updateTable('promos')
      .set({ state: to, revision: revision + 1, changed_at: deps.now() })
      .where('id', '=', id)
      .execute();
    await record(within, actor, { id, ownerId: promo.ownerId, action });
  });
}

/** Reads it under its lock, and refuses a revision that is no longer the newest. */
function onPromo(
  deps: PromoDeps & LockDeps,
  actor: Actor,
  { id, revision }: { id: string; revision: number },
  change: (within: PromoDeps, promo: ConsolePromo) => Promise<void>,
): Promise<void> {
  return lockedTransaction(deps, [{ kind: 'promo', id }], async (db) => {
    const within = { ...deps, db };
    const promo = await getConsolePromo(within, actor, id);
    if (promo.revision !== revision) throw new AppError('content_changed');
    await change(within, promo);
  });
}

/** What spends the platform's money is done by whoever proves again who they are; stopping it never waits for a code. */
function requireForCost(actor: Actor, { paidBy }: ConsolePromo): void {
  if (paidBy === 'platform') requireFreshFactor(actor);
}

function checkedPromo(input: unknown): PromoForm {
  const faults = nestedFormFaults(promoForm, input);
  if (faults.length > 0) throw new AppError('invalid_input', faults);
  return promoForm.parse(input);
}

/** What orders were promised by; everything else may change. */
const fixed = [
  'brand',
  'code',
  'category',
  'partner',
  'departures',
  'discount',
  'minimum_order',
  'valid_from',
] as const satisfies readonly (keyof PromoForm)[];

async function faultsOf({ db, now }: PromoDeps, promo: ConsolePromo, form: PromoForm): Promise<FieldFault[]> {
  const before = formOfPromo(promo);
  const faults: FieldFault[] = [];
  if (promo.isFixed)
    for (const field of fixed)
      if (
        !(field === 'partner' && promo.ownerId) &&
        JSON.stringify(form[field]) !== JSON.stringify(before[field])
      )
        faults.push({ field, message: 'promos_error_fixed' });
  if (form.valid_until !== before.valid_until && form.valid_until < todayInIndonesia(now()))
    faults.push({ field: 'valid_until', message: 'error_date_passed' });
  // Also uses whose time is over: late money may still claim them.
  const taken = await db
    .selectFrom('promo_redemptions')
    .select((row) => [
      row.fn.countAll<bigint>().as('uses'),
      row.fn.coalesce(row.fn.sum<bigint>('amount'), row.lit(0)).as('amount'),
    ])
    .where('promo_id', '=', promo.id)
    .where('state', '<>', 'released')
    .executeTakeFirstOrThrow();
  if (form.max_uses !== null && form.max_uses < Number(taken.uses))
    faults.push({
      field: 'max_uses',
      message: 'promos_error_uses_least',
      values: { min: Number(taken.uses) },
    });
  if (form.budget !== null && form.budget < Number(taken.amount))
    faults.push({
      field: 'budget',
      message: 'promos_error_budget_least',
      values: { least: formatRupiah(Number(taken.amount)) },
    });
  return faults;
}

async function columnsOf(db: Db, form: PromoForm, ownerId: string | null) {
  const { discount } = form;
  if (ownerId && form.category === 'souvenirs')
    throw new AppError('invalid_input', [{ field: 'category', message: 'promos_error_souvenirs' }]);
  const partnerId = ownerId ?? (await partnerIdOf(db, form));
  return {
    brand_id: await brandIdOf(db, form.brand),
    code: form.code,
    title: JSON.stringify(form.title),
    description: JSON.stringify(form.description),
    terms: JSON.stringify(form.terms),
    category: form.category,
    partner_id: partnerId,
    departure_ids: await departureIdsOf(db, form, partnerId),
    valid_from: form.valid_from,
    valid_until: form.valid_until,
    discount_amount: discount.kind === 'amount' ? discount.amount : null,
    discount_basis_points: discount.kind === 'share' ? discount.basis_points : null,
    discount_cap: discount.kind === 'share' ? discount.cap : null,
    minimum_order: form.minimum_order,
    max_uses: form.max_uses,
    max_uses_per_member: form.max_uses_per_member,
    budget: form.budget,
    is_listed: form.is_listed,
  };
}

async function brandIdOf(db: Db, id: string): Promise<string> {
  const row = await db.selectFrom('brands').select('id').where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('invalid_input', [{ field: 'brand', message: 'error_invalid_value' }]);
  return row.id;
}

/** Of souvenirs a store; of journeys a travel partner. */
async function partnerIdOf(
  db: Db,
  { partner: slug, category }: Pick<PromoForm, 'partner' | 'category'>,
): Promise<string | null> {
  if (slug === '') return null;
  const row = await db
    .selectFrom('partners')
    .select('id')
    .where('slug', '=', slug)
    .where('kind', '=', category === 'souvenirs' ? 'store' : 'travel')
    .executeTakeFirst();
  if (!row) throw new AppError('invalid_input', [{ field: 'partner', message: 'error_invalid_value' }]);
  return row.id;
}

/** Of one that is of another kind or another partner nothing is said but that the promo cannot be for it. */
async function departureIdsOf(db: Db, { departures, category }: PromoForm, partnerId: string | null) {
  if (departures.length === 0) return [];
  const { rows } = await sql<{ id: string; slug: string }>`
    select d.id, d.slug from departures d join programmes p on p.id = d.programme_id
    where d.slug = any (${departures}::text[]) and product_category(p.kind) = ${category}
      and (${partnerId}::uuid is null or p.partner_id = ${partnerId}::uuid)`.execute(db);
  const missing = departures.filter((slug) => rows.every((row) => row.slug !== slug));
  if (missing.length > 0)
    throw new AppError('invalid_input', [
      { field: 'departures', message: 'promos_error_departures', values: { names: missing.join(', ') } },
    ]);
  return rows.map(({ id }) => id);
}

/** A code belongs to one promo of a brand, whoever wrote it first. */
async function naming(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('invalid_input', [{ field: 'code', message: 'promos_error_code_taken' }], {
      cause: error,
    });
  }
}

function record(
  deps: PromoDeps,
  actor: Actor,
  { id, ownerId, action }: { id: string; ownerId: string | null; action: AuditAction },
): Promise<void> {
  return recordAudit(deps, {
    actor,
    role: roleFor(actor, ownerId),
    action,
    subjectId: null,
    details: { about: id },
  });
}
