// What refunds that finance grants are called (docs/product/finance-console.md).
import * as m from '#messages/messages';
import type { GrantStatus, RefundBearer } from '#shared/granted-refunds';
import type { Tone } from './tone.ts';

export const bearerLabel: Record<RefundBearer, () => string> = {
  platform: m.grant_bearer_platform,
  partner: m.grant_bearer_partner,
};

export const grantLabel: Record<GrantStatus, { word: () => string; tone: Tone }> = {
  proposed: { word: m.grant_state_proposed, tone: 'warn' },
  approved: { word: m.grant_state_approved, tone: 'accent' },
  refused: { word: m.grant_state_refused, tone: 'bad' },
};
