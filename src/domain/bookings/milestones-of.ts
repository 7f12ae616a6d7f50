// What the partner has reached on the way to departure (product.md: visa, ticket, kit, manasik). Who may see it has been asked.
import type { Db } from '#platform/database/database';
import type { MilestoneKind } from '#shared/milestone-form';

export interface Milestone {
  kind: MilestoneKind;
  /** A calendar date; of the manasik it may lie ahead. */
  reachedOn: string;
  note: string | null;
  tracking: { courier: string; number: string } | null;
}

export async function listMilestonesOf({ db }: { db: Db }, bookingId: string): Promise<Milestone[]> {
  const rows = await db
    .selectFrom('booking_milestones')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('reached_on')
    .execute();
  return rows.map(
    ({ kind, reached_on: reachedOn, note, tracking_courier: courier, tracking_number: number }) => ({
      kind: kind as MilestoneKind,
      reachedOn,
      note,
      tracking: courier && number ? { courier, number } : null,
    }),
  );
}
