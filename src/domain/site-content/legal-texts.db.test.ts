// The brands' three texts on a real database (docs/product/site-content.md): drafts of colleagues, versions that never change, who agreed.
import { beforeAll, describe, expect, it } from 'vitest';
import { register } from '#domain/registration';
import { addDays, todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { useTestContext } from '#test/test-context';
import {
  discardLegalDraft,
  findSitePage,
  findTermsInForce,
  type LegalTextKey,
  listLegalTexts,
  publishLegalText,
  readLegalText,
  saveLegalDraft,
} from './site-content.ts';

const { database, deps, brand, at } = useTestContext({ host: 'rihlah.test' });
let content: SignedIn;
let today: string;
beforeAll(async () => {
  content = await createMember(deps, { roles: ['operator_content'] });
  today = todayInIndonesia(deps.now());
});

const own = (slug: LegalTextKey['slug'] = 'syarat-ketentuan'): LegalTextKey => ({ brandId: brand.id, slug });
const common = (slug: LegalTextKey['slug'] = 'syarat-ketentuan'): LegalTextKey => ({ brandId: null, slug });
const form = (change: object = {}) => ({
  ...{ title_id: 'Syarat', title_en: 'Terms', body_id: '## Satu\n\nIsi', body_en: '## One\n\nText' },
  effective_on: today,
  ...change,
});
const save = (key: LegalTextKey, change: object = {}, revision = 0) =>
  saveLegalDraft(deps, content.actor, { key, revision, form: form(change) });
const publish = (key: LegalTextKey, revision = 1, actor = content.actor) =>
  publishLegalText(deps, actor, { key, revision });
const read = (key: LegalTextKey) => readLegalText(deps, content.actor, key);
const faultOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error instanceof AppError ? (error.faults[0]?.message ?? error.code) : error),
  );
const versionsOf = async (key: LegalTextKey) =>
  (await read(key)).versions.map(({ version, isInForce }) => [version, isInForce]);

describe('a text', () => {
  it('is a draft, then a version from its day on, which nobody changes any more', async () => {
    await save(common());
    expect(await publish(common())).toBe(1);
    await save(common(), { body_id: 'Baru', body_en: 'New', effective_on: addDays(today, 7) });
    expect(await publish(common())).toBe(2);
    expect(await versionsOf(common())).toEqual([
      [2, false],
      [1, true],
    ]);
    expect((await findSitePage(deps, brand, 'syarat-ketentuan'))!.body.id).toBe('## Satu\n\nIsi');
    const later = { ...deps, now: at(8 * 86_400).now };
    expect((await findSitePage(later, brand, 'syarat-ketentuan'))!.body.id).toBe('Baru');
    await expect(
      database.db.updateTable('site_pages').set({ effective_on: today }).execute(),
    ).rejects.toThrow('never changed');
    expect((await read(common())).draft).toBeNull();
  });

  it('of a brand follows the number that its readers have read, and replaces the common one', async () => {
    await save(own(), { body_id: 'Milik merek', body_en: '', title_en: '' });
    expect(await publish(own())).toBe(3);
    expect(await findTermsInForce(deps, brand)).toMatchObject({ version: 3 });
    expect((await findSitePage(deps, brand, 'syarat-ketentuan'))!.body).toEqual({ id: 'Milik merek' });
    expect((await findSitePage(deps, { id: 'lain' }, 'syarat-ketentuan'))!.version).toBe(1);
  });

  it('begins neither in the past nor before a version that is there', async () => {
    const key = common('kebijakan-privasi');
    await save(key, { effective_on: addDays(today, -1) });
    expect(await faultOf(publish(key))).toBe('error_legal_text_day');
    await save(key, { effective_on: addDays(today, 30) }, 1);
    await publish(key, 2);
    await save(key, { effective_on: addDays(today, 29) });
    expect(await faultOf(publish(key))).toBe('error_legal_text_day');
    await discardLegalDraft(deps, content.actor, { key, revision: 1 });
    expect((await read(key)).draft).toBeNull();
  });

  it('wants both parts of its English, and a day', async () => {
    const key = common('tentang-kami');
    expect(await faultOf(save(key, { body_en: '' }))).toBe('error_legal_text_english');
    expect(await faultOf(save(key, { body_id: ' ' }))).toBe('error_field_empty');
    expect(await faultOf(save(key, { effective_on: '2027-02-30' }))).toBe('error_date_invalid');
  });
});

describe('two colleagues', () => {
  const key = common('tentang-kami');

  it('who write at once: the second is told', async () => {
    const answers = await Promise.all([faultOf(save(key)), faultOf(save(key, { body_id: 'Lain' }))]);
    expect(answers.toSorted()).toEqual(['content_changed', null].toSorted());
    expect(await faultOf(publish(key, 7))).toBe('content_changed');
  });

  it('who publish at once make one version', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => faultOf(publish(key))));
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(await versionsOf(key)).toEqual([[1, true]]);
  });
});

it('counts who agreed to exactly these words', async () => {
  await register(
    deps,
    {
      ...{ name: 'Siti Aminah', email: 'siti.teks@example.com', phone: '0812-3456-7890' },
      ...{ birth_date: '1980-05-01', gender: 'female', terms: 'on' },
      ...{ password: 'Rahasia1!', password_confirmation: 'Rahasia1!' },
    },
    { brand, locale: 'id', origin: 'http://rihlah.test', address: '10.0.0.1' },
  );
  const { digest } = (await findTermsInForce(deps, brand))!;
  const registered = await database.db
    .selectFrom('registrations')
    .select('terms_digest')
    .where('email', '=', 'siti.teks@example.com')
    .executeTakeFirstOrThrow();
  expect(registered.terms_digest).toBe(digest);
  await createMember(deps);
  await database.db
    .updateTable('accounts')
    .set({ terms_digest: digest })
    .where('id', '=', content.account.id)
    .execute();
  const [version] = (await read(own())).versions;
  expect([version!.members, version!.orders]).toEqual([1, 0]);
});

it('nobody but the content team reads or writes them, and publishing wants a fresh code', async () => {
  const member = await createMember(deps);
  expect(await faultOf(listLegalTexts(deps, member.actor))).toBe('forbidden');
  expect(
    await faultOf(saveLegalDraft(deps, member.actor, { key: common(), revision: 0, form: form() })),
  ).toBe('forbidden');
  await save(common());
  expect(await faultOf(publish(common(), 1, { ...content.actor, hasFreshFactor: false }))).toBe(
    'step_up_required',
  );
  expect(await faultOf(save({ brandId: 'tidak-ada', slug: 'tentang-kami' }))).toBe('not_found');
});
