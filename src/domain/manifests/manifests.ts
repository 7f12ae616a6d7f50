// Front door of manifests: the lists of travellers that partners hand to registers, airlines and their own people (docs/product/manifests.md).
export { exportManifest, type ManifestFile } from './export-manifest.ts';
export { readManifest } from './read-manifest.ts';
export { type ManifestCode, manifestCodes, manifestFormats } from './templates.ts';
export { encryptedManifests } from './sealed-rows.ts';
export { purgeManifests } from './purge-manifests.ts';
