// Pages of the checkout without a browser: going on with what was begun, beginning anew, the last step, and forms that are sent twice.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { findBooking, findUnfinished } from '#domain/bookings';
import { listParticipants } from '#domain/participants';
import { type Application, hosts, startApplication } from '#test/application';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createConsultant } from '#test/factories/affiliates';
import {
  createDraft,
  createOrder,
  createPaidOrder,
  openBookingSetup,
  sellByBank,
} from '#test/factories/bookings';
import { type DemoProducts, findDemoProducts } from '#test/demo-pages';
import { multipart } from '#test/multipart';

const host = hosts.rihlah;
let application: Application;
let products: DemoProducts;
let departure: string;
let member: SignedIn;
beforeAll(async () => {
  application = await startApplication();
  sellByBank(application.deps);
  products = await findDemoProducts(application.deps);
  departure = products.open[0]!;
});
afterAll(() => application.close());
beforeEach(async () => {
  member = await createMember(application.deps, { host });
});

const shop = () => openBookingSetup(application.deps);
const visit = (url: string, who: SignedIn | null = member, at: string = host) =>
  application.app.inject({ url, headers: { host: at, ...who?.headers } });
const send = (url: string, form: Record<string, string>, who = member) =>
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
/** What a page's form sends along unseen. */
const hiddenIn = (body: string, names: string[]) =>
  Object.fromEntries(
    names.map((name) => [name, new RegExp(`name="${name}" value="([^"]+)"`).exec(body)![1]!]),
  );
const keyIn = (body: string) => hiddenIn(body, ['idempotency_key'])['idempotency_key']!;

