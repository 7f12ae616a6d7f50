// Pages of orders without a browser (spec §2 orders): whose they are, what their forms do, and the files that can be taken home.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { cancelDeparture, cancelOrdersOf } from '#domain/departure-changes';
import { listParticipants } from '#domain/participants';
import { logOut } from '#domain/sessions';
import { type Application, hosts, startApplication } from '#test/application';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createKey } from '#test/factories/api-keys';
import { createOrder, createPaidOrder, openBookingSetup, sellByBank } from '#test/factories/bookings';
import { createPartner } from '#test/factories/programmes';
import { findDemoProducts } from '#test/demo-pages';
import { rescheduleByAWeek, openConsole } from '#test/console-pages';
import { multipart } from '#test/multipart';

const host = hosts.rihlah;
let application: Application;
let departure: string;
let member: SignedIn;
beforeAll(async () => {
  application = await startApplication();
  sellByBank(application.deps);
  departure = (await findDemoProducts(application.deps)).open[0]!;
});
afterAll(() => application.close());
beforeEach(async () => {
  member = await createMember(application.deps, { host });
});

const paidOrder = () => createPaidOrder(openBookingSetup(application.deps), { member, departure });
/** On a departure of its own: those of the demo have few seats. */
const orderForTwo = async () => {
  const { departureId } = await openConsole(application.deps);
  return (
    await createPaidOrder(openBookingSetup(application.deps), {
      member,
      departure: departureId,
      rooms: [{ room_type: 'quad', adults: 2 }],
    })
  ).bookingId;
};
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

