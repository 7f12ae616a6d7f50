// A brand is changed in a draft, looked at, published and brought back (docs/product/brands.md).
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createBrand } from '#test/factories/brands';
import { useTestContext } from '#test/test-context';
import {
  deriveShades,
  discardBrandDraft,
  findPreviewedBrand,
  listBrandsInWork,
  publishBrand,
  readBrandInWork,
  rollBackBrand,
  saveBrandPart,
  startPreview,
} from './brand-publishing.ts';

const { database, deps } = useTestContext();
let content: SignedIn;
let finance: SignedIn;
let brandId: string;
let count = 0;
beforeAll(async () => {
  content = await createMember(deps, { roles: ['operator_content'] });
  finance = await createMember(deps, { roles: ['operator_finance'] });
});
beforeEach(async () => {
  brandId = `toko-${(count += 1)}`;
  await createBrand(database.db, brandId, {
    isDefault: false,
    flags: { is_receive_payment_other: 1 },
    sales: { commission_basis_points: 400 },
  });
});

const save = (part: string, form: object, revision = 0, { actor } = content) =>
  saveBrandPart(deps, actor, { brandId, part, revision, form });
const links = { instagram_url: 'https://instagram.com/amanah', clarity_id: 'abcdef12' };
const publish = (revision = 1, { actor } = content) => publishBrand(deps, actor, { brandId, revision });
const shown = async () => {
  await deps.brands.reload();
  return deps.brands.list().find(({ id }) => id === brandId)!;
};
const row = () =>
  database.db.selectFrom('brands').selectAll().where('id', '=', brandId).executeTakeFirstOrThrow();

