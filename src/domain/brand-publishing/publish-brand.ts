// Publishing a brand's draft and rolling back: the row every process follows, its hosts, and the version it leaves, in one transaction.
import { faintColours } from '#art/contrast';
import { recordAudit } from '#domain/audit';
import { checkBrandRow } from '#domain/brands';
import { type Actor, requireFreshFactor } from '#domain/memberships';
import { type Db, transaction } from '#platform/database/database';
import type { AuditAction } from '#shared/audit';
import { type BrandFields, changedFields } from '#shared/brand-fields';
import { brandForm } from '#shared/brand-form';
import { AppError } from '#shared/errors';
import { formFaults } from '#shared/form-faults';
import { type BrandDeps, readLive, requireBrandRole, requireFeeRole } from './brand-draft.ts';
import { type BrandRow, hostsIn, rowWith } from './brand-row.ts';

/**
 * Shows the draft to everybody; answers the number of its version. Refuses `forbidden`, `step_up_required`, `not_found`, `brand_changed`,
 * and `invalid_input` with what is missing, faint, or another brand's host.
 */
export async function publishBrand(
  deps: BrandDeps,
  actor: Actor,
  { brandId, revision }: { brandId: string; revision: number },
): Promise<number> {
  requireBrandRole(actor);
  requireFreshFactor(actor);
  return transaction(deps.db, async (db) => {
    const { row, live } = await readLive(db, brandId, { forUpdate: true });
    const draft = await db
      .selectFrom('brand_drafts')
      .select(['fields', 'revision'])
      .where('brand_id', '=', brandId)
      .executeTakeFirst();
    if (!draft) throw new AppError('not_found');
    if (draft.revision !== revision) throw new AppError('brand_changed');
    await db.deleteFrom('brand_drafts').where('brand_id', '=', brandId).execute();
    const shown = { row, live, fields: draft.fields as BrandFields };
    return show({ ...deps, db }, actor, shown, { action: 'brand.published', restoredFrom: null });
  });
}

/** Shows an older version again, as a new one; a draft stays. Refuses as `publishBrand`. */
export async function rollBackBrand(
  deps: BrandDeps,
  actor: Actor,
  { brandId, number }: { brandId: string; number: number },
): Promise<number> {
  requireBrandRole(actor);
  requireFreshFactor(actor);
  return transaction(deps.db, async (db) => {
    const { row, live } = await readLive(db, brandId, { forUpdate: true });
    const version = await db
      .selectFrom('brand_versions')
      .select('fields')
      .where('brand_id', '=', brandId)
      .where('number', '=', number)
      .executeTakeFirst();
    if (!version) throw new AppError('not_found');
    const shown = { row, live, fields: version.fields as BrandFields };
    return show({ ...deps, db }, actor, shown, { action: 'brand.rolled_back', restoredFrom: number });
  });
}

interface Shown {
  row: BrandRow;
  live: BrandFields;
  fields: BrandFields;
}

async function show(
  deps: BrandDeps,
  actor: Actor,
  { row, live, fields }: Shown,
  { action, restoredFrom }: { action: AuditAction; restoredFrom: number | null },
): Promise<number> {
  const { db } = deps;
  const role = requireBrandRole(actor);
  const changed = changedFields(live, fields);
  requireFeeRole(actor, changed);
  requirePublishable(fields);
  await showHosts(db, row.id, fields);
  const { id, updated_at: _, ...columns } = rowWith(row, fields);
  const shown = await db
    .updateTable('brands')
    .set({
      ...columns,
      ...jsonOf(columns, ['slogan', 'color_settings', 'social_media', 'feature_flag', 'tags', 'sales']),
      membership_badges: JSON.stringify(columns.membership_badges),
      updated_at: deps.now(),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  // What cannot be read back must not be committed: no process could show it, none could start.
  checkBrandRow(shown);
  const number = await addVersion(deps, actor, { id, live, fields, restoredFrom });
  await recordAudit(deps, {
    actor,
    role,
    action,
    subjectId: null,
    details: { about: `brand:${id}`, version: number, fields: changed },
  });
  return number;
}

const jsonOf = <Name extends keyof BrandRow>(row: Pick<BrandRow, Name>, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, JSON.stringify(row[name])])) as Record<Name, string>;

function requirePublishable(fields: BrandFields): void {
  const faults = formFaults(brandForm, fields);
  if (faults.length > 0) throw new AppError('invalid_input', faults);
  const faint = faintColours(fields as Parameters<typeof faintColours>[0]);
  if (faint.length > 0)
    throw new AppError(
      'invalid_input',
      [...new Set(faint.map(({ name }) => name))].map((field) => ({ field, message: 'brand_error_faint' })),
    );
}

async function showHosts(db: Db, brandId: string, fields: BrandFields): Promise<void> {
  const hosts = hostsIn(fields);
  await db.deleteFrom('brand_hosts').where('brand_id', '=', brandId).execute();
  if (hosts.length === 0) return;
  const added = await db
    .insertInto('brand_hosts')
    .values(hosts.map((host) => ({ host, brand_id: brandId })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('host')
    .execute();
  if (added.length < hosts.length)
    throw new AppError('invalid_input', [{ field: 'hosts', message: 'brand_error_host_taken' }]);
}

/** Before the first publishing: what stood there becomes a version, so that it can be shown again. */
async function addVersion(
  { db, now }: BrandDeps,
  actor: Actor,
  version: { id: string; live: BrandFields; fields: BrandFields; restoredFrom: number | null },
): Promise<number> {
  const { id, live, fields, restoredFrom } = version;
  const last = await db
    .selectFrom('brand_versions')
    .select('number')
    .where('brand_id', '=', id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const base = { brand_id: id, published_at: now() };
  if (!last)
    await db
      .insertInto('brand_versions')
      .values({ ...base, number: 1, fields: JSON.stringify(live), published_by: null, restored_from: null })
      .execute();
  const number = (last?.number ?? 1) + 1;
  await db
    .insertInto('brand_versions')
    .values({
      ...base,
      number,
      fields: JSON.stringify(fields),
      published_by: actor.accountId,
      restored_from: restoredFrom,
    })
    .execute();
  return number;
}
