// Who may be in which room (spec §6, §7 realtime): every role and every kind of room, over real sockets. A room that somebody may not join
// also tells them nothing.
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startConversation } from '#domain/conversations';
import { type PartnerDuty, partnerDuties } from '#shared/partner-duties';
import { type Role, roles } from '#shared/roles';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createConversation, write } from '#test/factories/conversations';
import { createStore } from '#test/factories/items';
import { createPartner, createPlaces } from '#test/factories/programmes';
import { useTestContext } from '#test/test-context';
import { mountRealtime } from './realtime.ts';

const { deps, database } = useTestContext();
const host = '127.0.0.1';
const customer = { type: 'customer', customer_type: 'marketplace' };
const rooms = ['agency', 'store', 'support'] as const;
type Room = (typeof rooms)[number];

interface Person {
  role?: Role;
  /** Of which organisation; "other" is one of the same kind that takes part in nothing here. */
  at?: 'agency' | 'store' | 'other';
  duties?: PartnerDuty[];
  hasSecondFactor?: boolean;
  as: object;
  joins: readonly Room[];
}

/** Whoever writes is in every room of hers; nobody else is in more than one. */
const people: Record<string, Person> = {
  'the member': { as: customer, joins: rooms },
  'another member': { as: customer, joins: [] },
  'a consultant': { role: 'consultant', as: customer, joins: [] },
  "the agency's owner": { role: 'partner_staff', at: 'agency', as: { type: 'partner' }, joins: ['agency'] },
  "the agency's owner on her own pages": {
    role: 'partner_staff',
    at: 'agency',
    as: customer,
    joins: ['agency'],
  },
  "the agency's colleague for conversations": {
    role: 'partner_staff',
    at: 'agency',
    duties: ['chat'],
    as: { type: 'partner' },
    joins: ['agency'],
  },
  "the agency's colleague for everything but conversations": {
    role: 'partner_staff',
    at: 'agency',
    duties: partnerDuties.filter((duty) => duty !== 'owner' && duty !== 'chat'),
    as: customer,
    joins: [],
  },
  "the agency's tour leader": {
    role: 'partner_staff',
    at: 'agency',
    duties: ['tour_leader'],
    as: customer,
    joins: [],
  },
  "the agency's owner without a second factor": {
    role: 'partner_staff',
    at: 'agency',
    hasSecondFactor: false,
    as: customer,
    joins: [],
  },
  'the owner of another agency': { role: 'partner_staff', at: 'other', as: { type: 'partner' }, joins: [] },
  "the store's staff": { role: 'store_staff', at: 'store', as: { type: 'store' }, joins: ['store'] },
  "the store's staff without a second factor": {
    role: 'store_staff',
    at: 'store',
    hasSecondFactor: false,
    as: customer,
    joins: [],
  },
  'staff of another store': { role: 'store_staff', at: 'other', as: { type: 'store' }, joins: [] },
  'staff of a distribution partner': { role: 'distribution_staff', at: 'other', as: customer, joins: [] },
  "a bank's officer": { role: 'bank_officer', at: 'other', as: { type: 'bank' }, joins: [] },
  "a bank's approver": { role: 'bank_approver', at: 'other', as: { type: 'bank' }, joins: [] },
  "a bank's auditor": { role: 'bank_auditor', at: 'other', as: { type: 'bank' }, joins: [] },
  support: { role: 'operator_support', as: { type: 'operator' }, joins: ['support'] },
  'support without a second factor': {
    role: 'operator_support',
    hasSecondFactor: false,
    as: customer,
    joins: [],
  },
  finance: { role: 'operator_finance', as: customer, joins: [] },
  content: { role: 'operator_content', as: customer, joins: [] },
  acquisition: { role: 'operator_acquisition', as: customer, joins: [] },
};

