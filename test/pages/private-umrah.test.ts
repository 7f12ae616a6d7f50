// A request for a private umrah without a browser: its offers side by side, row by row, in both languages.
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  getPartnerRequest,
  makeOffer,
  offerDeparture,
  putInCart,
  sendRequest,
  startOfOffer,
} from '#domain/private-umrah';
import { findLimitsInForce, findTableById } from '#domain/umrah-estimates';
import { offerStartLines } from '#labels/private-umrah';
import type { Locale } from '#shared/locale';
import { type Application, hosts, startApplication } from '#test/application';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createDeparture, createPartner, createProgramme } from '#test/factories/programmes';
import { umrahOffer, usualTrip } from '#test/factories/umrah-prices';

const host = hosts.rihlah;
let application: Application;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

/** Of an agency that this request was sent to. */
async function asked(
  requestId: string,
  name: string,
): Promise<SignedIn & { partnerId: string; name: string }> {
  const { deps } = application;
  const { id: partnerId } = await createPartner(deps.db, { name });
  await deps.db
    .insertInto('umrah_request_partners')
    .values({
      request_id: requestId,
      partner_id: partnerId,
      invited_at: deps.now(),
      respond_by: new Date(deps.now().getTime() + 3_600_000),
    })
    .execute();
  return { ...(await createMember(deps, { roles: ['partner_staff'], partnerId, host })), partnerId, name };
}

const text = (html: string) =>
  html
    .replaceAll(/<[^>]*class="[^"]*sr-only[^"]*"[^>]*>.*?<\/\w+>/g, '')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Row name → what stands in it, cell by cell; 'differs' first where it is marked. */
function rowsOf(body: string): Map<string, { differs: boolean; cells: string[] }> {
  const table = /<table[^>]*offer-table.*?<\/table>/s.exec(body)![0];
  return new Map(
    [...table.matchAll(/<tr><th scope="row".*?<\/tr>/gs)].map(([row]) => {
      const [head, ...cells] = row.split('<td');
      const [name, mark] = text(head!);
      return [
        name!,
        {
          differs: mark === 'Berbeda' || mark === 'Differs',
          cells: cells.map((cell) => text(`<td${cell}`).join(' | ')),
        },
      ];
    }),
  );
}

