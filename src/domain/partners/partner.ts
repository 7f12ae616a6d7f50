// A partner as its page and the lists show it (spec §3 travel partner; docs/product/partners.md: licences).
import type { LocalText } from '#shared/locale';

export type PartnerKind = 'travel' | 'financial' | 'distribution_channel';

export interface Licence {
  kind: 'ppiu' | 'pihk';
  number: string;
  issuedOn: string;
  validUntil: string;
  source: string;
  checkedOn: string;
}

export interface PartnerSummary {
  id: string;
  slug: string;
  kind: PartnerKind;
  name: string;
  city: string;
  foundedYear: number;
  state: 'active' | 'suspended';
  /** Umrah permit number (spec §3): the PPIU licence valid longest; null = none valid today. */
  permitNumber: string | null;
  /** Packages (programmes) with a departure that can be bought today, and all that were ever published. */
  activePackages: number;
  totalPackages: number;
  /** One decimal; null without reviews. */
  rating: number | null;
  ratingCount: number;
}

export interface Partner extends PartnerSummary {
  legalName: string;
  description: LocalText;
  email: string;
  phoneNumber: string;
  address: string;
  joinedOn: string;
  suspendedOn: string | null;
  suspendedReason: LocalText | null;
  /** Newest first, lapsed ones included. */
  licences: Licence[];
  /** Hours within which half of those who ask are answered; null: too few to say. */
  replyHours: number | null;
  /** From the external reviews adapter; null where none is configured, never invented. */
  externalReview: { rating: number; count: number; source: string | null } | null;
}
