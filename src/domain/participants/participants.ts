// Front door of participants: who travels on a booking, and their documents (spec §3 order, §7 Member; docs/product/participants.md).
export {
  type ListedDocument,
  type ListedParticipant,
  listParticipants,
  unsafeListParticipants,
} from './list-participants.ts';
export { judgeDocument, readDocument, uploadDocument } from './documents.ts';
export { acceptDocuments } from './accept-documents.ts';
export { acceptQueued, listDocumentQueue, type QueuedDocument } from './document-queue.ts';
export { rejectionSentence } from './rejections.ts';
export { type DepartureTraveller, unsafeListDepartureTravellers } from './departure-travellers.ts';
export { readNik } from './read-nik.ts';
export { type DocumentProgress, findDocumentProgress, listDocumentProgress } from './progress.ts';
export { type DocumentRetention, purgeDocuments } from './purge-documents.ts';
export { encryptedParticipants } from './sealed.ts';
export { saveParticipant } from './save-participant.ts';
export { importParticipants, type TriedParticipants, tryParticipants } from './import-participants.ts';
export { takeParticipantTable } from './take-table.ts';
export { openParticipantTable } from './table-travellers.ts';
