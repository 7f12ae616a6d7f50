// What duties of a travel partner's staff are called, and what each means.
import * as m from '#messages/messages';
import type { PartnerDuty } from '#shared/partner-duties';

export const dutyLabel: Record<PartnerDuty, () => string> = {
  owner: m.team_duty_owner,
  catalogue: m.team_duty_catalogue,
  documents: m.team_duty_documents,
  finance: m.team_duty_finance,
  chat: m.team_duty_chat,
  tour_leader: m.team_duty_tour_leader,
};

export const dutyText: Record<PartnerDuty, () => string> = {
  owner: m.team_duty_owner_text,
  catalogue: m.team_duty_catalogue_text,
  documents: m.team_duty_documents_text,
  finance: m.team_duty_finance_text,
  chat: m.team_duty_chat_text,
  tour_leader: m.team_duty_tour_leader_text,
};