describe('a draft', () => {
  it('is seen by nobody until it is published, and then by everybody', async () => {
    await save('links', links);
    expect((await shown()).socialMedia.instagram_url).toBeUndefined();
    expect(await publish()).toBe(2);
    const brand = await shown();
    expect(brand.socialMedia.instagram_url).toBe(links.instagram_url);
    expect(brand.tags.recording).toBe('abcdef12');
    expect((await readBrandInWork(deps, content.actor, brandId)).revision).toBe(0);
  });

  it('leaves what nobody can write as it was', async () => {
    const before = await row();
    await save('links', links);
    await publish();
    const after = await row();
    expect(after.sales).toEqual(before.sales);
    expect(after.feature_flag).toMatchObject({ is_receive_payment_other: 1, is_hajj: 1 });
    expect(after.color_settings).toEqual(before.color_settings);
  });

  it('is not overwritten by somebody who has not seen what a colleague wrote', async () => {
    await save('links', links);
    await expect(save('links', { instagram_url: '' }, 0, finance)).rejects.toMatchObject({
      code: 'brand_changed',
    });
    await expect(publish(2)).rejects.toMatchObject({ code: 'brand_changed' });
  });

  it('refuses what could not be shown', async () => {
    for (const form of [
      { instagram_url: 'http://instagram.com/x' },
      { instagram_url: 'javascript:alert(1)' },
      { clarity_id: '"><script>' },
    ])
      await expect(save('links', { ...links, ...form })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(save('hosts', { domain_name: 'contoh.example', hosts: 'https://x' })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });

  it('is discarded', async () => {
    await save('links', links);
    await discardBrandDraft(deps, content.actor, brandId);
    expect((await readBrandInWork(deps, content.actor, brandId)).changed).toEqual([]);
    await expect(publish()).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('colours', () => {
  it('are derived so that they can be read', async () => {
    await deriveShades(deps, content.actor, { brandId, revision: 0, primary: '#F0C040', accent: '#3355AA' });
    await publish();
    expect((await shown()).colors.background_secondary).toBe('#3355AA');
  });

  it('that cannot be read are not published', async () => {
    const { draft } = await readBrandInWork(deps, content.actor, brandId);
    await save('look', { ...draft, text_primary: '#DDDDDD' });
    await expect(publish()).rejects.toMatchObject({
      code: 'invalid_input',
      faults: [{ field: 'text_primary' }],
    });
  });
});

describe('a preview', () => {
  it('shows the draft to whoever has its link, for an hour, under its own brand only', async () => {
    await save('links', links);
    const token = await startPreview(deps, content.actor, brandId);
    expect((await findPreviewedBrand(deps, { brandId, token }))?.tags.recording).toBe('abcdef12');
    expect(await findPreviewedBrand(deps, { brandId, token: `${token}x` })).toBeNull();
    expect(await findPreviewedBrand(deps, { brandId: 'rihlah', token })).toBeNull();
    const later = new Date(deps.now().getTime() + 61 * 60_000);
    expect(await findPreviewedBrand({ ...deps, now: () => later }, { brandId, token })).toBeNull();
    const next = await startPreview(deps, content.actor, brandId);
    expect(await findPreviewedBrand(deps, { brandId, token })).toBeNull();
    expect(await findPreviewedBrand(deps, { brandId, token: next })).not.toBeNull();
  });
});

describe('rolling back', () => {
  it('shows what stood there before, as a new version', async () => {
    const { updated_at: _, ...before } = await row();
    await save('links', links);
    await publish();
    expect(await rollBackBrand(deps, content.actor, { brandId, number: 1 })).toBe(3);
    expect(await row()).toMatchObject(before);
    expect((await shown()).tags.recording).toBeNull();
    const { versions } = await readBrandInWork(deps, content.actor, brandId);
    expect(versions.map(({ number, restoredFrom }) => [number, restoredFrom])).toEqual([
      [3, 1],
      [2, null],
      [1, null],
    ]);
    expect(versions[1]!.changed).toEqual(['instagram_url', 'clarity_id']);
  });
});

describe('fees', () => {
  const fees = { fee_bca_va: '5000', fee_qris: '700' };
  it('are published by finance, never by content alone; methods that were offered keep their order', async () => {
    await save('fees', fees);
    await expect(publish()).rejects.toMatchObject({ code: 'forbidden' });
    await publish(1, finance);
    expect((await shown()).sales.paymentMethods).toEqual([
      { code: 'bca_va', adminFee: 5_000, maxAmount: undefined },
      { code: 'qris', adminFee: 700, maxAmount: undefined },
    ]);
    await expect(rollBackBrand(deps, content.actor, { brandId, number: 1 })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});

describe('hosts', () => {
  it('follow the publishing, and one of another brand is refused', async () => {
    await save('hosts', { domain_name: 'baru.example', hosts: 'Baru.example\n www.baru.example' });
    await publish();
    await deps.brands.reload();
    expect(deps.brands.forHost('www.baru.example').id).toBe(brandId);
    expect(deps.brands.isBrandHost(`${brandId}.test`)).toBe(false);
    await save('hosts', { domain_name: 'baru.example', hosts: 'brand.test' });
    await expect(publish()).rejects.toMatchObject({ code: 'invalid_input', faults: [{ field: 'hosts' }] });
    await deps.brands.reload();
    expect(deps.brands.forHost('www.baru.example').id).toBe(brandId);
  });
});

describe('who may', () => {
  it('is content and finance; publishing wants a fresh code', async () => {
    const support = await createMember(deps, { roles: ['operator_support'] });
    await expect(listBrandsInWork(deps, support.actor)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(save('links', links, 0, support)).rejects.toMatchObject({ code: 'forbidden' });
    await save('links', links);
    await expect(
      publishBrand(deps, { ...content.actor, hasFreshFactor: false }, { brandId, revision: 1 }),
    ).rejects.toMatchObject({ code: 'step_up_required' });
    expect((await listBrandsInWork(deps, content.actor)).find(({ id }) => id === brandId)).toMatchObject({
      version: null,
      draftedAt: deps.now(),
    });
  });
});
