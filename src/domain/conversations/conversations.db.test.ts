// Conversations on a real database: order, repetition, who takes part, what is unread, files, cards, safety, the shared inbox.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import Pdf from 'pdfkit';
import { encode } from 'uqr';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countUnreadNotifications } from '#domain/notifications';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createOrder } from '#test/factories/bookings';
import { type ConversationFixture, createConversation, write } from '#test/factories/conversations';
import { createDeparture, createPartner } from '#test/factories/programmes';
import { usePartnerFixture } from '#test/booking-fixture';
import {
  addCannedAnswer,
  addConversationNote,
  assignConversation,
  blockConversation,
  countReplyTimes,
  countUnreadConversations,
  deleteCannedAnswer,
  getListedConversation,
  listCannedAnswers,
  listConversationNotes,
  listConversationReports,
  listConversations,
  listMessages,
  listOrderPromises,
  listRepeatOffenders,
  markRead,
  pinPromise,
  purgeAttachments,
  readAttachment,
  readReportedConversation,
  recordPresence,
  isPresent,
  reportConversation,
  searchMessages,
  sendMessage,
  settleConversationReport,
  startConversation,
  uploadAttachment,
} from './conversations.ts';

const { shop, deps, at, partner } = usePartnerFixture();
let talk: ConversationFixture;
let operator: SignedIn;
const brand = () => deps.brands.forHost('brand.test');
const own = { kind: 'member' } as const;
const inbox = () => ({ kind: 'partner', partnerId: talk.partnerId }) as const;
beforeAll(async () => {
  operator = await createMember(deps, { roles: ['operator_support'] });
});
beforeEach(async () => {
  await deps.db.deleteFrom('throttles').execute();
  talk = await createConversation(deps);
});
const texts = async (of: SignedIn = talk.member) =>
  (await listMessages(deps, of.actor, talk.id)).items.map(({ text }) => text);
const picture = (svg: string) => sharp(Buffer.from(svg)).png().toBuffer();

