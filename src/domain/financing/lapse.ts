// The clock of financing (docs/product/financing.md): offers that ran out, and orders whose seat was released meanwhile.
import { type RawBuilder, sql } from 'kysely';
import { endApplication, type FinancingDeps, underLocks } from './apply.ts';

interface Due {
  id: string;
  booking: { id: string; departureId: string };
}

// What a bank has sent waits for its partner: the money is on its way.
const due = (
  now: Date,
): RawBuilder<boolean> => sql<boolean>`f.state not in ('disbursed', 'paid_off', 'rejected', 'withdrawn', 'lapsed')
  and not exists (select from financing_disbursements s where s.application_id = f.id)
  and (b.state in ('expired', 'cancelled_by_partner') or f.state = 'approved' and f.offer_until <= ${now})`;

/** Runs periodically. Returns how many ended. */
export async function lapseApplications(deps: FinancingDeps): Promise<number> {
  const { rows } = await sql<Due>`
    select f.id, json_build_object('id', b.id, 'departureId', b.departure_id) as booking
    from financing_applications f join bookings b on b.id = f.booking_id where ${due(deps.now())} order by f.changed_at limit 200`.execute(
    deps.db,
  );
  let ended = 0;
  for (const application of rows)
    ended += await underLocks(deps, application, async (within) => {
      const { rows: still } = await sql`
        select 1 from financing_applications f join bookings b on b.id = f.booking_id where f.id = ${application.id} and ${due(deps.now())}`.execute(
        within.db,
      );
      if (still.length === 0) return 0;
      await endApplication(within, application, { event: 'lapsed', actorId: null });
      return 1;
    });
  return ended;
}
