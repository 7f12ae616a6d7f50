// What the builder of a private umrah is given to show (spec §2 private umrah flow, §3 private umrah form).
import type { Choice } from '#web/ui/select-field.tsx';

export const builderSteps = ['flights', 'people', 'hotels', 'services', 'estimate'] as const;
export type BuilderStep = (typeof builderSteps)[number];

/** The fields by name, as the form sends them; add-ons are `addon_<id>`. */
export type BuilderValues = Record<string, string>;

export interface EstimateView {
  total: string;
  each: string;
  lines: { label: string; amount: string; quantity: number }[];
  /** A change that saves, with the builder's address that has it. */
  savings: { label: string; saves: string; to: string }[];
  returnsOn: string;
  /** The dollar rate with its day, and the version of the prices. */
  basis: string;
}

export interface BuilderOptions {
  departures: Choice[];
  destinations: Choice[];
  /** Which airline and class flies between which airports. */
  flights: { home: string; holy: string; id: string; label: string }[];
  hotels: Record<'makkah' | 'madinah', Choice[]>;
  transports: Choice[];
  addons: Choice[];
  earliest: string;
}

export interface BuilderView {
  /** The address says something: it is nobody's to find. */
  isBegun: boolean;
  step: BuilderStep;
  /** Names the change that was tried last; null while one chooses by oneself. */
  tried: string | null;
  values: BuilderValues;
  errors: Record<string, string>;
  estimate: EstimateView | null;
  options: BuilderOptions;
}

/** The step that asks for a field. */
export function stepOf(field: string): BuilderStep {
  if (/airport|flight|date/.test(field)) return 'flights';
  if (/adults|child|room|passports/.test(field)) return 'people';
  return /makkah|madinah|city/.test(field) ? 'hotels' : 'services';
}
