// A bank changes what it offers (docs/product/bank-terms.md): an officer proposes on a phone, a colleague agrees, the operator approves or
// refuses, and members see other figures from the day on. Nobody of another bank sees it.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { addDays, formatDate, todayInIndonesia } from '#shared/dates';
import type { Role } from '#shared/roles';
import { confirmTerms, getBank, proposeTerms, recordLicence, withdrawLicence } from '#domain/bank-terms';
import { createMember } from '#test/factories/accounts';
import { licenceInput, savingsTermsInput } from '#test/factories/bank-terms';
import { licencePicture } from '#test/factories/partner-standing';
import { eachDeviceAndLanguageOnce, useJourney } from './journey.ts';
import { axeFindings, overflow, smallTargets } from './page-quality.ts';

const labels = {
  id: {
    prefix: '',
    title: 'Syarat bank',
    proposeFinancing: 'Usulkan syarat: Pembiayaan',
    proposeSavings: 'Usulkan syarat: Tabungan',
    day: 'Berlaku mulai',
    months: 'Lama (bulan)',
    monthsWrong: 'Tulis lama angsuran antara 1 dan 24 bulan',
    ujrah: 'Ujrah seluruhnya (Rp)',
    add: 'Tambah lama angsuran',
    remove: 'Lama angsuran dan ujrah: hapus baris 4',
    empty: 'Field tidak boleh kosong',
    fee: 'Biaya administrasi (Rp)',
    minimum: 'Setoran pertama paling sedikit (Rp)',
    send: 'Kirim usulan',
    sent: 'Usulan dikirim',
    ujrahFor: 'Ujrah untuk 3 bulan',
    gone: 'Dihapus',
    another: 'Rekan lain harus menyetujuinya',
    confirm: 'Setujui untuk bank',
    confirmed: 'Menunggu pengelola',
    operatorTitle: 'Menunggu keputusan',
    approve: /^Setujui/,
    approved: 'Syarat disetujui',
    refuse: /^Tolak/,
    refuseWhy: 'Alasan penolakan, dibaca oleh bank',
    refused: 'Syarat ditolak',
    heard: 'Pengelola situs menyetujui syarat ini',
    withdraw: 'Tarik',
    withdrawn: 'Versi ini ditarik',
    open: 'Pembiayaan terbuka',
    closed: 'Pembiayaan tertutup: belum ada persetujuan yang berlaku',
    replace: 'Catat persetujuan yang baru',
    record: 'Catat persetujuan',
    lawyer: 'Yang menyetujui',
    number: 'Nomor pendapat hukum',
    given: 'Tanggal persetujuan',
    until: 'Berlaku sampai',
    untilWrong: 'Pilih tanggal mulai besok, paling lama lima tahun lagi',
    recorded: 'Persetujuan dicatat. Pembiayaan terbuka.',
    end: 'Akhiri persetujuan',
    endWhy: 'Alasan diakhiri',
    ended: 'Persetujuan diakhiri. Pembiayaan tertutup.',
    banks: 'Bank mitra',
    takesNew: 'Bank ini menerima pengajuan baru',
    takesNone: 'Bank ini tidak menawarkan apa pun: belum ada izin yang berlaku',
    withdrawLicence: 'Cabut izin dari catatan',
    withdrawWhy: 'Alasan dicabut',
    licenceWithdrawn: 'Izin dicabut. Bank tidak lagi menawarkan apa pun.',
    recordLicence: 'Catat izin',
    replaceLicence: 'Catat izin yang baru',
    licenceRecorded: 'Izin dicatat. Bank dapat menawarkan ketentuannya.',
    licenceNumber: 'Nomor izin',
    status: 'Status di OJK',
    since: 'Berlaku sejak',
    sinceWrong: 'Pilih hari ini atau tanggal sebelumnya',
    evidence: 'Bukti yang diperiksa',
    checkAgain: 'Periksa lagi pada',
    addFile: 'Simpan berkas bukti',
    file: 'Pindaian atau tangkapan layar',
    saveFile: 'Simpan berkas',
    fileStored: 'Berkas bukti disimpan.',
    openFile: 'Buka berkas bukti',
    lps: 'Peserta LPS',
    phone: 'Telepon pengaduan',
    email: 'Email pengaduan',
    line: 'Unit usaha yang diawasi OJK, nomor izin S-7/PB.1/2019, berlaku sejak {day}',
    unlicensed: 'Bank ini belum memiliki izin OJK yang tercatat berlaku hari ini',
  },
  en: {
    prefix: '/en',
    title: 'Bank terms',
    proposeFinancing: 'Propose terms: Financing',
    proposeSavings: 'Propose terms: Savings',
    day: 'From',
    months: 'Tenor (months)',
    monthsWrong: 'Write between 1 and 24 months',
    ujrah: 'Ujrah in all (Rp)',
    add: 'Add a tenor',
    remove: 'Tenors and ujrah: remove row 4',
    empty: 'Field cannot be empty',
    fee: 'Administration fee (Rp)',
    minimum: 'Least first deposit (Rp)',
    send: 'Send the proposal',
    sent: 'Proposal sent',
    ujrahFor: 'Ujrah for 3 months',
    gone: 'Removed',
    another: 'Another colleague has to agree',
    confirm: 'Agree for the bank',
    confirmed: 'With the operator',
    operatorTitle: 'Waiting for a decision',
    approve: /^Approve/,
    approved: 'Terms approved',
    refuse: /^Refuse/,
    refuseWhy: 'Reason, which the bank reads',
    refused: 'Terms refused',
    heard: 'The operator has approved these terms',
    withdraw: 'Take it back',
    withdrawn: 'The version was taken back',
    open: 'Financing is open',
    closed: 'Financing is closed: no approval is in force',
    replace: 'Record a new approval',
    record: 'Record the approval',
    lawyer: 'Who approved',
    number: 'Number of the legal opinion',
    given: 'Day of the approval',
    until: 'In force until',
    untilWrong: 'Choose a day from tomorrow on, at most five years ahead',
    recorded: 'The approval is recorded. Financing is open.',
    end: 'End the approval',
    endWhy: 'Why it ends',
    ended: 'The approval has ended. Financing is closed.',
    banks: 'Partner banks',
    takesNew: 'This bank takes new applications',
    takesNone: 'This bank offers nothing: no licence is in force',
    withdrawLicence: 'Withdraw the licence',
    withdrawWhy: 'Why it is withdrawn',
    licenceWithdrawn: 'The licence is withdrawn. The bank offers nothing any more.',
    recordLicence: 'Record the licence',
    replaceLicence: 'Record a new licence',
    licenceRecorded: 'The licence is recorded. The bank can offer its terms.',
    licenceNumber: 'Licence number',
    status: 'Status at OJK',
    since: 'In force since',
    sinceWrong: 'Choose today or an earlier day',
    evidence: 'Evidence that was checked',
    checkAgain: 'Check again on',
    addFile: 'Add a file as evidence',
    file: 'Scan or screenshot',
    saveFile: 'Store the file',
    fileStored: 'The file is stored.',
    openFile: 'Open the evidence',
    lps: 'LPS member',
    phone: 'Phone for complaints',
    email: 'Email for complaints',
    line: 'Business unit supervised by OJK, licence number S-7/PB.1/2019, in force since {day}',
    unlicensed: 'This bank has no OJK licence on record that is in force today',
  },
} as const;

