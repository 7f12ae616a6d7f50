// What duties of a travel partner's and a store's staff are called, and what each means there.
import * as m from '#messages/messages';
import type { PartnerDuty } from '#shared/partner-duties';
import type { StoreDuty } from '#shared/store-duties';

export const dutyLabel: Record<PartnerDuty | StoreDuty, () => string> = {
  owner: m.team_duty_owner,
  catalogue: m.team_duty_catalogue,
  documents: m.team_duty_documents,
  finance: m.team_duty_finance,
  chat: m.team_duty_chat,
  tour_leader: m.team_duty_tour_leader,
  orders: m.team_duty_orders,
};

export const dutyText: Record<PartnerDuty, () => string> = {
  owner: m.team_duty_owner_text,
  catalogue: m.team_duty_catalogue_text,
  documents: m.team_duty_documents_text,
  finance: m.team_duty_finance_text,
  chat: m.team_duty_chat_text,
  tour_leader: m.team_duty_tour_leader_text,
};

export const storeDutyText: Record<StoreDuty, () => string> = {
  owner: m.team_store_owner_text,
  catalogue: m.team_store_catalogue_text,
  orders: m.team_store_orders_text,
};
