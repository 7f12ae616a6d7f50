// What the calls about joining are asked.
import sharp from 'sharp';
import { uploadJoinDocument } from '#domain/joining';
import {
  beginForm,
  beginOne,
  checkAll,
  createApplication,
  fillIn,
  organisationStep,
} from '#test/factories/joining';
import type { Ask, Call } from '#test/api/call';
import { multipart } from '#test/multipart';

const applications = '/api/v3/partner-applications';
const queue = '/api/v3/operator/applications';
const strangers = ['tidak-ada', '%00', 'AAAAAAAAAAAAAAAAAAAAAA', 'A%27%20OR%201=1'];
const nobodys = ['tidak-ada', '00000000-0000-0000-0000-000000000000', '%00', 'A%27%20OR%201=1'];

const begun =
  (after: string, body?: object): Ask =>
  async ({ deps }) => ({
    url: `${applications}/${await beginOne(deps, { kind: 'distribution_channel' })}${after}`,
    ...(body && { body }),
  });
const sent =
  (after: string, body?: object): Ask =>
  async ({ deps }) => ({
    url: `${queue}/${(await createApplication(deps)).id}${after}`,
    ...(body && { body }),
  });
const unknownTokens = (after: string, body?: object): Ask[] =>
  strangers.map((token) => ({ url: `${applications}/${token}${after}`, ...(body && { body }) }));
const unknownIds = (after: string, body?: object): Ask[] =>
  nobodys.map((id) => ({ url: `${queue}/${id}${after}`, ...(body && { body }) }));
const picture = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: '#0b5d47' } })
    .jpeg()
    .toBuffer();
const file = async (bytes: Buffer) => multipart({ file: { bytes, name: 'npwp.jpg', type: 'image/jpeg' } });
const step = { form: organisationStep };
const check = { item: 'identity', verdict: 'good', note: 'Akta dibaca' };