interface Settings {
  data: { feature_flag: { is_financing: number } };
}

describe.each(eachDeviceAndLanguageOnce)('%s', (_way, locale, options) => {
  const label = labels[locale];
  const hasScript = !('javaScriptEnabled' in options);
  const journey = useJourney(options);
  let banks: Record<string, string>;
  beforeAll(async () => {
    const rows = await journey.application.deps.db
      .selectFrom('partners')
      .select(['id', 'slug'])
      .where('kind', '=', 'financial')
      .execute();
    banks = Object.fromEntries(rows.map(({ id, slug }) => [slug, id]));
  });

  /** By somebody who has never been here. */
  const asked = (url: string) =>
    journey.application.app.inject({ url, headers: { host: new URL(journey.application.origin()).host } });
  const tomorrow = () => addDays(todayInIndonesia(journey.application.deps.now()), 1);
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
  const toast = (page: Page, text: string) =>
    page.locator('.toasts').getByText(text).waitFor({ state: 'attached' });
  const staff = (role: Role, bank = 'bprs-lumbung-berkah') =>
    journey.signIn({ roles: [role], partnerId: banks[bank]! });
  const open = (path = '/bank-console/terms') => journey.open(label.prefix + path);
  const spotless = async (page: Page) => {
    // The same document was looked at with script.
    if (!hasScript) return;
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  };
  /** From the list to the form of a kind. */
  async function begin(link: string): Promise<Page> {
    const page = await open();
    await page.getByRole('heading', { level: 1, name: label.title }).waitFor();
    await spotless(page);
    await page.getByRole('link', { name: link }).click();
    await page.getByRole('heading', { level: 1, name: link }).waitFor();
    return page;
  }

  it('an officer writes other fees and tenors; a colleague sees what changes and agrees', async () => {
    await staff('bank_officer');
    const page = await begin(label.proposeFinancing);
    await spotless(page);
    const months = page.getByLabel(label.months);
    const ujrah = page.getByLabel(label.ujrah);
    expect(await ujrah.nth(0).inputValue()).toBe('390.000');
    await page.getByLabel(label.fee).fill('99.000');
    if (hasScript) {
      await page.getByRole('button', { name: label.remove }).click();
      await press(page, label.add);
      await page.locator('[name="tenors:4:months"]').waitFor();
    } else {
      await months.nth(3).fill('');
      await ujrah.nth(3).fill('');
    }
    const last = hasScript ? 3 : 4;
    await months.nth(last).fill('30');
    await ujrah.nth(last).fill('210.000');
    await press(page, label.send);
    // All that is wrong at once; what was typed comes back, rows and all.
    await page.getByText(label.empty).waitFor();
    await page.getByText(label.monthsWrong).waitFor();
    await spotless(page);
    expect(await page.getByLabel(label.fee).inputValue()).toBe('99.000');
    await page.getByLabel(label.day, { exact: true }).fill(tomorrow());
    await page.locator('[name^="tenors:"][name$=":months"][aria-invalid]').fill('3');
    await press(page, label.send);
    await toast(page, label.sent);

    const row = (name: string) =>
      page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
    await row(label.ujrahFor)
      .getByText(/210.000/)
      .waitFor();
    await page.getByText(label.gone).waitFor();
    expect(await page.getByRole('row').filter({ hasText: '99.000' }).innerText()).toContain('150.000');
    await expect.poll(() => page.getByRole('row').count()).toBe(4);
    expect(await page.getByRole('button', { name: label.confirm }).count()).toBe(0);
    await spotless(page);

    const address = new URL(page.url()).pathname;
    await staff('bank_approver', 'bprs-tunas-madani');
    expect((await page.goto(journey.application.origin() + address))!.status()).toBe(404);
    await staff('bank_auditor');
    await page.goto(journey.application.origin() + address);
    await row(label.ujrahFor).waitFor();
    expect(await page.getByRole('button', { name: label.withdraw }).count()).toBe(0);

    await staff('bank_approver');
    await page.goto(journey.application.origin() + address);
    await spotless(page);
    await press(page, label.confirm);
    await page.getByText(label.confirmed, { exact: true }).waitFor();
  });

  it('the operator compares and approves; members see other figures from the day on, the bank hears of it', async () => {
    const { deps } = journey.application;
    const bankId = banks['bprs-lumbung-berkah']!;
    const proposer = await createMember(deps, { roles: ['bank_officer'], partnerId: bankId });
    const colleague = await createMember(deps, { roles: ['bank_approver'], partnerId: bankId });
    const agreed = async (minimum: number) => {
      const form = savingsTermsInput({ effective_on: tomorrow() }, { minimum_savings: minimum });
      const id = await proposeTerms(deps, proposer.actor, form);
      await confirmTerms(deps, colleague.actor, id);
    };
    await agreed(125_000);

    await journey.signIn({ roles: ['operator_finance'] });
    const page = await open('/operator/bank-terms');
    await page.getByRole('heading', { name: label.operatorTitle }).waitFor();
    await spotless(page);
    const changed = page.getByRole('row').filter({ hasText: '125.000' });
    expect(await changed.innerText()).toContain('100.000');
    const card = (minimum: string) => page.getByRole('listitem').filter({ hasText: minimum });
    // A refusal says why.
    await card('125.000').getByRole('button', { name: label.refuse }).click();
    await page.getByText(label.empty).waitFor();
    await card('125.000').getByRole('button', { name: label.approve }).click();
    await toast(page, label.approved);
    await expect.poll(() => card('125.000').getByRole('button', { name: label.approve }).count()).toBe(0);
    await spotless(page);
    // A second one for the same day.
    await agreed(130_000);
    await page.reload();
    await card('130.000').getByLabel(label.refuseWhy).fill('Setoran belum jelas');
    await card('130.000').getByRole('button', { name: label.refuse }).click();
    await toast(page, label.refused);
    await page.getByText('Setoran belum jelas').waitFor();

    await journey.context().clearCookies();
    const offered = () =>
      page
        .locator('main')
        .innerText()
        .then((text) => [text.includes('Rp\u00a0100.000'), text.includes('Rp\u00a0125.000')]);
    const planning = `${journey.application.origin()}${label.prefix}/perencanaan-tabungan`;
    await page.goto(planning);
    await expect.poll(offered).toEqual([true, false]);
    const { now } = deps;
    Object.assign(deps, { now: () => new Date(now().getTime() + 86_400_000) });
    await page.goto(planning);
    await expect.poll(offered).toEqual([false, true]);
    Object.assign(deps, { now });

    await journey.signInAs(proposer.account, { hasSecondFactor: true });
    await page.goto(`${journey.application.origin()}${label.prefix}/notification`);
    await page.getByText(label.heard).first().waitFor();
  });

  it('a version is taken back; who is both officer and approver agrees to none of their own', async () => {
    await journey.signIn({
      roles: ['bank_officer', 'bank_approver'],
      partnerId: banks['bprs-lumbung-berkah']!,
    });
    const page = await begin(label.proposeSavings);
    await page.getByLabel(label.minimum).fill('120.000');
    await page.getByLabel(label.day, { exact: true }).fill(tomorrow());
    await press(page, label.send);
    await page.getByText(label.another).waitFor();
    expect(await page.getByRole('button', { name: label.confirm }).count()).toBe(0);
    await press(page, label.withdraw);
    await toast(page, label.withdrawn);
    await expect.poll(() => page.getByRole('button', { name: label.withdraw }).count()).toBe(0);
  });

  it('the operator ends a lawyer’s approval, which closes financing, and records another, which opens it', async () => {
    await journey.signIn({ roles: ['operator_finance'] });
    const page = await open('/operator/bank-terms');
    const reads = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
    const offered = async () => {
      const visitor = await open('/umroh-dana-talangan');
      const answer = await visitor.reload();
      await visitor.close();
      return answer!.status();
    };
    // Menus, sitemap and API name financing only while it is open. This application hears of no change: test/pages/page-cache shows that others do.
    const named = async () => {
      await journey.application.deps.brands.reload();
      return Promise.all([namesIt('/'), namesIt('/sitemap.xml'), isFlagOn()]);
    };
    const namesIt = async (url: string) => (await asked(url)).body.includes('/umroh-dana-talangan');
    const isFlagOn = async () =>
      (await asked('/api/v3/whitelabel/settings')).json<Settings>().data.feature_flag.is_financing === 1;
    expect(await named()).toEqual([true, true, true]);
    await reads(label.open);
    await spotless(page);
    await press(page, label.end);
    await reads(label.empty);
    await page.getByLabel(label.endWhy).fill('Pendapat hukum ditarik');
    await press(page, label.end);
    await toast(page, label.ended);
    await reads(label.closed);
    await page.getByText('Pendapat hukum ditarik').waitFor();
    await spotless(page);
    expect(await offered()).toBe(404);
    expect(await named()).toEqual([false, false, false]);

    const today = todayInIndonesia(journey.application.deps.now());
    await page.getByLabel(label.lawyer).fill('Kantor Hukum Baru');
    await page.getByLabel(label.number).fill('9/LO');
    await page.getByLabel(label.given).fill(today);
    await page.getByLabel(label.until).fill(today);
    await press(page, label.record);
    await reads(label.untilWrong);
    await spotless(page);
    expect(await page.getByLabel(label.lawyer).inputValue()).toBe('Kantor Hukum Baru');
    await page.getByLabel(label.until).fill(addDays(today, 365));
    await press(page, label.record);
    await toast(page, label.recorded);
    await reads(label.open);
    expect(await offered()).toBe(200);
    expect(await named()).toEqual([true, true, true]);
    // Another takes its place.
    await page.getByText(label.replace).click();
    await page.getByLabel(label.lawyer).fill('Kantor Hukum Lain');
    await page.getByLabel(label.number).fill('10/LO');
    await page.getByLabel(label.given).fill(today);
    await page.getByLabel(label.until).fill(addDays(today, 30));
    await press(page, label.record);
    await page.getByRole('row').filter({ hasText: 'Kantor Hukum Baru' }).waitFor();
    await spotless(page);
  });

  it('the operator withdraws a bank’s licence, which closes the bank, and records another, which opens it', async () => {
    const { deps } = journey.application;
    const bankId = banks['bprs-mitra-insan']!;
    const { name } = await deps.db
      .selectFrom('partners')
      .select('name')
      .where('id', '=', bankId)
      .executeTakeFirstOrThrow();
    await journey.signIn({ roles: ['operator_finance'] });
    const page = await open('/operator/banks');
    await page.getByRole('heading', { level: 1, name: label.banks }).waitFor();
    await spotless(page);
    await page.getByRole('link', { name }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    const reads = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
    const offered = async () => {
      const visitor = await open('/perencanaan-tabungan');
      const text = await visitor.locator('main').innerText();
      await visitor.close();
      return text;
    };
    expect(await offered()).toContain(name);
    await reads(label.takesNew);
    await spotless(page);
    await press(page, label.withdrawLicence);
    await reads(label.empty);
    await page.getByLabel(label.withdrawWhy).fill('Izin dicabut OJK');
    await press(page, label.withdrawLicence);
    await toast(page, label.licenceWithdrawn);
    await reads(label.takesNone);
    await page.getByText('Izin dicabut OJK').waitFor();
    await spotless(page);
    expect(await offered()).not.toContain(name);

    const day = '2019-03-04';
    await page.getByLabel(label.licenceNumber).fill('S-7/PB.1/2019');
    await page.getByLabel(label.status).selectOption('supervised');
    await page.getByLabel(label.since).fill(tomorrow());
    await page.getByLabel(label.evidence).fill('Direktori OJK, November 2026');
    await page.getByLabel(label.checkAgain).fill(tomorrow());
    await page.getByLabel(label.lps).selectOption('no');
    await page.getByLabel(label.phone).fill('0274555123');
    await page.getByLabel(label.email).fill('pengaduan@bank.example');
    await press(page, label.recordLicence);
    await reads(label.sinceWrong);
    await spotless(page);
    expect(await page.getByLabel(label.licenceNumber).inputValue()).toBe('S-7/PB.1/2019');
    expect(await page.getByLabel(label.status).inputValue()).toBe('supervised');
    await page.getByLabel(label.since).fill(day);
    await press(page, label.recordLicence);
    await toast(page, label.licenceRecorded);
    await reads(label.takesNew);
    // Pilgrims read what was recorded.
    const line = label.line.replace('{day}', formatDate(day, locale));
    expect(await offered()).toContain(line);
    await page.getByText(label.addFile).click();
    await page
      .getByLabel(label.file)
      .setInputFiles({ name: 'izin.png', mimeType: 'image/png', buffer: await licencePicture() });
    await spotless(page);
    await press(page, label.saveFile);
    await toast(page, label.fileStored);
    const [opened] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: label.openFile }).click(),
    ]);
    expect(opened.suggestedFilename()).toBe('licence.webp');
    // Another takes its place; the form begins with what stands.
    await page.getByText(label.replaceLicence).click();
    await expect.poll(() => page.getByLabel(label.licenceNumber).inputValue()).toBe('S-7/PB.1/2019');
    await page.getByLabel(label.licenceNumber).fill('S-8/PB.1/2020');
    await page.getByLabel(label.evidence).fill('Direktori OJK, lagi');
    await page.getByLabel(label.checkAgain).fill(tomorrow());
    await press(page, label.recordLicence);
    await page.getByRole('row').filter({ hasText: 'S-7/PB.1/2019' }).waitFor();
    await spotless(page);
  });

  it('whoever chooses a bank that has just lost its licence is told so', async () => {
    const { deps } = journey.application;
    const bankId = banks['bprs-tunas-madani']!;
    const finance = await createMember(deps, { roles: ['operator_finance'] });
    await journey.signIn();
    const page = await open('/perencanaan-tabungan');
    const choose = page.locator(`#bank-${bankId}`).getByRole('button');
    await choose.waitFor();
    const { licences } = await getBank(deps, finance.actor, bankId);
    const licenceId = licences[0]!.id;
    await withdrawLicence(deps, finance.actor, { bankId, licenceId, form: { reason: 'Dicabut' } });
    await choose.click();
    await page.getByText(label.unlicensed).waitFor();
    await recordLicence(deps, finance.actor, { bankId, form: licenceInput() });
    await page.goto(`${journey.application.origin()}${label.prefix}/perencanaan-tabungan`);
    await choose.click();
    await expect.poll(() => page.url()).toContain('savings=');
  });

  it('another bank sees its own terms and no other', async () => {
    await staff('bank_officer', 'bprs-mitra-insan');
    const page = await open();
    await page.getByRole('heading', { level: 1, name: label.title }).waitFor();
    // Its savings, in force, and nothing else.
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
  });
});
