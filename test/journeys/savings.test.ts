// Saving for umrah (spec §2 savings planning and saving form, §5, §3 outcomes): an account that the bank opens, each rule broken once, and a
// rejection that ends what the bank may read; in both languages, with and without script.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { acceptSavings, getBankSavings, getSavings, listSavings, rejectSavings } from '#domain/savings';
import { createMember } from '#test/factories/accounts';
import { smallPicture } from '#test/factories/financing';
import { appStarted, eachDeviceAndLanguageOnce, useJourney } from './journey.ts';

const words = {
  id: {
    prefix: '',
    choose: /^Pilih bank ini.*BPRS Lumbung Berkah$/,
    next: 'Lanjut',
    send: 'Kirim ke bank',
    sendPhotograph: 'Kirim foto',
    price: 'Perkiraan harga paket',
    months: '12 bulan',
    copy: 'Salin data diri saya',
    name: 'Nama lengkap sesuai KTP',
    gender: 'Jenis kelamin',
    birthDate: 'Tanggal lahir',
    email: 'Email',
    phone: 'Nomor telepon atau WhatsApp',
    address: 'Alamat',
    occupation: 'Pekerjaan',
    income: 'Penghasilan per bulan',
    no: 'Tidak',
    mother: 'Nama gadis ibu kandung',
    heir: 'Nama ahli waris',
    heirGender: 'Jenis kelamin ahli waris',
    contact: 'Nama yang dapat dihubungi',
    contactPhone: 'Telepon yang dapat dihubungi',
    ktp: 'Foto KTP',
    consent: /^Saya mengizinkan/,
    detail: 'Detail Dana Tabungan',
    sent: 'Dikirim ke bank',
    accepted: 'Pembukaan rekening diterima',
    rejected: 'Pembukaan rekening ditolak',
    gone: 'Data penabung sudah dihapus.',
    noBalance: 'Bank belum melaporkan saldo',
    change: 'Ganti paket',
    packages: 'Paket yang bisa ditabung',
    wrong: {
      price: 'Perkiraan harga paket harus diisi, lebih dari Rp 50.000',
      duration: 'Lama menabung harus dipilih antara 1 dan 24 bulan',
      empty: 'Field tidak boleh kosong',
      email: 'Format email tidak valid',
      address: 'Alamat minimal 10 karakter',
      occupation: 'Pekerjaan harus dipilih',
      income: 'Penghasilan bulanan harus diisi, minimal 1.000.000',
      option: 'Pilihan ini harus diisi',
      heirPhone: 'Minimal 10 dan maksimal 15 karakter',
      consent: 'Bank hanya boleh membaca data Anda dengan persetujuan Anda',
    },
  },
  en: {
    prefix: '/en',
    choose: /^Choose this bank.*BPRS Lumbung Berkah$/,
    next: 'Continue',
    send: 'Send to the bank',
    sendPhotograph: 'Send the photograph',
    price: 'Estimated package price',
    months: '12 months',
    copy: 'Copy my own details',
    name: 'Full name as on the KTP',
    gender: 'Gender',
    birthDate: 'Date of birth',
    email: 'Email',
    phone: 'Phone or WhatsApp number',
    address: 'Address',
    occupation: 'Occupation',
    income: 'Monthly income',
    no: 'No',
    mother: "Mother's maiden name",
    heir: 'Name of the heir',
    heirGender: 'Gender of the heir',
    contact: 'Contact name',
    contactPhone: 'Contact phone',
    ktp: 'Photograph of Identity card (KTP)',
    consent: /^I allow/,
    detail: 'Savings detail',
    sent: 'Sent to the bank',
    accepted: 'Account opening accepted',
    rejected: 'Account opening rejected',
    gone: "The applicant's data have been deleted.",
    noBalance: 'The bank has not reported a balance yet',
    change: 'Change product',
    packages: 'Packages you can save for',
    wrong: {
      price: 'Estimated Package Price must be filled.',
      duration: 'Duration must be filled with a number between 1 and 24.',
      empty: 'Field cannot be empty',
      email: 'Invalid email format',
      address: 'Address must be at least 10 characters',
      occupation: 'Job information must be selected.',
      income: 'Monthly Income must be filled with at least 1,000,000',
      option: 'This option must be filled.',
      heirPhone: 'Minimum 10 and Maximum 15 Characters',
      consent: 'The bank may read your data only with your consent',
    },
  },
} as const;
type Words = (typeof words)['id' | 'en'];

