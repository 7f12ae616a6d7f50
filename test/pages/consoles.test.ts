// The forms of the consoles without a browser: what they do when they are meant, what they say when something is wrong, and the files.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { listAudit } from '#domain/audit';
import { listOpenExceptions, resolveException } from '#domain/finance-console';
import { listParticipants, saveParticipant, uploadDocument } from '#domain/participants';
import { applyGatewayStatus } from '#domain/payments';
import { putInCart, sendRequest } from '#domain/private-umrah';
import { formatRupiah } from '#shared/money';
import { type Application, hosts, startApplication } from '#test/application';
import { grantedOrder, openConsole, overdueOrder } from '#test/console-pages';
import { createMember, type SignedIn } from '#test/factories/accounts';
import {
  beginPayment,
  createOrder,
  createPaidOrder,
  openBookingSetup,
  type BookingSetup,
} from '#test/factories/bookings';
import { createPartner } from '#test/factories/programmes';
import { usualTrip } from '#test/factories/umrah-prices';
import { readToast } from '#web/request/toast-cookie.server';

const host = hosts.rihlah;
let application: Application;
let shop: BookingSetup;
let staff: SignedIn;
let finance: SignedIn;
let departureId: string;
let partnerId: string;
beforeAll(async () => {
  application = await startApplication();
  shop = openBookingSetup(application.deps);
  finance = await createMember(application.deps, { roles: ['operator_finance'], host });
});
afterAll(() => application.close());
beforeEach(async () => {
  ({ departureId, partnerId } = await openConsole(application.deps));
  staff = await createMember(application.deps, { roles: ['partner_staff'], partnerId, host });
});

const visit = (url: string, who: SignedIn) =>
  application.app.inject({ url, headers: { host, ...who.headers } });
