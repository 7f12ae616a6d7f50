// Financing (spec §2 loan applicant form, §5, §4): each rule broken once, a bank that asks for a document again, approves, contracts and pays,
// and one that rejects; in both languages, with and without script.
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { endApproval } from '#domain/bank-terms';
import { verifyLedger } from '#domain/ledger';
import {
  askForDocuments,
  confirmDisbursement,
  decideProposal,
  enterDisbursement,
  getApplication,
  getBankApplication,
  judgeFinancingDocument,
  listApplications,
  proposeDecision,
  readFinancingDocument,
  uploadContract,
} from '#domain/financing';
import type { Deps } from '#domain/deps';
import { requiredFinancingDocuments } from '#shared/financing';
import { loanDocumentMaxBytes } from '#shared/limits';
import * as paths from '#shared/paths';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { recordedApproval, standingApproval } from '#test/factories/bank-terms';
import { createSent, findFinancedDeparture, smallPicture } from '#test/factories/financing';
import { everyDeviceAndLanguage, useJourney } from './journey.ts';

const words = {
  id: {
    prefix: '',
    start: 'Mulai mengisi',
    name: 'Nama lengkap sesuai KTP',
    gender: 'Jenis kelamin',
    birthDate: 'Tanggal lahir',
    address: 'Alamat tempat tinggal',
    phone: 'Nomor telepon',
    email: 'Email',
    job: 'Pekerjaan',
    institution: 'Instansi atau tempat bekerja',
    next: 'Lanjut',
    months: /^24 bulan/,
    consent: /^Saya mengizinkan bank/,
    terms: /^Saya menyetujui syarat/,
    confirm: 'Simpan kursi dan lanjut ke dokumen',
    documents: ['KTP', 'Kartu keluarga', 'Rekening koran 3 bulan terakhir', 'Keterangan kerja atau usaha'],
    file: (document: string) => `Berkas ${document}`,
    sendFile: 'Kirim berkas',
    reason: 'Alasan bank',
    send: 'Kirim pengajuan ke bank',
    detail: 'Detail Pembiayaan',
    history: 'Pembiayaan',
    submitted: 'Dikirim ke bank',
    asked: 'Dokumen diminta lagi',
    accept: 'Terima penawaran bank',
    contract: 'Akad',
    disbursed: 'Dicairkan',
    rejected: 'Ditolak',
    gone: 'Data pemohon sudah dihapus.',
    wrong: {
      empty: 'Field tidak boleh kosong',
      address: 'Alamat minimal 10 karakter',
      job: 'Pekerjaan harus lebih dari 3 karakter',
      institution: 'Instansi harus lebih dari 3 karakter',
      phone: 'Nomor telepon minimal 10 karakter',
      email: 'Email tidak valid',
      consent: 'Bank hanya boleh membaca data Anda dengan persetujuan Anda',
      terms: 'Setujui ketentuan pembatalan serta syarat dan ketentuan untuk memesan',
      size: 'Invalid, size too large',
      missing: 'Sebagian dokumen belum lengkap',
    },
  },
  en: {
    prefix: '/en',
    start: 'Begin',
    name: 'Full name as on your identity card',
    gender: 'Gender',
    birthDate: 'Date of birth',
    address: 'Home address',
    phone: 'Phone number',
    email: 'Email',
    job: 'Occupation',
    institution: 'Institution or place of work',
    next: 'Continue',
    months: /^24 months/,
    consent: /^I let the bank/,
    terms: /^I agree to the terms/,
    confirm: 'Hold my seat and continue to the documents',
    documents: [
      'Identity card (KTP)',
      'Family card',
      'Bank statements of the last 3 months',
      'Proof of work or business',
    ],
    file: (document: string) => `File: ${document}`,
    sendFile: 'Send the file',
    reason: 'The bank’s reason',
    send: 'Send the application to the bank',
    detail: 'Financing details',
    history: 'Financing',
    submitted: 'Sent to the bank',
    asked: 'Documents asked for again',
    accept: 'Accept the bank’s offer',
    contract: 'Contract',
    disbursed: 'Disbursed',
    rejected: 'Rejected',
    gone: 'The applicant’s data has been deleted.',
    wrong: {
      empty: 'Field cannot be empty',
      address: 'Address must be at least 10 characters',
      job: 'Occupation must have more than 3 characters',
      institution: 'Institution must have more than 3 characters',
      phone: 'Phone number must be at least 10 characters',
      email: 'Email is not valid',
      consent: 'The bank may read your data only with your consent',
      terms: 'Accept the cancellation terms and the terms and conditions to book',
      size: 'Invalid, size too large',
      missing: 'Some documents are still missing',
    },
  },
} as const;
type Words = (typeof words)['id' | 'en'];

