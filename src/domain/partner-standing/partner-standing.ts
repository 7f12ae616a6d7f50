// Front door of partners' standing (docs/product/partner-standing.md): licence history, documents and files, freezing and reopening, and what
// follows.
export { getStanding, listStandings, type Standing, type ListedStanding } from './standing.ts';
export {
  addLicence,
  closeStandingTask,
  freezePartner,
  recordLicenceCheck,
  reopenPartner,
} from './change-standing.ts';
export {
  encryptedLicenceDocuments,
  judgeLicenceDocument,
  listOwnLicences,
  type OwnLicence,
  readLicenceDocument,
  readOwnLicenceDocument,
  uploadLicenceDocument,
} from './licence-documents.ts';
export { attachStandingFile, encryptedStandingFiles, readStandingFile } from './standing-files.ts';
export { followStanding } from './follow-standing.ts';