describe('messages', () => {
  it('have sequences without gaps however many write at once', async () => {
    const senders = [talk.member, talk.staff];
    const sent = await Promise.all(
      Array.from({ length: 40 }, (_, index) => write(deps, senders[index % 2]!, talk.id, `Pesan ${index}`)),
    );
    expect(sent.map(({ sequence }) => sequence).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 40 }, (_, index) => index + 1),
    );
  });

  it('are stored once for one client id, however often they are sent, also at once', async () => {
    const client_id = randomUUID();
    const send = () => sendMessage(deps, talk.member.actor, talk.id, { client_id, message: 'Halo' });
    const answers = await Promise.all(Array.from({ length: 10 }, send));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await texts()).toEqual(['Halo']);
  });

  it('are stored twice under two client ids (negative control)', async () => {
    for (let attempt = 0; attempt < 2; attempt += 1) await write(deps, talk.member, talk.id, 'Halo');
    expect(await texts()).toEqual(['Halo', 'Halo']);
  });

  it('are found by cursor: what was missed, and what is older', async () => {
    for (const text of ['satu', 'dua', 'tiga', 'empat']) await write(deps, talk.member, talk.id, text);
    const missed = await listMessages(deps, talk.staff.actor, talk.id, { after: 1, limit: 2 });
    expect(missed.items.map(({ text }) => text)).toEqual(['dua', 'tiga']);
    expect(missed.hasMore).toBe(true);
    const older = await listMessages(deps, talk.staff.actor, talk.id, { before: 3, limit: 1 });
    expect(older.items.map(({ text }) => text)).toEqual(['dua']);
  });

  it('are found by their words, in this conversation alone, page by page', async () => {
    for (const text of ['Hotel dekat', '100% pasti', 'hotel lain', 'HOTEL ketiga'])
      await write(deps, talk.staff, talk.id, text);
    const other = await createConversation(deps);
    await write(deps, other.staff, other.id, 'Hotel orang lain');
    const find = (words: string, more = {}) =>
      searchMessages(deps, talk.member.actor, talk.id, words, more).then(({ items, hasMore }) => [
        items.map(({ text }) => text),
        hasMore,
      ]);
    expect(await find('hotel')).toEqual([['HOTEL ketiga', 'hotel lain', 'Hotel dekat'], false]);
    expect(await find('hotel', { limit: 1 })).toEqual([['HOTEL ketiga'], true]);
    expect(await find('hotel', { before: 4 })).toEqual([['hotel lain', 'Hotel dekat'], false]);
    expect(await find('0%')).toEqual([['100% pasti'], false]);
    expect(await find(' ')).toEqual([[], false]);
    await expect(searchMessages(deps, other.member.actor, talk.id, 'hotel')).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('are refused empty, too long, with invisible characters, or with an unknown card', async () => {
    const send = (form: object) =>
      sendMessage(deps, talk.member.actor, talk.id, { client_id: randomUUID(), ...form });
    for (const [form, field] of [
      [{ message: ' ' }, 'message'],
      [{ message: 'x'.repeat(2_001) }, 'message'],
      [{ message: 'a\u202eb' }, 'message'],
      [{ message: 'Halo', client_id: 'x' }, 'client_id'],
      [{ card: { kind: 'product', id: 'tidak-ada' } }, 'card'],
      [{ message: 'Halo', attachments: [randomUUID()] }, 'attachments'],
    ] as const)
      await expect(send(form)).rejects.toMatchObject({ code: 'invalid_input', faults: [{ field }] });
    await expect(
      Promise.all(Array.from({ length: 61 }, () => write(deps, talk.member, talk.id, 'x'))),
    ).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  it('warn the recipient without taking anything away', async () => {
    const { text, warnings } = await write(deps, talk.staff, talk.id, 'Transfer ke rekening BCA 1234567890');
    expect(text).toBe('Transfer ke rekening BCA 1234567890');
    expect(warnings).toEqual(['bank_account', 'transfer']);
  });
});

it('lets nobody else take part', async () => {
  await write(deps, talk.member, talk.id, 'Halo');
  const other = await createPartner(deps.db);
  const strangers = [
    await createMember(deps),
    await createMember(deps, { roles: ['partner_staff'], partnerId: other.id }),
    await createMember(deps, { roles: ['partner_staff'], partnerId: talk.partnerId, hasSecondFactor: false }),
    operator,
  ];
  for (const { actor } of strangers) {
    const attempts = [
      () => listMessages(deps, actor, talk.id),
      () => write(deps, { actor }, talk.id, 'Halo'),
      () => markRead(deps, actor, talk.id, 1),
      () => reportConversation(deps, actor, talk.id, { reason: 'rude' }),
      () => getListedConversation(deps, actor, talk.id),
      () => uploadAttachment(deps, actor, talk.id, Buffer.from('x')),
      () => addConversationNote(deps, actor, talk.id, { text: 'x' }),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: 'not_found' });
    await expect(listConversations(deps, actor, inbox())).rejects.toMatchObject({ code: 'not_found' });
  }
});

describe('what is unread', () => {
  it('follows from the marker: the same on every device, own messages do not count, and a marker never goes back', async () => {
    for (const text of ['a', 'b', 'c']) await write(deps, talk.staff, talk.id, text);
    const unread = async () => (await getListedConversation(deps, talk.member.actor, talk.id)).unread;
    expect(await unread()).toBe(3);
    expect(await countUnreadConversations(deps, talk.member.actor, own)).toBe(1);
    await markRead(deps, talk.member.actor, talk.id, 2);
    await markRead(deps, talk.member.actor, talk.id, 1);
    expect(await unread()).toBe(1);
    await markRead(deps, talk.member.actor, talk.id, 99);
    expect(await unread()).toBe(0);
    await write(deps, talk.member, talk.id, 'd');
    const { unread: ofStaff, peerReadSequence } = await getListedConversation(
      deps,
      talk.staff.actor,
      talk.id,
    );
    expect([ofStaff, peerReadSequence]).toEqual([1, 4]);
  });

  it('is listed by activity, with a cursor in both directions, a search, and the inbox of who waits', async () => {
    const second = await createConversation(deps, {
      partner: { id: talk.partnerId, slug: talk.partnerSlug },
      staff: talk.staff,
    });
    await write(deps, talk.member, talk.id, 'Apakah ada kursi?');
    await write(deps, second.member, second.id, 'Kapan manasik?');
    await write(deps, talk.staff, talk.id, 'Ada');
    const list = (query = {}) => listConversations(deps, talk.staff.actor, inbox(), query);
    const all = await list();
    expect(all.items.map(({ id }) => id)).toEqual([talk.id, second.id]);
    expect((await list({ after: all.items[1]!.activity })).items.map(({ id }) => id)).toEqual([talk.id]);
    expect((await list({ limit: 1 })).hasMore).toBe(true);
    expect((await list({ before: all.items[0]!.activity })).items.map(({ id }) => id)).toEqual([second.id]);
    expect((await list({ isWaiting: true })).items.map(({ id }) => id)).toEqual([second.id]);
    expect((await list({ search: 'manasik' })).items.map(({ id }) => id)).toEqual([second.id]);
    expect(all.items[0]).toMatchObject({ lastMessage: { text: 'Ada', side: 'partner' }, unread: 0 });
  });
});

describe('cards', () => {
  it('show a product and an order of this conversation as they are now, and the real invoice until it is paid', async () => {
    const departure = await createDeparture(deps.db, { programme_id: partner.programmeId });
    const { member, bookingId, code } = await ordered(departure.id);
    const started = await startConversation(shop.deps, member.actor, {
      counterpart: { order: bookingId },
      brand: brand(),
    });
    const { id } = started.conversation;
    expect(started.card).toEqual({ kind: 'order', id: bookingId });
    const asked = await write(shop.deps, member, id, 'Sudah benar?', { card: started.card });
    expect(asked.card).toMatchObject({ kind: 'order', code, state: 'waiting_payment' });
    const card = { kind: 'payment', id: code };
    await expect(write(shop.deps, member, id, '', { card })).rejects.toMatchObject({
      faults: [{ field: 'card' }],
    });
    const invoice = await write(shop.deps, partner.staff, id, '', { card });
    expect(invoice.card).toMatchObject({ kind: 'payment', orderCode: code, status: 'waiting' });
    const product = { kind: 'product', id: departure.slug };
    expect((await write(shop.deps, member, id, '', { card: product })).card).toMatchObject({
      slug: departure.slug,
    });
    await expect(
      write(deps, talk.staff, talk.id, '', { card: { kind: 'order', id: code } }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
    await pinPromise(deps, member.actor, { conversationId: id, messageId: invoice.id, order: code });
    expect((await listMessages(deps, member.actor, id)).items[1]!.pinnedTo).toBe(code);
    // A bill promises nothing in words.
    expect(await listOrderPromises(deps, member.actor, { kind: 'order', id: bookingId })).toEqual([]);
    const promise = await write(deps, partner.staff, id, 'Kamarnya pasti bertiga');
    await pinPromise(deps, member.actor, { conversationId: id, messageId: promise.id, order: code });
    for (const { actor } of [member, partner.staff])
      expect(await listOrderPromises(deps, actor, { kind: 'order', id: bookingId })).toMatchObject([
        { conversationId: id, sequence: 4, text: 'Kamarnya pasti bertiga' },
      ]);
    expect(await listOrderPromises(deps, talk.member.actor, { kind: 'order', id: bookingId })).toEqual([]);
  });

  async function ordered(departure: string) {
    const { member, bookingId } = await createOrder(shop, { departure });
    const { code } = await deps.db
      .selectFrom('bookings')
      .select('code')
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow();
    return { member, bookingId, code };
  }
});

/** As a bank's code for a transfer is one. */
const qris =
  '00020101021226610016ID.CO.SHOPEE.WWW01189360091800000000180208000000185204581253033605802ID5911TOKO CONTOH6007JAKARTA61051234562070703A016304ABCD';

function qrPicture(text: string): Promise<Buffer> {
  const { data, size } = encode(text);
  const modules = data.flatMap((row, y) =>
    row.map((dark, x) => (dark ? `<rect x="${x + 4}" y="${y + 4}" width="1" height="1"/>` : '')),
  );
  return picture(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 ${size + 8} ${size + 8}"><rect width="100%" height="100%" fill="#fff"/>${modules.join('')}</svg>`,
  );
}

/** Pages of A4 with text; `on` of them a picture, four centimetres wide. */
function pdfOf(pages: number, shown?: { picture: Buffer; on: number }): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const made = new Pdf({ size: 'A4' });
    const chunks: Buffer[] = [];
    made.on('data', (chunk: Buffer) => void chunks.push(chunk));
    made.on('end', () => resolve(Buffer.concat(chunks)));
    made.on('error', reject);
    for (let page = 1; page <= pages; page += 1) {
      if (page > 1) made.addPage();
      made.text(`Halaman ${page}. `.repeat(200));
      if (shown?.on === page) made.image(shown.picture, 300, 600, { width: 113 });
    }
    made.end();
  });
}