export const joiningCalls: Record<string, Call> = {
  [`POST ${applications}`]: {
    works: [async () => ({ body: beginForm() }), async () => ({ body: beginForm({ kind: 'store' }) })],
    wrong: [
      [{ body: beginForm({ kind: 'airline' }) }, 'kind'],
      [{ body: beginForm({ organisation: ' ' }) }, 'organisation'],
      [{ body: beginForm({ email: 'umi' }) }, 'email'],
      [{ body: beginForm({ phone: 'abcdefghijk' }) }, 'phone'],
      [{ body: beginForm({ terms: false }) }, 'terms'],
      [{ body: beginForm({ contact_name: 'a\u200Bb' }) }, 'contact_name'],
    ],
  },
  [`GET ${applications}/:token`]: { works: [begun('')], unknown: unknownTokens('') },
  [`PUT ${applications}/:token/steps/:step`]: {
    works: [
      begun('/steps/organisation', step),
      begun('/steps/permits', { is_unfinished: true, form: { channel: '' } }),
    ],
    wrong: [
      [begun('/steps/organisation', { form: { ...organisationStep, founded_year: '12' } }), 'founded_year'],
      [begun('/steps/organisation', { form: { ...organisationStep, address: 'Jl. A' } }), 'address'],
      [begun('/steps/permits', { form: { channel: ' ' } }), 'channel'],
      [begun('/steps/permits', { form: 7 }), 'form'],
    ],
    unknown: [
      ...unknownTokens('/steps/organisation', step),
      begun('/steps/send', step),
      begun('/steps/x', step),
    ],
  },
  [`POST ${applications}/:token/documents/:kind`]: {
    works: [
      async ({ deps }) => ({
        url: `${applications}/${await beginOne(deps)}/documents/nib`,
        ...(await file(await picture())),
      }),
    ],
    wrong: [
      [
        async ({ deps }) => ({
          url: `${applications}/${await beginOne(deps)}/documents/nib`,
          ...(await file(Buffer.from('no picture'))),
        }),
        'file',
      ],
    ],
    unknown: [
      async () => ({
        url: `${applications}/AAAAAAAAAAAAAAAAAAAAAA/documents/nib`,
        ...(await file(await picture())),
      }),
      async ({ deps }) => ({
        url: `${applications}/${await beginOne(deps)}/documents/halal_certificate`,
        ...(await file(await picture())),
      }),
    ],
  },
  [`DELETE ${applications}/:token/documents/:kind`]: {
    works: [
      async ({ deps }) => {
        const token = await beginOne(deps);
        await uploadJoinDocument(deps, { token, kind: 'nib', file: await picture() });
        return { url: `${applications}/${token}/documents/nib` };
      },
    ],
    unknown: [...unknownTokens('/documents/nib'), begun('/documents/x')],
  },
  [`POST ${applications}/:token/submit`]: {
    works: [
      async ({ deps }) => {
        const token = await beginOne(deps, { kind: 'distribution_channel' });
        await fillIn(deps, token);
        return { url: `${applications}/${token}/submit` };
      },
    ],
    unknown: unknownTokens('/submit'),
  },
  [`POST ${applications}/:token/withdraw`]: {
    works: [begun('/withdraw')],
    unknown: unknownTokens('/withdraw'),
  },
  [`GET ${queue}`]: {
    works: [queue, `${queue}?state=submitted&kind=travel&search=safar&limit=1&page=2`],
    wrong: {
      [`${queue}?limit=0`]: 'limit',
      [`${queue}?state=draft`]: 'state',
      [`${queue}?kind=x`]: 'kind',
      [`${queue}?search=${'x'.repeat(101)}`]: 'search',
    },
  },
  [`GET ${queue}/:id`]: { works: [sent('')], unknown: unknownIds('') },
  [`POST ${queue}/:id/assign`]: { works: [sent('/assign')], unknown: unknownIds('/assign') },
  [`POST ${queue}/:id/checks`]: {
    works: [sent('/checks', check)],
    wrong: [
      [sent('/checks', { ...check, item: 'x' }), 'item'],
      [sent('/checks', { ...check, verdict: '' }), 'verdict'],
      [sent('/checks', { ...check, note: ' ' }), 'note'],
    ],
    unknown: [...unknownIds('/checks', check), sent('/checks', { ...check, item: 'sanctions' })],
  },
  [`POST ${queue}/:id/return`]: {
    works: [sent('/return', { message: 'NIB belum terbaca' })],
    wrong: [[sent('/return', { message: '' }), 'message']],
    unknown: unknownIds('/return', { message: 'x' }),
  },
  [`POST ${queue}/:id/refuse`]: {
    works: [sent('/refuse', { reason: 'not_suited', message: 'Bukan usaha perjalanan' })],
    wrong: [[sent('/refuse', { reason: 'x', message: 'x' }), 'reason']],
    unknown: unknownIds('/refuse', { reason: 'not_suited', message: 'x' }),
  },
  [`POST ${queue}/:id/approve`]: {
    works: [
      async ({ deps }) => {
        const application = await createApplication(deps);
        await checkAll(deps, application);
        return {
          url: `${queue}/${application.id}/approve`,
          body: { slug: `majelis-${application.code.slice(3).toLowerCase()}` },
        };
      },
    ],
    wrong: [[sent('/approve', { slug: 'Huruf Besar' }), 'slug']],
    unknown: unknownIds('/approve', { slug: 'majelis' }),
  },
  [`GET ${queue}/:id/documents/:document`]: {
    works: [
      async ({ deps }) => {
        const { id, documents } = await createApplication(deps, { kind: 'store' });
        return { url: `${queue}/${id}/documents/${documents[0]!.id}` };
      },
    ],
    unknown: [
      ...unknownIds('/documents/00000000-0000-0000-0000-000000000000'),
      ...nobodys.map((name) => sent(`/documents/${name}`)),
    ],
  },
};
