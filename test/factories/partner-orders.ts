// A paid order on a departure of whoever calls, when their duty allows the task; of somebody else's otherwise.
import { worksAtAll } from '#domain/memberships';
import type { PartnerTask } from '#shared/partner-duties';
import type { ApiTestContext } from '#test/api/call';
import { createMember } from './accounts.ts';
import { createPaidOrder, openBookingSetup, sellByBank } from './bookings.ts';
import { createDeparture, createPartner, createProgramme, createStays } from './programmes.ts';

export async function partnersOrder(
  { deps, caller }: Pick<ApiTestContext, 'deps' | 'caller'> & Partial<ApiTestContext>,
  task: PartnerTask,
  values: Parameters<typeof createDeparture>[1] = {},
  { content, plan }: { content?: object; plan?: 'full' | 'down_payment' } = {},
) {
  const staff =
    caller && worksAtAll(caller.actor, task)
      ? caller
      : await createMember(deps, {
          roles: ['partner_staff'],
          partnerId: (await createPartner(deps.db)).id,
        });
  const partnerId = staff.actor.memberships.find(({ role }) => role === 'partner_staff')!.partnerId!;
  const programme = await createProgramme(deps.db, {
    partner_id: partnerId,
    ...(content && { content: JSON.stringify(content) }),
  });
  await createStays(deps.db, programme.id, ['Hotel Makkah', 'Hotel Madinah']);
  const { id: departureId } = await createDeparture(deps.db, { programme_id: programme.id, ...values });
  sellByBank(deps);
  const { bookingId, member } = await createPaidOrder(openBookingSetup(deps), {
    departure: departureId,
    ...(plan && { plan }),
  });
  const { code } = await deps.db
    .selectFrom('bookings')
    .select('code')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return { staff, departureId, bookingId, code, member };
}
