// Front door of privacy: which personal data is stored where, its export and its deletion (docs/product/privacy.md).
export { deleteAccount, findDeletionCode, sendDeletionCode } from './delete-account.ts';
export { exportPersonalData } from './export.ts';
export { personalDataTables } from './personal-data.ts';
