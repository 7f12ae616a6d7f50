// The travellers of a departure as a table that can be sent back: it leaves the house, so it is recorded for everybody in it.
import { recordAudit } from '#domain/audit';
import { type Actor, requireFreshFactor } from '#domain/memberships';
import type { ParticipantColumn } from '#shared/participant-columns';
import { valuesOf } from './participant-table.ts';
import {
  listTableTravellers,
  requireTableDeparture,
  type TableDeparture,
  type TableDeps,
} from './table-travellers.ts';

type ParticipantCells = Record<ParticipantColumn, string | null>;

/** Every cell as text. Wants a fresh code. Refuses `not_found`, `forbidden`, `step_up_required`, `booking_state` once the journey is over. */
export async function takeParticipantTable(
  deps: TableDeps,
  actor: Actor,
  departureId: string,
): Promise<{ departure: TableDeparture; rows: ParticipantCells[] }> {
  const departure = await requireTableDeparture(deps, actor, departureId);
  requireFreshFactor(actor);
  const travellers = await listTableTravellers(deps, departure.id);
  for (const [subjectId, own] of Map.groupBy(travellers, ({ accountId }) => accountId))
    await recordAudit(deps, {
      actor,
      role: 'partner_staff',
      action: 'participants.exported',
      subjectId,
      details: { about: departure.id, count: own.length },
    });
  return {
    departure,
    rows: travellers.map((who) => ({
      booking: who.booking,
      number: String(who.number),
      ...valuesOf(who),
    })),
  };
}
