// Shared inboxes of partners, stores and the operator's support (docs/product/conversations.md): who takes care of a conversation, notes,
// canned answers; and what the operator watches over.
import * as z from 'zod';
import { conversationReportReasons, conversationSides } from '#shared/conversations';
import { operatorRoles } from '#shared/operator-tasks';
import { endpoint } from '#api/define';

const spec = '§1 in-app chat, docs/product/conversations.md';
const ofStaff = {
  who: ['partner_staff', 'store_staff', ...operatorRoles('chat')],
  task: 'chat',
  spec,
} as const;
const ofOperator = { who: operatorRoles('chatReports'), spec } as const;
const chats = '/api/v3/user/chats';
const chat = z.object({ id: z.string() });
const field = z.unknown().optional();
const instant = z.iso.datetime();
const sequence = z.coerce.number<string>().int().min(0).max(Number.MAX_SAFE_INTEGER).optional();
const noteData = z.object({
  id: z.uuid(),
  author_name: z.string().nullable(),
  text: z.string(),
  created_at: instant,
});
const cannedData = z.object({
  id: z.uuid(),
  title: z.string(),
  text_id: z.string(),
  text_en: z.string().nullable(),
});

export const chatStaffContract = {
  assign: endpoint({
    ...ofStaff,
    method: 'POST',
    path: `${chats}/:id/assignee`,
    summary: 'Take care of a conversation, or no longer',
    params: chat,
    body: z.object({ is_mine: z.boolean() }),
    data: z.null(),
    errors: ['not_found', 'invalid_input'],
  }),
  notes: endpoint({
    ...ofStaff,
    method: 'GET',
    path: `${chats}/:id/notes`,
    summary: 'What staff noted about a conversation, oldest first',
    params: chat,
    data: z.array(noteData),
    errors: ['not_found'],
  }),
  addNote: endpoint({
    ...ofStaff,
    method: 'POST',
    path: `${chats}/:id/notes`,
    summary: 'Note something that the member does not see',
    params: chat,
    body: z.object({ text: field }),
    data: z.null(),
    errors: ['not_found', 'invalid_input'],
  }),
  cannedAnswers: endpoint({
    ...ofStaff,
    method: 'GET',
    path: '/api/v3/user/canned-answers',
    summary: "Canned answers of one's own organisation; operators: of support",
    data: z.array(cannedData),
  }),
  addCannedAnswer: endpoint({
    ...ofStaff,
    method: 'POST',
    path: '/api/v3/user/canned-answers',
    summary: 'Store a canned answer, in Indonesian and perhaps in English',
    body: z.object({ title: field, text_id: field, text_en: field }),
    data: cannedData,
    errors: ['invalid_input'],
  }),
  deleteCannedAnswer: endpoint({
    ...ofStaff,
    method: 'DELETE',
    path: '/api/v3/user/canned-answers/:id',
    summary: 'Delete a canned answer',
    params: chat,
    data: z.null(),
    errors: ['not_found'],
  }),
  reports: endpoint({
    ...ofOperator,
    method: 'GET',
    path: '/api/v3/operator/chat-reports',
    summary: 'Reported conversations that wait for a decision, with their evidence',
    data: z.array(
      z.object({
        user_chat_id: z.uuid(),
        reporter_id: z.uuid(),
        reporter_name: z.string(),
        about: z.string(),
        reason: z.enum(conversationReportReasons),
        note: z.string(),
        reported_at: instant,
        evidence: z.array(
          z.object({
            sequence: z.int(),
            side: z.enum(conversationSides),
            message: z.string(),
            warnings: z.array(z.string()),
          }),
        ),
      }),
    ),
  }),
  reported: endpoint({
    ...ofOperator,
    method: 'GET',
    path: '/api/v3/operator/chat-reports/:chatId/:reporterId',
    summary:
      "Messages of a conversation around an open report; `before` or `after` a sequence: more of them. Each call is a line in its member's audit log",
    params: z.object({ chatId: z.string(), reporterId: z.string() }),
    query: z.object({ before: sequence, after: sequence }),
    data: z.object({
      member_name: z.string(),
      partner_name: z.string().nullable(),
      reported_at: instant,
      /** Of the newest message that was copied with the report. */
      reported_sequence: z.int(),
      last_sequence: z.int(),
      messages: z.array(
        z.object({
          sequence: z.int(),
          side: z.enum(conversationSides),
          message: z.string(),
          warnings: z.array(z.string()),
          created_at: instant,
        }),
      ),
    }),
    errors: ['not_found'],
  }),
  settleReport: endpoint({
    ...ofOperator,
    method: 'POST',
    path: '/api/v3/operator/chat-reports/settle',
    summary: 'Close a report, with a note of what was found and done',
    body: z.object({ user_chat_id: z.string(), reporter_id: z.string(), note: field }),
    data: z.null(),
    errors: ['not_found', 'invalid_input'],
  }),
  offenders: endpoint({
    ...ofOperator,
    method: 'GET',
    path: '/api/v3/operator/chat-offenders',
    summary: 'Whose messages carried a warning at least three times in thirty days',
    data: z.array(
      z.object({
        account_id: z.uuid(),
        name: z.string(),
        partner_name: z.string().nullable(),
        messages: z.int(),
        conversations: z.int(),
        last_at: instant,
      }),
    ),
  }),
};
