// A distribution partner at its console: it writes its page, puts a photograph there, reads what was sold, and states its account
// (docs/product/distribution-partners.md).
import { describe, expect, it } from 'vitest';
import { listPayeeAccounts } from '#domain/payouts';
import { codeAt } from '#domain/second-factors';
import { hashPassword } from '#platform/passwords';
import { enrolFactor } from '#test/factories/accounts';
import { earnCommissionUnder, findChannel, giveCodeTo } from '#test/factories/affiliates';
import { evidencePicture } from '#test/factories/payouts';
import { appStarted, phone, useJourney } from './journey.ts';
import { faultsOf } from './page-quality.ts';

const words = {
  id: {
    prefix: '',
    headline: 'Judul halaman',
    body: 'Isi halaman',
    save: 'Simpan',
    refused: 'Tautan hanya boleh ke halaman situs ini',
    saved: 'Halaman disimpan',
    upload: 'Unggah',
    added: '1 foto ditambahkan',
    none: 'Belum ada pesanan',
    earned: 'Komisi didapat',
    number: 'Nomor rekening',
    holder: 'Nama pemilik rekening',
    evidence: /^Bukti: surat bank/,
    password: 'Password saat ini',
    code: /^Kode/,
    state: 'Ajukan rekening',
    stated: 'Rekening diajukan',
  },
  en: {
    prefix: '/en',
    headline: 'Headline',
    body: 'Text of the page',
    save: 'Save',
    refused: 'Links may lead to pages of this site only',
    saved: 'The page is saved',
    upload: 'Upload',
    added: 'Photos added: 1',
    none: 'No orders',
    earned: 'Commission earned',
    number: 'Account number',
    holder: 'Account holder',
    evidence: /^Evidence: a letter/,
    password: 'Current password',
    code: /^Code/,
    state: 'State an account',
    stated: 'The account is stated',
  },
} as const;

describe.each([
  ['Indonesian', 'id', { viewport: phone }],
  ['English, without script', 'en', { viewport: phone, javaScriptEnabled: false }],
] as const)('a distribution partner: %s', (_name, language, options) => {
  const word = words[language];
  const journey = useJourney(options);
  const started = async (page: Parameters<typeof faultsOf>[0]) =>
    'javaScriptEnabled' in options ? undefined : appStarted(page);
  const spotless = async (page: Parameters<typeof faultsOf>[0]) =>
    'javaScriptEnabled' in options ? undefined : expect(await faultsOf(page)).toEqual([]);

  async function staff() {
    const { deps } = journey.application;
    const partnerId = await findChannel(deps);
    const person = await journey.signIn({
      roles: ['distribution_staff'],
      partnerId,
      password_hash: await hashPassword('Labbaik-1447'),
    });
    const { slug } = await deps.db
      .selectFrom('partners')
      .select('slug')
      .where('id', '=', partnerId)
      .executeTakeFirstOrThrow();
    return { ...person, partnerId, slug };
  }

  it('writes its page and puts a photograph there', async () => {
    const { slug } = await staff();
    const page = await journey.open(`${word.prefix}/distribution-console/page`);
    await started(page);
    const body = page.getByLabel(word.body, { exact: false }).first();
    const written = await body.inputValue();
    await body.fill(`${written}\n\nhttps://lain.example`);
    await page.getByRole('button', { name: word.save }).click();
    await page.getByText(word.refused).first().waitFor();
    // The answer is a document of its own; while it starts, the cursor jumps.
    await started(page);
    await spotless(page);
    await page
      .getByLabel(word.body, { exact: false })
      .first()
      .fill(`${written}\n\nKami menemani sejak manasik.`);
    await page.getByLabel(word.headline, { exact: true }).fill('Berangkat dari kota sendiri');
    await page.getByRole('button', { name: word.save }).click();
    await page.getByText(word.saved).first().waitFor();
    await page.goto(`${journey.application.origin()}${word.prefix}/distribution-console/pictures`);
    await started(page);
    await page.locator('[name=picture]').setInputFiles({
      name: 'kantor.png',
      mimeType: 'image/png',
      buffer: await evidencePicture(),
    });
    await page.locator('form#add [name=alt_id]').fill(`Kantor kami ${language}`);
    await page.getByRole('button', { name: word.upload }).click();
    await page.getByText(word.added).first().waitFor();
    await spotless(page);
    await page.goto(`${journey.application.origin()}/distribution-partners/${slug}`);
    await page.getByRole('heading', { name: 'Berangkat dari kota sendiri' }).waitFor();
    await page.getByText('Kami menemani sejak manasik.').waitFor();
    await expect.poll(() => page.getByRole('img', { name: `Kantor kami ${language}` }).count()).toBe(1);
  });

  it('reads what was sold under its code', async () => {
    const { partnerId } = await staff();
    const { deps } = journey.application;
    await earnCommissionUnder(deps, await giveCodeTo(deps, partnerId));
    const page = await journey.open(`${word.prefix}/distribution-console`);
    await page.getByText(word.earned).first().waitFor();
    expect(await page.getByText(word.none).count()).toBe(0);
    await spotless(page);
  });

  it('states where its commission goes', async () => {
    const { account, actor, partnerId } = await staff();
    const { deps } = journey.application;
    const secret = await enrolFactor(deps, account.id);
    const page = await journey.open(`${word.prefix}/distribution-console/payouts`);
    await started(page);
    await spotless(page);
    await page.getByLabel('Bank', { exact: true }).selectOption('bsi');
    await page.getByLabel(word.number).fill('7009998887');
    await page.getByLabel(word.holder).fill('Koperasi Guru Madani');
    await page.getByLabel(word.evidence).setInputFiles({
      name: 'buku.png',
      mimeType: 'image/png',
      buffer: await evidencePicture(),
    });
    await page.getByLabel(word.password).fill('Labbaik-1447');
    await page.getByLabel(word.code).fill(codeAt(secret, deps.now()));
    await page.getByRole('button', { name: word.state }).click();
    await page.getByText(word.stated).first().waitFor();
    const [newest] = await listPayeeAccounts(deps, actor, partnerId);
    expect(newest).toMatchObject({ number: '7009998887', hasEvidence: true, status: 'proposed' });
  });
});
