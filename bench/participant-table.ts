// How long a table of travellers takes to be tried (docs/product/participants.md): ten thousand rows of one departure, a tenth of them
// wrong, each with the encrypted numbers of its traveller opened and compared with everybody else's.
import { sql } from 'kysely';
import { tryParticipants } from '#domain/participants';
import { guessParticipantColumns, readParticipantWord } from '#labels/participant-columns';
import type { Db } from '#platform/database/database';
import { createKeyRing } from '#platform/keys';
import { writeWorkbook } from '#platform/spreadsheets/spreadsheets';
import { actorOf, timeOf, withDatabase } from './database.ts';
import { type Measurement, milliseconds, quantile } from './report.ts';

const rowCount = 10_000;
const perOrder = 10;
const rounds = 5;
/** A file may hold more rows than are written at once; these are looked at, and stay as they are. */
const changes = 1_000;

export const participantTable: Measurement = {
  name: 'participant-table',
  measure: (say) =>
    withDatabase(async (db) => {
      const keys = createKeyRing(`bench:${Buffer.alloc(32, 'bench').toString('base64')}`);
      const deps = { db, now: () => new Date(), keys };
      say(`${rowCount} travellers`);
      const { departureId, actor, codes } = await fillDeparture(db);
      const file = await workbookOf(codes);
      const found: number[] = [];
      for (let round = 0; round < rounds; round += 1)
        found.push(
          await timeOf(() =>
            tryParticipants(deps, actor, {
              departureId,
              file,
              places: guessParticipantColumns,
              readWord: readParticipantWord,
            }),
          ),
        );
      return [
        {
          title: 'Travellers from a table',
          method: `The trial of a workbook of ${rowCount} rows, opened in the decoding process and judged against the database: ${changes} would change, a tenth has a fault. ${rounds} rounds in one process. Limit: 10 s.`,
          head: ['', 'median', 'slowest'],
          rows: [
            [`${rowCount} rows (XLSX)`, milliseconds(quantile(found, 0.5)), milliseconds(Math.max(...found))],
          ],
        },
      ];
    }),
};

/** Paid orders of one departure, and an owner of its partner. */
async function fillDeparture(db: Db) {
  const { rows: departures } = await sql<{ id: string; partner: string }>`
    select d.id, p.partner_id as partner from departures d join programmes p on p.id = d.programme_id
    where p.kind = 'umrah_regular' and d.state = 'published' and d.departs_on > current_date + 30 limit 1`.execute(
    db,
  );
  const { id: departureId, partner } = departures[0]!;
  const { rows: people } = await sql<{ id: string }>`
    insert into accounts (email, name, locale, email_verified_at, created_at, updated_at)
    values ('travellers@example.com', 'Jamaah', 'id', now(), now(), now()) returning id`.execute(db);
  const accountId = people[0]!.id;
  const { rows } = await sql<{ code: string }>`
    with orders as (
      insert into bookings (code, brand_id, account_id, departure_id, partner_id, state, adults, children, infants, request, booker, total_amount, payment_plan,
        terms_version, terms_accepted_at, contract_terms, contract_terms_copied_at, commission_basis_points, locale, created_at, ordered_at, payable_until, release_at, changed_at)
      select 'RH-' || translate(lpad(upper(to_hex(8000000 + n)), 8, '2'), '01', 'GH'), (select id from brands where is_default), ${accountId}, ${departureId}, ${partner}, 'paid', ${perOrder}, 0, 0,
        '{"rooms":[{"room_type":"quad","adults":1}]}', '{"name":"Jamaah","email":"past@example.com","phone":"+6281234567890"}', 30000000, 'full', 1, now(), '[]', now(), 300, 'id', now(), now(), now(), now(), now()
      from generate_series(1, ${rowCount / perOrder}::int) n returning id, code),
    people as (
      insert into participants (booking_id, position, traveller, room_type, changed_at)
      select id, n, 'adult', 'quad', now() from orders, generate_series(0, ${perOrder - 1}::int) n)
    select code from orders`.execute(db);
  const actor = actorOf(accountId, [{ role: 'partner_staff', partnerId: partner, duties: ['owner'] }]);
  return { departureId, actor, codes: rows.map(({ code }) => code) };
}

const headings = ['booking', 'number', 'name', 'birth_date', 'gender', 'nik'];

function workbookOf(codes: readonly string[]): Promise<Buffer> {
  return writeWorkbook([
    {
      name: 'Rombongan',
      columns: headings.map((title) => ({ title, type: 'text' as const })),
      rows: codes.flatMap((code, order) =>
        Array.from({ length: perOrder }, (_, place) => {
          const index = order * perOrder + place;
          const [name, birth, nik] =
            index < changes
              ? ['Siti Rahmawati', '1975-08-17', String(3_171_015_708_700_000 + index)]
              : index % 10 === 0
                ? ['Siti', 'besok', '3171']
                : ['', '', ''];
          return [code, String(place + 1), name, birth, name === '' ? '' : 'P', nik];
        }),
      ),
    },
  ]);
}
