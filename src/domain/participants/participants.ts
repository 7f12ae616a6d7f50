// Front door of participants: who travels on a booking, and their documents (spec §3 order, §7 Member; product.md "Participants").
export { type ListedDocument, type ListedParticipant, listParticipants, type Participant } from './list-participants.ts';
export { type DocumentDeps, judgeDocument, readDocument, uploadDocument, type Verdict } from './documents.ts';
export { findDocumentProgress } from './progress.ts';
export { reencryptParticipants } from './sealed.ts';
export { saveParticipant } from './save-participant.ts';
