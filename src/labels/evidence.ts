// What the five pieces of evidence are called, and whose number proves each.
import * as m from '#messages/messages';
import type { EvidenceKind } from '#shared/catalogue';

export const evidenceLabel: Record<EvidenceKind, { name: () => string; hint: () => string }> = {
  licence: { name: m.product_trust_licence, hint: m.evidence_hint_licence },
  flight: { name: m.product_trust_flight, hint: m.evidence_hint_flight },
  price: { name: m.product_trust_price, hint: m.evidence_hint_price },
  hotel: { name: m.product_trust_hotel, hint: m.evidence_hint_hotel },
  visa: { name: m.product_trust_visa, hint: m.evidence_hint_visa },
};
