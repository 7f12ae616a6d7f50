// Shared inboxes over HTTP.
import { chatStaffContract } from './staff-contract.ts';
import {
  addCannedAnswer,
  addConversationNote,
  assignConversation,
  type CannedAnswer,
  deleteCannedAnswer,
  listCannedAnswers,
  listConversationNotes,
  listConversationReports,
  listRepeatOffenders,
  readReportedConversation,
  settleConversationReport,
} from '#domain/conversations';
import type { Actor } from '#domain/memberships';
import { implement } from '#api/implement';

export const chatStaffApi = implement(chatStaffContract, {
  assign: async ({ params: { id }, body }, { deps, actor }) => {
    await assignConversation(deps, actor, id, body.is_mine);
    return { data: null };
  },
  notes: async ({ params: { id } }, { deps, actor }) => ({
    data: (await listConversationNotes(deps, actor, id)).map((note) => ({
      id: note.id,
      author_name: note.authorName,
      text: note.text,
      created_at: note.createdAt.toISOString(),
    })),
  }),
  addNote: async ({ params: { id }, body }, { deps, actor }) => {
    await addConversationNote(deps, actor, id, body);
    return { data: null, messageKey: 'chat_note_added' };
  },
  cannedAnswers: async (_input, { deps, actor }) => ({
    data: (await listCannedAnswers(deps, actor, organisationOf(actor))).map(presentCanned),
  }),
  addCannedAnswer: async ({ body }, { deps, actor }) => ({
    data: presentCanned(await addCannedAnswer(deps, actor, organisationOf(actor), body)),
  }),
  deleteCannedAnswer: async ({ params: { id } }, { deps, actor }) => {
    await deleteCannedAnswer(deps, actor, id);
    return { data: null };
  },
  reports: async (_input, { deps, actor }) => ({
    data: (await listConversationReports(deps, actor)).map((report) => ({
      user_chat_id: report.conversationId,
      reporter_id: report.reporterId,
      reporter_name: report.reporterName,
      about: report.about,
      reason: report.reason,
      note: report.note,
      reported_at: report.reportedAt.toISOString(),
      evidence: report.evidence.map(({ sequence, side, text, warnings }) => ({
        sequence,
        side,
        message: text,
        warnings,
      })),
    })),
  }),
  reported: async ({ params: { chatId, reporterId }, query }, { deps, actor }) => {
    const found = await readReportedConversation(deps, actor, { conversationId: chatId, reporterId }, query);
    return {
      data: {
        member_name: found.memberName,
        partner_name: found.partnerName,
        reported_at: found.reportedAt.toISOString(),
        reported_sequence: found.reportedSequence,
        last_sequence: found.lastSequence,
        messages: found.messages.map(({ sequence, sender, text, warnings, createdAt }) => ({
          sequence,
          side: sender.side,
          message: text,
          warnings,
          created_at: createdAt.toISOString(),
        })),
      },
    };
  },
  settleReport: async ({ body }, { deps, actor }) => {
    const { user_chat_id: conversationId, reporter_id: reporterId, note } = body;
    await settleConversationReport(deps, actor, { conversationId, reporterId }, { note });
    return { data: null };
  },
  offenders: async (_input, { deps, actor }) => ({
    data: (await listRepeatOffenders(deps, actor)).map((one) => ({
      account_id: one.accountId,
      name: one.name,
      partner_name: one.partnerName,
      messages: one.messages,
      conversations: one.conversations,
      last_at: one.lastAt.toISOString(),
    })),
  }),
});

/** The organisation whose inbox the actor shares; null: the operator's. */
function organisationOf(actor: Actor): string | null {
  return (
    actor.memberships.find(({ role }) => role === 'partner_staff' || role === 'store_staff')?.partnerId ??
    null
  );
}

function presentCanned({ id, title, text }: CannedAnswer) {
  return { id, title, text_id: text.id, text_en: text.en ?? null };
}
