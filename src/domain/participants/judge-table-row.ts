// What one row of a partner's table would do to a traveller (docs/product/participants.md), by the form that members send. Pure.
import type { FieldFault } from '#shared/errors';
import { formFaults } from '#shared/form-faults';
import { type ParticipantColumn, type ParticipantField } from '#shared/participant-columns';
import { participantForm } from '#shared/participant-form';
import type { Participant } from './list-participants.ts';
import { formOf, participantFields, type RowTexts, valuesOf } from './participant-table.ts';
import { type ParticipantForm, phoneOf } from './store-participant.ts';

export interface ParticipantRow {
  /** As the spreadsheet counts. */
  number: number;
  texts: RowTexts;
  /** What was wrong with the cells themselves. */
  troubles: ParticipantRowFault[];
}

export interface ParticipantRowFault extends Omit<FieldFault, 'field'> {
  row: number;
  /** Null: the row as a whole. */
  column: ParticipantColumn | null;
}

export interface TableTraveller extends Participant {
  /** Code of the order. */
  booking: string;
  bookingId: string;
  /** Whose order it is; null once the account is deleted. */
  accountId: string | null;
  changedAt: Date;
  /** Whether the order still takes changes. */
  isOpen: boolean;
}

export type ParticipantPlan = { row: number; booking: string; number: number; name: string | null } & (
  | { kind: 'same' }
  | {
      kind: 'change';
      participantId: string;
      /** Whoever writes this traveller meanwhile makes it another plan. */
      changedAt: Date;
      fields: ParticipantField[];
      form: ParticipantForm;
    }
);

type Judged = { plan: ParticipantPlan } | { faults: ParticipantRowFault[] };

/** By the code of their order and their number on it. */
export const travellerKey = (booking: string, number: string | number) => `${booking} ${number}`;

/** `seen` holds the travellers of rows before, and takes this one's. */
export function judgeTableRow(
  { number: row, texts, troubles }: ParticipantRow,
  {
    travellers,
    seen,
    today,
  }: { travellers: ReadonlyMap<string, TableTraveller>; seen: Set<string>; today: string },
): Judged {
  if (troubles.length > 0) return { faults: troubles };
  const faultsAt = (...faults: Omit<ParticipantRowFault, 'row'>[]): Judged => ({
    faults: faults.map((fault) => ({ row, ...fault })),
  });
  const key = travellerKey((texts.booking ?? '').toUpperCase(), texts.number ?? '');
  const who = travellers.get(key);
  if (!who) return faultsAt({ column: 'booking', message: 'error_import_traveller' });
  if (seen.has(key)) return faultsAt({ column: 'number', message: 'error_import_traveller_twice' });
  seen.add(key);
  const was = valuesOf(who);
  const { booking, number, name } = who;
  const same = { plan: { row, booking, number, name, kind: 'same' as const } };
  // A row that is as it was taken says nothing, even where much of the traveller is not known yet.
  if (participantFields.every((field) => (texts[field] ?? was[field] ?? '') === (was[field] ?? '')))
    return same;
  const schema = participantForm({ today });
  const input = formOf(texts, was);
  const faults = formFaults(schema, input);
  if (faults.length > 0) return faultsAt(...faults.map(atColumn));
  const form = schema.parse(input);
  const phone = phoneOf(form);
  if ('field' in phone) return faultsAt(atColumn(phone));
  const becomes = { ...form, ...phone };
  const fields = participantFields.filter((field) => (becomes[field] ?? null) !== was[field]);
  if (fields.length === 0) return same;
  if (!who.isOpen) return faultsAt({ column: 'booking', message: 'error_import_order_closed' });
  const { id: participantId, changedAt } = who;
  return {
    plan: { row, booking, number, name: form.name, kind: 'change', participantId, changedAt, fields, form },
  };
}

/** One person twice on a departure: whatever a row writes is nobody else's number, there or in the file. */
export function sharedNumbers(
  plans: readonly ParticipantPlan[],
  travellers: Iterable<TableTraveller>,
): ParticipantRowFault[] {
  const changes = new Map(
    plans.flatMap((plan) => (plan.kind === 'change' ? [[plan.participantId, plan] as const] : [])),
  );
  const everybody = [...travellers].map((who) => ({
    change: changes.get(who.id),
    nik: changes.get(who.id)?.form.nik ?? (changes.has(who.id) ? null : who.nik),
    passport_number:
      changes.get(who.id)?.form.passport_number ?? (changes.has(who.id) ? null : who.passportNumber),
  }));
  return (['nik', 'passport_number'] as const).flatMap((column) =>
    [...Map.groupBy(everybody, (who) => who[column])].flatMap(([number, people]) =>
      number === null || people.length < 2
        ? []
        : people.flatMap(({ change }) =>
            change?.fields.includes(column)
              ? [{ row: change.row, column, message: 'error_import_same_person' }]
              : [],
          ),
    ),
  );
}

function atColumn({ field, ...fault }: FieldFault): Omit<ParticipantRowFault, 'row'> {
  return { column: participantFields.find((column) => column === field) ?? null, ...fault };
}