describe('an order', () => {
  it('is found by its id and its code, by its member on its brand only', async () => {
    const { bookingId } = await paidOrder();
    const { code } = await application.deps.db
      .selectFrom('bookings')
      .select('code')
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow();
    const other = await createMember(application.deps, { host });
    for (const name of [bookingId, code]) {
      for (const page of [
        '',
        '/participants/1',
        '/documents',
        '/invoice.pdf',
        '/confirmation.pdf',
        '/calendar.ics',
      ]) {
        const path = `/member/my-order/${name}${page}`;
        expect([
          path,
          (await visit(path)).statusCode,
          (await visit(path, other)).statusCode,
          (await visit(path, null)).statusCode,
        ]).toEqual([path, 200, 404, 302]);
      }
    }
    const elsewhere = await createMember(application.deps, { host: hosts.amanah });
    await application.deps.db
      .updateTable('bookings')
      .set({ account_id: elsewhere.account.id })
      .where('id', '=', bookingId)
      .execute();
    expect((await visit(`/member/my-order/${bookingId}`, elsewhere, hosts.amanah)).statusCode).toBe(404);
  });

  it('gives its files to an application that calls with the token of its member, and no page', async () => {
    const { bookingId } = await paidOrder();
    const other = await createMember(application.deps, { host });
    const fetched = async (page: string, { jwt, ...more }: { jwt: string; cookie?: string }) =>
      (
        await application.app.inject({
          url: `/member/my-order/${bookingId}${page}`,
          headers: { host, authorization: `Bearer ${jwt}`, ...more },
        })
      ).statusCode;
    const { jwt } = member.tokens;
    for (const page of ['/invoice.pdf', '/confirmation.pdf', '/calendar.ics'])
      expect([
        page,
        await fetched(page, { jwt }),
        await fetched(page, { jwt: other.tokens.jwt }),
        // The token alone speaks: not the browser's cookie beside it.
        await fetched(page, { jwt: 'x', ...member.headers }),
        await fetched(page, { jwt: other.tokens.jwt, ...member.headers }),
      ]).toEqual([page, 200, 404, 401, 404]);
    expect([await fetched('', { jwt }), await fetched('/participants/1', { jwt })]).toEqual([302, 302]);
  });

  it('tells an application what is wrong with its token, as any call does, and sends only browsers to sign in', async () => {
    const { bookingId } = await paidOrder();
    const over = await createMember(application.deps, { host });
    await logOut(application.deps, { actor: over.actor, refreshToken: null });
    const { headers: ofKey } = await createKey(
      application.deps,
      (await createPartner(application.deps.db)).id,
      { scopes: ['umrah_requests_read'] },
    );
    for (const file of ['invoice.pdf', 'confirmation.pdf', 'calendar.ics'])
      for (const [sent, status, code] of [
        [{ authorization: 'Bearer x' }, 401, 'not_signed_in'],
        [{ authorization: 'Bearer' }, 401, 'not_signed_in'],
        [{ authorization: 'bearer x', ...member.headers }, 401, 'not_signed_in'],
        [{ authorization: `Bearer ${over.tokens.jwt}` }, 417, 'session_ended'],
        [ofKey, 403, 'api_key_scope'],
      ] as const)
        for (const prefix of ['', '/en']) {
          const url = `${prefix}/member/my-order/${bookingId}/${file}`;
          const answer = await application.app.inject({ url, headers: { host, ...sent } });
          expect([url, answer.statusCode, answer.headers['location'], answer.json()]).toEqual([
            url,
            status,
            undefined,
            {
              success: false,
              code,
              message: expect.any(String),
              message_key: `error_${code}`,
              errors: [],
              data: null,
              pagination: null,
            },
          ]);
        }
    const url = `/member/my-order/${bookingId}/invoice.pdf`;
    const asBrowser = async (headers: object) =>
      (await application.app.inject({ url, headers: { host, ...headers } })).statusCode;
    // A proxy's own password is no token.
    expect([
      await asBrowser({}),
      await asBrowser({ authorization: 'Basic dXNlcjpzZWNyZXQ=' }),
      await asBrowser({ authorization: 'Basic dXNlcjpzZWNyZXQ=', ...member.headers }),
    ]).toEqual([302, 302, 200]);
  });

  it('shows what comes next, where the money is, and what was agreed to', async () => {
    const { bookingId } = await paidOrder();
    const { body } = await visit(`/member/my-order/${bookingId}`);
    for (const words of [
      'Isi data peserta',
      'Di mana uang Anda',
      'Biaya pembayaran',
      'Syarat dan ketentuan, versi',
      'Perjalanan pesanan',
      'Mitra perjalanan',
    ])
      expect(body).toContain(words);
    expect((await visit(`/en/member/my-order/${bookingId}`)).body).toContain('Where your money is');
  });

  it('that is not paid says so in the list, and has no confirmation yet', async () => {
    const { bookingId } = await createOrder(openBookingSetup(application.deps), { member, departure });
    const { body } = await visit('/member/my-order');
    expect(body).toContain(`/member/my-order/${bookingId}`);
    expect(body).toContain('Bayar pesanan');
    for (const tab of ['in_progress', 'completed'])
      expect((await visit(`/member/my-order?tab=${tab}`)).body).toContain('Tidak ada pesanan');
    expect((await visit('/member/my-order?search=zzz')).body).toContain('Hapus pencarian');
    expect([
      (await visit(`/member/my-order/${bookingId}/invoice.pdf`)).statusCode,
      (await visit(`/member/my-order/${bookingId}/confirmation.pdf`)).statusCode,
    ]).toEqual([200, 404]);
  });

  it('says what would come back today only as long as there is a trip to cancel', async () => {
    const { bookingId } = await createOrder(openBookingSetup(application.deps), { member, departure });
    const terms = async () =>
      /id="ketentuan".*?<summary[^>]*>(.*?)<\/summary>/s.exec(
        (await visit(`/member/my-order/${bookingId}`)).body,
      )![1]!;
    expect(await terms()).toMatch(/kembali|Tidak ada pengembalian/);
    await application.owner.db
      .updateTable('bookings')
      .set({ state: 'expired' })
      .where('id', '=', bookingId)
      .execute();
    expect(await terms()).toBe('<span class="block font-semibold">Baca ketentuannya</span>');
  });

  it('that was just paid is in the tab that opens, with counts, and nothing to search among so few', async () => {
    const { bookingId } = await paidOrder();
    for (const [prefix, tab] of [
      ['', 'Berjalan'],
      ['/en', 'In progress'],
    ] as const) {
      const { body } = await visit(`${prefix}/member/my-order`);
      expect(body).toContain(`/member/my-order/${bookingId}`);
      expect(body).toMatch(
        new RegExp(`aria-current="page"[^>]*><span[^>]*>${tab}</span> <span[^>]*>\\(1\\)`),
      );
      expect(body).not.toContain('name="search"');
      expect((await visit(`${prefix}/member/my-order?tab=unpaid`)).body).not.toContain(
        `/member/my-order/${bookingId}`,
      );
    }
    const { departureId } = await openConsole(application.deps);
    for (let more = 0; more < 3; more += 1)
      await createOrder(openBookingSetup(application.deps), { member, departure: departureId });
    expect((await visit('/member/my-order')).body).toMatch(
      /aria-current="page"[^>]*><span[^>]*>Belum dibayar<\/span> <span[^>]*>\(3\)/,
    );
    await application.deps.db
      .updateTable('bookings')
      .set({ state: 'paid' })
      .where('account_id', '=', member.account.id)
      .execute();
    const { body } = await visit('/member/my-order');
    expect([body.includes('name="search"'), body.includes('name="category"')]).toEqual([true, false]);
  });

  it('is taken home as PDF and as calendar entries', async () => {
    const { bookingId } = await paidOrder();
    for (const paper of ['invoice', 'confirmation']) {
      for (const prefix of ['', '/en']) {
        const answer = await visit(`${prefix}/member/my-order/${bookingId}/${paper}.pdf`);
        expect([
          answer.headers['content-type'],
          answer.rawPayload.toString('latin1', 0, 5),
          answer.headers['cache-control'],
        ]).toEqual(['application/pdf', '%PDF-', 'no-store']);
      }
    }
    const { departs_on } = await application.deps.db
      .selectFrom('departures')
      .select('departs_on')
      .where('slug', '=', departure)
      .executeTakeFirstOrThrow();
    const { body } = await visit(`/member/my-order/${bookingId}/calendar.ics`);
    expect(body).toContain(`DTSTART;VALUE=DATE:${departs_on.replaceAll('-', '')}`);
    expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  });
});

