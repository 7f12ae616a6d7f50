// Conversations as forms (docs/product/conversations.md): begun from a partner's page, with whom it is, warned of, and nobody else's.
import { beforeAll, describe, expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createTestDeps } from '#test/deps';
import { SEEDED_ON } from '#test/harness';
import { headingOf, useDemoSite } from './demo-site.ts';

const host = 'rihlah.localhost';
const site = useDemoSite();
let member: SignedIn;
let stranger: SignedIn;
beforeAll(async () => {
  const deps = await createTestDeps(site.database, new Date(`${SEEDED_ON}T05:00:00Z`));
  [member, stranger] = [await createMember(deps, { host }), await createMember(deps, { host })];
});

const ask = (who: SignedIn, url: string) => site.app.inject({ url, headers: { host, ...who.headers } });
const send = (who: SignedIn, url: string, message: string) =>
  site.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams({ client_id: randomUUID(), message }).toString(),
    headers: {
      host,
      origin: `http://${host}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...who.headers,
    },
  });

describe('a conversation with a partner', () => {
  test('says with whom it would begin, and a mere visit writes nothing', async () => {
    const { body } = await ask(member, '/chat?partner=nurzaman');
    expect(headingOf(body)).toBe('Percakapan');
    expect(body).toMatch(/Pesan pertama Anda untuk [^<]*Nurzaman/);
    expect((await ask(member, '/chat')).body).toContain('Belum ada percakapan');
    expect((await ask(member, '/chat?partner=tidak-ada')).statusCode).toBe(404);
  });

  test('begins with its first message, goes on, and belongs to those who take part', async () => {
    expect((await send(member, '/chat?partner=nurzaman', ' ')).statusCode).toBe(422);
    const begun = await send(member, '/chat?partner=nurzaman', 'Apakah kamar bertiga masih ada?');
    expect(begun.statusCode).toBe(303);
    const address = begun.headers.location!;
    expect((await send(member, address, 'Untuk bulan Mei.')).statusCode).toBe(303);
    const { body } = await ask(member, address);
    expect(body.indexOf('kamar bertiga')).toBeGreaterThan(-1);
    expect(body.indexOf('bulan Mei')).toBeGreaterThan(body.indexOf('kamar bertiga'));
    for (const refused of [await ask(stranger, address), await send(stranger, address, 'Halo')])
      expect(refused.statusCode).toBe(404);
    expect((await ask(member, '/chat')).body).not.toContain('Belum ada percakapan');
  });

  test('leads a guest to sign in', async () => {
    const { statusCode, headers } = await site.app.inject({ url: '/chat', headers: { host } });
    expect([statusCode, headers.location]).toEqual([302, expect.stringContaining('/auth/login')]);
  });
});

describe('a conversation with a store', () => {
  test('is offered where it sells, begins about the item, and stands in its own inbox', async () => {
    const { store, item, storeId } = await site.database.db
      .selectFrom('items as i')
      .innerJoin('partners as p', 'p.id', 'i.store_id')
      .select(['p.slug as store', 'i.slug as item', 'p.id as storeId'])
      .where('i.state', '=', 'published')
      .where('p.state', '=', 'active')
      .orderBy('i.slug')
      .executeTakeFirstOrThrow();
    const guest = async (url: string) => (await site.app.inject({ url, headers: { host } })).body;
    expect(await guest(`/oleh-oleh/${store}/${item}`)).toContain(`/chat?item=${item}"`);
    expect(await guest(`/oleh-oleh/${store}`)).toContain(`/chat?store=${store}"`);
    const card = `href="/oleh-oleh/${store}/${item}"`;
    expect((await ask(member, `/chat?item=${item}`)).body).toContain(card);
    const begun = await send(member, `/chat?item=${item}`, 'Apakah bisa dikirim sebelum Ramadan?');
    expect(begun.statusCode).toBe(303);
    expect((await ask(member, begun.headers.location!)).body).toContain(card);
    const deps = await createTestDeps(site.database, new Date(`${SEEDED_ON}T05:00:00Z`));
    const staff = await createMember(deps, { host, roles: ['store_staff'], partnerId: storeId });
    expect((await ask(staff, '/store-console/chat')).body).toContain('sebelum Ramadan');
    expect((await ask(stranger, '/store-console/chat')).body).not.toContain('sebelum Ramadan');
    // As letters of before name it.
    expect((await ask(staff, '/chat?inbox=store')).headers.location).toBe('/store-console/chat');
    const [, id] = begun.headers.location!.split('/chat/');
    const inConsole = `/store-console/chat/${id}`;
    expect((await ask(staff, inConsole)).body).toContain('sebelum Ramadan');
    for (const [who, path] of [
      [member, inConsole],
      [staff, `/partner-console/chat/${id}`],
      [staff, `/operator/chat/${id}`],
    ] as const)
      expect((await ask(who, path)).statusCode).toBe(403);
    // Whoever answers there stays there.
    const answered = await send(staff, `/chat/${id}`, 'Bisa, Ibu.');
    expect([answered.statusCode, answered.headers.location]).toEqual([303, inConsole]);
  });
});

