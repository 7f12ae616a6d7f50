// How long the manifest of a full departure takes (docs/product/manifests.md): 500 travellers, read, compared, recorded and written as files.
import { sql } from 'kysely';
import { exportManifest, readManifest } from '#domain/manifests';
import { saveParticipant } from '#domain/participants';
import type { Db } from '#platform/database/database';
import { createKeyRing } from '#platform/keys';
import { writeWorkbook } from '#platform/spreadsheets/spreadsheets';
import { actorOf, timeOf, withDatabase } from './database.ts';
import { type Measurement, milliseconds, quantile } from './report.ts';

const travellers = 500;
const perOrder = 5;
const rounds = 7;

export const manifest: Measurement = {
  name: 'manifest',
  measure: (say) =>
    withDatabase(async (db) => {
      const keys = createKeyRing(`bench:${Buffer.alloc(32, 'bench').toString('base64')}`);
      const deps = { db, now: () => new Date(), keys };
      say(`${travellers} travellers`);
      const { departureId, actor } = await fillDeparture(deps);
      const request = { departureId, code: 'siskopatuh' };
      const found = { page: [] as number[], file: [] as number[] };
      for (let round = 0; round < rounds; round += 1) {
        found.file.push(
          await timeOf(async () => {
            const { columns, rows } = await exportManifest(deps, actor, { ...request, format: 'xlsx' });
            await writeWorkbook([
              { name: 'x', columns: columns.map((title) => ({ title, type: 'text' as const })), rows },
            ]);
          }),
        );
        found.page.push(await timeOf(() => readManifest(deps, actor, request)));
      }
      return [
        {
          title: 'Manifest',
          method: `${travellers} travellers in orders of ${perOrder}, Siskopatuh's 32 columns, ${rounds} rounds in one process. Limit: 3 s.`,
          head: ['', 'median', 'slowest'],
          rows: [
            ['file (XLSX), recorded', found.file],
            ['page with what is missing and what changed', found.page],
          ].map(([name, all]) => [
            name as string,
            milliseconds(quantile(all as number[], 0.5)),
            milliseconds(Math.max(...(all as number[]))),
          ]),
        },
      ];
    }),
};

/** Paid orders of one departure, and an owner of its partner. */
async function fillDeparture(deps: { db: Db; now: () => Date; keys: ReturnType<typeof createKeyRing> }) {
  const { db } = deps;
  const { rows: people } = await sql<{ id: string }>`
    insert into accounts (email, name, locale, email_verified_at, created_at, updated_at)
    select 'manifest-' || n || '@example.com', 'Jamaah', 'id', now(), now(), now() from generate_series(0, ${travellers / perOrder}::int) n
    returning id`.execute(db);
  const [staff, ...members] = people.map(({ id }) => id);
  const { rows: departures } = await sql<{ id: string; partner: string }>`
    select d.id, p.partner_id as partner from departures d join programmes p on p.id = d.programme_id
    where p.kind = 'umrah_regular' and d.state = 'published' and d.departs_on > current_date + 30 limit 1`.execute(
    db,
  );
  const { id: departureId, partner } = departures[0]!;
  const { rows: seats } = await sql<{ id: string; booking: string; account: string; n: number }>`
    with orders as (
      insert into bookings (code, brand_id, account_id, departure_id, partner_id, state, adults, children, infants, request, booker, total_amount, payment_plan,
        terms_version, terms_accepted_at, contract_terms, contract_terms_copied_at, commission_basis_points, locale, created_at, ordered_at, payable_until, release_at, changed_at)
      select 'RH-' || translate(lpad(upper(to_hex(9000000 + n)), 8, '2'), '01', 'GH'), (select id from brands where is_default), account, ${departureId}, ${partner}, 'paid', ${perOrder}, 0, 0,
        '{"rooms":[{"room_type":"quad","adults":1}]}', '{"name":"Jamaah","email":"past@example.com","phone":"+6281234567890"}', 30000000, 'full', 1, now(), '[]', now(), 300, 'id', now(), now(), now(), now(), now()
      from unnest(${members}::uuid[]) with ordinality as m (account, n) returning id, account_id),
    lines as (insert into booking_lines select id, 0, 'room', '{"roomType":"quad","traveller":"adult"}', 1, 30000000, 30000000 from orders)
    insert into participants (booking_id, position, traveller, room_type, changed_at)
    select o.id, n, 'adult', 'quad', now() from orders o, generate_series(0, ${perOrder - 1}::int) n
    returning id, booking_id as booking, (select account_id from orders where id = booking_id) as account, position as n`.execute(
    db,
  );
  for (const [index, seat] of seats.entries())
    await saveParticipant(deps, actorOf(seat.account, []), {
      booking: seat.booking,
      participantId: seat.id,
      form: formOf(index),
    });
  const actor = actorOf(staff!, [{ role: 'partner_staff', partnerId: partner, duties: ['owner'] }]);
  return { departureId, actor };
}

const formOf = (index: number) => ({
  name: `Siti Rahmawati ${'ABCDEFGHIJ'[index % 10]}`,
  birth_date: '1975-08-17',
  gender: 'female',
  nik: String(3_171_015_708_750_000 + index),
  passport_number: `C${String(1_000_000 + index)}`,
  passport_expires_on: '2031-12-21',
  father_name: 'Ahmad',
  address: 'Jalan Melati 5, RT 3 RW 4',
});