describe('the calendar entries of an order', () => {
  /** What a phone compares: which entry, which edition of it, and what that says. */
  const entryOf = (body: string) => ({
    uid: /^UID:(.*)\r$/m.exec(body)![1],
    edition: Number(/^SEQUENCE:(\d+)\r$/m.exec(body)![1]),
    day: /^DTSTART;VALUE=DATE:(\d+)\r$/m.exec(body)![1],
    end: /^DTEND;VALUE=DATE:(\d+)\r$/m.exec(body)![1],
    status: /^STATUS:(\w+)\r$/m.exec(body)![1],
    method: /^METHOD:(\w+)\r$/m.exec(body)![1],
    organizer: /^ORGANIZER.*mailto:/im.test(body),
  });

  it('are replaced by those of a departure that has moved, and taken out again when it is cancelled', async () => {
    const { deps } = application;
    const { departureId, partnerId } = await openConsole(deps);
    const { actor: staff } = await createMember(deps, { roles: ['partner_staff'], partnerId });
    const { bookingId } = await createPaidOrder(openBookingSetup(deps), { member, departure: departureId });
    const { now } = deps;
    const take = async (minutesLater: number) => {
      Object.assign(deps, { now: () => new Date(now().getTime() + minutesLater * 60_000) });
      const { body } = await visit(`/member/my-order/${bookingId}/calendar.ics`);
      return entryOf(body);
    };
    try {
      const first = await take(1);
      await rescheduleByAWeek({ deps, staff, departureId });
      const rescheduled = await take(2);
      expect([
        first.status,
        first.method,
        first.day,
        rescheduled.status,
        rescheduled.method,
        rescheduled.day,
        rescheduled.end,
      ]).toEqual(['CONFIRMED', 'PUBLISH', '20271001', 'CONFIRMED', 'PUBLISH', '20271008', '20271017']);
      await cancelDeparture(deps, staff, departureId);
      await cancelOrdersOf(deps, { departureId, actorId: staff.accountId });
      expect((await visit(`/member/my-order/${bookingId}`)).body).toContain('Hapus dari kalender');
      const gone = await take(3);
      expect([gone.status, gone.method, gone.day]).toEqual(['CANCELLED', 'CANCEL', '20271008']);
      expect([first.uid, first.uid]).toEqual([rescheduled.uid, gone.uid]);
      expect([first, rescheduled, gone].map(({ organizer }) => organizer)).toEqual([true, true, true]);
      expect([rescheduled.edition > first.edition, gone.edition > rescheduled.edition]).toEqual([true, true]);
    } finally {
      Object.assign(deps, { now });
    }
  });
});

describe('a departure that has moved', () => {
  it('is found at its old address too, which leads to the new one for good', async () => {
    const { deps } = application;
    const { departureId, partnerId } = await openConsole(deps);
    const { actor: staff } = await createMember(deps, { roles: ['partner_staff'], partnerId });
    await deps.db
      .updateTable('departures')
      .set({ slug: 'pindah-2027-10-01-cgk' })
      .where('id', '=', departureId)
      .execute();
    await rescheduleByAWeek({ deps, staff, departureId });
    for (const [from, to] of [
      [
        '/en/product/pindah-2027-10-01-cgk?affiliate_code=RAHMAT-01',
        '/en/product/pindah-2027-10-08-cgk?affiliate_code=RAHMAT-01',
      ],
      ['/checkout/pindah-2027-10-01-cgk', '/checkout/pindah-2027-10-08-cgk'],
    ] as const) {
      const answer = await visit(from);
      expect([answer.statusCode, answer.headers.location, (await visit(to)).statusCode]).toEqual([
        301,
        to,
        200,
      ]);
    }
  });
});

