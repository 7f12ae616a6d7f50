// The draft of a brand: one for all who write on it, with a revision so that nobody overwrites what somebody else has just written.
import { type Kysely, sql } from 'kysely';
import { shadesOf } from '#art/contrast';
import { recordAudit } from '#domain/audit';
import { type Actor, requireOperatorTask, type Role } from '#domain/memberships';
import { type Db, transaction } from '#platform/database/database';
import type { DB } from '#platform/database/types';
import {
  type BrandFields,
  type BrandPart,
  brandPartNames,
  changedFields,
  feeFields,
} from '#shared/brand-fields';
import { brandPartForm } from '#shared/brand-form';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { isSlugOrId } from '#shared/names';
import { type BrandRow, fieldsOf } from './brand-row.ts';

export interface BrandDeps {
  db: Db;
  now: () => Date;
}

/** The role for the audit line. Refuses `forbidden`. */
export function requireBrandRole(actor: Actor): Role {
  return requireOperatorTask(actor, 'brands');
}

/** Fees are money: finance alone publishes them. Refuses `forbidden`. */
export function requireFeeRole(actor: Actor, fields: readonly string[]): void {
  const isFee = (name: string) => (feeFields as readonly string[]).includes(name);
  if (fields.some(isFee)) requireOperatorTask(actor, 'brandFees');
}

export interface BrandVersion {
  number: number;
  publishedAt: Date;
  /** Null once the account is gone, and of what stood there before the first publishing. */
  by: string | null;
  restoredFrom: number | null;
  /** Fields that differ from the version before. */
  changed: string[];
}

export interface BrandInWork {
  id: string;
  isDefault: boolean;
  live: BrandFields;
  /** What the next publishing would show; the same as `live` without a draft. */
  draft: BrandFields;
  /** 0 without a draft. */
  revision: number;
  changed: string[];
  changedAt: Date | null;
  changedBy: string | null;
  /** Newest first. */
  versions: BrandVersion[];
}

/** Every brand, with how many fields wait to be published. Refuses `forbidden`. */
export async function listBrandsInWork({ db }: BrandDeps, actor: Actor) {
  requireBrandRole(actor);
  const rows = await db
    .selectFrom('brands as b')
    .leftJoin('brand_drafts as d', 'd.brand_id', 'b.id')
    .select(['b.id', 'b.name', 'b.domain_name as domain', 'b.is_default as isDefault'])
    .select(['d.changed_at as draftedAt'])
    .select(
      sql<number | null>`(select max(v.number) from brand_versions v where v.brand_id = b.id)`.as('version'),
    )
    .orderBy('b.is_default', 'desc')
    .orderBy('b.name')
    .execute();
  return rows;
}

/** A brand as it is and as it is written. Refuses `forbidden`, `not_found`. */
export async function readBrandInWork(
  { db }: BrandDeps,
  actor: Actor,
  brandId: string,
): Promise<BrandInWork> {
  requireBrandRole(actor);
  const { row, live } = await readLive(db, brandId);
  const [draft, versions] = await Promise.all([
    db
      .selectFrom('brand_drafts as d')
      .leftJoin('accounts as a', 'a.id', 'd.changed_by')
      .select(['d.fields', 'd.revision', 'd.changed_at', 'a.name'])
      .where('d.brand_id', '=', brandId)
      .executeTakeFirst(),
    db
      .selectFrom('brand_versions as v')
      .leftJoin('accounts as a', 'a.id', 'v.published_by')
      .select(['v.number', 'v.fields', 'v.restored_from', 'v.published_at', 'a.name'])
      .where('v.brand_id', '=', brandId)
      .orderBy('v.number', 'desc')
      .limit(versionsShown + 1)
      .execute(),
  ]);
  const written = (draft?.fields as BrandFields | undefined) ?? live;
  return {
    id: brandId,
    isDefault: row.is_default,
    live,
    draft: written,
    revision: draft?.revision ?? 0,
    changed: changedFields(live, written),
    changedAt: draft?.changed_at ?? null,
    changedBy: draft?.name ?? null,
    versions: versions.slice(0, versionsShown).map((version, index) => {
      const before = versions[index + 1];
      return {
        number: version.number,
        publishedAt: version.published_at,
        by: version.name,
        restoredFrom: version.restored_from,
        changed: before ? changedFields(before.fields as BrandFields, version.fields as BrandFields) : [],
      };
    }),
  };
}

const versionsShown = 20;

/** Anything else names no brand, whatever bytes it contains: the database is not asked. */
function refuseUnknown(brandId: string): void {
  if (!isSlugOrId(brandId)) throw new AppError('not_found');
}

