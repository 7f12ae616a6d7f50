// Front door of manifests: the lists of travellers that partners hand to registers, airlines and their own people (docs/product/manifests.md).
export { exportManifest, type ManifestFile } from './export-manifest.ts';
export { type Manifest, readManifest } from './read-manifest.ts';
export {
  listTemplates,
  type ManifestCode,
  manifestCodes,
  type ManifestFormat,
  manifestFormats,
} from './templates.ts';
export { encryptedManifests } from './sealed-rows.ts';
export { purgeManifests } from './purge-manifests.ts';