describe('a traveller', () => {
  const form = { intent: 'save', name: 'Siti Rahmawati', birth_date: '1975-08-17', gender: 'female' };

  it('is written down by a plain form, which comes back with what is wrong', async () => {
    const { bookingId } = await paidOrder();
    const url = `/member/my-order/${bookingId}/participants/1`;
    const wrong = await send(url, { ...form, name: 'Siti', nik: '12' });
    expect([
      wrong.statusCode,
      wrong.body.includes('sedikitnya dua kata'),
      wrong.body.includes('16 angka'),
      wrong.body.includes('value="12"'),
    ]).toEqual([422, true, true, true]);
    expect((await send(url, { ...form, nik: '3171011708750001' })).statusCode).toBe(303);
    expect((await visit(url)).body).toContain('NIK menunjukkan jenis kelamin yang lain');
    expect((await visit(`/member/my-order/${bookingId}/participants/2`)).statusCode).toBe(404);
  });

  it('has what is missing named on the order, and beside its place on their page, in both languages', async () => {
    const { bookingId } = await paidOrder();
    const url = `/member/my-order/${bookingId}/participants/1`;
    await send(url, form);
    const order = `/member/my-order/${bookingId}`;
    expect((await visit(order)).body).toContain('Belum diisi: NIK, Nomor paspor, Paspor berlaku sampai');
    expect((await visit(order)).body).toContain(
      'Belum dikirim: Paspor, KTP, Pas foto, Sertifikat vaksin, Kartu keluarga',
    );
    expect((await visit(`/en${order}`)).body).toContain('Passport number, Passport valid until');
    const { body } = await visit(url);
    const text = body.replaceAll(/<[^>]*>/g, '');
    expect(text).toContain('NIK, paspor, dan vaksin3 belum diisi');
    expect(text).toContain('Data diriLengkap');
    expect(text.match(/(?:Paspor|KTP|Pas foto|Sertifikat vaksin|Kartu keluarga)Belum ada/g)).toHaveLength(5);
    // Said once: at its place.
    expect(text).not.toContain('Belum dikirim:');
    expect((await visit(`/en${url}`)).body).toContain('NIK, passport and vaccination');
    const [, label] = /<label for="field-nik"[^>]*>([^]*?)<\/label>/.exec(body)!;
    expect([label!.includes('tidak wajib'), body.includes('Wajib sebelum berangkat')]).toEqual([false, true]);
  });

  it('may have a passport that ends too early: the rest is kept, and the warning stays', async () => {
    const { bookingId } = await paidOrder();
    const url = `/member/my-order/${bookingId}/participants/1`;
    expect(
      (
        await send(url, {
          ...form,
          nik: '3171015708750001',
          passport_number: 'C1234567',
          passport_expires_on: '2027-01-01',
        })
      ).statusCode,
    ).toBe(303);
    const { body } = await visit(url);
    expect([
      body.includes('Masa berlaku paspor terlalu pendek'),
      body.includes('value="3171015708750001"'),
    ]).toEqual([true, true]);
    expect((await visit(`/member/my-order/${bookingId}`)).body).toContain(
      'Masa berlaku paspor terlalu pendek',
    );
    expect((await visit(`/en${url}`)).body).toContain('The passport ends too early');
  });

  it('who comes first may be filled in from the profile, and leads to the next one', async () => {
    const bookingId = await orderForTwo();
    const url = `/member/my-order/${bookingId}/participants/1`;
    expect((await visit(url)).body).toContain('Isi dengan data profil saya');
    const filled = (await visit(`${url}?profile`)).body;
    expect(filled).toMatch(
      new RegExp(
        `name="name"[^>]*value="${member.account.name}"|value="${member.account.name}"[^>]*name="name"`,
      ),
    );
    expect((await visit(`/member/my-order/${bookingId}/participants/2?profile`)).body).not.toContain(
      `value="${member.account.name}"`,
    );
    await send(url, form);
    const { body } = await visit(url);
    expect([
      body.includes('Lanjut ke Peserta 2'),
      body.includes(`/member/my-order/${bookingId}/participants/2"`),
      body.includes('Isi dengan data profil'),
    ]).toEqual([true, true, false]);
    expect((await visit(`/en${url}`)).body).toContain('Continue with Traveller 2');
  });

  it('shares the family card that was sent for another, and may still send their own', async () => {
    const bookingId = await orderForTwo();
    const pageOf = (number: number) => `/member/my-order/${bookingId}/participants/${number}`;
    await send(pageOf(1), { ...form, relation: 'self' });
    await send(pageOf(2), { ...form, name: 'Ahmad Rahmawan', gender: 'male', relation: 'spouse' });
    const upload = async (number: number, more: Record<string, string> = {}) => {
      const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#0b5d47' } })
        .png()
        .toBuffer();
      const { body, headers } = await multipart({
        intent: `upload-family_card-${number}`,
        ...more,
        file: { bytes, name: 'kk.png' },
      });
      return application.app.inject({
        method: 'POST',
        url: pageOf(number),
        payload: body,
        headers: { host, ...member.headers, origin: `http://${host}`, ...headers },
      });
    };
    const cards = async () =>
      (await listParticipants(application.deps, member.actor, bookingId)).map(({ documents }) =>
        documents.find(({ kind }) => kind === 'family_card')!,
      );
    expect((await upload(1)).statusCode).toBe(303);
    const [own, shared] = await cards();
    expect([shared!.id, shared!.holder?.number]).toEqual([own!.id, 1]);
    expect((await visit(pageOf(2))).body).toContain('Kartu Siti Rahmawati');
    expect((await visit(`/en${pageOf(2)}`)).body).toContain('Siti Rahmawati&#x27;s card');
    expect((await upload(2, { own_card: 'true' })).statusCode).toBe(303);
    expect((await cards()).map(({ holder }) => holder)).toEqual([null, null]);
  });

  it('has papers, sent by a plain form and read by nobody else', async () => {
    const { bookingId } = await paidOrder();
    const url = `/member/my-order/${bookingId}/participants/1`;
    const upload = async (bytes: Uint8Array) => {
      const { body, headers } = await multipart({
        intent: 'upload-passport-1',
        file: { bytes, name: 'paspor.jpg' },
      });
      return application.app.inject({
        method: 'POST',
        url,
        payload: body,
        headers: { host, ...member.headers, origin: `http://${host}`, ...headers },
      });
    };
    const refused = await upload(Buffer.from('bukan gambar sama sekali'));
    expect([refused.statusCode, refused.body.includes('bukan gambar JPEG')]).toEqual([422, true]);
    expect(
      (
        await upload(
          await sharp({ create: { width: 9, height: 9, channels: 3, background: '#0b5d47' } })
            .png()
            .toBuffer(),
        )
      ).statusCode,
    ).toBe(303);
    const [person] = await listParticipants(application.deps, member.actor, bookingId);
    const { id } = person!.documents.find(({ kind }) => kind === 'passport')!;
    const paper = `/member/my-order/${bookingId}/documents/${id}`;
    const { headers, rawPayload } = await visit(paper);
    expect([
      headers['content-type'],
      headers['cache-control'],
      (await sharp(rawPayload).metadata()).format,
    ]).toEqual(['image/webp', 'no-store', 'webp']);
    expect((await visit(paper, await createMember(application.deps, { host }))).statusCode).toBe(404);
    expect((await visit('/member/audit')).body).toContain('Dokumen peserta dibuka');
  });
});