/** The brand's row and its fields. Refuses `not_found`. */
export async function readLive(
  db: Db,
  brandId: string,
  { forUpdate = false } = {},
): Promise<{ row: BrandRow; live: BrandFields }> {
  refuseUnknown(brandId);
  const row = await (db as Kysely<DB>)
    .selectFrom('brands')
    .selectAll()
    .where('id', '=', brandId)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  const hosts = await db.selectFrom('brand_hosts').select('host').where('brand_id', '=', brandId).execute();
  return {
    row,
    live: fieldsOf(
      row,
      hosts.map(({ host }) => host),
    ),
  };
}

interface PartChange {
  brandId: string;
  part: string;
  /** Of the draft it was written on; 0 without one. */
  revision: number;
  form: unknown;
}

/** Writes one part of the draft. Refuses `forbidden`, `not_found`, `invalid_input`, `brand_changed`. */
export async function saveBrandPart(
  deps: BrandDeps,
  actor: Actor,
  { brandId, part, revision, form }: PartChange,
): Promise<void> {
  requireBrandRole(actor);
  const named = brandPartNames.find((one) => one === part);
  if (!named) throw new AppError('not_found');
  const sent = checkedForm(brandPartForm(named as BrandPart), form) as BrandFields;
  await changeDraft(deps, actor, { brandId, revision, action: 'brand.drafted' }, (draft) => ({
    ...draft,
    ...sent,
  }));
}

/** Writes a palette that can be read, derived from the draft's own colour of buttons and its accent. Refuses as `saveBrandPart`. */
export async function deriveShades(
  deps: BrandDeps,
  actor: Actor,
  {
    brandId,
    revision,
    primary,
    accent,
  }: { brandId: string; revision: number; primary: string; accent: string },
): Promise<void> {
  requireBrandRole(actor);
  const hex = /^#[0-9A-Fa-f]{6}$/;
  const wrong = Object.entries({ background_primary: primary, background_secondary: accent }).filter(
    ([, colour]) => !hex.test(colour),
  );
  if (wrong.length > 0)
    throw new AppError(
      'invalid_input',
      wrong.map(([field]) => ({ field, message: 'error_invalid_value' })),
    );
  await changeDraft(deps, actor, { brandId, revision, action: 'brand.drafted' }, (draft) => ({
    ...draft,
    ...shadesOf(primary, accent),
  }));
}

/** `write` runs in the transaction. Refuses as `saveBrandPart`. */
export async function changeDraft(
  deps: BrandDeps,
  actor: Actor,
  { brandId, revision, action }: { brandId: string; revision: number; action: 'brand.drafted' },
  write: (draft: BrandFields, db: Db) => BrandFields | Promise<BrandFields>,
): Promise<void> {
  const role = requireBrandRole(actor);
  await transaction(deps.db, async (db) => {
    const { live } = await readLive(db, brandId, { forUpdate: true });
    const kept = await db
      .selectFrom('brand_drafts')
      .select(['fields', 'revision'])
      .where('brand_id', '=', brandId)
      .executeTakeFirst();
    if ((kept?.revision ?? 0) !== revision) throw new AppError('brand_changed');
    const before = (kept?.fields as BrandFields | undefined) ?? live;
    const after = await write(before, db);
    const changed = changedFields(before, after);
    if (changed.length === 0) return;
    const row = {
      fields: JSON.stringify(after),
      revision: revision + 1,
      changed_by: actor.accountId,
      changed_at: deps.now(),
    };
    await db
      .insertInto('brand_drafts')
      .values({ brand_id: brandId, ...row })
      .onConflict((conflict) => conflict.column('brand_id').doUpdateSet(row))
      .execute();
    await recordAudit(
      { ...deps, db },
      { actor, role, action, subjectId: null, details: { about: `brand:${brandId}`, fields: changed } },
    );
  });
}

/** Takes the draft away. Refuses `forbidden`, `not_found`. */
export async function discardBrandDraft(deps: BrandDeps, actor: Actor, brandId: string): Promise<void> {
  const role = requireBrandRole(actor);
  refuseUnknown(brandId);
  await transaction(deps.db, async (db) => {
    const { numDeletedRows } = await db
      .deleteFrom('brand_drafts')
      .where('brand_id', '=', brandId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new AppError('not_found');
    await recordAudit(
      { ...deps, db },
      { actor, role, action: 'brand.discarded', subjectId: null, details: { about: `brand:${brandId}` } },
    );
  });
}