it.each([
  [
    'id',
    {
      adult: 'Satu orang dewasa',
      child: 'Satu anak',
      infant: 'Satu bayi',
      party: 'Seluruh rombongan',
      makkah: 'Hotel di Makkah',
      nights: 'Malam menginap',
      visa: 'Visa',
      meals: 'Makan',
      cancel: 'Bila Anda tidak jadi berangkat',
      included: 'Termasuk',
      unnamed: 'Tidak disebut tersendiri',
      none: 'Tidak ada pengembalian',
      refund: 'Paling lambat 30 hari sebelumnya: kembali 75%',
      seven: '7 malam',
      nine: '9 malam',
      added: 'Ditambahkan oleh biro',
      hajj: 'Safar Visa',
      prefix: '',
    },
  ],
  [
    'en',
    {
      adult: 'One adult',
      child: 'One child',
      infant: 'One infant',
      party: 'The whole party',
      makkah: 'Hotel in Makkah',
      nights: 'Nights',
      visa: 'Visa',
      meals: 'Meals',
      cancel: 'If you do not travel after all',
      included: 'Included',
      unnamed: 'Not named by itself',
      none: 'No refund',
      refund: 'At least 30 days before: 75% back',
      seven: '7 nights',
      nine: '9 nights',
      added: 'Added by the agency',
      hajj: 'Safar Visa',
      prefix: '/en',
    },
  ],
] as const)('offers stand side by side, and what differs is marked (%s)', async (locale, word) => {
  const { deps } = application;
  const brand = deps.brands.forHost(host);
  const member = await createMember(deps, { host });
  const trip = { ...(await usualTrip(deps)), participants_children: [7, 1], room_size: 2 } as {
    departure_date?: string;
  };
  const { id } = await putInCart(deps, member.actor, { form: trip, brand, locale: locale as Locale });
  await sendRequest(deps, member.actor, { id, brand, note: null });
  const [full, free, sells] = [
    await asked(id, 'Biro Melati'),
    await asked(id, 'Biro Kenanga'),
    await asked(id, 'Biro Anggrek'),
  ];

  const request = await getPartnerRequest(deps, full.actor, id);
  const start = await startOfOffer(deps, full.actor, { request, families: request.families });
  const { table } = await findTableById(deps, request.priceTableId);
  const lines = offerStartLines(start, { estimate: request.estimate, table, locale });
  await makeOffer(deps, full.actor, {
    requestId: id,
    form: umrahOffer(0, { lines, child_amount: 21_000_000 }),
  });
  await makeOffer(deps, free.actor, { requestId: id, form: umrahOffer(90_000_000) });
  const programme = await createProgramme(deps.db, {
    partner_id: sells.partnerId,
    kind: 'umrah_regular',
    days: 10,
    nights: 9,
    content: JSON.stringify({
      agenda: [],
      includes: [],
      excludes: [],
      facilities: [
        { icon: 'visa', text: { id: word.hajj, en: word.hajj } },
        { icon: 'meals', text: { id: '3x', en: '3x' } },
      ],
      faq: [],
      cancellation: [
        { daysBefore: 30, refundBasisPoints: 7_500 },
        { daysBefore: 0, refundBasisPoints: 0 },
      ],
      others: [],
    }),
  });
  const departure = await createDeparture(deps.db, {
    programme_id: programme.id,
    departure_airport: 'CGK',
    departs_on: trip.departure_date!,
    child_basis_points: 10_000,
    infant_amount: 5_000_000,
  });
  await offerDeparture(deps, sells.actor, {
    requestId: id,
    form: { departure_id: departure.id, valid_days: 5, note: null },
    brand,
  });

  const { statusCode, body } = await application.app.inject({
    url: `${word.prefix}/member/order-custom-umroh/${id}`,
    headers: { host, ...member.headers },
  });
  expect(statusCode).toBe(200);
  const heads = [...body.matchAll(/<th scope="col".*?<\/th>/gs)].slice(1).map(([head]) => text(head)[0]!);
  const at = ({ name }: { name: string }) => heads.indexOf(name);
  const rows = rowsOf(body);
  const cell = (row: string, of: { name: string }) => rows.get(row)!.cells[at(of)];
  expect(heads.toSorted()).toEqual(['Biro Anggrek', 'Biro Kenanga', 'Biro Melati']);

  // What the offers ask for one of each, and in all.
  expect([cell(word.adult, free), cell(word.child, free), cell(word.infant, free)]).toEqual([
    'Rp 90.000.000',
    'Rp 20.000.000',
    'Rp 3.000.000',
  ]);
  expect([cell(word.child, full), cell(word.party, free)]).toEqual(['Rp 21.000.000', 'Rp 203.000.000']);
  expect([rows.get(word.child)!.differs, rows.get(word.party)!.differs]).toEqual([true, true]);
  // As chosen, where the offer has its line; else nothing is said for it. Of a departure, what its programme says.
  expect(cell(word.makkah, full)).toContain(locale === 'id' ? '4 malam' : 'nights: 4');
  expect([full, free, sells].map((one) => cell(word.visa, one))).toEqual([
    word.included,
    word.unnamed,
    word.hajj,
  ]);
  expect([full, free, sells].map((one) => cell(word.meals, one))).toEqual([word.unnamed, word.unnamed, '3x']);
  expect([full, free, sells].map((one) => cell(word.nights, one))).toEqual([
    word.seven,
    word.seven,
    word.nine,
  ]);
  expect(cell(word.cancel, free)).toBe(word.none);
  expect(cell(word.cancel, sells)).toContain(word.refund);
  expect(rows.get(word.cancel)!.differs).toBe(true);
  // Lines that an agency named itself are rows of their own.
  expect(cell('Layanan', free)).toBe(`Rp 1.000.000 | ${word.added}`);
  expect(cell('Layanan', full)).toBe(word.unnamed);
  // Without script as with it: one button for each.
  expect(body.match(/value="accept"/g)).toHaveLength(3);
});

it('the operator sets limits by a form, and is told beside the field what does not fit', async () => {
  const { deps } = application;
  const url = '/operator/umrah-prices/limits';
  const operator = await createMember(deps, { roles: ['operator_finance'], host });
  const { number, ...limits } = await findLimitsInForce(deps);
  const send = (change: object) =>
    application.app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams({
        intent: 'save',
        ...Object.fromEntries(
          Object.entries({ number, ...limits, ...change }).map(([name, value]) => [name, String(value)]),
        ),
      }).toString(),
      headers: {
        host,
        ...operator.headers,
        origin: `http://${host}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
  const wrong = await send({ response_hours: 169, reason: 'Libur Idul Fitri' });
  expect([wrong.statusCode, wrong.body.includes('Isi angka dari 6 sampai 168')]).toEqual([422, true]);
  expect((await send({ response_hours: 72, reason: 'Libur Idul Fitri' })).statusCode).toBe(303);
  // Whoever read the ones before is told.
  expect((await send({ response_hours: 96, reason: 'Libur Idul Fitri' })).statusCode).toBe(409);
  const { body } = await application.app.inject({ url, headers: { host, ...operator.headers } });
  for (const part of ['Jam untuk menjawab: 48 menjadi 72', 'Libur Idul Fitri']) expect(body).toContain(part);
  expect(await findLimitsInForce(deps)).toMatchObject({ number: number + 1, response_hours: 72 });
});
