// Front door of changing brands (docs/product/brands.md): a draft, its preview, publishing, and rolling back.
export {
  type BrandInWork,
  deriveShades,
  discardBrandDraft,
  listBrandsInWork,
  readBrandInWork,
  saveBrandPart,
} from './brand-draft.ts';
export { uploadBrandPicture } from './brand-pictures.ts';
export { findPreviewedBrand, startPreview } from './brand-preview.ts';
export { publishBrand, rollBackBrand } from './publish-brand.ts';
