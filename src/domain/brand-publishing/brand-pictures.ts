// Logos and icons that the operator uploads (docs/product/brands.md): the draft then names the picture, and versions go on naming theirs.
import { sql } from 'kysely';
import type { Actor } from '#domain/memberships';
import { drawPicture, storePicture } from '#domain/pictures';
import type { Db } from '#platform/database/database';
import { brandPictureFields, brandPicturePath, type BrandPictureUse } from '#shared/brand-pictures';
import { AppError } from '#shared/errors';
import { type BrandDeps, changeDraft, readLive, requireBrandRole } from './brand-draft.ts';

interface Upload {
  brandId: string;
  field: string;
  /** Of the draft it was written on; 0 without one. */
  revision: number;
  file: Buffer;
}

/**
 * Redraws a file as one of the brand's pictures and writes its address into the draft. Refuses `forbidden`, `not_found` (also for a field that
 * is no picture), `brand_changed`, `invalid_input` for a file that is missing, too large or no picture, `too_many_requests`; `unavailable` when too
 * many pictures wait.
 */
export async function uploadBrandPicture(
  deps: BrandDeps,
  actor: Actor,
  { brandId, field, revision, file }: Upload,
): Promise<void> {
  requireBrandRole(actor);
  const named = brandPictureFields.find((one) => one === field);
  if (!named) throw new AppError('not_found');
  await readLive(deps.db, brandId);
  const use: BrandPictureUse = `brand_${named}`;
  const drawn = await drawPicture(deps, actor, { use, file });
  await changeDraft(deps, actor, { brandId, revision, action: 'brand.drafted' }, async (draft, db) => {
    await removeUnnamed(db, brandId, use);
    await storePicture({ ...deps, db }, drawn, { brand_id: brandId });
    return { ...draft, [named]: brandPicturePath(drawn.id, use) };
  });
}

/** What was tried and given up: no brand, draft or version names it any more. */
async function removeUnnamed(db: Db, brandId: string, use: BrandPictureUse): Promise<void> {
  await sql`delete from pictures p where p.brand_id = ${brandId} and p.use = ${use}
    and not exists (select from brands b where position(p.id in concat_ws(' ', b.logo, b.logo_light, b.icon)) > 0)
    and not exists (select from brand_drafts d where position(p.id in d.fields::text) > 0)
    and not exists (select from brand_versions v where position(p.id in v.fields::text) > 0)`.execute(db);
}
