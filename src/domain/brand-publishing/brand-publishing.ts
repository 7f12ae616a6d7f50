// Front door of changing brands (docs/product/brands.md): a draft, its preview, publishing, and rolling back.
export {
  type BrandDesk,
  deriveShades,
  discardBrandDraft,
  listBrandDesks,
  readBrandDesk,
  saveBrandPart,
} from './brand-draft.ts';
export { findPreviewedBrand, startPreview } from './brand-preview.ts';
export { publishBrand, rollBackBrand } from './publish-brand.ts';
