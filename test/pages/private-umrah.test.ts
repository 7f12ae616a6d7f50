// A request for a private umrah without a browser: its offers side by side, row by row, in both languages.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkOut } from '#domain/checkout';
import { applyGatewayStatus } from '#domain/payments';
import {
  acceptOffer,
  approveOffer,
  beginBooking,
  endRequest,
  getPartnerRequest,
  getRequest,
  makeOffer,
  offerDeparture,
  putInCart,
  sendRequest,
  startOfOffer,
  unsafeListOffers,
} from '#domain/private-umrah';
import { findLimitsInForce, findTableById } from '#domain/umrah-estimates';
import { offerStartLines } from '#labels/private-umrah';
import type { Locale } from '#shared/locale';
import { type Application, hosts, startApplication } from '#test/application';
import { createMember, type SignedIn } from '#test/factories/accounts';
import {
  beginPayment,
  checkoutInput,
  dispatchAllBookingEvents,
  openBookingSetup,
  sellByBank,
} from '#test/factories/bookings';
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

describe('what a member comes back to', () => {
  const brand = () => application.deps.brands.forHost(host);
  async function requested(member: SignedIn): Promise<string> {
    const { deps } = application;
    const form = await usualTrip(deps);
    const { id } = await putInCart(deps, member.actor, { form, brand: brand(), locale: 'id' });
    await sendRequest(deps, member.actor, { id, brand: brand(), note: null });
    return id;
  }
  const visitBy = (member: SignedIn) => (url: string) =>
    application.app.inject({ url, headers: { host, ...member.headers } });
  const codeOf = async (id: string) =>
    (
      await application.deps.db
        .selectFrom('umrah_requests')
        .select('code')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).code;

  it('is listed by status and found by its code, their own alone', async () => {
    const { deps } = application;
    const member = await createMember(deps, { host });
    const other = await createMember(deps, { host });
    const [open, left, foreign] = [await requested(member), await requested(member), await requested(other)];
    await endRequest(deps, member.actor, { id: left, brand: brand(), event: 'withdrawn' });
    const codes = new Map([
      [await codeOf(open), 'open'],
      [await codeOf(left), 'left'],
      [await codeOf(foreign), 'foreign'],
    ]);
    const listed = async (query: string, prefix = '') => {
      const { body } = await visitBy(member)(`${prefix}/member/order-custom-umroh${query}`);
      return [...codes].flatMap(([code, name]) => (body.includes(`>${code}<`) ? [name] : []));
    };
    const [openCode] = [...codes.keys()];
    for (const prefix of ['', '/en'])
      expect([
        await listed('', prefix),
        await listed('?status=requested', prefix),
        await listed('?status=withdrawn', prefix),
        await listed('?status=paid', prefix),
        await listed(`?q=${openCode!.toLowerCase()}`, prefix),
        await listed(`?q=${openCode}&status=withdrawn`, prefix),
        // What is no status narrows nothing.
        await listed('?status=tidak-ada', prefix),
      ]).toEqual([['open', 'left'], ['open'], ['left'], [], ['open'], [], ['open', 'left']]);
  });

  it.each(['expired', 'cancelled_by_partner'])(
    'says of an order that is %s that it is over, and leads to it and to asking again',
    async (state) => {
      const { deps } = application;
      sellByBank(deps);
      const member = await createMember(deps, { host });
      const id = await requested(member);
      const agency = await asked(id, 'Biro Teratai');
      await makeOffer(deps, agency.actor, { requestId: id, form: umrahOffer(34_000_000) });
      const [offer] = await unsafeListOffers(deps, id, { live: true });
      await acceptOffer(deps, member.actor, { id, brand: brand(), offerId: offer!.id });
      await approveOffer(deps, agency.actor, id);
      const { bookingId } = await beginBooking(deps, member.actor, { id, brand: brand(), locale: 'id' });
      const shop = openBookingSetup(deps);
      const form = await checkoutInput(shop, member, bookingId);
      await checkOut(shop.deps, member.actor, { bookingId, brand: brand(), form });
      await deps.db.updateTable('bookings').set({ state }).where('id', '=', bookingId).execute();
      for (const [prefix, status, over] of [
        ['', 'Sudah lewat batas waktu', 'Pesanan dari permintaan ini sudah berakhir.'],
        ['/en', 'Expired', 'The order that came of this request is over;'],
      ] as const) {
        const { body } = await visitBy(member)(`${prefix}/member/order-custom-umroh/${id}`);
        for (const part of [status, over, `${prefix}/member/my-order/RH-`, `${prefix}/private-umroh?`])
          expect(body).toContain(part);
        expect(body).not.toContain('value="withdraw"');
      }
      // What has ended so is not ordered again.
      expect((await visitBy(member)(`/private-umroh/payment-success?order=${id}`)).headers['location']).toBe(
        `/member/order-custom-umroh/${id}`,
      );
    },
  );

  it('leads on by what it has become, from the request to its letters', async () => {
    const { deps } = application;
    sellByBank(deps);
    const member = await createMember(deps, { host });
    const visit = visitBy(member);
    const id = await requested(member);
    const leads = async (page: string) => (await visit(`/private-umroh/${page}`)).headers['location'];
    const own = `/member/order-custom-umroh/${id}`;
    const way = [
      `waiting-approval/${id}`,
      `payment-method/${id}`,
      `payment-success?order=${id}`,
      `book?order=${id}`,
    ];
    const leadsAll = () => Promise.all(way.map(leads));
    const instruction = () => leads(`payment-instruction/${id}`);
    // Nobody has confirmed anything: the request's own page says what holds.
    expect(await leadsAll()).toEqual([own, own, own, own]);
    expect(await instruction()).toBe(`/private-umroh/payment-method/${id}`);

    const agency = await asked(id, 'Biro Dahlia');
    await makeOffer(deps, agency.actor, { requestId: id, form: umrahOffer(34_000_000) });
    const [offer] = await unsafeListOffers(deps, id, { live: true });
    // A question to the agency is a chat with it.
    expect((await visit(own)).body).toMatch(
      new RegExp(`href="/[^"]*chat[^"]*partner=${offer!.partner.slug}"`),
    );
    await acceptOffer(deps, member.actor, { id, brand: brand(), offerId: offer!.id });
    expect(await leadsAll()).toEqual([undefined, own, own, own]);
    await approveOffer(deps, agency.actor, id);
    const [waiting, method, success] = await leadsAll();
    expect([waiting, success]).toEqual([own, own]);
    expect(method).toMatch(/^\/checkout\/[\w-]+\/pu-\w+\?step=identitas$/);

    const { bookingId } = await getRequest(deps, member.actor, { id, brand: brand() });
    const shop = openBookingSetup(deps);
    await checkOut(shop.deps, member.actor, {
      bookingId: bookingId!,
      brand: brand(),
      form: await checkoutInput(shop, member, bookingId!),
    });
    const payment = await beginPayment(shop, member, bookingId!);
    expect(await instruction()).toMatch(new RegExp(`/${payment.id}$`));
    await applyGatewayStatus(shop.deps, shop.gateway.becomes(payment.reference, 'paid'));
    expect(await instruction()).toBe(`/private-umroh/payment-success?order=${id}`);
    expect((await leadsAll()).slice(0, 3)).toEqual([own, expect.any(String), undefined]);

    // From here it is an order as any other: its letters, its calendar, by cookie and by token.
    await dispatchAllBookingEvents(deps);
    const { code } = await deps.db
      .selectFrom('bookings')
      .select('code')
      .where('id', '=', bookingId!)
      .executeTakeFirstOrThrow();
    for (const [file, type] of [
      ['invoice.pdf', 'application/pdf'],
      ['confirmation.pdf', 'application/pdf'],
      ['calendar.ics', 'text/calendar'],
    ])
      for (const headers of [member.headers, { authorization: `Bearer ${member.tokens.jwt}` }]) {
        const answer = await application.app.inject({
          url: `/member/my-order/${code}/${file}`,
          headers: { host, ...headers },
        });
        expect([file, answer.statusCode, String(answer.headers['content-type']).split(';')[0]]).toEqual([
          file,
          200,
          type,
        ]);
      }
    const letters = await deps.db
      .selectFrom('outbox_messages')
      .select('kind')
      .where('recipient', '=', member.account.email)
      .execute();
    expect(letters.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['order_placed', 'order_confirmed']),
    );
    const order = await visit(`/member/my-order/${code}`);
    expect([order.statusCode, order.body.includes('Biro Dahlia')]).toEqual([200, true]);
    // And the operator sees how close the estimate came.
    const operator = await createMember(deps, { roles: ['operator_finance'], host });
    for (const [prefix, won] of [
      ['', '1 dari 1'],
      ['/en', '1 of 1'],
    ] as const) {
      const { body } = await visitBy(operator)(`${prefix}/operator/umrah-prices`);
      const [row] = /<tr[^>]*>(?:(?!<\/tr>).)*Biro Dahlia.*?<\/tr>/s.exec(body)!;
      expect(text(row)).toContain(won);
    }
    // Nobody else's.
    const stranger = await createMember(deps, { host });
    const refused = await Promise.all(
      [own, `/private-umroh/payment-method/${id}`, `/member/my-order/${code}/invoice.pdf`].map(
        async (url) => (await visitBy(stranger)(url)).statusCode,
      ),
    );
    expect(refused).toEqual([404, 404, 404]);
  });
});