describe.each([
  ['partner', 'partner_staff', 'nurzaman'],
  ['store', 'store_staff', 'toko-barokah'],
  ['operator', 'operator_support', null],
] as const)('in the inbox of the console: %s', (reader, role, slug) => {
  const list = `/${reader === 'operator' ? 'operator' : `${reader}-console`}/chat`;
  let staff: SignedIn;
  let address: string;
  beforeAll(async () => {
    const deps = await createTestDeps(site.database, new Date(`${SEEDED_ON}T05:00:00Z`));
    const partnerId =
      slug &&
      (await deps.db.selectFrom('partners').select('id').where('slug', '=', slug).executeTakeFirstOrThrow())
        .id;
    staff = await createMember(deps, { host, roles: [role], ...(partnerId && { partnerId }) });
    const asking = await createMember(deps, { host });
    const begins = slug ? `/chat?${reader}=${slug}` : '/chat?support=1';
    const begun = await send(asking, begins, 'Apakah masih ada?');
    address = `${list}/${begun.headers.location!.split('/').at(-1)}`;
  });
  const post = (fields: Record<string, string>) =>
    site.app.inject({
      method: 'POST',
      url: address,
      payload: new URLSearchParams({ client_id: randomUUID(), ...fields }).toString(),
      headers: {
        host,
        origin: `http://${host}`,
        'content-type': 'application/x-www-form-urlencoded',
        ...staff.headers,
      },
    });

  test('every form is sent to the page that it stands on', async () => {
    const { body } = await ask(staff, address);
    const sentTo = [...body.matchAll(/<form[^>]*method="post"[^>]*>/g)]
      .map(([form]) => /action="([^"]*)"/.exec(form)![1]!)
      .filter((to) => to.includes('chat'));
    expect(sentTo.length).toBeGreaterThan(3);
    expect(new Set(sentTo)).toEqual(new Set([address]));
  });

  test.each([
    ['a message that is too long', { intent: 'send', message: 'x'.repeat(2_001) }, 'x'.repeat(2_001)],
    ['a message that says nothing', { intent: 'send', message: ' ' }, 'name="message"'],
    ['an empty note', { intent: 'note', note: ' ' }, 'name="note"'],
    ['a note that is too long', { intent: 'note', note: 'y'.repeat(1_001) }, 'y'.repeat(1_001)],
    [
      'an answer without text',
      { intent: 'canned', title: 'Kamar bertiga', text_id: '' },
      'value="Kamar bertiga"',
    ],
  ])('%s is refused there, and what was written stays', async (_what, fields, stays) => {
    const { statusCode, body } = await post(fields as Record<string, string>);
    expect(statusCode).toBe(422);
    expect(body).toMatch(/role="alert"/);
    expect(body).toContain(`href="${list}"`);
    expect(body).toContain(`action="${address}"`);
    expect(body).toContain(stays);
  });

  test('what is taken leads back there', async () => {
    for (const fields of [
      { intent: 'send', message: 'Masih ada, Ibu.' },
      { intent: 'note', note: 'Sudah dijawab' },
      { intent: 'take' },
    ]) {
      const { statusCode, headers } = await post(fields as Record<string, string>);
      expect([statusCode, headers.location]).toEqual([303, address]);
    }
    const { body } = await ask(staff, address);
    for (const text of ['Masih ada, Ibu.', 'Sudah dijawab']) expect(body).toContain(text);
  });

  test('nobody else’s conversation is answered there, nor one’s own as a member', async () => {
    const own = await send(staff, '/chat?partner=nurzaman', 'Saya sendiri bertanya');
    const id = own.headers.location!.split('/').at(-1)!;
    const reached = await site.app.inject({
      method: 'POST',
      url: `${list}/${id}`,
      payload: new URLSearchParams({ client_id: randomUUID(), message: 'Halo' }).toString(),
      headers: {
        host,
        origin: `http://${host}`,
        'content-type': 'application/x-www-form-urlencoded',
        ...staff.headers,
      },
    });
    expect(reached.statusCode).toBe(404);
  });
});
