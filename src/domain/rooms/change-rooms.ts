// Changes to a plan of rooms (docs/product/rooms.md): placed by itself, one moved, a room named, begun anew. Each names the version it
// was made from.
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { recordAudit } from '#domain/audit';
import type { Actor } from '#domain/memberships';
import { type Db, transaction } from '#platform/database/database';
import { type RoomType, roomTypes } from '#shared/catalogue';
import { AppError } from '#shared/errors';
import { atMost, checkedForm, printable } from '#shared/form-faults';
import { mayJoin, roomWarnings } from './may-share.ts';
import { placeGuests } from './place-guests.ts';
import { getRoomDeparture, listStays, readStay, type RoomDeps } from './room-rows.ts';

export const roomIntents = ['place', 'move', 'label', 'clear'] as const;
type RoomIntent = (typeof roomIntents)[number];

const line = (max: number) =>
  z.pipe(
    z.transform((value: unknown) => value ?? ''),
    z.string({ error: 'error_invalid_value' }).check(z.trim(), atMost(max), printable),
  );
const moveForm = z.object({
  person: z.string({ error: 'error_room_person' }).check(z.minLength(1, { error: 'error_room_person' })),
  /** A room, a room to be opened (`new:quad`), or `none`. */
  to: z.string({ error: 'error_field_empty' }).check(z.minLength(1, { error: 'error_field_empty' })),
  reason: line(200),
});
const labelForm = z.object({ room: z.string({ error: 'error_field_empty' }), label: line(20) });

interface Change extends RoomDeps {
  actor: Actor;
  departureId: string;
  stay: number;
  form: unknown;
  state: Awaited<ReturnType<typeof readStay>>;
}

const changes: Record<RoomIntent, (change: Change) => Promise<void>> = { place, move, label, clear };

/**
 * By staff who judge documents. Refuses `not_found`, `forbidden`, `booking_state` once the journey is over, `rooms_changed` when somebody
 * else has changed the plan since `version`, and `invalid_input`: also for a move against a rule without its reason.
 */
export async function changeRooms(
  deps: RoomDeps,
  actor: Actor,
  request: { departureId: string; stay: number; version: number; intent: RoomIntent; form: unknown },
): Promise<void> {
  const { departureId, stay, version, intent, form } = request;
  await getRoomDeparture(deps, actor, departureId, 'documents');
  if (!(await listStays(deps, departureId)).some(({ position }) => position === stay))
    throw new AppError('not_found');
  await transaction(deps.db, async (db) => {
    await takeVersion(db, { departureId, stay, version, at: deps.now(), by: actor.accountId });
    const state = await readStay({ ...deps, db }, { departureId, stay });
    await forgetGone(db, { departureId, stay, staying: state.travellers.map(({ id }) => id) });
    await changes[intent]({ db, now: deps.now, actor, departureId, stay, form, state });
    await dropEmptyRooms(db, { departureId, stay });
    if (intent !== 'move')
      await recordAudit(
        { ...deps, db },
        {
          actor,
          role: 'partner_staff',
          action: 'rooms.changed',
          subjectId: null,
          details: { about: departureId, stay },
        },
      );
  });
}

/** One of two who save at once waits for the other here, and is refused. */
async function takeVersion(
  db: Db,
  {
    departureId,
    stay,
    version,
    at,
    by,
  }: { departureId: string; stay: number; version: number; at: Date; by: string },
): Promise<void> {
  const { numAffectedRows } =
    version === 0
      ? await sql`insert into room_plans values (${departureId}, ${stay}, 1, ${at}, ${by}) on conflict do nothing`.execute(
          db,
        )
      : await sql`update room_plans set version = version + 1, changed_at = ${at}, changed_by = ${by}
          where departure_id = ${departureId} and stay = ${stay} and version = ${version}`.execute(db);
  if (numAffectedRows !== 1n) throw new AppError('rooms_changed');
}

async function forgetGone(
  db: Db,
  { departureId, stay, staying }: { departureId: string; stay: number; staying: string[] },
): Promise<void> {
  await sql`delete from room_guests where departure_id = ${departureId} and stay = ${stay}
    and not participant_id = any (${staying}::uuid[])`.execute(db);
}