const send = (url: string, form: [name: string, value: string][], who: SignedIn) =>
  application.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(form).toString(),
    headers: {
      host,
      ...who.headers,
      origin: `http://${host}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
  });
const bookingOf = (bookingId: string) =>
  application.deps.db
    .selectFrom('bookings')
    .select(['code', 'state'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
const departurePage = (page = '') => `/partner-console/departures/${departureId}${page}`;

it('seats sold elsewhere are kept, and more than there are is said beside the field', async () => {
  await createPaidOrder(shop, { departure: departureId });
  const tooMany = await send(departurePage(), [['seats', '45']], staff);
  expect([tooMany.statusCode, tooMany.body.includes('paling banyak 44 kursi di luar')]).toEqual([422, true]);
  expect((await send(departurePage(), [['seats', '44']], staff)).statusCode).toBe(303);
  const claim = await application.deps.db
    .selectFrom('seat_claims')
    .select('seats')
    .where('departure_id', '=', departureId)
    .where('source', '=', 'sold_elsewhere')
    .executeTakeFirstOrThrow();
  expect(claim.seats).toBe(44);
});

describe('an order in a console', () => {
  const file = () =>
    sharp({ create: { width: 9, height: 9, channels: 3, background: '#0b5d47' } })
      .png()
      .toBuffer();
  const prepare = async () => {
    const { deps } = application;
    const { bookingId, member } = await createPaidOrder(shop, { departure: departureId });
    const { code } = await bookingOf(bookingId);
    const [person] = await listParticipants(deps, member.actor, bookingId);
    await saveParticipant(deps, member.actor, {
      booking: bookingId,
      participantId: person!.id,
      form: {
        name: 'Siti Rahmawati',
        birth_date: '1975-08-17',
        gender: 'female',
        nik: '3171015708750001',
        passport_number: 'C1234567',
        passport_expires_on: '2027-11-01',
        vaccinated_on: '2027-01-10',
      },
    });
    return {
      bookingId,
      member,
      code,
      participantId: person!.id,
      consolePath: `/partner-console/bookings/${code}`,
    };
  };

  it('says who travels, with an identity number that is shown when it is asked for, and written down', async () => {
    const { consolePath, participantId, member } = await prepare();
    for (const [prefix, words] of [
      ['', ['Perempuan', '10 Januari 2027', 'Paspor berlaku kurang dari enam bulan']],
      ['/en', ['Female', '10 January 2027', 'The passport ends less than six months']],
    ] as const) {
      const { body } = await visit(prefix + consolePath, staff);
      for (const word of [...words, '•••••••••••• 0001']) expect(body).toContain(word);
      expect(body).not.toContain('3171015708750001');
    }
    const shown = await send(
      consolePath,
      [
        ['intent', 'show-nik'],
        ['participant', participantId],
      ],
      staff,
    );
    expect([
      shown.statusCode,
      shown.body.includes('3171015708750001'),
      shown.headers['cache-control'],
    ]).toEqual([200, true, expect.stringContaining('no-store')]);
    const { items } = await listAudit(application.deps, member.account.id, 1, 10);
    expect(
      items.filter(({ action }) => action === 'nik.read').map(({ role, isOwn }) => [role, isOwn]),
    ).toEqual([['partner_staff', false]]);
    const stranger = await createMember(application.deps, {
      roles: ['partner_staff'],
      partnerId: (await createPartner(application.deps.db)).id,
      host,
    });
    expect(
      (
        await send(
          consolePath,
          [
            ['intent', 'show-nik'],
            ['participant', participantId],
          ],
          stranger,
        )
      ).statusCode,
    ).toBe(404);
  });

  it('says what was bought and where the supplies go, and no address where none are sent', async () => {
    const { consolePath, bookingId } = await prepare();
    const { db } = application.deps;
    const line = (position: number, kind: string, name: string) => ({
      booking_id: bookingId,
      position,
      kind,
      detail: JSON.stringify({ id: 1, name: { id: name } }),
      quantity: 2,
      each_amount: 250_000,
      amount: 500_000,
    });
    const delivery = {
      addressId: '00000000-0000-0000-0000-000000000000',
      recipient: 'Ahmad Fauzi',
      phone: '+6281234567890',
      street: 'Jl. Tebet Raya 12',
      note: 'Pagar hijau',
      district: 'Tebet',
      city: 'Jakarta Selatan',
      province: 'DKI Jakarta',
      postalCode: '12820',
      courier: 'jne',
      courierName: 'JNE',
      service: 'REG',
      cost: 20_000,
      days: null,
    };
    await db
      .updateTable('bookings')
      .set({ shipping: JSON.stringify(delivery) })
      .where('id', '=', bookingId)
      .execute();
    expect((await visit(consolePath, staff)).body).not.toContain('Jl. Tebet Raya 12');
    await db
      .insertInto('booking_lines')
      .values([line(50, 'addon', 'Kereta cepat'), line(51, 'supply', 'Koper kabin')])
      .execute();
    for (const [prefix, words] of [
      ['', ['Tambahan', 'Alamat pengiriman', 'Catatan untuk kurir']],
      ['/en', ['Add-on', 'Delivery address', 'Note for the courier']],
    ] as const) {
      const { body } = await visit(prefix + consolePath, staff);
      for (const word of [
        ...words,
        'Kereta cepat',
        'Koper kabin',
        'Ahmad Fauzi',
        'Jl. Tebet Raya 12',
        '12820',
        'JNE REG',
        'Pagar hijau',
      ])
        expect(body).toContain(word);
    }
    await db.updateTable('bookings').set({ shipping: null }).where('id', '=', bookingId).execute();
    expect((await visit(consolePath, staff)).body).toContain('Perlengkapan diambil sendiri');
  });

  it('takes the documents that are ticked at once, and says when some were not taken', async () => {
    const { consolePath, bookingId, member, participantId } = await prepare();
    const upload = async (kind: string) =>
      uploadDocument(application.deps, member.actor, {
        booking: bookingId,
        participantId,
        kind,
        file: await file(),
      });
    const [passport, ktp, photo] = [await upload('passport'), await upload('ktp'), await upload('photo')];
    const { body } = await visit(consolePath, staff);
    for (const id of [passport, ktp, photo])
      expect(body).toMatch(new RegExp(`<input[^>]*name="ticked"[^>]*value="${id}"`));
    const nothing = await send(consolePath, [['intent', 'accept-ticked']], staff);
    expect([nothing.statusCode, nothing.body.includes('Centang sedikitnya satu dokumen')]).toEqual([
      422,
      true,
    ]);
    expect(
      (
        await send(
          consolePath,
          [
            ['intent', 'accept-ticked'],
            ['ticked', passport!],
            ['ticked', ktp!],
          ],
          staff,
        )
      ).statusCode,
    ).toBe(303);
    const states = async () =>
      Object.fromEntries(
        (await listParticipants(application.deps, member.actor, bookingId))[0]!.documents.map(
          ({ kind, status }) => [kind, status],
        ),
      );
    expect(await states()).toMatchObject({ passport: 'accepted', ktp: 'accepted', photo: 'uploaded' });
    const some = await send(
      consolePath,
      [
        ['intent', 'accept-ticked'],
        ['ticked', passport!],
        ['ticked', photo!],
      ],
      staff,
    );
    expect([
      some.statusCode,
      readToast(some.cookies.find(({ name }) => name === 'toast')?.value)?.message,
    ]).toEqual([303, expect.stringContaining('1 dokumen diterima, 1 tidak')]);
    expect(
      (
        await send(
          consolePath,
          [
            ['intent', 'accept-ticked'],
            ['ticked', passport!],
          ],
          staff,
        )
      ).statusCode,
    ).toBe(409);
  });
});

it('departures are found by name, month and seats, a line each on phones', async () => {
  const { title } = await application.deps.db
    .selectFrom('departures as d')
    .innerJoin('programmes as p', 'p.id', 'd.programme_id')
    .select('p.title')
    .where('d.id', '=', departureId)
    .executeTakeFirstOrThrow();
  const month = '2027-10';
  const found = async (query: string) =>
    (await visit(`/partner-console/departures?${query}`, staff)).body.includes(
      `/partner-console/departures/${departureId}`,
    );
  const name = encodeURIComponent((title as unknown as { id: string }).id);
  expect([
    await found(''),
    await found(`q=${name}`),
    await found('q=tidak-ada'),
    await found(`month=${month}`),
    await found('month=2027-12'),
    await found('state=on_sale'),
    await found('state=cancelled'),
  ]).toEqual([true, true, false, true, false, true, false]);
  expect((await visit('/partner-console/departures?q=tidak-ada', staff)).body).toContain(
    'Tidak ada keberangkatan yang cocok',
  );
  expect((await visit('/en/partner-console/departures', staff)).body).toContain('45 left');
});

it('a step is recorded for those that are ticked, and for nobody when none is', async () => {
  const orders = [
    await createPaidOrder(shop, { departure: departureId }),
    await createPaidOrder(shop, { departure: departureId }),
  ];
  const [ticked, other] = await Promise.all(orders.map(({ bookingId }) => bookingOf(bookingId)));
  const { body } = await visit(departurePage('/milestones?kind=kit'), staff);
  expect([
    body.includes(ticked!.code),
    body.includes(other!.code),
    body.includes('name="kind" value="kit"'),
  ]).toEqual([true, true, true]);
  const form: [string, string][] = [
    ['kind', 'kit'],
    ['reached_on', '2027-03-10'],
    ['note', ''],
  ];
  expect((await send(departurePage('/milestones'), form, staff)).statusCode).toBe(422);
  expect(
    (await send(departurePage('/milestones'), [...form, ['order', ticked!.code]], staff)).statusCode,
  ).toBe(303);
  const recorded = await application.deps.db
    .selectFrom('booking_milestones')
    .select('booking_id')
    .where(
      'booking_id',
      'in',
      orders.map(({ bookingId }) => bookingId),
    )
    .execute();
  expect(recorded).toEqual([{ booking_id: orders[0]!.bookingId }]);
});

it('what was spent on an order that was not settled is stated at one console, read by its member, decided at the other', async () => {
  const member = await createMember(application.deps, { host });
  const code = await overdueOrder({ deps: application.deps, staff: staff.actor, departureId }, member);
  const [consolePath, operator, order] = [
    `/partner-console/bookings/${code}`,
    `/operator/payments/${code}`,
    `/member/my-order/${code}`,
  ];
  const wrong = await send(
    consolePath,
    [
      ['intent', 'cost'],
      ['amount', 'Rp 99.000.000'],
      ['reason', 'Visa'],
    ],
    staff,
  );
  expect([
    wrong.statusCode,
    wrong.body.includes('minimal 20 karakter'),
    wrong.body.includes('value="Rp 99.000.000"'),
  ]).toEqual([422, true, true]);
  expect(
    (
      await send(
        consolePath,
        [
          ['intent', 'cost'],
          ['amount', 'Rp 1.500.000'],
          ['reason', 'Visa untuk satu orang, dibayar 2 April'],
        ],
        staff,
      )
    ).statusCode,
  ).toBe(303);
  expect((await visit(order, member)).body).toContain('Visa untuk satu orang, dibayar 2 April');

  const page = await visit(operator, finance);
  expect([
    page.body.includes('Visa untuk satu orang'),
    page.body.includes('name="amount" value="1500000"'),
  ]).toEqual([true, true]);
  const decide = (amount: string) =>
    send(
      operator,
      [
        ['act', 'refund_less_cost'],
        ['amount', amount],
        ['confirmed', 'yes'],
      ],
      finance,
    );
  const outdated = await decide('1250000');
  expect([outdated.statusCode, outdated.body.includes('baru saja berubah')]).toEqual([422, true]);
  expect((await decide('1500000')).statusCode).toBe(303);
  const { body } = await visit(order, member);
  for (const words of [
    'menutup biaya yang sudah dikeluarkan mitra',
    'Biaya yang ditahan',
    'Pengembalian uang',
  ])
    expect(body).toContain(words);
  const task = await application.deps.db
    .selectFrom('refund_tasks')
    .innerJoin('bookings', 'bookings.id', 'booking_id')
    .select('amount')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  expect(task.amount).toBe(5_000_000 + 4_000 - 1_500_000);
});

describe("one order cancelled by its partner's contract", () => {
  const words = {
    '': {
      plan: ['75% dari harga paket', 'Tetap pada Anda', 'Anda kembalikan kepada pemesan'],
      unmeant: 'Centang dahulu',
      ended: 'Dibatalkan menurut kontrak',
      back: 'Pengembalian uang',
      nothing: 'kontrak tidak memberikan pengembalian',
      day: 'antara tanggal pesanan dan hari ini',
    },
    '/en': {
      plan: ['75% of the package price', 'Stays with you', 'You pay back to the booker'],
      unmeant: 'First tick',
      ended: 'Cancelled by the contract of',
      back: 'Refunds',
      nothing: 'the contract grants no refund',
      day: 'between the day of the order and today',
    },
  };
  it.each(['', '/en'] as const)(
    'says the sums first, does it once, and the member reads what comes back (%s)',
    async (prefix) => {
      const word = words[prefix];
      const member = await createMember(application.deps, { host });
      const code = await grantedOrder({ deps: application.deps, departureId }, member);
      const [consolePath, act] = [
        `${prefix}/partner-console/bookings/${code}`,
        `${prefix}/partner-console/bookings/${code}/cancel`,
      ];
      expect((await visit(consolePath, staff)).body).toContain(`href="${act}"`);
      const { body } = await visit(act, staff);
      for (const said of word.plan) expect(body).toContain(said);
      const [, requestedOn] = /name="requested_on"[^>]*value="([^"]+)"/.exec(
        body.slice(body.indexOf('method="post"')),
      )!;
      const [, kept] = /name="kept"[^>]*value="(\d+)"/.exec(body)!;
      const form = (...more: [string, string][]): [string, string][] => [
        ['requested_on', requestedOn!],
        ['kept', kept!],
        ...more,
      ];
      const unmeant = await send(act, form(), staff);
      expect([unmeant.statusCode, unmeant.body.includes(word.unmeant)]).toEqual([422, true]);
      for (let times = 0; times < 2; times += 1)
        expect((await send(act, form(['confirmed', 'yes']), staff)).statusCode).toBe(303);
      expect((await visit(consolePath, staff)).body).not.toContain(`href="${act}"`);
      const order = (await visit(`${prefix}/member/my-order/${code}`, member)).body;
      for (const said of [word.ended, word.back, formatRupiah(Number(kept))]) expect(order).toContain(said);
      const tasks = await application.deps.db
        .selectFrom('refund_tasks')
        .innerJoin('bookings', 'bookings.id', 'booking_id')
        .select(['amount', 'total_amount'])
        .where('code', '=', code)
        .execute();
      expect(tasks).toEqual([
        { amount: tasks[0]!.total_amount + 4_000 - Number(kept), total_amount: Number(kept) * 4 },
      ]);
    },
  );

  it.each(['', '/en'] as const)(
    'is not offered where nothing is granted, and a day that cannot be is said beside the field (%s)',
    async (prefix) => {
      const code = await grantedOrder({ deps: application.deps, departureId });
      const page = `${prefix}/partner-console/bookings/${code}/cancel`;
      expect((await visit(`${page}?requested_on=2020-01-01`, staff)).body).toContain(words[prefix].day);
      await application.deps.db
        .updateTable('bookings')
        .set({ contract_terms: '[]' })
        .where('code', '=', code)
        .execute();
      const { body } = await visit(page, staff);
      expect([body.includes(words[prefix].nothing), body.includes('name="confirmed"')]).toEqual([
        true,
        false,
      ]);
      expect(
        (
          await send(
            page,
            [
              ['requested_on', '2027-03-15'],
              ['kept', '0'],
              ['confirmed', 'yes'],
            ],
            staff,
          )
        ).statusCode,
      ).not.toBe(303);
    },
  );
});

it("the partner's money says what each figure is, and the difference is the sum of its parts", async () => {
  await createPaidOrder(shop, { departure: departureId });
  for (const [prefix, head, parts] of [
    ['', 'Selisih', 'Selisih itu terdiri dari'],
    ['/en', 'Difference', 'The difference is made of'],
  ] as const) {
    const { body } = await visit(`${prefix}/partner-console/money`, staff);
    const text = body.slice(body.indexOf('<main'), body.indexOf('</main'));
    const figures = [...text.matchAll(/<dt[^>]*>.*?<\/dt><dd[^>]*>(.*?)<\/dd>/gs)].map(([, cell]) =>
      Number(cell!.replaceAll(/<[^>]+>/g, '').replaceAll(/[^\d-]/g, '')),
    );
    const [atGateways, own, difference, ...others] = figures;
    expect([difference, text.includes(head), text.includes(parts)]).toEqual([atGateways! - own!, true, true]);
    expect(others.length).toBeGreaterThan(1);
    expect(others.reduce((sum, one) => sum + one, 0)).toBe(difference);
  }
});

describe('an order that needs a person', () => {
  /** Paid, and taken back by the bank. */
  async function reversedOrder() {
    const { bookingId, payment } = await createPaidOrder(shop, { departure: departureId });
    await applyGatewayStatus(shop.deps, shop.gateway.becomes(payment.reference, 'charged_back'));
    return { bookingId, page: `/operator/payments/${(await bookingOf(bookingId)).code}` };
  }

  it('is on the list, and is ended only when that is meant', async () => {
    const { bookingId, page } = await reversedOrder();
    expect((await visit('/operator/payments', finance)).body).toContain(`href="${page}"`);
    expect((await send(page, [['act', 'refund']], finance)).statusCode).toBe(422);
    expect((await bookingOf(bookingId)).state).toBe('needs_attention');
    expect(
      (
        await send(
          page,
          [
            ['act', 'refund'],
            ['confirmed', 'yes'],
          ],
          finance,
        )
      ).statusCode,
    ).toBe(303);
    expect((await bookingOf(bookingId)).state).toBe('expired');
    expect((await visit(page, finance)).statusCode).toBe(404);
  });

  it('is given time until a day before the journey, and nobody does what no button says', async () => {
    const { page } = await reversedOrder();
    const late = await send(
      page,
      [
        ['act', 'extend'],
        ['confirmed', 'yes'],
        ['due_on', '2030-01-01'],
      ],
      finance,
    );
    expect([late.statusCode, late.body.includes('sebelum keberangkatan')]).toEqual([422, true]);
    expect(
      (
        await send(
          page,
          [
            ['act', 'extend'],
            ['confirmed', 'yes'],
            ['due_on', '2027-04-01'],
          ],
          finance,
        )
      ).statusCode,
    ).toBe(303);
    expect((await visit(page, finance)).body).toContain('1 April 2027');
    for (const act of ['toString', 'forget'])
      expect(
        (
          await send(
            page,
            [
              ['act', act],
              ['confirmed', 'yes'],
            ],
            finance,
          )
        ).statusCode,
      ).toBe(400);
  });
});

it("money that was kept is on the partner's page until it goes back", async () => {
  const { bookingId, member } = await createOrder(shop, { departure: departureId });
  const payment = await beginPayment(shop, member, bookingId);
  await applyGatewayStatus(shop.deps, shop.gateway.becomes(payment.reference, 'paid', 1_234_567));
  const [exception] = (await listOpenExceptions(shop.deps, staff.actor, partnerId)).filter(
    ({ reference }) => reference === payment.reference,
  );
  await resolveException(shop.deps, staff.actor, {
    exceptionId: exception!.id,
    decision: 'keep',
    note: 'Menunggu kabar',
  });
  expect((await visit('/partner-console/money', staff)).body).toContain(payment.id);
  expect(
    (
      await send(
        '/partner-console/money',
        [
          ['intent', 'refund-kept'],
          ['id', payment.id],
        ],
        staff,
      )
    ).statusCode,
  ).toBe(303);
  const { body } = await visit('/partner-console/money', staff);
  expect([body.includes(payment.id), body.includes('Rp\u00a01.234.567')]).toEqual([false, true]);
});

it('a statement says what came in its period, on the page and in the file', async () => {
  const { bookingId } = await createPaidOrder(shop, { departure: departureId });
  const { code } = await bookingOf(bookingId);
  expect((await visit('/en/partner-console/statement', staff)).body).toContain(code);
  expect((await visit('/partner-console/statement?from=2026-01-01&to=2026-01-31', staff)).body).toContain(
    'Tidak ada mutasi',
  );
  const file = await visit('/partner-console/statement.csv?from=2027-03-01&to=2027-03-15', staff);
  const lines = file.body.trim().split('\r\n');
  expect(file.headers['content-disposition']).toBe(
    'attachment; filename="rekening-koran-2027-03-01-2027-03-15.csv"',
  );
  const cells = lines.map((line) => line.split(','));
  expect([lines[1], lines.some((line) => line.includes(code)), cells.at(-1)!.at(-3)]).toEqual([
    '2027-03-01,Saldo awal,,,0,,',
    true,
    cells.at(-2)!.at(-3),
  ]);
  // Added up once, on the last line of the day and of the month; on the page with what came and what went.
  const column = (at: number) =>
    cells
      .slice(2, -1)
      .map((row) => Number(row.at(at)))
      .reduce((sum, one) => sum + one, 0);
  expect([column(-2), column(-1), cells.filter((row) => row.at(-1) !== '').length]).toEqual([
    column(-4),
    column(-4),
    2,
  ]);
  const { body } = await visit('/partner-console/statement?from=2027-03-01&to=2027-03-15', staff);
  for (const words of ['Jumlah per bulan', 'Jumlah 15 Mar 2027', 'Jumlah Maret 2027', 'Keluar Rp'])
    expect(body).toContain(words);
});

describe('the inbox of private umrahs', () => {
  /** Sent to this agency, whoever else was asked; answers the code. */
  const ask = async (adults: number) => {
    const { deps } = application;
    const brand = deps.brands.forHost(host);
    const family = await createMember(deps, { name: 'Siti Rahmawati' });
    const form = { ...(await usualTrip(deps)), total_participants_adult: adults };
    const { id } = await putInCart(deps, family.actor, { form, brand, locale: 'id' });
    await sendRequest(deps, family.actor, { id, brand, note: 'Ibu saya memakai kursi roda' });
    await deps.db
      .insertInto('umrah_request_partners')
      .values({ request_id: id, partner_id: partnerId, invited_at: deps.now(), respond_by: deps.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { code } = await deps.db
      .selectFrom('umrah_requests')
      .select('code')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return code;
  };

  it('is sorted by its address, and its file is what the page shows, for this agency alone', async () => {
    const [few, many] = [await ask(2), await ask(5)];
    const order = async (query: string) => {
      const { body } = await visit(`/partner-console/private-umrah${query}`, staff);
      return [many, few].toSorted((one, other) => body.indexOf(one) - body.indexOf(other));
    };
    expect(await order('?sort=people')).toEqual([few, many]);
    expect(await order('?sort=-people')).toEqual([many, few]);
    const { body } = await visit('/partner-console/private-umrah?sort=-people&status=requested', staff);
    for (const part of [
      'aria-sort="descending"',
      '/partner-console/private-umrah.csv?sort=-people&amp;status=requested',
    ])
      expect(body).toContain(part);

    const file = await visit('/partner-console/private-umrah.csv?sort=-people&status=requested', staff);
    expect([file.statusCode, file.headers['content-disposition'], file.headers['cache-control']]).toEqual([
      200,
      'attachment; filename="permintaan-umrah-privat-2027-03-15.csv"',
      expect.stringContaining('no-store'),
    ]);
    const lines = file.body.trim().split('\r\n');
    expect(lines[0]).toContain('Permintaan,Bandara,Tanggal berangkat,Tanggal pulang,Dewasa,Anak,Bayi,');
    const cells = lines.map((line) => line.split(','));
    const rowOf = (code: string) => cells.findIndex(([first]) => first === code);
    expect(rowOf(many)).toBeGreaterThan(0);
    expect(rowOf(few)).toBeGreaterThan(rowOf(many));
    expect(cells[rowOf(many)]).toEqual([
      many,
      'CGK',
      expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      '5',
      '0',
      '0',
      expect.stringMatching(/^2027-03-\d{2} \d{2}:\d{2} WIB$/),
      'Menunggu penawaran',
      'Belum dijawab',
    ]);
    // Nobody's name, contact or note leaves with it.
    for (const word of ['Siti', 'kursi roda', '@']) expect(file.body).not.toContain(word);
    const ended = await visit('/partner-console/private-umrah.csv?status=withdrawn', staff);
    expect(ended.body).not.toContain(few);

    const stranger = await createMember(application.deps, {
      roles: ['partner_staff'],
      partnerId: (await createPartner(application.deps.db)).id,
      host,
    });
    const other = await visit('/partner-console/private-umrah.csv', stranger);
    expect([other.statusCode, other.body.trim().split('\r\n').length]).toEqual([200, 1]);
    const elsewhere = await application.app.inject({
      url: '/partner-console/private-umrah.csv',
      headers: { host: hosts.amanah, ...staff.headers },
    });
    expect(elsewhere.statusCode).toBe(404);
  });
});