describe('files', () => {
  it('that are PDFs are warned of when a page shows a QR code, the last of twelve too', async () => {
    const shown = { picture: await qrPicture(qris), on: 12 };
    const bill = await uploadAttachment(deps, talk.staff.actor, talk.id, await pdfOf(12, shown));
    expect((await write(deps, talk.staff, talk.id, '', { attachments: [bill] })).warnings).toEqual(['qr']);
    const plain = await uploadAttachment(deps, talk.staff.actor, talk.id, await pdfOf(2));
    expect((await write(deps, talk.staff, talk.id, '', { attachments: [plain] })).warnings).toEqual([]);
  });

  it('are redrawn, sent once, and read by those who take part only; a QR code is warned of', async () => {
    const qr = await qrPicture('00020101021226');
    const file = await uploadAttachment(deps, talk.staff.actor, talk.id, qr);
    await expect(readAttachment(deps, talk.member.actor, talk.id, file)).rejects.toMatchObject({
      code: 'not_found',
    });
    const { warnings, attachments } = await write(deps, talk.staff, talk.id, '', { attachments: [file] });
    expect(warnings).toEqual(['qr']);
    expect(attachments).toMatchObject([{ id: file, contentType: 'image/webp' }]);
    const read = await readAttachment(deps, talk.member.actor, talk.id, file);
    expect((await sharp(read.bytes).metadata()).format).toBe('webp');
    await expect(readAttachment(deps, operator.actor, talk.id, file)).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(write(deps, talk.staff, talk.id, '', { attachments: [file] })).rejects.toMatchObject({
      faults: [{ field: 'attachments' }],
    });
  });

  it('without a QR code carry no warning, and unsent ones are deleted after a day', async () => {
    const plain = await picture(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle r="9"/></svg>',
    );
    const sent = await uploadAttachment(deps, talk.member.actor, talk.id, plain);
    expect((await write(deps, talk.member, talk.id, '', { attachments: [sent] })).warnings).toEqual([]);
    await uploadAttachment(deps, talk.member.actor, talk.id, plain);
    expect(await purgeAttachments(at(86_399))).toBe(0);
    expect(await purgeAttachments(at(86_401))).toBe(1);
    await expect(
      uploadAttachment(deps, talk.member.actor, talk.id, Buffer.from('bukan gambar')),
    ).rejects.toMatchObject({ faults: [{ field: 'file' }] });
  });
});

