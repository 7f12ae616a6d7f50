// Calls about travellers' documents (spec §7 Member).
import sharp from 'sharp';
import type { Deps } from '#domain/deps';
import { grantHolding } from '#domain/bookings';
import { listParticipants } from '#domain/participants';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createOrder, openBookingSetup } from '#test/factories/bookings';
import { createDeparture } from '#test/factories/programmes';
import { multipart } from '#test/multipart';
import type { Ask, Call } from '#test/api/call';

const bookings = '/api/v3/users/bookings';
const picture = () =>
  sharp({ create: { width: 2, height: 2, channels: 3, background: '#0b5d47' } })
    .jpeg()
    .toBuffer();

/** An order of somebody, and who travels on it. */
async function placesOf(deps: Deps, member: SignedIn): Promise<{ booking: string; participant: string }> {
  const departure = await createDeparture(deps.db);
  // One caller asks about many.
  await grantHolding(deps, 'system', member.account.id, { orders: 100, seats: 100 });
  const { bookingId } = await createOrder(openBookingSetup(deps), { member, departure: departure.id });
  return { booking: bookingId, participant: (await listParticipants(deps, member.actor, bookingId))[0]!.id };
}

const none = '00000000-0000-0000-0000-000000000000';
const names = [none, 'tidak-ada', '%00', '%27%20or%201=1'];
const listOf = (booking: string, participant: string) => ({
  url: `${bookings}/${booking}/participants/${participant}/documents`,
});
const foreignList: Ask = async ({ deps }) => {
  const { booking, participant } = await placesOf(deps, await createMember(deps));
  return listOf(booking, participant);
};
const own =
  (ask: (place: { booking: string; participant: string }) => Ask | Promise<Ask>): Ask =>
  async (context) => {
    const asked = await ask(await placesOf(context.deps, context.caller!));
    return typeof asked === 'function' ? asked(context) : typeof asked === 'string' ? { url: asked } : asked;
  };
const upload = (
  bytes: () => Promise<Uint8Array>,
  {
    field = 'file',
    kind = 'passport',
    participantId,
  }: { field?: string; kind?: string; participantId?: string } = {},
): Ask =>
  own(async ({ booking, participant }) => ({
    url: `${bookings}/${booking}/participant-documents/${kind}/participants/${participantId ?? participant}`,
    ...(await multipart({ [field]: { bytes: await bytes(), name: 'paspor.jpg', type: 'image/jpeg' } })),
  }));
const foreignUpload: Ask = async ({ deps }) => {
  const { booking, participant } = await placesOf(deps, await createMember(deps));
  return {
    url: `${bookings}/${booking}/participant-documents/passport/participants/${participant}`,
    ...(await multipart({ file: { bytes: await picture(), name: 'paspor.jpg', type: 'image/jpeg' } })),
  };
};

const person = { name: 'Siti Aminah', birth_date: '1970-05-12', gender: 'female' };
const save = (change: object = {}, participantId?: string): Ask =>
  own(({ booking, participant }) => ({
    url: `${bookings}/${booking}/participants/${participantId ?? participant}`,
    body: { ...person, ...change },
  }));
const foreignSave: Ask = async ({ deps }) => {
  const { booking, participant } = await placesOf(deps, await createMember(deps));
  return { url: `${bookings}/${booking}/participants/${participant}`, body: person };
};

export const participantCalls: Record<string, Call> = {
  [`PUT ${bookings}/:id/participants/:p`]: {
    works: [
      save(),
      save({
        nik: '3171 2345 0570 0001',
        passport_number: 'x1234567',
        passport_expires_on: '2030-01-01',
        phone: '081234567890',
        relation: 'self',
      }),
      save({ father_name: 'Ahmad', marital_status: 'married', education: 's1', address: 'Jalan Melati 5' }),
    ],
    wrong: [
      [save({ name: 'Siti' }), 'name'],
      [save({ name: ['a', 'b'] }), 'name'],
      [save({ birth_date: '1970-02-30' }), 'birth_date'],
      [save({ gender: 'x' }), 'gender'],
      [save({ nik: '1' }), 'nik'],
      [save({ passport_number: '<b>' }), 'passport_number'],
      [save({ passport_expires_on: '01-04-2027' }), 'passport_expires_on'],
      [save({ phone: 'abcdefghijk' }), 'phone'],
      [save({ vaccinated_on: '2099-01-01' }), 'vaccinated_on'],
      [save({ relation: 7 }), 'relation'],
      [save({ education: 'x' }), 'education'],
      [save({ passport_issued_on: '2099-01-01' }), 'passport_issued_on'],
    ],
    unknown: [
      save({}, none),
      save({}, 'x'),
      save({}, '%00'),
      foreignSave,
      ...names.map((name) => ({ url: `${bookings}/${name}/participants/${none}`, body: person })),
    ],
  },
  [`GET ${bookings}/:id/participants/:p/documents`]: {
    works: [own(({ booking, participant }) => listOf(booking, participant))],
    unknown: [
      ...names.map((name) => listOf(name, none)),
      ...names.map((name) => own(({ booking }) => listOf(booking, name))),
      foreignList,
    ],
  },
  [`POST ${bookings}/:id/participant-documents/:d/participants/:p`]: {
    works: [upload(picture)],
    wrong: [
      [upload(async () => Buffer.from('<html>')), 'file'],
      [upload(async () => new Uint8Array()), 'file'],
      [upload(picture, { field: 'paspor' }), 'file'],
      [upload(async () => Buffer.alloc(5 * 1024 * 1024 + 1)), 'file'],
    ],
    unknown: [
      upload(picture, { kind: 'sim' }),
      upload(picture, { kind: '%00' }),
      upload(picture, { participantId: none }),
      upload(picture, { participantId: 'x' }),
      foreignUpload,
    ],
  },
};
