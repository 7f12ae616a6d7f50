// Changing brands over HTTP (docs/product/brands.md).
import {
  deriveShades,
  discardBrandDraft,
  listBrandsInWork,
  publishBrand,
  readBrandInWork,
  rollBackBrand,
  saveBrandPart,
  startPreview,
  uploadBrandPicture,
} from '#domain/brand-publishing';
import type { Deps } from '#domain/deps';
import type { Actor } from '#domain/memberships';
import * as paths from '#shared/paths';
import { implement } from '#api/implement';
import { brandPublishingContract } from './contract.ts';

async function brandNow(deps: Deps, actor: Actor, id: string) {
  const { isDefault, changedAt, changedBy, versions, ...brand } = await readBrandInWork(deps, actor, id);
  return {
    ...brand,
    is_default: isDefault,
    changed_at: changedAt && changedAt.toISOString(),
    changed_by: changedBy,
    versions: versions.map(({ number, publishedAt, by, restoredFrom, changed }) => ({
      ...{ number, changed },
      published_at: publishedAt.toISOString(),
      published_by: by,
      restored_from: restoredFrom,
    })),
  };
}

export const brandPublishingApi = implement(brandPublishingContract, {
  list: async (_input, { deps, actor }) => ({
    data: (await listBrandsInWork(deps, actor)).map(({ isDefault, draftedAt, ...brand }) => ({
      ...brand,
      is_default: isDefault,
      drafted_at: draftedAt && draftedAt.toISOString(),
    })),
  }),
  detail: async ({ params: { id } }, { deps, actor }) => ({ data: await brandNow(deps, actor, id) }),
  save: async ({ params: { id, part }, body: { revision, ...form } }, { deps, actor }) => {
    await saveBrandPart(deps, actor, { brandId: id, part, revision, form });
    return { data: await brandNow(deps, actor, id), messageKey: 'brand_saved_said' };
  },
  derive: async ({ params: { id }, body }, { deps, actor }) => {
    const { revision, background_primary: primary, background_secondary: accent } = body;
    await deriveShades(deps, actor, { brandId: id, revision, primary, accent });
    return { data: await brandNow(deps, actor, id), messageKey: 'brand_derived_said' };
  },
  upload: async ({ params: { id, field }, query: { revision }, file }, { deps, actor }) => {
    await uploadBrandPicture(deps, actor, { brandId: id, field, revision, file });
    return { data: await brandNow(deps, actor, id), messageKey: 'brand_picture_said' };
  },
  discard: async ({ params: { id } }, { deps, actor }) => {
    await discardBrandDraft(deps, actor, id);
    return { data: await brandNow(deps, actor, id), messageKey: 'brand_discarded_said' };
  },
  preview: async ({ params: { id } }, { deps, actor }) => {
    const token = await startPreview(deps, actor, id);
    const { live } = await readBrandInWork(deps, actor, id);
    const host = live['hosts']!.split('\n')[0] || live['domain_name']!;
    return { data: { host, path: paths.brandPreview(token) } };
  },
  publish: async ({ params: { id }, body: { revision } }, { deps, actor }) => {
    await publishBrand(deps, actor, { brandId: id, revision });
    return { data: await brandNow(deps, actor, id) };
  },
  rollBack: async ({ params: { id }, body: { number } }, { deps, actor }) => {
    await rollBackBrand(deps, actor, { brandId: id, number });
    return { data: await brandNow(deps, actor, id) };
  },
});