describe.each(eachDeviceAndLanguageOnce)('%s', (_way, locale, options) => {
  const journey = useJourney(options);
  const label = words[locale];
  const main = (page: Page) => page.getByRole('main');
  const press = (page: Page, name: string | RegExp) =>
    main(page).getByRole('button', { name, exact: true }).click();

  it('a plan becomes an account at the bank', async () => {
    const { deps } = journey.application;
    const member = await journey.signIn();
    const page = await journey.open(`${label.prefix}/perencanaan-tabungan`);
    await press(page, label.choose);
    await main(page).getByLabel(label.price).fill('30.000.000');
    await fillApplicant(page, label);
    await press(page, label.next);
    await fillHeir(page, label);
    await press(page, label.next);
    await sendCard(page, label);
    await main(page).getByLabel(label.consent).check();
    await press(page, label.send);
    await page.getByRole('heading', { level: 1, name: label.detail }).waitFor();
    await main(page).getByText(label.sent, { exact: true }).waitFor();

    const [one] = (await listSavings(deps, member.actor, { page: 1, limit: 1 })).items;
    expect(one).toMatchObject({ state: 'submitted', plan: { price: 30_000_000, months: 12 } });
    expect(one!.consentVersion).toBe(1);
    expect(one!.consentedAt).not.toBeNull();
    const { actor: approver } = await createMember(deps, {
      roles: ['bank_approver'],
      partnerId: one!.bank!.id,
    });
    await acceptSavings(deps, approver, { code: one!.code, form: { account_number: '7001234567' } });
    await page.reload();
    await main(page).getByText(label.accepted, { exact: true }).waitFor();
    await main(page).getByText('7001234567').waitFor();
    await main(page).getByText(label.noBalance).waitFor();
    expect(await main(page).getByText('Sulastri').count()).toBe(0);
  });

  it('every rule says what is wrong, and a rejection ends what the bank may read', async () => {
    const { deps } = journey.application;
    const member = await journey.signIn();
    const { slug } = await deps.db
      .selectFrom('departure_cards as c')
      .innerJoin('departures as d', 'd.id', 'c.departure_id')
      .innerJoin('programmes as p', 'p.id', 'd.programme_id')
      .select('d.slug')
      .where('p.is_savings_available', '=', true)
      .where('p.kind', '=', 'umrah_regular')
      .where('c.is_sold_out', '=', false)
      .limit(1)
      .executeTakeFirstOrThrow();
    const planning = await journey.open(`${label.prefix}/perencanaan-tabungan`);
    await press(planning, label.choose);
    await main(planning).getByLabel(label.price).fill('50.000');
    await press(planning, label.next);
    await main(planning).getByText(label.wrong.price, { exact: true }).waitFor();
    await planning.close();

    const page = await journey.open(`${label.prefix}/perencanaan-tabungan?product=${slug}`);
    await press(page, label.choose);
    await page.waitForURL((url) => url.pathname.endsWith(`/${slug}`));
    await press(page, label.next);
    await main(page).getByText(label.wrong.duration, { exact: true }).waitFor();
    for (const text of [label.wrong.occupation, label.wrong.income, label.wrong.option])
      await main(page).getByText(text, { exact: true }).waitFor();
    // Name, gender, date of birth, phone.
    await expect
      .poll(() => main(page).getByText(label.wrong.empty, { exact: true }).count())
      .toBeGreaterThanOrEqual(4);
    await fillApplicant(page, label);
    await main(page).getByLabel(label.email, { exact: true }).fill('bukan-email');
    await main(page).getByLabel(label.address, { exact: true }).fill('Jl. A');
    await main(page).getByLabel(label.income, { exact: true }).fill('999.999');
    await press(page, label.next);
    for (const text of [label.wrong.email, label.wrong.address, label.wrong.income])
      await main(page).getByText(text, { exact: true }).waitFor();
    await fillApplicant(page, label);
    await press(page, label.next);
    await fillHeir(page, label, '0812345');
    await press(page, label.next);
    await main(page).getByText(label.wrong.heirPhone, { exact: true }).waitFor();
    await fillHeir(page, label);
    await press(page, label.next);
    await sendCard(page, label);
    await press(page, label.send);
    await main(page).getByText(label.wrong.consent, { exact: true }).waitFor();
    await main(page).getByLabel(label.consent).check();
    await press(page, label.send);
    await page.getByRole('heading', { level: 1, name: label.detail }).waitFor();

    const { items } = await listSavings(deps, member.actor, { page: 1, limit: 5 });
    const one = items.find(({ state }) => state === 'submitted')!;
    const { actor: approver } = await createMember(deps, {
      roles: ['bank_approver'],
      partnerId: one.bank!.id,
    });
    await rejectSavings(deps, approver, { code: one.code, form: { reason: 'Data belum sesuai' } });
    await page.reload();
    await main(page).getByText(label.rejected, { exact: true }).waitFor();
    await main(page).getByText(label.gone).waitFor();
    const ofBank = await getBankSavings(deps, approver, one.code);
    expect([ofBank.applicant, ofBank.heir]).toEqual([null, null]);
  });

  it('the booker’s details are copied by a switch, and another product is a popup away', async () => {
    const { deps } = journey.application;
    const { actor, account } = await journey.signIn();
    const page = await journey.open(`${label.prefix}/saving`);
    await main(page).getByRole('heading', { level: 3 }).getByRole('link').first().click();
    // It stands in a part of the page that is folded at first.
    const way = await page.locator('a[href*="/perencanaan-tabungan?product="]').getAttribute('href');
    await page.goto(journey.application.origin() + way);
    await press(page, label.choose);
    const hasScript = !('javaScriptEnabled' in options);
    await main(page).getByLabel(label.copy).waitFor();
    if (hasScript) await appStarted(page);
    await main(page).getByLabel(label.copy).check();
    // Without script the server fills it, when the form comes.
    await expect
      .poll(() => main(page).getByLabel(label.email, { exact: true }).inputValue())
      .toBe(hasScript ? account.email : '');
    await fillApplicant(page, label, { isCopied: true });
    await press(page, label.next);
    await main(page).getByLabel(label.mother).waitFor();
    const [one] = (await listSavings(deps, actor, { page: 1, limit: 1 })).items;
    expect((await getSavings(deps, actor, one!.id)).applicant).toMatchObject({ email: account.email });

    await press(page, label.change);
    await page.getByRole('dialog').getByRole('button', { name: label.change }).click();
    await page.getByRole('heading', { level: 1, name: label.packages }).waitFor();
    expect((await listSavings(deps, actor, { page: 1, limit: 1 })).total).toBe(0);
  });

  /** Whoever copies leaves the email as it is. */
  async function fillApplicant(page: Page, said: Words, { isCopied = false } = {}): Promise<void> {
    const field = (name: string) => main(page).getByLabel(name, { exact: true });
    await main(page).getByLabel(said.months).check();
    await field(said.name).fill('Siti Aminah');
    await field(said.gender).selectOption('female');
    await field(said.birthDate).fill('1980-05-12');
    if (!isCopied) await field(said.email).fill('siti.aminah@example.com');
    await field(said.phone).fill('081234567890');
    await field(said.address).fill('Jl. Melati 12, Sleman');
    await field(said.occupation).selectOption('entrepreneur');
    await field(said.income).fill('5.000.000');
    await field(said.no).check();
  }

  async function fillHeir(page: Page, said: Words, phoneNumber = '081298765432'): Promise<void> {
    const field = (name: string) => main(page).getByLabel(name, { exact: true });
    await field(said.mother).fill('Sulastri');
    await field(said.heir).fill('Ahmad Fauzi');
    await field(said.heirGender).selectOption('male');
    await field(said.contact).fill('Ahmad Fauzi');
    await field(said.contactPhone).fill(phoneNumber);
  }

  async function sendCard(page: Page, said: Words): Promise<void> {
    await main(page)
      .getByLabel(said.ktp)
      .setInputFiles({ name: 'ktp.jpg', mimeType: 'image/jpeg', buffer: await smallPicture() });
    await press(page, said.sendPhotograph);
    await main(page).locator('a[href*="/documents/"]').waitFor();
  }
});