describe('a review', () => {
  it("is written once the journey is over, shown on the partner's page, and changed for two weeks", async () => {
    const { bookingId } = await paidOrder();
    const url = `/member/my-order/${bookingId}/review`;
    expect((await visit(url)).statusCode).toBe(404);
    await application.deps.db
      .updateTable('bookings')
      .set({ state: 'completed' })
      .where('id', '=', bookingId)
      .execute();
    expect((await send(url, { rating: '', text: '' })).statusCode).toBe(422);
    expect((await send(url, { rating: '4', text: 'Pembimbing sabar, hotel dekat.' })).statusCode).toBe(303);
    expect((await send(url, { rating: '5', text: 'Pembimbing sabar, hotel sangat dekat.' })).statusCode).toBe(
      303,
    );
    const { slug } = await application.deps.db
      .selectFrom('bookings as b')
      .innerJoin('partners as p', 'p.id', 'b.partner_id')
      .select('p.slug')
      .where('b.id', '=', bookingId)
      .executeTakeFirstOrThrow();
    const { body } = await visit(`/travel/${slug}?tab=reviews`, null);
    expect([
      body.includes('hotel sangat dekat'),
      body.includes('Siti R.'),
      body.includes('Siti Rahmawati'),
    ]).toEqual([true, true, false]);
    await application.deps.db
      .updateTable('reviews')
      .set({ created_at: new Date(application.deps.now().getTime() - 15 * 86_400_000) })
      .where('booking_id', '=', bookingId)
      .execute();
    expect((await send(url, { rating: '1', text: 'Berubah pikiran sekarang.' })).statusCode).toBe(409);
  });
});
