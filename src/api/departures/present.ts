// A partner's departures as JSON.
import type { DepartureEdit, ListedDeparture, TriedImport, WrittenDeparture } from '#domain/departures';
import type { FieldFault } from '#shared/errors';
import { messageFor } from '#api/answers';

const presentSummary = (departure: Omit<WrittenDeparture, 'form' | 'slug' | 'partnerId'>) => ({
  id: departure.id,
  programme_id: departure.programmeId,
  state: departure.state,
  departs_on: departure.departsOn,
  returns_on: departure.returnsOn,
  taken: departure.taken,
  is_sale_closed: departure.isSaleClosed,
});

export function presentListed(departure: ListedDeparture) {
  const { title, quota, priceFrom } = departure;
  return { ...presentSummary(departure), title, quota, price_from: priceFrom };
}

export function presentWritten({ faults, ...departure }: WrittenDeparture & { faults: FieldFault[] }) {
  return {
    ...presentSummary(departure),
    slug: departure.slug,
    ...departure.form,
    checks: faults.map(({ field, message, values }) => ({
      field,
      message_key: message,
      message: messageFor(message, values),
    })),
  };
}

export function presentEdit({ batchId, at, by, was, became }: DepartureEdit) {
  return { batch_id: batchId, changed_at: at.toISOString(), changed_by: by, was, became };
}

export function presentTried({ plans, faults, isReadable, importedAt, ...tried }: TriedImport) {
  const count = (kind: string) => plans.filter((plan) => plan.kind === kind).length;
  return {
    ...tried,
    is_readable: isReadable,
    created: count('new'),
    changed: count('change'),
    same: count('same'),
    faults: faults.map(({ row, column, message, values }) => ({
      row,
      column,
      message_key: message,
      message: messageFor(message, values),
    })),
    imported_at: importedAt?.toISOString() ?? null,
  };
}
