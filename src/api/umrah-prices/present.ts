// Price tables by their wire names (docs/product/umrah-prices.md), both ways, and the faults of what was sent.
import type {
  DraftChange,
  PriceDraft,
  PriceReview,
  PriceVersion,
  SetLimits,
  TableChange,
  TriedPrices,
} from '#domain/umrah-prices';
import { messageFor } from '#api/answers';
import { AppError } from '#shared/errors';
import { umrahLimitBounds, umrahLimitNames, type UmrahLimit, type UmrahLimits } from '#shared/umrah-limits';

const wireNames: Record<string, string> = {
  isOvernight: 'is_overnight',
  childFareBasisPoints: 'child_fare_basis_points',
  infantFareBasisPoints: 'infant_fare_basis_points',
  effectiveOn: 'effective_on',
};
const ownNames = Object.fromEntries(Object.entries(wireNames).map(([own, wire]) => [wire, own]));

function renamed(value: unknown, names: Readonly<Record<string, string>>): unknown {
  if (Array.isArray(value)) return value.map((one) => renamed(one, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [names[key] ?? key, renamed(one, names)]),
  );
}

export const wireTable = (table: object) => renamed(table, wireNames) as Record<string, unknown>;

export const readTable = (sent: unknown) => renamed(sent, ownNames);

export function readChange({
  table,
  effective_on: effectiveOn,
  note,
}: {
  table?: unknown;
  effective_on?: unknown;
  note?: unknown;
}): DraftChange {
  if (table !== undefined && (typeof table !== 'object' || table === null || Array.isArray(table)))
    throw new AppError('invalid_input', [{ field: 'table', message: 'error_invalid_value' }]);
  return {
    ...(table !== undefined && { table: readTable(table) as Record<string, unknown> }),
    // What is no text is refused by the domain, as what it is.
    ...(effectiveOn !== undefined && { effectiveOn: effectiveOn as string }),
    ...(note !== undefined && { note: note as string | null }),
  };
}

const ofDraft = ['effectiveOn', 'note', 'table'];

/** Lets faults name the fields of the body: `table.fares.0.is_overnight`. */
export function namingWire<Answer>(change: () => Promise<Answer>): Promise<Answer> {
  return change().catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    throw new AppError(
      error.code,
      error.faults.map((fault) => {
        const path = fault.field.split('.').map((part) => wireNames[part] ?? part);
        const isOfDraft = ofDraft.includes(fault.field);
        return { ...fault, field: (isOfDraft ? path : ['table', ...path.filter(Boolean)]).join('.') };
      }),
    );
  });
}

export const presentVersion = (one: PriceVersion) => ({
  id: one.id,
  version: one.version,
  effective_on: one.effectiveOn,
  status: one.standing,
  note: one.note,
  published_at: one.publishedAt.toISOString(),
  editors: one.editors,
  approved_by: one.approvedBy,
  withdrawal: one.withdrawal && { ...one.withdrawal, at: one.withdrawal.at.toISOString() },
});

export const presentDraft = (draft: PriceDraft) => ({
  id: draft.id,
  revision: draft.revision,
  status: draft.isSubmitted ? ('submitted' as const) : ('editing' as const),
  effective_on: draft.effectiveOn,
  note: draft.note,
  editors: draft.editors.map(({ name }) => name),
  submitted_by: draft.submittedBy,
  refusal: draft.refusal && { ...draft.refusal, at: draft.refusal.at.toISOString() },
  changed_at: draft.changedAt.toISOString(),
});

const presentChange = ({ part, key, kind, fields }: TableChange) => ({
  part,
  key,
  change: kind,
  fields: fields.map(({ cell, ...values }) => ({ field: cell, ...values })),
});

export const presentTriedPrices = ({ trial, changes, faults }: TriedPrices) => ({
  trial,
  changes: changes.map(presentChange),
  faults: faults.map(({ row, column, message, values }) => ({
    row,
    column,
    message_key: message,
    message: messageFor(message, values),
  })),
});

export const presentReview = ({ draft, before, changes, trial, rate }: PriceReview) => ({
  ...presentDraft(draft),
  table: wireTable(draft.table),
  compared_with: before?.version ?? null,
  changes: changes.map(presentChange),
  trial: trial.map(({ kind, people, before: now, after }) => ({ trip: kind, people, before: now, after })),
  dollar_rate: rate.rupiah,
});

const ofLimits = <Each>(each: (limit: UmrahLimit) => Each) =>
  Object.fromEntries(umrahLimitNames.map((limit) => [limit, each(limit)])) as Record<UmrahLimit, Each>;

/** The newest first: those that hold now. */
export function presentLimits(all: readonly SetLimits[]) {
  const history = all.map(({ limits, reason, at, by }) => ({
    number: limits.number,
    limits: ofLimits((limit) => limits[limit]) satisfies UmrahLimits,
    reason,
    set_at: at.toISOString(),
    set_by: by,
  }));
  const { number, limits } = history[0]!;
  const bounds = ofLimits((limit) => {
    const [least, most] = umrahLimitBounds[limit];
    return { least, most };
  });
  return { number, limits, bounds, history };
}
