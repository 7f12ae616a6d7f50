// Calls of a partner's staff about travellers and their documents (docs/product/participants.md).
import sharp from 'sharp';
import { tryParticipants, uploadDocument, listParticipants } from '#domain/participants';
import { guessParticipantColumns, readParticipantWord } from '#labels/participant-columns';
import { partnersOrder } from '#test/factories/partner-orders';
import { multipart } from '#test/multipart';
import type { ApiTestContext, Ask, Call } from './call.ts';

const partner = '/api/v3/partner-console';
const departures = `${partner}/departures`;
const none = '00000000-0000-0000-0000-000000000000';
const names = [none, 'tidak-ada', '%00'];

const sentFile = (bytes: Buffer) => multipart({ file: { bytes, name: 'tabel.csv', type: 'text/csv' } });
const rowOf = (code: string, name = 'Siti Rahmawati') =>
  Buffer.from(`booking,number,name,birth_date,gender\n${code},1,${name},1975-08-17,female`);
const check =
  (file: (code: string) => Buffer): Ask =>
  async (scene) => {
    const { departureId, code } = await partnersOrder(scene, 'documents');
    return { url: `${departures}/${departureId}/travellers/table/check`, ...(await sentFile(file(code))) };
  };
const write =
  (change: { trial?: string; file?: Buffer } = {}): Ask =>
  async (scene) => {
    const { staff, departureId, code } = await partnersOrder(scene, 'documents');
    const file = change.file ?? rowOf(code);
    const { trial } = change.trial
      ? { trial: change.trial }
      : await tryParticipants(scene.deps, staff.actor, {
          departureId,
          file,
          places: guessParticipantColumns,
          readWord: readParticipantWord,
        });
    return {
      url: `${departures}/${departureId}/travellers/table?trial=${trial}`,
      ...(await sentFile(file)),
    };
  };
const elsewhere = (path: string): Ask[] =>
  names.map((name) => async () => ({
    url: `${departures}/${name}${path}`,
    ...(await sentFile(rowOf('RH-22222222'))),
  }));

async function sentDocument(scene: ApiTestContext) {
  const { bookingId, member } = await partnersOrder(scene, 'documents');
  const [person] = await listParticipants(scene.deps, member.actor, bookingId);
  const documentId = await uploadDocument(scene.deps, member.actor, {
    booking: bookingId,
    participantId: person!.id,
    kind: 'photo',
    file: await sharp({ create: { width: 30, height: 20, channels: 3, background: '#0b5d47' } })
      .jpeg()
      .toBuffer(),
  });
  return { bookingId, documentId };
}
const judge =
  (body: object): Ask =>
  async (scene) => {
    const { bookingId, documentId } = await sentDocument(scene);
    return { url: `${partner}/bookings/${bookingId}/documents/${documentId}/verdict`, body };
  };

export const participantConsoleCalls: Record<string, Call> = {
  [`GET ${partner}/bookings/:id/participants`]: {
    works: [
      async (scene) => ({
        url: `${partner}/bookings/${(await partnersOrder(scene, 'orders')).bookingId}/participants`,
      }),
    ],
    unknown: names.map((name) => `${partner}/bookings/${name}/participants`),
  },
  [`GET ${partner}/bookings/:id/participants/:p/nik`]: {
    works: [
      async (scene) => {
        const { bookingId, member } = await partnersOrder(scene, 'documents');
        const [person] = await listParticipants(scene.deps, member.actor, bookingId);
        return { url: `${partner}/bookings/${bookingId}/participants/${person!.id}/nik` };
      },
    ],
    unknown: [
      ...names.map((name) => `${partner}/bookings/${name}/participants/${none}/nik`),
      ...names.map((name): Ask => async (scene) => ({
        url: `${partner}/bookings/${(await partnersOrder(scene, 'documents')).bookingId}/participants/${name}/nik`,
      })),
    ],
  },
  [`GET ${departures}/:id/travellers/table`]: {
    works: [
      async (scene) => ({
        url: `${departures}/${(await partnersOrder(scene, 'documents')).departureId}/travellers/table`,
      }),
    ],
    unknown: names.map((name) => `${departures}/${name}/travellers/table`),
  },
  [`POST ${departures}/:id/travellers/table/check`]: {
    works: [check((code) => rowOf(code)), check(() => rowOf('RH-22222222', '=1'))],
    wrong: [
      [check(() => Buffer.from('booking,number')), 'file'],
      [check(() => Buffer.from([0xff, 0xd8, 0xff])), 'file'],
    ],
    unknown: elsewhere('/travellers/table/check'),
  },
  [`POST ${departures}/:id/travellers/table`]: {
    works: [write()],
    wrong: [
      [write({ trial: 'x' }), 'file'],
      [write({ trial: 'x', file: Buffer.from('name\nSiti') }), 'file'],
    ],
    unknown: elsewhere('/travellers/table?trial=x'),
  },
  [`GET ${partner}/documents`]: { works: [`${partner}/documents`] },
  [`POST ${partner}/documents/accept`]: {
    works: [
      async (scene) => ({
        url: `${partner}/documents/accept`,
        body: { ids: [(await sentDocument(scene)).documentId] },
      }),
    ],
    wrong: [[{ url: `${partner}/documents/accept`, body: { ids: [] } }, 'ticked']],
    unknown: [none, 'tidak-ada'].map((id) => ({
      url: `${partner}/documents/accept`,
      body: { ids: [none, id] },
    })),
  },
  [`GET ${partner}/bookings/:id/documents/:d`]: {
    works: [
      async (scene) => {
        const { bookingId, documentId } = await sentDocument(scene);
        return { url: `${partner}/bookings/${bookingId}/documents/${documentId}` };
      },
    ],
    unknown: [
      ...names.map((name) => `${partner}/bookings/${name}/documents/${none}`),
      ...names.map((name): Ask => async (scene) => ({
        url: `${partner}/bookings/${(await sentDocument(scene)).bookingId}/documents/${name}`,
      })),
    ],
  },
  [`POST ${partner}/bookings/:id/documents/:d/verdict`]: {
    works: [judge({ verdict: 'rejected', reason_code: 'blurred' }), judge({ verdict: 'accepted' })],
    wrong: [
      [judge({ verdict: 'maybe' }), 'verdict'],
      [judge({ verdict: 'rejected' }), 'reason'],
      [judge({ verdict: 'rejected', reason_code: 'x' }), 'reason_code'],
    ],
    unknown: names.map((name) => ({
      url: `${partner}/bookings/${name}/documents/${none}/verdict`,
      body: { verdict: 'accepted' },
    })),
  },
};
