// Looking at a draft on the brand's own host: a link that is good for an hour shows it in this browser alone, on pages that are read.
import { randomBytes } from 'node:crypto';
import { recordAudit } from '#domain/audit';
import { type Brand, checkBrandRow } from '#domain/brands';
import type { Actor } from '#domain/memberships';
import { digestOf } from '#domain/sessions';
import { transaction } from '#platform/database/database';
import type { BrandFields } from '#shared/brand-fields';
import { AppError } from '#shared/errors';
import { type BrandDeps, readLive, requireBrandRole } from './brand-draft.ts';
import { rowWith } from './brand-row.ts';

const previewMinutes = 60;

/** Answers the secret of the preview's link; an earlier one ends. Refuses `forbidden`, `not_found`. */
export async function startPreview(deps: BrandDeps, actor: Actor, brandId: string): Promise<string> {
  const role = requireBrandRole(actor);
  const token = randomBytes(18).toString('base64url');
  await transaction(deps.db, async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('brand_drafts')
      .set({
        preview_digest: digestOf(token),
        preview_until: new Date(deps.now().getTime() + previewMinutes * 60_000),
      })
      .where('brand_id', '=', brandId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new AppError('not_found');
    await recordAudit(
      { ...deps, db },
      { actor, role, action: 'brand.previewed', subjectId: null, details: { about: `brand:${brandId}` } },
    );
  });
  return token;
}

/** The draft as a brand, for whoever has the secret; null when it has ended, or cannot be shown as it is written. */
export async function findPreviewedBrand(
  { db, now }: BrandDeps,
  { brandId, token }: { brandId: string; token: string },
): Promise<Brand | null> {
  const draft = await db
    .selectFrom('brand_drafts')
    .select('fields')
    .where('brand_id', '=', brandId)
    .where('preview_digest', '=', digestOf(token))
    .where('preview_until', '>', now())
    .executeTakeFirst();
  if (!draft) return null;
  const { row } = await readLive(db, brandId);
  return checkBrandRow(rowWith(row, draft.fields as BrandFields));
}
