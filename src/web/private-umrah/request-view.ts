// A private umrah as its pages show it (spec §2 private umrah flow, /member/order-custom-umroh).
import type { Localized } from '#labels/localized';
import type { Tone } from '#labels/tone';

export interface RequestSummary {
  id: string;
  code: string;
  status: string;
  tone: Tone;
  /** 'sampai 17 Maret 2027 …', while the status ends by itself. */
  until: string | null;
  journey: string;
  people: string;
}

/** A choice and what it is for, in the reader's words. */
export interface ChoiceRow {
  term: string;
  value: string;
}

export interface OfferView {
  id: string;
  partner: { id: string; slug: string; name: string };
  revision: number;
  each: string;
  total: string;
  /** Of one adult, child, infant. */
  amounts: { adult: string; child: string; infant: string };
  validUntil: string;
  /** How the agency's final prices compared with estimates; null before its first. */
  accuracy: string | null;
  note: string | null;
  /** Where it is an existing departure: which, and the way to its page. */
  departure: { text: string; slug: string } | null;
  isLive: boolean;
  isAccepted: boolean;
  lines: { label: string; offered: string | null; estimated: string | null; kind: string }[];
}

/** The newest offer of each agency, a column each, those that can be accepted first. */
export interface ComparisonView {
  columns: OfferView[];
  groups: { title: string; rows: ComparisonRow[] }[];
  /** What their agencies have revised since. */
  earlier: OfferView[];
}

interface ComparisonRow {
  title: string;
  /** Under the title: what the estimate says. */
  hint: string | null;
  differs: boolean;
  /** One for each column; empty where the offer says nothing of it. */
  cells: Localized[][];
}
