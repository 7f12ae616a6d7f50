// The draft of the next price table (docs/product/umrah-prices.md): one at a time for the operator and for each agency, written under a
// revision. The operator's is checked by somebody who wrote nothing of it, an agency publishes its own. Everything happens under one lock.
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { type Actor, requireFreshFactor } from '#domain/memberships';
import {
  type PriceTable,
  priceTablesLock,
  unsafeStoreTable,
  writtenPriceTable,
} from '#domain/umrah-estimates';
import type { Db } from '#platform/database/database';
import { type LockDeps, lockedTransaction } from '#platform/database/locks';
import type { AuditAction, AuditDetails } from '#shared/audit';
import { isCalendarDate } from '#shared/calendar-date';
import { addDays, todayInIndonesia } from '#shared/dates';
import { AppError, type FieldFault } from '#shared/errors';
import { atMost, checkedForm, filled, nestedFormFaults, printableLines } from '#shared/form-faults';
import { isId } from '#shared/names';
import * as z from 'zod/mini';
import { compareTables } from './compare-tables.ts';
import { type PriceAuthor, rightsOf } from './price-author.ts';
import { findVersionOn, requireVersion } from './price-versions.ts';

export interface PriceDeps extends Omit<LockDeps, 'db'> {
  db: Db;
  now: () => Date;
}

export interface PriceDraft {
  id: string;
  revision: number;
  isSubmitted: boolean;
  effectiveOn: string;
  note: string | null;
  table: PriceTable;
  startedAt: Date;
  changedAt: Date;
  /** Who saved last; null: the person is gone. */
  changedBy: string | null;
  /** Everybody who wrote something of it, by name; none of them may check it. */
  editors: { id: string; name: string }[];
  submittedBy: string | null;
  /** The last refusal, until it is submitted again. */
  refusal: { reason: string; by: string | null; at: Date } | null;
}

interface DraftRow extends Omit<PriceDraft, 'refusal'> {
  reason: string | null;
  refusedBy: string | null;
  refusedAt: Date | null;
}

/** The one that is being written or checked; null: none. Refuses `forbidden`. */
export async function findPriceDraft(
  { db }: Pick<PriceDeps, 'db'>,
  author: PriceAuthor,
): Promise<PriceDraft | null> {
  const { partnerId } = rightsOf(author);
  const {
    rows: [row],
  } = await sql<DraftRow>`
    select d.id, d.revision, d.state = 'submitted' as "isSubmitted", d.effective_on as "effectiveOn", d.note, d.document as table,
      d.started_at as "startedAt", d.changed_at as "changedAt", c.name as "changedBy", s.name as "submittedBy", d.refusal as reason, r.name as "refusedBy",
      d.refused_at as "refusedAt",
      (select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name) order by a.name, a.id), '[]')
        from umrah_price_editors e join accounts a on a.id = e.account_id where e.draft_id = d.id) as editors
    from umrah_price_drafts d left join accounts c on c.id = d.changed_by left join accounts s on s.id = d.submitted_by left join accounts r on r.id = d.refused_by
    where d.state in ('editing', 'submitted') and d.partner_id is not distinct from ${partnerId}::uuid`.execute(
    db,
  );
  if (!row) return null;
  const { reason, refusedBy, refusedAt, ...draft } = row;
  const refusal = reason !== null && refusedAt ? { reason, by: refusedBy, at: refusedAt } : null;
  return { ...draft, table: writtenPriceTable.parse(draft.table), refusal };
}

/** The same. Refuses `not_found` where there is none, or another one. */
export async function getPriceDraft(
  deps: Pick<PriceDeps, 'db'>,
  author: PriceAuthor,
  id?: string,
): Promise<PriceDraft> {
  const draft = await findPriceDraft(deps, author);
  if (!draft || (id !== undefined && draft.id !== id)) throw new AppError('not_found');
  return draft;
}

/**
 * Begins a draft with the prices of a version, of the one in force without it (an agency's first: the operator's), or with a whole table: from
 * tomorrow on at first. Refuses
 * `forbidden`, `not_found` (no such version, or none in force), `content_changed` where a draft is open, `invalid_input`.
 */