/** Larger than a document may be. */
async function largePhotograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const;
  const photograph = await sharp({
    create: { width: 2_400, height: 1_800, channels: 3, background: '#0b5d47', noise },
  })
    .jpeg({ quality: 98 })
    .toBuffer();
  expect(photograph.length).toBeGreaterThan(loanDocumentMaxBytes);
  return photograph;
}

/** Maker and checker of a bank. */
async function bankPeople(deps: Deps, partnerId: string) {
  const [officer, approver] = await Promise.all([
    createMember(deps, { roles: ['bank_officer'], partnerId }),
    createMember(deps, { roles: ['bank_approver'], partnerId }),
  ]);
  return { officer: officer.actor, approver: approver.actor };
}

describe.each(everyDeviceAndLanguage)('%s', (_way, locale, options) => {
  const journey = useJourney(options);
  const label = words[locale];
  const main = (page: Page) => page.getByRole('main');
  const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: true });
  const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
  const reads = (page: Page, text: string) => main(page).getByText(text, { exact: true }).first().waitFor();

  it('an application is asked about, approved, contracted and paid by the bank', async () => {
    const { deps } = journey.application;
    const member = await journey.signIn();
    const departure = await findFinancedDeparture(deps.db);
    const page = await journey.open(`${label.prefix}${paths.loanApplicantForm(departure.slug)}`);
    await press(page, label.start);
    await breakIdentity(page);
    await fillIdentity(page, label);
    await press(page, label.next);
    await breakConfirmation(page);
    await main(page).getByLabel(label.consent).check();
    await main(page).getByLabel(label.terms).check();
    await press(page, label.confirm);
    await breakDocuments(page);
    const [first, ...others] = label.documents;
    // Made smaller on the device: as it is the server would refuse it.
    await sendFile(page, first, 'javaScriptEnabled' in options ? undefined : await largePhotograph());
    for (const document of others) await sendFile(page, document);
    await press(page, label.send);
    await page.getByRole('heading', { level: 1, name: label.detail }).waitFor();
    await reads(page, label.submitted);

    const one = await latestOf(deps, member);
    expect(one.consentVersion).toBe(1);
    const { officer, approver } = await bankPeople(deps, one.bank!.id);
    const { code } = one;
    const refused = { verdict: 'rejected', reason: 'Foto buram' };
    await judgeFinancingDocument(deps, officer, { code, kind: 'ktp', form: refused });
    await askForDocuments(deps, officer, code);
    await page.reload();
    await reads(page, label.asked);
    // The lawyer's approval ends meanwhile: nobody begins, and whoever has chosen a bank goes on.
    const operator = await createMember(deps, { roles: ['operator_finance'] });
    const approval = await standingApproval(deps.db);
    await endApproval(deps, operator.actor, { id: approval, form: { reason: 'Pendapat ditarik' } });
    const begin = journey.application.origin() + label.prefix + paths.loanApplicantForm(departure.slug);
    expect((await page.goto(begin))!.status()).toBe(404);
    await page.goto(
      journey.application.origin() + label.prefix + paths.loanApplicantForm(departure.slug, one.booking.id),
    );
    await main(page).getByText('Foto buram').waitFor();
    await sendFile(page, label.documents[0]);
    await press(page, label.send);
    await page.getByRole('heading', { level: 1, name: label.detail }).waitFor();
    await recordedApproval(deps);

    for (const kind of requiredFinancingDocuments)
      await judgeFinancingDocument(deps, officer, { code, kind, form: { verdict: 'accepted' } });
    const offer = { verdict: 'approve', financed: String(one.sums!.financed), months: '12' };
    await proposeDecision(deps, officer, { code, form: offer });
    await decideProposal(deps, approver, { code, agrees: true });
    await page.reload();
    await press(page, label.accept);
    await reads(page, label.contract);

    await uploadContract(deps, officer, { code, file: await smallPicture() });
    const sentOn = deps.now().toISOString().slice(0, 10);
    await enterDisbursement(deps, officer, { code, form: { reference: 'TRF-1', sent_on: sentOn } });
    const finance = await createMember(deps, {
      roles: ['partner_staff'],
      partnerId: departure.partner_id,
    });
    await confirmDisbursement(deps, finance.actor, one.booking.code);
    await page.reload();
    await reads(page, label.disbursed);
    const paid = await getApplication(deps, member.actor, one.id);
    expect([paid.state, paid.booking.state]).toEqual(['disbursed', 'paid']);
    expect(await verifyLedger(deps)).toEqual([]);
  });

  it('a rejection says why and ends what the bank may read', async () => {
    const { deps } = journey.application;
    const member = await journey.signIn();
    const { id: bankId } = await deps.db
      .selectFrom('partners')
      .select('id')
      .where('slug', '=', 'bprs-lumbung-berkah')
      .executeTakeFirstOrThrow();
    const departure = await findFinancedDeparture(deps.db);
    await createSent(deps, { member, bankId, departureId: departure.id });
    const one = await latestOf(deps, member);
    const [ktp] = (await getApplication(deps, member.actor, one.id)).documents;
    const { officer, approver } = await bankPeople(deps, bankId);
    expect((await readFinancingDocument(deps, officer, ktp!.id!)).kind).toBe('ktp');
    const form = { verdict: 'reject', reason: 'Penghasilan belum cukup' };
    await proposeDecision(deps, officer, { code: one.code, form });
    await decideProposal(deps, approver, { code: one.code, agrees: true });

    const page = await journey.open(`${label.prefix}${paths.member.financings}`);
    await page.getByRole('heading', { level: 1, name: label.history }).waitFor();
    await reads(page, label.rejected);
    await main(page).getByRole('link', { name: one.code }).click();
    await page.getByRole('heading', { level: 1, name: label.detail }).waitFor();
    await main(page).getByText('Penghasilan belum cukup').waitFor();
    await reads(page, label.gone);
    await expect(readFinancingDocument(deps, officer, ktp!.id!)).rejects.toMatchObject({ code: 'not_found' });
    expect((await getBankApplication(deps, officer, one.code)).applicant).toBeNull();
  });

  async function latestOf(deps: Deps, { actor }: SignedIn) {
    return (await listApplications(deps, actor, { page: 1, limit: 1 })).items[0]!;
  }

  async function breakIdentity(page: Page): Promise<void> {
    // What the profile knows stands there already.
    for (const name of [label.name, label.birthDate, label.address, label.email])
      await field(page, name).fill('');
    await field(page, label.gender).selectOption('');
    await press(page, label.next);
    // Name, gender, date of birth, address, occupation, institution, email at least.
    await reads(page, label.wrong.empty);
    await expect
      .poll(() => main(page).getByText(label.wrong.empty, { exact: true }).count())
      .toBeGreaterThanOrEqual(6);
    await fillIdentity(page, label);
    await field(page, label.address).fill('Jl. 1');
    await field(page, label.job).fill('PNS');
    await field(page, label.institution).fill('SMP');
    await field(page, label.phone).fill('081234567');
    await field(page, label.email).fill('bukan-email');
    await press(page, label.next);
    const { address, job, institution, phone, email } = label.wrong;
    for (const text of [address, job, institution, phone, email]) await reads(page, text);
  }

  async function fillIdentity(page: Page, said: Words): Promise<void> {
    await field(page, said.name).fill('Siti Aminah');
    await field(page, said.gender).selectOption('female');
    await field(page, said.birthDate).fill('1980-05-12');
    await field(page, said.address).fill('Jl. Melati 12, Sleman');
    await field(page, said.phone).fill('081234567890');
    await field(page, said.email).fill('siti.aminah@example.com');
    await field(page, said.job).fill('Guru');
    await field(page, said.institution).fill('SMP Negeri 2 Sleman');
  }

  async function breakConfirmation(page: Page): Promise<void> {
    const months = main(page).getByLabel(label.months).first();
    await months.waitFor();
    await press(page, label.confirm);
    await reads(page, label.wrong.empty);
    await months.check();
    await press(page, label.confirm);
    await reads(page, label.wrong.consent);
    await reads(page, label.wrong.terms);
  }

  async function breakDocuments(page: Page): Promise<void> {
    const [first] = label.documents;
    const large = Buffer.alloc(loanDocumentMaxBytes + 1, '%PDF-1.7 ');
    await field(page, label.file(first)).setInputFiles({
      name: 'ktp.pdf',
      mimeType: 'application/pdf',
      buffer: large,
    });
    await formOf(page, first).getByRole('button', { name: label.sendFile }).click();
    await reads(page, label.wrong.size);
    await press(page, label.send);
    await reads(page, label.wrong.missing);
  }

  const formOf = (page: Page, document: string) =>
    main(page)
      .locator('form')
      .filter({ has: page.getByLabel(label.file(document), { exact: true }) });

  /** It is there once it can be opened, and the bank's reason against an earlier one is gone. */
  async function sendFile(page: Page, document: string, photograph?: Buffer): Promise<void> {
    const item = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByLabel(label.file(document), { exact: true }) });
    await field(page, label.file(document)).setInputFiles({
      name: 'foto.jpg',
      mimeType: 'image/jpeg',
      buffer: photograph ?? (await smallPicture()),
    });
    await formOf(page, document).getByRole('button', { name: label.sendFile }).click();
    await item.filter({ hasNotText: label.reason }).locator('a[href*="/documents/"]').waitFor();
  }
});
