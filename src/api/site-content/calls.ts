// What the calls of those who write a site's content are asked.
import { publishContent, readLegalText, saveContent, saveLegalDraft } from '#domain/site-content';
import { todayInIndonesia } from '#shared/dates';
import { createMember } from '#test/factories/accounts';
import type { ApiTestContext, Ask, Call } from '#test/api/call';

const content = '/api/v3/operator/content';
const texts = '/api/v3/operator/legal-texts';
const nobodys = ['tidak-ada', '00000000-0000-0000-0000-000000000000', '%00'];

const bannerForm = (change: object = {}) => ({
  ...{ title_id: 'Umrah Rajab', title_en: 'Umrah in Rajab', text_id: 'Berangkat tenang', text_en: 'Calmly' },
  ...{ link: '/umroh', picture: '/covers/v2/makkah.dawn.1a7e.svg', place: 'home' },
  ...{ brand: '', position: '1', starts_on: '', ends_on: '' },
  ...change,
});
const writer = async ({ deps }: ApiTestContext) =>
  (await createMember(deps, { roles: ['operator_content'] })).actor;

/** A banner that was shown once and has a draft of its own. */
async function writtenBanner(context: ApiTestContext): Promise<string> {
  const actor = await writer(context);
  const { deps } = context;
  const fresh = { kind: 'banner', revision: 0, form: bannerForm() } as const;
  const id = await saveContent(deps, actor, { id: null, ...fresh });
  await publishContent(deps, actor, { id, revision: 1 });
  await saveContent(deps, actor, { id, ...fresh });
  return id;
}
const ofBanner =
  (after: string, body?: object): Ask =>
  async (context) => ({ url: `${content}/${await writtenBanner(context)}${after}`, ...(body && { body }) });
const unknown = (after: string, body?: object): Ask[] =>
  nobodys.map((id) => ({ url: `${content}/${id}${after}`, ...(body && { body }) }));

const legalForm = ({ deps }: ApiTestContext, change: object = {}) => ({
  ...{ title_id: 'Kebijakan privasi', title_en: 'Privacy policy', body_id: '## Satu\n\nIsi' },
  ...{ body_en: '## One\n\nText', effective_on: todayInIndonesia(deps.now()) },
  ...change,
});
const common = { slug: 'kebijakan-privasi', brandId: null } as const;
const commonUrl = `${texts}/kebijakan-privasi/common`;

/** The one text has one draft: whoever asks next goes on from its revision. */
const revisionNow = async (context: ApiTestContext) =>
  (await readLegalText(context.deps, await writer(context), common)).draft?.revision ?? 0;
const onText =
  (change: object = {}): Ask =>
  async (context) => ({
    url: commonUrl,
    body: { revision: await revisionNow(context), ...legalForm(context, change) },
  });
const onDraft =
  (after: string, change: object = {}): Ask =>
  async (context) => {
    await saveLegalDraft(context.deps, await writer(context), {
      key: common,
      revision: await revisionNow(context),
      form: legalForm(context),
    });
    return { url: `${commonUrl}${after}`, body: { revision: await revisionNow(context), ...change } };
  };
const noText = (after: string, body?: object): Ask[] =>
  ['tidak-ada/common', 'syarat-ketentuan/tidak-ada', 'syarat-ketentuan/%00'].map((name) => ({
    url: `${texts}/${name}${after}`,
    ...(body && { body }),
  }));
const anyForm = {
  ...{ revision: 0, title_id: 'Judul', title_en: '', body_id: 'Isi', body_en: '' },
  effective_on: '2027-06-01',
};

export const contentConsoleCalls: Record<string, Call> = {
  [`GET ${content}`]: {
    works: [content, `${content}?kind=gallery`, `${content}?kind=question`],
    wrong: { [`${content}?kind=x`]: 'kind' },
  },
  [`POST ${content}`]: {
    works: [{ body: { kind: 'banner', ...bannerForm() } }],
    wrong: [
      [{ body: { kind: 'x', ...bannerForm() } }, 'kind'],
      [{ body: { kind: 'banner', ...bannerForm({ title_id: ' ' }) } }, 'title_id'],
      [{ body: { kind: 'banner', ...bannerForm({ link: 'https://lain.example' }) } }, 'link'],
      [{ body: { kind: 'banner', ...bannerForm({ picture: '//lain.example/a' }) } }, 'picture'],
      [{ body: { kind: 'banner', ...bannerForm({ brand: 'tidak-ada' }) } }, 'brand'],
      [{ body: { kind: 'banner', ...bannerForm({ position: 1 }) } }, 'position'],
    ],
  },
  [`GET ${content}/:id`]: { works: [ofBanner('')], unknown: unknown('') },
  [`PUT ${content}/:id`]: {
    works: [ofBanner('', { revision: 1, ...bannerForm({ title_id: 'Umrah Syaban' }) })],
    wrong: [
      [ofBanner('', { revision: -1, ...bannerForm() }), 'revision'],
      [ofBanner('', { revision: 1, ...bannerForm({ place: 'x' }) }), 'place'],
    ],
    unknown: unknown('', { revision: 0, ...bannerForm() }),
  },
  [`DELETE ${content}/:id`]: { works: [ofBanner('')], unknown: unknown('') },
  [`POST ${content}/:id/publish`]: {
    works: [ofBanner('/publish', { revision: 1 })],
    wrong: [[ofBanner('/publish', { revision: 2_147_483_648 }), 'revision']],
    unknown: unknown('/publish', { revision: 1 }),
  },
  [`POST ${content}/:id/restore`]: {
    works: [ofBanner('/restore', { number: 1 })],
    wrong: [[ofBanner('/restore', { number: 'x' }), 'number']],
    unknown: [...unknown('/restore', { number: 1 }), ofBanner('/restore', { number: 9 })],
  },
  [`GET ${texts}`]: { works: [texts] },
  [`GET ${texts}/:slug/:brand`]: { works: [commonUrl], unknown: noText('') },
  [`PUT ${texts}/:slug/:brand`]: {
    works: [onText()],
    wrong: [
      [onText({ body_id: '' }), 'body_id'],
      [onText({ body_en: '' }), 'body_en'],
      [onText({ effective_on: '2027-02-30' }), 'effective_on'],
      [onText({ revision: 1.5 }), 'revision'],
    ],
    unknown: noText('', anyForm),
  },
  [`POST ${texts}/:slug/:brand/discard`]: {
    works: [onDraft('/discard')],
    wrong: [[onDraft('/discard', { revision: 'x' }), 'revision']],
    unknown: noText('/discard', { revision: 1 }),
  },
  [`POST ${texts}/:slug/:brand/publish`]: {
    works: [onDraft('/publish')],
    wrong: [[onDraft('/publish', { revision: null }), 'revision']],
    unknown: noText('/publish', { revision: 1 }),
  },
};
