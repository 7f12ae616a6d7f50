// Looking at a draft on the brand's own host: a link that is good for an hour shows it in this browser alone, on pages that are read.
import { randomBytes } from 'node:crypto';
import { recordAudit } from '#domain/audit';
import { type Brand, checkBrandRow } from '#domain/brands';
import type { Actor } from '#domain/memberships';
import { digestOf } from '#domain/sessions';
import { transaction } from '#platform/database/database';
import type { BrandFields } from '#shared/brand-fields';
import { type BrandDeps, readLive, requireBrandRole } from './brand-draft.ts';
import { rowWith } from './brand-row.ts';

const previewMinutes = 60;

/** Answers the secret of the preview's link; an earlier one ends. Refuses `forbidden`, `not_found`. */
export async function startPreview(deps: BrandDeps, actor: Actor, brandId: string): Promise<string> {
  const role = requireBrandRole(actor);
  const token = randomBytes(18).toString('base64url');
  await transaction(deps.db, async (db) => {
    await readLive(db, brandId);
    const preview = {
      digest: digestOf(token),
      until: new Date(deps.now().getTime() + previewMinutes * 60_000),
    };
    await db
      .insertInto('brand_previews')
      .values({ brand_id: brandId, ...preview })
      .onConflict((conflict) => conflict.column('brand_id').doUpdateSet(preview))
      .execute();
    await recordAudit(
      { ...deps, db },
      { actor, role, action: 'brand.previewed', subjectId: null, details: { about: `brand:${brandId}` } },
    );
  });
  return token;
}

/** The brand with its draft, where it has one, for whoever has the secret; null when the preview has ended. */
export async function findPreviewedBrand(
  { db, now }: BrandDeps,
  { brandId, token }: { brandId: string; token: string },
): Promise<Brand | null> {
  const preview = await db
    .selectFrom('brand_previews as p')
    .leftJoin('brand_drafts as d', 'd.brand_id', 'p.brand_id')
    .select('d.fields')
    .where('p.brand_id', '=', brandId)
    .where('p.digest', '=', digestOf(token))
    .where('p.until', '>', now())
    .executeTakeFirst();
  if (!preview) return null;
  const { row, live } = await readLive(db, brandId);
  const fields = (preview.fields as BrandFields | null) ?? live;
  return { ...checkBrandRow(rowWith(row, fields)), isPreview: true };
}