const kindOf: Partial<Record<Role, 'travel' | 'store' | 'financial' | 'distribution_channel'>> = {
  partner_staff: 'travel',
  distribution_staff: 'distribution_channel',
  bank_officer: 'financial',
  bank_approver: 'financial',
  bank_auditor: 'financial',
};
let server: FastifyInstance;
let member: SignedIn;
let chats: Record<Room, string>;
let organisations: Record<'agency' | 'store', string>;
const open: Socket[] = [];
beforeAll(async () => {
  await createPlaces(database.db);
  member = await createMember(deps, { host });
  const store = await createStore(deps.db);
  const agency = await createConversation(deps, { member });
  const begin = async (counterpart: { store: string } | { support: true }) =>
    (await startConversation(deps, member.actor, { counterpart, brand: deps.brands.forHost('brand.test') }))
      .conversation.id;
  organisations = { agency: agency.partnerId, store: store.id };
  chats = {
    agency: agency.id,
    store: await begin({ store: store.slug }),
    support: await begin({ support: true }),
  };
  server = fastify({ logger: { level: 'silent' } });
  await mountRealtime(server, deps, { url: database.url });
  await server.listen({ host, port: 0 });
});
afterAll(() => server.close());
// Nobody writes as much as this member.
beforeEach(() => deps.db.deleteFrom('throttles').execute());
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});

async function signedIn({ role, at, duties, hasSecondFactor }: Person): Promise<SignedIn> {
  if (role === undefined) return createMember(deps, { host });
  return createMember(deps, {
    host,
    roles: [role],
    ...(at !== undefined && { partnerId: await organisationOf(role, at) }),
    ...(duties && { duties }),
    ...(hasSecondFactor !== undefined && { hasSecondFactor }),
  });
}

async function organisationOf(role: Role, at: NonNullable<Person['at']>): Promise<string> {
  if (at !== 'other') return organisations[at];
  if (role === 'store_staff') return (await createStore(deps.db)).id;
  return (await createPartner(deps.db, { kind: kindOf[role]! })).id;
}

/** Connected, and what it has heard since of messages and conversations. */
async function connect(who: SignedIn, as: object): Promise<{ socket: Socket; heard: string[] }> {
  const { port } = server.server.address() as AddressInfo;
  const socket = io(`http://${host}:${port}`, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth: { ...as, authorization: `Bearer ${who.tokens.jwt}` },
  });
  open.push(socket);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  const heard: string[] = [];
  socket.on('receiveMessage', ({ user_chat_id: id }: { user_chat_id: string }) => heard.push(id));
  return { socket, heard };
}
const join = async (socket: Socket, id: string) =>
  ((await socket.emitWithAck('joinRoomChats', { user_chat_id: id })) as { ok: boolean }).ok;

it('knows every role', () => {
  const tried = new Set(Object.values(people).map(({ role }) => role));
  expect(roles.filter((role) => !tried.has(role))).toEqual([]);
});

describe.each(Object.entries(people))('%s', (name, person) => {
  it(`joins, and hears of, ${person.joins.join(', ') || 'no conversation of others'}`, async () => {
    const who = name === 'the member' ? member : await signedIn(person);
    const { socket, heard } = await connect(who, person.as);
    const joined: Room[] = [];
    for (const room of rooms) if (await join(socket, chats[room])) joined.push(room);
    expect(joined).toEqual(person.joins);
    // Everybody has totals of their own, and a list.
    for (const event of ['joinTotalNotification', 'joinRoomChats'])
      expect(await socket.emitWithAck(event)).toEqual({ ok: true });
    const witness = await connect(member, customer);
    for (const room of rooms) await join(witness.socket, chats[room]);
    for (const room of rooms) await write(deps, member, chats[room], 'Assalamualaikum');
    await expect.poll(() => witness.heard.length).toBe(rooms.length);
    // What was told before comes before this answer.
    await socket.emitWithAck('joinTotalNotification');
    expect(new Set(heard)).toEqual(new Set(person.joins.map((room) => chats[room])));
  });
});
