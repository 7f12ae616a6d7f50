// What a partner's licence can do, in words (docs/product/partner-standing.md).
import * as m from '#messages/messages';

export const standingEventLabels = {
  checked: m.standing_event_checked,
  renewed: m.standing_event_renewed,
  frozen: m.standing_event_frozen,
  revoked: m.standing_event_revoked,
  reopened: m.standing_event_reopened,
} as const;