export async function startPriceDraft(
  deps: PriceDeps,
  author: PriceAuthor,
  { from, table: given }: { from?: string; table?: unknown } = {},
): Promise<string> {
  const { partnerId } = rightsOf(author);
  const today = todayInIndonesia(deps.now());
  return locked(deps, partnerId, async (within) => {
    if (await findPriceDraft(within, author)) throw new AppError('content_changed');
    const inForce = await findVersionOn(within.db, { onDay: today, partnerId });
    // An agency may begin as the operator's that it would use without its own.
    const base =
      from === undefined || from === inForce?.id
        ? inForce
        : await requireVersion(within.db, from, { partnerId, onDay: today });
    const table = given === undefined ? base?.table : given;
    if (table === undefined) throw new AppError('not_found');
    const { id } = await within.db
      .insertInto('umrah_price_drafts')
      .values({
        partner_id: partnerId,
        based_on: base?.id ?? null,
        document: JSON.stringify(checkedTable(table)),
        effective_on: addDays(today, 1),
        started_at: deps.now(),
        changed_at: deps.now(),
        changed_by: author.actor.accountId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addEditor(within.db, id, author);
    await record(within, author, 'umrah_prices.started', { about: id });
    return id;
  });
}

/** What is changed; what is not named stays. */
export interface DraftChange {
  /** Parts of the table by name, each whole. */
  table?: Record<string, unknown>;
  effectiveOn?: string;
  note?: string | null;
}

const heading = z.object({
  effectiveOn: z
    .string({ error: 'error_field_empty' })
    .check(z.refine((value) => isCalendarDate(value), { error: 'error_date_invalid' })),
  note: z.nullable(
    z.string({ error: 'error_invalid_value' }).check(z.trim(), z.minLength(1), atMost(300), printableLines),
  ),
});

/**
 * Saves over the revision that was read; a draft that waits for its check is taken out of it. Answers the new revision. Refuses
 * `forbidden`, `not_found`, `content_changed` when a colleague was first, `invalid_input` with the path of each field at fault.
 */
export function savePriceDraft(
  deps: PriceDeps,
  author: PriceAuthor,
  { id, revision, change }: { id: string; revision: number; change: DraftChange },
): Promise<number> {
  return onDraft(deps, author, { id, revision }, async (within, draft) => {
    const { effectiveOn = draft.effectiveOn, note = draft.note } = change;
    const faults = nestedFormFaults(heading, { effectiveOn, note });
    if (change.effectiveOn !== undefined && faults.length === 0)
      faults.push(...passed(change.effectiveOn, deps.now()));
    const table = { ...draft.table, ...change.table };
    faults.push(...nestedFormFaults(writtenPriceTable, table));
    if (faults.length > 0) throw new AppError('invalid_input', faults);
    await within.db
      .updateTable('umrah_price_drafts')
      .set({
        document: JSON.stringify(writtenPriceTable.parse(table)),
        effective_on: effectiveOn,
        note: note?.trim() ?? null,
        revision: revision + 1,
        state: 'editing',
        changed_at: deps.now(),
        changed_by: author.actor.accountId,
      })
      .where('id', '=', id)
      .execute();
    await addEditor(within.db, id, author);
    await record(within, author, 'umrah_prices.changed', {
      about: id,
      fields: [
        ...Object.keys(change.table ?? {}),
        ...(['effectiveOn', 'note'] as const).filter((field) => change[field] !== undefined),
      ],
    });
    return revision + 1;
  });
}

/**
 * Lays the operator's before a colleague. Refuses like `savePriceDraft`, and `invalid_input` where its day has passed or it changes nothing of what
 * would hold on that day.
 */
export function submitPriceDraft(
  deps: PriceDeps,
  actor: Actor,
  { id, revision }: { id: string; revision: number },
): Promise<void> {
  const author: PriceAuthor = { actor, side: 'operator' };
  return onDraft(deps, author, { id, revision }, async (within, draft) => {
    if (draft.isSubmitted) throw new AppError('content_changed');
    refusePassed(draft, deps.now());
    await refuseUnchanged(within, draft, null);
    await within.db
      .updateTable('umrah_price_drafts')
      .set({
        state: 'submitted',
        submitted_at: deps.now(),
        submitted_by: actor.accountId,
        refused_at: null,
        refused_by: null,
        refusal: null,
      })
      .where('id', '=', id)
      .execute();
    await record(within, author, 'umrah_prices.submitted', { about: id });
  });
}

/**
 * A second person publishes the revision they have read: the next version, from its day on. Answers the version's id. Refuses `forbidden`,
 * `step_up_required`, `not_found`, `content_changed` (saved, taken or decided meanwhile), `same_person`, `invalid_input` where its day has
 * passed.
 */
export function approvePriceDraft(
  deps: PriceDeps,
  actor: Actor,
  { id, revision }: { id: string; revision: number },
): Promise<{ id: string; version: number }> {
  return checking(deps, actor, { id, revision }, async (within, draft) => {
    refusePassed(draft, deps.now());
    const version = await publish(within, draft, { actor, partnerId: null });
    await record(within, { actor, side: 'operator' }, 'umrah_prices.approved', {
      about: id,
      version: version.version,
    });
    return version;
  });
}

/**
 * An agency's own: whoever may write it publishes it, the next version of the agency from its day on. Refuses like `savePriceDraft`, and
 * `invalid_input` where its day has passed or it changes nothing of what the agency would use on that day.
 */
export async function publishOwnPrices(
  deps: PriceDeps,
  actor: Actor,
  { id, revision }: { id: string; revision: number },
): Promise<{ id: string; version: number }> {
  const author: PriceAuthor = { actor, side: 'partner' };
  const { partnerId } = rightsOf(author);
  return onDraft(deps, author, { id, revision }, async (within, draft) => {
    refusePassed(draft, deps.now());
    await refuseUnchanged(within, draft, partnerId);
    const version = await publish(within, draft, { actor, partnerId });
    await record(within, author, 'umrah_prices.published', { about: id, version: version.version });
    return version;
  });
}

async function refuseUnchanged(
  { db }: PriceDeps,
  { effectiveOn, table }: PriceDraft,
  partnerId: string | null,
): Promise<void> {
  const before = await findVersionOn(db, { onDay: effectiveOn, partnerId });
  if (before && compareTables(before.table, table).length === 0)
    throw new AppError('invalid_input', [{ field: 'table', message: 'umrah_prices_error_unchanged' }]);
}

/** Under the lock: the next version, from the draft's day on. */
async function publish(
  within: PriceDeps,
  { id, effectiveOn, table, note }: PriceDraft,
  { actor, partnerId }: { actor: Actor; partnerId: string | null },
): Promise<{ id: string; version: number }> {
  const at = within.now();
  const version = await unsafeStoreTable(within, { partnerId, effectiveOn, table, note, at });
  await within.db
    .updateTable('umrah_price_drafts')
    .set({ state: 'published', approved_at: at, approved_by: actor.accountId, table_id: version.id })
    .where('id', '=', id)
    .execute();
  return version;
}

const reasonForm = z.object({ reason: filled().check(atMost(500), printableLines) });

/** A second person gives it back with a reason; what was written stays. Refuses like `approvePriceDraft`, and `invalid_input`. */
export async function refusePriceDraft(
  deps: PriceDeps,
  actor: Actor,
  { id, revision, form }: { id: string; revision: number; form: unknown },
): Promise<void> {
  const { reason } = checkedForm(reasonForm, form);
  return checking(deps, actor, { id, revision }, async (within) => {
    await within.db
      .updateTable('umrah_price_drafts')
      .set({ state: 'editing', refused_at: deps.now(), refused_by: actor.accountId, refusal: reason })
      .where('id', '=', id)
      .execute();
    await record(within, { actor, side: 'operator' }, 'umrah_prices.refused', { about: id });
  });
}

/** Throws away what was written. Refuses like `savePriceDraft`. */
export function discardPriceDraft(
  deps: PriceDeps,
  author: PriceAuthor,
  { id, revision }: { id: string; revision: number },
): Promise<void> {
  return onDraft(deps, author, { id, revision }, async (within) => {
    await within.db
      .updateTable('umrah_price_drafts')
      .set({ state: 'discarded' })
      .where('id', '=', id)
      .execute();
    await record(within, author, 'umrah_prices.discarded', { about: id });
  });
}

/**
 * Takes back a version before the day from which it would hold; the one before it goes on. Refuses `forbidden`, `step_up_required` (the
 * operator's), `invalid_input`, `not_found`, `content_changed` where it holds already or was withdrawn.
 */
export async function withdrawPriceVersion(
  deps: PriceDeps,
  author: PriceAuthor,
  { id, form }: { id: string; form: unknown },
): Promise<void> {
  const { partnerId } = rightsOf(author);
  if (author.side === 'operator') requireFreshFactor(author.actor);
  const { reason } = checkedForm(reasonForm, form);
  const today = todayInIndonesia(deps.now());
  return locked(deps, partnerId, async (within) => {
    const version = await requireVersion(within.db, id, { partnerId });
    if (version.effectiveOn <= today || version.isWithdrawn) throw new AppError('content_changed');
    await within.db
      .insertInto('umrah_price_withdrawals')
      .values({ table_id: id, at: deps.now(), by_account: author.actor.accountId, reason })
      .execute();
    await record(within, author, 'umrah_prices.withdrawn', { about: id, version: version.version });
  });
}

/** What somebody who wrote nothing of it does with a draft that was submitted. */
async function checking<Answer>(
  deps: PriceDeps,
  actor: Actor,
  named: { id: string; revision: number },
  decide: (within: PriceDeps, draft: PriceDraft) => Promise<Answer>,
): Promise<Answer> {
  const author: PriceAuthor = { actor, side: 'operator' };
  rightsOf(author);
  requireFreshFactor(actor);
  return onDraft(deps, author, named, (within, draft) => {
    if (!draft.isSubmitted) throw new AppError('content_changed');
    if (draft.editors.some(({ id }) => id === actor.accountId)) throw new AppError('same_person');
    return decide(within, draft);
  });
}

/** Reads it under the lock, and refuses a revision that is no longer the newest. */
async function onDraft<Answer>(
  deps: PriceDeps,
  author: PriceAuthor,
  { id, revision }: { id: string; revision: number },
  change: (within: PriceDeps, draft: PriceDraft) => Promise<Answer>,
): Promise<Answer> {
  const { partnerId } = rightsOf(author);
  return locked(deps, partnerId, async (within) => {
    const draft = await findPriceDraft(within, author);
    if (draft?.id !== id) await refuseEnded(within.db, { id, partnerId });
    if (draft?.id !== id || draft.revision !== revision) throw new AppError('content_changed');
    return change(within, draft);
  });
}

/** Published or discarded meanwhile: whoever wrote it learns that somebody was first. */
async function refuseEnded(
  db: Db,
  { id, partnerId }: { id: string; partnerId: string | null },
): Promise<void> {
  const query = db
    .selectFrom('umrah_price_drafts')
    .select('id')
    .where('id', '=', id)
    .where('partner_id', 'is not distinct from', partnerId);
  if (!isId(id) || !(await query.executeTakeFirst())) throw new AppError('not_found');
}

const locked = <Answer>(
  deps: PriceDeps,
  partnerId: string | null,
  work: (within: PriceDeps) => Promise<Answer>,
) => lockedTransaction(deps, [priceTablesLock(partnerId)], (db) => work({ ...deps, db }));

/** As it will be stored. Refuses `invalid_input` with the path of each field at fault. */
function checkedTable(table: unknown): PriceTable {
  const faults = nestedFormFaults(writtenPriceTable, table);
  if (faults.length > 0) throw new AppError('invalid_input', faults);
  return writtenPriceTable.parse(table);
}

function passed(effectiveOn: string, now: Date): FieldFault[] {
  return effectiveOn < todayInIndonesia(now) ? [{ field: 'effectiveOn', message: 'error_date_passed' }] : [];
}

function refusePassed({ effectiveOn }: PriceDraft, now: Date): void {
  const faults = passed(effectiveOn, now);
  if (faults.length > 0) throw new AppError('invalid_input', faults);
}

async function addEditor(db: Db, draftId: string, { actor: { accountId } }: PriceAuthor): Promise<void> {
  await db
    .insertInto('umrah_price_editors')
    .values({ draft_id: draftId, account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function record(
  deps: PriceDeps,
  author: PriceAuthor,
  action: AuditAction,
  details: AuditDetails,
): Promise<void> {
  const { role } = rightsOf(author);
  return recordAudit(deps, { actor: author.actor, role, action, subjectId: null, details });
}
