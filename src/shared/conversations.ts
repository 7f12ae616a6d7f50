// Conversations (spec §3 chat message): closed lists and limits that pages, API and domain share.

/** Who writes: the member, their counterpart's staff, or the operator's support. */
export const conversationSides = ['member', 'partner', 'operator'] as const;
export type ConversationSide = (typeof conversationSides)[number];

export const messageWarnings = ['phone', 'email', 'link', 'bank_account', 'transfer', 'qr'] as const;
export type MessageWarning = (typeof messageWarnings)[number];

export const conversationReportReasons = ['fraud', 'rude', 'advertisement', 'private'] as const;
export type ConversationReportReason = (typeof conversationReportReasons)[number];

export const cardKinds = ['product', 'partner', 'store', 'item', 'order', 'store_order', 'payment'] as const;
export type CardKind = (typeof cardKinds)[number];

/** Our choice: three screens of a phone; the database checks the same. */
export const messageMaxLength = 2_000;
export const conversationNoteMaxLength = 1_000;
export const attachmentsPerMessage = 5;
/** Our choice: messages loaded at once. */
export const messagesPerPage = 30;
export const conversationsPerPage = 20;
/** Spec §9: the badge shows 99+ above it; nothing counts further. */
export const unreadMost = 99;
