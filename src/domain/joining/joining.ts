// Front door of joining: how organisations become partners (spec §2 join pages; docs/product/joining.md).
export type { JoinApplication, JoinDocument } from './application.ts';
export {
  applicationFaults,
  beginApplication,
  findApplication,
  saveStep,
  submitApplication,
  withdrawApplication,
} from './apply.ts';
export {
  readJoinDocument,
  encryptedJoinDocuments,
  removeJoinDocument,
  uploadJoinDocument,
} from './application-documents.ts';
export {
  getApplication,
  listApplications,
  type QueuedApplication,
  type ReviewedApplication,
} from './review-queue.ts';
export {
  approveApplication,
  assignApplication,
  recordCheck,
  refuseApplication,
  returnApplication,
} from './review-application.ts';
export { purgeApplications } from './purge-applications.ts';
