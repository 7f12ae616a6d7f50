// What the calls about partners' standing are asked.
import { attachStandingFile, followStanding, freezePartner, getStanding } from '#domain/partner-standing';
import { createMember } from '#test/factories/accounts';
import { createPaidOrder, openBookingSetup } from '#test/factories/bookings';
import {
  checkForm,
  createLicenceCheck,
  createLicenceDocument,
  freezeForm,
  licencePicture,
  renewalForm,
  reopenForm,
} from '#test/factories/partner-standing';
import { createDeparture, createPartner, createProgramme } from '#test/factories/programmes';
import { multipart } from '#test/multipart';
import type { Ask, ApiTestContext, Call } from '#test/api/call';

const partners = '/api/v3/operator/partners';
const nobodys = ['tidak-ada', '00000000-0000-0000-0000-000000000000', '%00', 'A%27%20OR%201=1'];

const own =
  (after: string, body?: object): Ask =>
  async ({ deps }) => ({
    url: `${partners}/${(await createPartner(deps.db)).id}${after}`,
    ...(body && { body }),
  });
const unknown = (after: string, body?: object): Ask[] =>
  nobodys.map((id) => ({ url: `${partners}/${id}${after}`, ...(body && { body }) }));
const checked =
  (change: object = {}): Ask =>
  async ({ deps }) => {
    const { id } = await createPartner(deps.db);
    const licence = await deps.db
      .selectFrom('licences')
      .select('id')
      .where('partner_id', '=', id)
      .executeTakeFirstOrThrow();
    return { url: `${partners}/${id}/licence-checks`, body: checkForm(licence.id, change) };
  };
const judged =
  (change: object = {}): Ask =>
  async ({ deps }) => {
    const { partnerId, documentId } = await createLicenceDocument(deps);
    return {
      url: `${partners}/${partnerId}/licence-documents/${documentId}/verdict`,
      body: { verdict: 'bad', document_note: 'Nomornya tidak terbaca', ...change },
    };
  };
const send = async (url: string, bytes?: Buffer) => ({
  url,
  ...(await multipart({
    file: { bytes: bytes ?? (await licencePicture()), name: 'izin.png', type: 'image/png' },
  })),
});
const attached =
  (bytes?: Buffer): Ask =>
  async ({ deps }) => {
    const { partnerId, lineId } = await createLicenceCheck(deps);
    return send(`${partners}/${partnerId}/history/${lineId}/file`, bytes);
  };
/** A paid order of a frozen partner. */
async function withTask(
  { deps }: ApiTestContext,
  note = 'Keluarga dihubungi',
): Promise<{ url: string; body: object }> {
  const team = await createMember(deps, { roles: ['operator_acquisition'] });
  const { id } = await createPartner(deps.db);
  const programme = await createProgramme(deps.db, { partner_id: id });
  const departure = await createDeparture(deps.db, { programme_id: programme.id });
  await createPaidOrder(openBookingSetup(deps), { departure: departure.id });
  await freezePartner(deps, team.actor, { partnerId: id, form: freezeForm() });
  await followStanding(deps);
  const [task] = (await getStanding(deps, team.actor, id)).tasks;
  return { url: `${partners}/${id}/tasks/${task!.id}/close`, body: { task_note: note } };
}