describe('against fraud', () => {
  it('either side blocks, only that side opens again, and nobody blocks support', async () => {
    await write(deps, talk.staff, talk.id, 'Halo');
    await blockConversation(deps, talk.member.actor, talk.id, true);
    for (const who of [talk.member, talk.staff])
      await expect(write(deps, who, talk.id, 'Halo')).rejects.toMatchObject({ code: 'conversation_blocked' });
    await expect(blockConversation(deps, talk.staff.actor, talk.id, false)).rejects.toMatchObject({
      code: 'forbidden',
    });
    await blockConversation(deps, talk.member.actor, talk.id, false);
    await write(deps, talk.staff, talk.id, 'Halo lagi');
    const support = await startConversation(deps, talk.member.actor, {
      counterpart: { support: true },
      brand: brand(),
    });
    await expect(
      blockConversation(deps, talk.member.actor, support.conversation.id, true),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('a report carries its evidence to the operator, who also sees repeat offenders', async () => {
    for (let count = 0; count < 3; count += 1)
      await write(deps, talk.staff, talk.id, `WA saja 0812345678${count}0`);
    await reportConversation(deps, talk.member.actor, talk.id, { reason: 'fraud', note: 'Minta transfer' });
    const report = (await listConversationReports(deps, operator.actor)).find(
      ({ conversationId }) => conversationId === talk.id,
    )!;
    expect(report).toMatchObject({
      reason: 'fraud',
      note: 'Minta transfer',
      reporterId: talk.member.account.id,
    });
    expect(report.evidence.map(({ warnings }) => warnings)).toEqual([['phone'], ['phone'], ['phone']]);
    const offenders = await listRepeatOffenders(deps, operator.actor);
    expect(offenders.find(({ accountId }) => accountId === talk.staff.account.id)).toMatchObject({
      messages: 3,
      conversations: 1,
    });
    const settle = (note: string) => settleConversationReport(deps, operator.actor, report, { note });
    await expect(settle(' ')).rejects.toMatchObject({ faults: [{ field: 'note' }] });
    await settle('Mitra sudah diperingatkan');
    expect(
      await deps.db
        .selectFrom('conversation_reports')
        .select(['settled_by', 'settlement_note'])
        .where('conversation_id', '=', talk.id)
        .execute(),
    ).toEqual([{ settled_by: operator.account.id, settlement_note: 'Mitra sudah diperingatkan' }]);
    expect(await listConversationReports(deps, operator.actor)).toEqual([]);
    expect(
      await deps.db
        .selectFrom('audit_log')
        .select(['actor_role', 'subject_id'])
        .where('action', '=', 'conversation_report.settled')
        .execute(),
    ).toEqual([{ actor_role: 'operator_support', subject_id: talk.member.account.id }]);
    await expect(settle('Sekali lagi')).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(listRepeatOffenders(deps, talk.staff.actor)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('support reads the conversation around an open report, and its member sees that in their log', async () => {
    for (let count = 1; count <= 60; count += 1) {
      await deps.db.deleteFrom('throttles').execute();
      await write(deps, count % 2 ? talk.member : talk.staff, talk.id, `Pesan ${count}`);
      if (count === 40) await reportConversation(deps, talk.staff.actor, talk.id, { reason: 'rude' });
    }
    const ref = { conversationId: talk.id, reporterId: talk.staff.account.id };
    const read = async (cursor = {}) => {
      const { messages, ...rest } = await readReportedConversation(deps, operator.actor, ref, cursor);
      return { ...rest, span: [messages[0]?.sequence, messages.at(-1)?.sequence, messages.length] };
    };
    expect(await read()).toMatchObject({ reportedSequence: 40, lastSequence: 60, span: [26, 55, 30] });
    expect((await read({ before: 26 })).span).toEqual([1, 25, 25]);
    expect((await read({ after: 55 })).span).toEqual([56, 60, 5]);
    const lines = deps.db
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'conversation_report.read')
      .where('subject_id', '=', talk.member.account.id);
    expect((await lines.execute()).length).toBe(3);
    await expect(readReportedConversation(deps, talk.staff.actor, ref)).rejects.toMatchObject({
      code: 'forbidden',
    });
    await settleConversationReport(deps, operator.actor, ref, { note: 'Selesai' });
    await expect(read()).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the shared inbox', () => {
  it('is quiet for all colleagues once one of them has answered, and for nobody else', async () => {
    const colleague = await createMember(deps, { roles: ['partner_staff'], partnerId: talk.partnerId });
    const second = await createConversation(deps, {
      staff: talk.staff,
      partner: { id: talk.partnerId, slug: talk.partnerSlug },
    });
    const unread = () =>
      Promise.all(
        [talk.staff, colleague, talk.member].map(({ actor }) => countUnreadNotifications(deps, actor)),
      );
    await write(deps, talk.member, talk.id, 'Apakah masih ada kursi?');
    await write(deps, second.member, second.id, 'Halo');
    expect(await unread()).toEqual([2, 2, 0]);
    await write(deps, talk.staff, talk.id, 'Masih ada, Ibu.');
    expect(await unread()).toEqual([1, 1, 1]);
    await write(deps, talk.member, talk.id, 'Terima kasih');
    expect(await unread()).toEqual([2, 2, 0]);
  });

  it('has an assignee, notes that members never see, and canned answers', async () => {
    await write(deps, talk.member, talk.id, 'Halo');
    await assignConversation(deps, talk.staff.actor, talk.id, true);
    expect((await getListedConversation(deps, talk.staff.actor, talk.id)).assignee?.id).toBe(
      talk.staff.account.id,
    );
    await addConversationNote(deps, talk.staff.actor, talk.id, { text: 'Keluarga besar' });
    expect((await listConversationNotes(deps, talk.staff.actor, talk.id)).map(({ text }) => text)).toEqual([
      'Keluarga besar',
    ]);
    for (const attempt of [
      () => listConversationNotes(deps, talk.member.actor, talk.id),
      () => assignConversation(deps, talk.member.actor, talk.id, true),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'not_found' });
    const canned = { title: 'Salam', text_id: 'Selamat datang', text_en: 'Welcome' };
    const { id } = await addCannedAnswer(deps, talk.staff.actor, talk.partnerId, canned);
    expect(await listCannedAnswers(deps, talk.staff.actor, talk.partnerId)).toEqual([
      { id, title: 'Salam', text: { id: 'Selamat datang', en: 'Welcome' } },
    ]);
    await expect(deleteCannedAnswer(deps, operator.actor, id)).rejects.toMatchObject({ code: 'not_found' });
    await deleteCannedAnswer(deps, talk.staff.actor, id);
    expect(await listCannedAnswers(deps, talk.staff.actor, talk.partnerId)).toEqual([]);
  });

  it('tells an honest median: too few answers tell nothing, and who still waits counts', async () => {
    const hoursAfter = async (seconds: number) => {
      await countReplyTimes(at(seconds));
      const rows = await deps.db.selectFrom('partner_reply_times').selectAll().execute();
      return rows.find(({ partner_id }) => partner_id === talk.partnerId)?.median_hours ?? null;
    };
    for (const wait of [60, 4_000, 9_000, 20_000]) {
      const member = await createMember(deps);
      const other = await createConversation(deps, {
        member,
        staff: talk.staff,
        partner: { id: talk.partnerId, slug: talk.partnerSlug },
      });
      await write(deps, member, other.id, 'Halo');
      await write(at(wait), talk.staff, other.id, 'Ya');
      // A second answer answers nobody who waits.
      await write(at(wait + 50_000), talk.staff, other.id, 'Ada lagi?');
    }
    expect(await hoursAfter(80_000)).toBeNull();
    await write(deps, talk.member, talk.id, 'Halo');
    expect(await hoursAfter(90_000)).toBe(3);
    // A month later nobody has asked: nothing is said any more.
    expect(await hoursAfter(40 * 86_400)).toBeNull();
  });

  it('shows who is connected, until they have not been seen for a while', async () => {
    await write(deps, talk.member, talk.id, 'Halo');
    await recordPresence(deps, [talk.staff.account.id]);
    const { peerSeenAt } = await getListedConversation(deps, talk.member.actor, talk.id);
    expect(isPresent(peerSeenAt, deps.now())).toBe(true);
    expect(isPresent(peerSeenAt, at(76).now())).toBe(false);
  });
});