describe('a booking that was begun', () => {
  const offer = 'Lanjutkan pemesanan Anda';

  it('is offered on the home page and on packages, to whoever began it, on its brand only', async () => {
    const { bookingId } = await createDraft(shop(), { member, departure });
    for (const page of ['/', `/product/${products.open[1]!}`]) {
      const { body } = await visit(page);
      expect([body.includes(offer), body.includes(`href="/checkout/${bookingId}/${departure}"`)]).toEqual([
        true,
        true,
      ]);
      expect((await visit(page, null)).body).not.toContain(offer);
      expect((await visit(page, await createMember(application.deps, { host }))).body).not.toContain(offer);
    }
    expect((await visit('/en/')).body).toContain('Continue your booking');
    await application.deps.db
      .updateTable('bookings')
      .set({ brand_id: application.deps.brands.forHost(hosts.amanah).id })
      .where('id', '=', bookingId)
      .execute();
    expect((await visit('/')).body).not.toContain(offer);
  });

  it('says until when it can be paid, and is offered no more once that is over', async () => {
    const { bookingId } = await createOrder(shop(), { member, departure });
    expect((await visit('/')).body).toMatch(/Bayar sebelum .*2027/);
    await application.deps.db
      .updateTable('bookings')
      .set({ payable_until: new Date(application.deps.now().getTime() - 1) })
      .where('id', '=', bookingId)
      .execute();
    expect((await visit('/')).body).not.toContain(offer);
  });

  it('can be begun anew: nothing of it stays', async () => {
    const { bookingId } = await createDraft(shop(), {
      member,
      departure,
      rooms: [{ room_type: 'quad', adults: 3 }],
    });
    const answer = await send(`/checkout/${bookingId}/${departure}`, { intent: 'reset' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/checkout/${departure}`]);
    expect(
      await findUnfinished(application.deps, member.actor, application.deps.brands.forHost(host)),
    ).toBeNull();
    expect((await visit(`/checkout/${bookingId}/${departure}`)).statusCode).toBe(404);
  });

  it('is of its own departure, whatever product the address names', async () => {
    const { bookingId } = await createDraft(shop(), { member, departure });
    const [own, wrong] = [
      `/checkout/${bookingId}/${departure}`,
      `/checkout/${bookingId}/${products.open[1]!}`,
    ];
    expect((await visit(`${wrong}?step=identitas`)).headers.location).toBe(`${own}?step=identitas`);
    expect((await visit(`/en${wrong}`)).headers.location).toBe(`/en${own}`);
    const answer = await send(wrong, {
      intent: 'identity',
      quad_adults: '2',
      name: 'Siti Aminah',
      email: 'siti@example.com',
      phone: '081234567890',
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, own]);
    expect((await findBooking(application.deps, member.actor, bookingId))?.people.adults).toBe(2);
    expect(
      await application.deps.db
        .selectFrom('bookings')
        .select('id')
        .where('account_id', '=', member.account.id)
        .execute(),
    ).toEqual([{ id: bookingId }]);
  });

  it('names the consultant who recommended it, word for word in both languages, and nobody otherwise', async () => {
    const { code, account } = await createConsultant(application.deps, { name: 'Rahmat Hidayat' });
    const { bookingId } = await createDraft(shop(), { member, departure, affiliateCode: code });
    for (const page of [
      `/checkout/${bookingId}/${departure}`,
      `/en/checkout/${bookingId}/${departure}?step=identitas`,
    ]) {
      expect((await visit(page)).body).toContain(`Paket Rekomendasi Consultan - ${account.name}`);
    }
    const other = await createMember(application.deps, { host });
    const plain = await createDraft(shop(), { member: other, departure });
    expect((await visit(`/checkout/${plain.bookingId}/${departure}`, other)).body).not.toContain(
      'Paket Rekomendasi',
    );
  });

  it('cannot be begun anew once it is ordered', async () => {
    const { bookingId } = await createOrder(shop(), { member, departure });
    expect((await visit(`/checkout/${bookingId}/${departure}`)).body).not.toContain('Mulai dari awal');
    await send(`/checkout/${bookingId}/${departure}`, { intent: 'reset' });
    expect((await findBooking(application.deps, member.actor, bookingId))?.state).toBe('waiting_payment');
  });
});

describe('what is held without having paid', () => {
  it('wants a proven phone number: the page says so, and leads there and back', async () => {
    member = await createMember(application.deps, { host, phone_verified_at: null });
    const { bookingId } = await createDraft(shop(), { member, departure });
    const url = `/checkout/${bookingId}/${departure}`;
    await send(url, {
      intent: 'identity',
      quad_adults: '1',
      name: 'Siti Aminah',
      email: 'siti@example.com',
      phone: '081298765432',
    });
    const { body } = await visit(url);
    const phone = `/member/profile/phone?redirect=${encodeURIComponent(url)}`;
    expect([
      body.includes('Verifikasi nomor ponsel Anda dahulu'),
      body.toLowerCase().includes(`action="${phone}"`.toLowerCase()),
    ]).toEqual([true, true]);
    expect((await visit(`/en${url}`)).body).toContain('Verify your mobile number first');
    const [, number] = /name="phone" value="([^"]+)"/.exec(body)!;
    const coded = await send(phone, { intent: 'number', phone: number! });
    expect([coded.statusCode, coded.headers.location]).toEqual([303, phone]);
    expect((await visit(phone)).body).toContain(`href="${url}"`);
    for (const intent of ['order', 'confirm']) {
      const answer = await send(url, {
        intent,
        terms_accepted: '1',
        terms_version: '1',
        payment_plan: 'full',
        total: '1',
      });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, phone]);
    }
    await application.deps.db
      .updateTable('accounts')
      .set({ phone_verified_at: application.deps.now() })
      .where('id', '=', member.account.id)
      .execute();
    expect((await visit(url)).body).not.toContain('Verifikasi nomor ponsel Anda dahulu');
  });

  it('is three orders: the fourth says so, and shows the way to them', async () => {
    for (const other of products.open.slice(1, 4)) await createOrder(shop(), { member, departure: other });
    const { bookingId } = await createDraft(shop(), { member, departure });
    const url = `/checkout/${bookingId}/${departure}`;
    const { body } = await visit(url);
    const { total } = (await findBooking(application.deps, member.actor, bookingId))!;
    const form = {
      intent: 'confirm',
      idempotency_key: keyIn(body),
      terms_accepted: '1',
      payment_plan: 'full',
      total: String(total),
      ...hiddenIn(body, ['terms_version', 'departs_on']),
    };
    const identity = {
      intent: 'identity',
      quad_adults: '1',
      name: 'Siti Rahmawati',
      email: 'siti@example.com',
      phone: '081234567890',
    };
    await send(`${url}?step=identitas`, identity);
    const answer = await send(url, form);
    expect([
      answer.body.includes('Anda masih punya 3 pesanan yang belum dibayar'),
      answer.body.includes('href="/member/my-order"'),
    ]).toEqual([true, true]);
    expect((await findBooking(application.deps, member.actor, bookingId))?.state).toBe('draft');
  });
});

it('ways to pay that do not take so much at once are not offered, and the page says why and what to choose', async () => {
  const { bookingId } = await createOrder(shop(), { member, departure });
  const url = `/checkout/${bookingId}/${departure}`;
  const { body } = await visit(url);
  expect(body).not.toContain('value="qris"');
  expect(body.replaceAll('\u00a0', ' ')).toMatch(
    /QRIS: paling banyak (<!-- -->)?Rp 10\.000\.000 sekali bayar/,
  );
  expect(body).toContain('misalnya virtual account bank');
  // Who presses it all the same is told as well.
  const answer = await send(url, { intent: 'pay', method: 'qris', idempotency_key: keyIn(body) });
  expect(answer.headers.location).toBe(url);
  expect(
    await application.deps.db
      .selectFrom('payments')
      .select('id')
      .where('subject_id', '=', bookingId)
      .execute(),
  ).toEqual([]);
});

describe('an address on the way', () => {
  const district = '317401';
  const form = {
    label: 'Rumah',
    recipient: 'Siti Aminah',
    phone: '081234567890',
    province: '31',
    city: '3174',
    district,
    street: 'Jalan Mawar 12',
    postal_code: '12810',
    note: '',
  };

  it('is added by one form, is where the order goes, and leads back to the step with its plan', async () => {
    const staged = products.staged[0]!;
    const { bookingId } = await createDraft(shop(), { member, departure: staged });
    const step = `/checkout/${bookingId}/${staged}?plan=down_payment`;
    const to = (
      await send(`/checkout/${bookingId}/${staged}`, { intent: 'address', payment_plan: 'down_payment' })
    ).headers.location!;
    expect(to).toBe(`/member/my-address/new?redirect=${encodeURIComponent(step)}`);
    // Back and cancel lead to the step too.
    expect((await visit(to)).body.split(`href="${step}"`)).toHaveLength(3);
    expect((await send(to, form)).headers.location).toBe(step);
    const list = (
      await send(`/checkout/${bookingId}/${staged}`, { intent: 'address', payment_plan: 'down_payment' })
    ).headers.location!;
    expect(list).toBe(`/member/my-address?redirect=${encodeURIComponent(step)}`);
    expect(
      (await send(list.replace('my-address?', 'my-address/new?'), { ...form, label: 'Kantor' })).headers
        .location,
    ).toBe(step);
    const kept = await application.deps.db
      .selectFrom('shipping_addresses')
      .select(['id', 'label', 'is_active'])
      .where('account_id', '=', member.account.id)
      .orderBy('label')
      .execute();
    expect(kept.map(({ label, is_active }) => [label, is_active])).toEqual([
      ['Kantor', true],
      ['Rumah', false],
    ]);
    expect((await send(list, { intent: 'activate', address: kept[1]!.id })).headers.location).toBe(step);
  });

  it('leads to no other site', async () => {
    expect(
      (await send('/member/my-address/new?redirect=https://other.example/x', form)).headers.location,
    ).toBe('/member/my-address');
    expect(
      (await send('/member/my-address/new?redirect=//other.example', { ...form, label: 'Dua' })).headers
        .location,
    ).toBe('/member/my-address');
  });
});

describe('what is due', () => {
  it('is the down payment where that is chosen, and the invoice once it is ordered', async () => {
    const staged = products.staged[0]!;
    const draft = await createDraft(shop(), { member, departure: staged });
    const bar = (body: string) => /id="bar"[\s\S]*?<\/a>/.exec(body)![0];
    const offered = bar((await visit(`/checkout/${draft.bookingId}/${staged}`)).body);
    expect([
      offered.includes('data-due="full"'),
      offered.includes('data-due="down_payment"'),
      offered.includes('Bayar sekarang'),
      offered.includes('dari total'),
    ]).toEqual([true, true, true, true]);
    const other = await createMember(application.deps, { host });
    const order = await createOrder(shop(), { member: other, departure: staged, plan: 'down_payment' });
    const { amount } = await application.deps.db
      .selectFrom('invoices')
      .select('amount')
      .where('booking_id', '=', order.bookingId)
      .where('stage', '=', 'down_payment')
      .executeTakeFirstOrThrow();
    const due = bar((await visit(`/checkout/${order.bookingId}/${staged}`, other)).body);
    expect(due.replaceAll('.', '')).toContain(String(amount));
    expect(due).toContain('Bayar sekarang');
  });
});

describe('a departure without a seat', () => {
  it('shows what can still be done, and no form', async () => {
    for (const who of [null, member]) {
      const { body, statusCode } = await visit(`/checkout/${products.soldOut}`, who);
      expect(statusCode).toBe(200);
      expect([
        body.includes('Kursi keberangkatan ini sudah habis'),
        body.includes(`href="/product/${products.soldOut}#kabari"`),
      ]).toEqual([true, true]);
      expect([
        body.includes('name="adult"'),
        body.includes('Tersisa 0'),
        body.includes('id="bar"'),
        body.includes('id="ringkasan"'),
      ]).toEqual([false, false, false, false]);
    }
    expect((await visit(`/en/checkout/${products.soldOut}`)).body).toContain('This departure is sold out');
  });
});

describe('what no page of ours sends', () => {
  it.each(['__proto__', 'constructor', 'toString:x', 'pick:__proto__', ''])(
    'a button called "%s" is not done, and no fault of ours',
    async (intent) => {
      const { bookingId } = await createDraft(shop(), { member, departure });
      expect([303, 404]).toContain(
        (await send(`/checkout/${bookingId}/${departure}`, { intent })).statusCode,
      );
    },
  );

  it('the letter NUL is refused, in whatever field', async () => {
    const { bookingId } = await createOrder(shop(), { member, departure });
    const url = `/checkout/${bookingId}/${departure}`;
    for (const form of [
      { intent: 'pay', method: 'bca\0va', idempotency_key: 'x' },
      { intent: 'pay', 'a\0b': 'x' },
      { intent: 'feedback', rating: '5', text: '\0' },
    ])
      expect((await send(url, form)).statusCode).toBe(400);
  });
});

describe('the last step', () => {
  it('is where the checkout stands after the first payment; the settlement is paid when it is asked for', async () => {
    const { bookingId } = await createPaidOrder(shop(), {
      member,
      departure: products.staged[0]!,
      plan: 'down_payment',
    });
    const checkout = `/checkout/${bookingId}/${products.staged[0]!}`;
    const order = (await visit(`/member/my-order/${bookingId}`)).body;
    expect([
      order.includes(`href="${checkout}?step=selesai"`),
      order.includes(`href="${checkout}?step=bayar"`),
    ]).toEqual([true, true]);
    for (const last of [checkout, `${checkout}?step=selesai`])
      expect((await visit(last)).body).toContain('pembayaran Anda sudah kami terima');
    const settle = (await visit(`${checkout}?step=bayar`)).body;
    expect([settle.includes('Kursi Anda sudah pasti'), settle.includes('role="timer"')]).toEqual([
      true,
      false,
    ]);
  });

  it('asks how booking went, says what is missing, and lets it be changed', async () => {
    const { bookingId } = await createPaidOrder(shop(), { member, departure });
    const last = `/checkout/${bookingId}/${departure}?step=selesai`;
    expect((await visit(last)).body).toContain('Bagaimana rasanya memesan di sini?');
    const wrong = await send(last, { intent: 'feedback', rating: '', text: 'Hurufnya kecil' });
    expect([
      wrong.statusCode,
      wrong.body.includes('rating-error'),
      wrong.body.includes('Hurufnya kecil'),
    ]).toEqual([422, true, true]);
    for (const rating of ['2', '5']) {
      const answer = await send(last, { intent: 'feedback', rating, text: 'Mudah sekali' });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, last]);
    }
    expect(
      await application.deps.db
        .selectFrom('booking_feedback')
        .select(['rating', 'text'])
        .where('booking_id', '=', bookingId)
        .execute(),
    ).toEqual([{ rating: 5, text: 'Mudah sekali' }]);
    const { body } = await visit(last);
    expect([body.includes('Pendapat Anda sudah kami terima'), body.includes('Mudah sekali')]).toEqual([
      true,
      true,
    ]);
    expect((await visit(`/member/my-order/${bookingId}`)).body).not.toContain('step=selesai');
  });

  it('keeps what is said of an earlier order of the same departure with that order', async () => {
    const earlier = await createPaidOrder(shop(), { member, departure });
    const later = await createPaidOrder(shop(), { member, departure });
    await send(`/checkout/${earlier.bookingId}/${departure}?step=selesai`, {
      intent: 'feedback',
      rating: '4',
      text: '',
    });
    const said = application.deps.db
      .selectFrom('booking_feedback')
      .select('booking_id')
      .where('booking_id', 'in', [earlier.bookingId, later.bookingId]);
    expect(await said.execute()).toEqual([{ booking_id: earlier.bookingId }]);
  });
});

describe('a form that is sent twice at once', () => {
  const twice = async <T>(one: () => Promise<T>): Promise<[T, T]> =>
    [...(await Promise.all([one(), one()]))] as [T, T];

  it('books once', async () => {
    const { deps } = application;
    const identity = {
      intent: 'identity',
      quad_adults: '1',
      name: 'Siti Rahmawati',
      email: 'siti@example.com',
      phone: '081234567890',
    };
    const [first, second] = await twice(() => send(`/checkout/${departure}`, identity));
    expect([first.statusCode, second.headers.location]).toEqual([303, first.headers.location]);
    const checkout = first.headers.location!;
    const bookingId = checkout.split('/')[2]!;
    const { body } = await visit(checkout);
    const order = {
      intent: 'confirm',
      payment_plan: 'full',
      terms_accepted: '1',
      ...hiddenIn(body, ['terms_version', 'total', 'idempotency_key']),
    };
    const answers = await twice(() => send(checkout, order));
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual([
      [303, checkout],
      [303, checkout],
    ]);
    expect((await send(checkout, order)).headers.location).toBe(checkout);
    expect(
      await deps.db
        .selectFrom('bookings')
        .select('state')
        .where('account_id', '=', member.account.id)
        .execute(),
    ).toEqual([{ state: 'waiting_payment' }]);
    expect(
      await deps.db.selectFrom('invoices').select('stage').where('booking_id', '=', bookingId).execute(),
    ).toEqual([{ stage: 'full' }]);
  });

  it('begins one payment, and leads to it whoever pressed twice', async () => {
    const { bookingId } = await createOrder(shop(), { member, departure });
    const checkout = `/checkout/${bookingId}/${departure}`;
    const pay = { intent: 'pay', method: 'bca_va', idempotency_key: keyIn((await visit(checkout)).body) };
    const answers = await twice(() => send(checkout, pay));
    const payments = await application.deps.db
      .selectFrom('payments')
      .select('id')
      .where('subject_id', '=', bookingId)
      .execute();
    expect(payments).toHaveLength(1);
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual(
      answers.map(() => [303, `/payment/${payments[0]!.id}`]),
    );
    // Back, and another bank: another wish under the same key.
    const other = await send(checkout, { ...pay, method: 'bri_va' });
    expect([other.statusCode, other.headers.location === `/payment/${payments[0]!.id}`]).toEqual([
      303,
      false,
    ]);
  });

  it('keeps one paper', async () => {
    const { bookingId } = await createPaidOrder(shop(), { member, departure });
    const url = `/member/my-order/${bookingId}/participants/1`;
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#0b5d47' } })
      .png()
      .toBuffer();
    const form = {
      intent: 'upload-passport-1',
      idempotency_key: keyIn((await visit(url)).body),
      file: { bytes, name: 'paspor.png' },
    };
    const upload = async () => {
      const { body, headers } = await multipart(form);
      return application.app.inject({
        method: 'POST',
        url,
        payload: body,
        headers: { host, ...member.headers, origin: `http://${host}`, ...headers },
      });
    };
    expect((await twice(upload)).map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    const [person] = await listParticipants(application.deps, member.actor, bookingId);
    const first = person!.documents.find(({ kind }) => kind === 'passport')!;
    expect((await upload()).statusCode).toBe(303);
    const [again] = await listParticipants(application.deps, member.actor, bookingId);
    expect(again!.documents.find(({ kind }) => kind === 'passport')).toEqual(first);
  });
});