export const partnerStandingCalls: Record<string, Call> = {
  [`GET ${partners}`]: {
    works: [partners, `${partners}?state=suspended&search=nur&limit=1&page=2`],
    wrong: { [`${partners}?limit=0`]: 'limit', [`${partners}?state=x`]: 'state' },
  },
  [`GET ${partners}/:id`]: { works: [`${partners}/{partner}`], unknown: unknown('') },
  [`POST ${partners}/:id/licence-checks`]: {
    works: [checked()],
    wrong: [
      [checked({ next_check_on: '2020-01-01' }), 'next_check_on'],
      [checked({ source: ' ' }), 'source'],
    ],
    unknown: [
      ...unknown('/licence-checks', checkForm('00000000-0000-0000-0000-000000000000')),
      checked({ licence_id: 'x' }),
    ],
  },
  [`POST ${partners}/:id/licences`]: {
    works: [own('/licences', renewalForm())],
    wrong: [
      [own('/licences', renewalForm({ number: '400' })), 'number'],
      [own('/licences', renewalForm({ valid_until: '2027-01-01' })), 'valid_until'],
    ],
    unknown: unknown('/licences', renewalForm()),
  },
  [`POST ${partners}/:id/history/:line/file`]: {
    works: [attached()],
    wrong: [[attached(Buffer.from('<html>')), 'file']],
    unknown: [
      ...nobodys.map(
        (id): Ask =>
          async () =>
            send(`${partners}/${id}/history/1/file`),
      ),
      ...['x', '0', '%00', '9'.repeat(30)].map(
        (line): Ask =>
          async ({ deps }) =>
            send(`${partners}/${(await createPartner(deps.db)).id}/history/${line}/file`),
      ),
    ],
  },
  [`GET ${partners}/:id/files/:file`]: {
    works: [
      async ({ deps }) => {
        const { partnerId, lineId } = await createLicenceCheck(deps);
        const { actor } = await createMember(deps, { roles: ['operator_acquisition'] });
        const file = await licencePicture();
        await attachStandingFile(deps, actor, { partnerId, eventId: lineId, file });
        const [line] = (await getStanding(deps, actor, partnerId)).history;
        return { url: `${partners}/${partnerId}/files/${line!.fileId}` };
      },
    ],
    unknown: [
      ...unknown('/files/00000000-0000-0000-0000-000000000000'),
      ...nobodys.map((name) => own(`/files/${name}`)),
    ],
  },
  [`GET ${partners}/:id/licence-documents/:document`]: {
    works: [
      async ({ deps }) => {
        const { partnerId, documentId } = await createLicenceDocument(deps);
        return { url: `${partners}/${partnerId}/licence-documents/${documentId}` };
      },
    ],
    unknown: [
      // Another partner's.
      async ({ deps }) => {
        const { documentId } = await createLicenceDocument(deps);
        return { url: `${partners}/${(await createPartner(deps.db)).id}/licence-documents/${documentId}` };
      },
      ...nobodys.map((name) => own(`/licence-documents/${name}`)),
    ],
  },
  [`POST ${partners}/:id/licence-documents/:document/verdict`]: {
    works: [judged(), judged({ verdict: 'good', document_note: '' })],
    wrong: [
      [judged({ verdict: 'x' }), 'verdict'],
      [judged({ document_note: ' ' }), 'document_note'],
    ],
    unknown: [
      ...unknown('/licence-documents/00000000-0000-0000-0000-000000000000/verdict', { verdict: 'good' }),
      own('/licence-documents/x/verdict', { verdict: 'good' }),
    ],
  },
  [`POST ${partners}/:id/freeze`]: {
    works: [own('/freeze', freezeForm())],
    wrong: [
      [own('/freeze', freezeForm({ event: 'x' })), 'event'],
      [own('/freeze', freezeForm({ reason_id: '' })), 'reason_id'],
      [own('/freeze', freezeForm({ effective_on: '2027-02-30' })), 'effective_on'],
    ],
    unknown: unknown('/freeze', freezeForm()),
  },
  [`POST ${partners}/:id/reopen`]: {
    works: [own('/reopen', reopenForm)],
    wrong: [[own('/reopen', { ...reopenForm, note: '' }), 'note']],
    unknown: unknown('/reopen', reopenForm),
  },
  [`POST ${partners}/:id/tasks/:task/close`]: {
    works: [(context) => withTask(context)],
    wrong: [[(context) => withTask(context, ' '), 'task_note']],
    unknown: [
      ...unknown('/tasks/00000000-0000-0000-0000-000000000000/close', { task_note: 'x' }),
      own('/tasks/x/close', { task_note: 'x' }),
    ],
  },
};