async function dropEmptyRooms(db: Db, { departureId, stay }: { departureId: string; stay: number }) {
  await sql`delete from rooms r where departure_id = ${departureId} and stay = ${stay}
    and not exists (select from room_guests g where g.room_id = r.id)`.execute(db);
}

async function place({ db, actor, departureId, stay, state }: Change): Promise<void> {
  const { rooms, guests, known, travellers } = state;
  const placed = new Set(guests.map(({ participantId }) => participantId));
  const plan = placeGuests(
    rooms.map(({ id, type }) => ({
      id,
      type,
      guests: guests
        .filter(({ roomId }) => roomId === id)
        .map(({ participantId }) => known.get(participantId)!),
    })),
    travellers.filter(({ id }) => !placed.has(id)),
  );
  for (const room of plan.rooms) {
    const added = room.guests.filter(({ id }) => plan.because.has(id));
    if (added.length === 0) continue;
    const roomId = room.id ?? (await openRoom(db, { departureId, stay, type: room.type }));
    await db
      .insertInto('room_guests')
      .values(
        added.map(({ id }) => ({
          participant_id: id,
          departure_id: departureId,
          stay,
          room_id: roomId,
          because: plan.because.get(id)!,
          placed_by: actor.accountId,
        })),
      )
      .execute();
  }
}

async function openRoom(
  db: Db,
  { departureId, stay, type }: { departureId: string; stay: number; type: RoomType },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into rooms (departure_id, stay, position, room_type)
    select ${departureId}, ${stay}, coalesce(max(position), -1) + 1, ${type} from rooms where departure_id = ${departureId} and stay = ${stay}
    returning id`.execute(db);
  return rows[0]!.id;
}

async function move({ db, now, actor, departureId, stay, form, state }: Change): Promise<void> {
  const { person, to, reason } = checkedForm(moveForm, form);
  const who = state.known.get(person);
  if (!who) throw new AppError('invalid_input', [{ field: 'person', message: 'error_room_person' }]);
  const room = state.rooms.find(({ id }) => id === to);
  const opened = roomTypes.find((type) => to === `new:${type}`);
  if (!room && !opened && to !== 'none')
    throw new AppError('invalid_input', [{ field: 'to', message: 'error_invalid_value' }]);
  const others = state.guests
    .filter(({ roomId, participantId }) => roomId === room?.id && participantId !== person)
    .map(({ participantId }) => state.known.get(participantId)!);
  const breaks = room
    ? !mayJoin(who, others) || roomWarnings(room.type, [...others, who]).includes('too_many')
    : false;
  if (breaks && reason === '')
    throw new AppError('invalid_input', [{ field: 'reason', message: 'error_room_reason' }]);
  await db
    .deleteFrom('room_guests')
    .where('participant_id', '=', person)
    .where('departure_id', '=', departureId)
    .where('stay', '=', stay)
    .execute();
  if (room || opened)
    await db
      .insertInto('room_guests')
      .values({
        participant_id: person,
        departure_id: departureId,
        stay,
        room_id: room?.id ?? (await openRoom(db, { departureId, stay, type: opened! })),
        because: breaks ? 'override' : 'by_hand',
        note: breaks ? reason : null,
        placed_by: actor.accountId,
      })
      .execute();
  await recordAudit(
    { db, now },
    {
      actor,
      role: 'partner_staff',
      action: breaks ? 'rooms.overridden' : 'rooms.changed',
      subjectId: who.accountId,
      details: { about: departureId, stay },
    },
  );
}

async function label({ db, departureId, stay, form, state }: Change): Promise<void> {
  const { room: id, label: text } = checkedForm(labelForm, form);
  if (!state.rooms.some((room) => room.id === id))
    throw new AppError('invalid_input', [{ field: 'room', message: 'error_invalid_value' }]);
  await db
    .updateTable('rooms')
    .set({ label: text || null })
    .where('id', '=', id)
    .where('departure_id', '=', departureId)
    .where('stay', '=', stay)
    .execute();
}

async function clear({ db, departureId, stay }: Change): Promise<void> {
  await db.deleteFrom('rooms').where('departure_id', '=', departureId).where('stay', '=', stay).execute();
}
