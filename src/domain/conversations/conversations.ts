// Front door of conversations (spec §2 /chat, §3 chat message, §4 chat connection events): members write with partners, stores and
// the operator's support. The database is the truth; sockets only say where to look.
export { encryptedAttachments, purgeAttachments, readAttachment, uploadAttachment } from './attachments.ts';
export {
  blockConversation,
  listConversationReports,
  listRepeatOffenders,
  reportConversation,
  settleConversationReport,
} from './conversation-safety.ts';
export { readReportedConversation } from './reported-conversation.ts';
export { type ConversationOrder, listConversationOrders } from './conversation-orders.ts';
export { listOrderPromises } from './order-promises.ts';
export {
  addCannedAnswer,
  addConversationNote,
  assignConversation,
  type CannedAnswer,
  deleteCannedAnswer,
  listCannedAnswers,
  listConversationNotes,
  pinPromise,
} from './inbox.ts';
export {
  countUnreadConversations,
  getListedConversation,
  type Inbox,
  listConversations,
  type ListedConversation,
} from './list-conversations.ts';
export { detectWarnings } from './detect-warnings.ts';
export { announceTyping, isPresent, recordPresence } from './presence.ts';
export { listMessages, markRead, type Message, searchMessages, unsafeFindMessage } from './read-messages.ts';
export { sendMessage } from './send-message.ts';
export { type Counterpart, previewConversation, startConversation } from './start-conversation.ts';
export { presentCard, presentChat, presentMessage } from './wire.ts';
export { countReplyTimes } from './reply-times.ts';
