// A bank works on an application in its console (docs/product/bank-console.md): an officer judges documents and proposes, another person
// decides, the contract and the transfer are recorded, the agency confirms; in both languages, with and without script.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import {
  acceptFinancingOffer,
  findApplicationOf,
  getApplication,
  sendApplication,
  uploadFinancingDocument,
} from '#domain/financing';
import { verifyLedger } from '#domain/ledger';
import { type FinancingState, requiredFinancingDocuments } from '#shared/financing';
import * as paths from '#shared/paths';
import type { Role } from '#shared/roles';
import { createMember } from '#test/factories/accounts';
import { createSent, findFinancedDeparture, smallPicture } from '#test/factories/financing';
import { appStarted, eachDeviceAndLanguageOnce, useJourney } from './journey.ts';
import { axeFindings, overflow, smallTargets } from './page-quality.ts';

const words = {
  id: {
    prefix: '',
    ktp: 'KTP',
    accept: 'Terima',
    reject: 'Tolak',
    reason: 'Alasan untuk pemohon',
    empty: 'Field tidak boleh kosong',
    ask: 'Minta dokumen yang ditolak dikirim ulang',
    financed: 'Dibiayai (rupiah)',
    months: 'Lama angsuran (bulan)',
    propose: 'Usulkan setuju',
    agree: 'Setujui usulan',
    giveBack: 'Kembalikan ke petugas',
    file: 'Akad yang ditandatangani',
    upload: 'Unggah akad',
    uploaded: 'Akad sudah diunggah.',
    reference: 'Nomor transfer',
    disburse: 'Catat pencairan',
    waiting: 'Transfer TRF-7 menunggu konfirmasi biro perjalanan.',
    arrived: 'Uang sudah masuk',
    paidOff: 'Tandai lunas',
    state: {
      asked: 'Dokumen diminta lagi',
      again: 'Dikirim ulang',
      reviewed: 'Diperiksa bank',
      approved: 'Disetujui',
      disbursed: 'Dicairkan',
      paid: 'Lunas',
    },
  },
  en: {
    prefix: '/en',
    ktp: 'Identity card (KTP)',
    accept: 'Accept',
    reject: 'Reject',
    reason: 'Reason for the applicant',
    empty: 'Field cannot be empty',
    ask: 'Ask for the rejected documents again',
    financed: 'Financed (rupiah)',
    months: 'Duration (months)',
    propose: 'Propose to approve',
    agree: 'Agree to the proposal',
    giveBack: 'Return to the officer',
    file: 'The signed contract',
    upload: 'Upload the contract',
    uploaded: 'The contract has been uploaded.',
    reference: 'Number of the transfer',
    disburse: 'Record the disbursement',
    waiting: 'Transfer TRF-7 waits for the travel agency to confirm.',
    arrived: 'The money has arrived',
    paidOff: 'Mark as paid off',
    state: {
      asked: 'Documents asked for again',
      again: 'Sent again',
      reviewed: 'Reviewed by the bank',
      approved: 'Approved',
      disbursed: 'Disbursed',
      paid: 'Paid off',
    },
  },
} as const;

describe.each(eachDeviceAndLanguageOnce)('%s', (_way, locale, options) => {
  const label = words[locale];
  const hasScript = !('javaScriptEnabled' in options);
  const journey = useJourney(options);
  const main = (page: Page) => page.getByRole('main');
  const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
  const reads = (page: Page, text: string) => main(page).getByText(text, { exact: true }).first().waitFor();
  const spotless = async (page: Page) => {
    // The same document was looked at with script.
    if (!hasScript) return;
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  };

  it('from the first document to the last instalment, by four people of whom none does what is another’s', async () => {
    const { deps } = journey.application;
    const bank = await deps.db
      .selectFrom('partners')
      .select('id')
      .where('slug', '=', 'bprs-lumbung-berkah')
      .executeTakeFirstOrThrow();
    const departure = await findFinancedDeparture(deps.db);
    const applicant = await createMember(deps);
    const made = await createSent(deps, { member: applicant, bankId: bank.id, departureId: departure.id });
    const { code, id } = (await findApplicationOf(deps, applicant.actor, made.bookingId))!;
    const { booking } = await getApplication(deps, applicant.actor, id);
    const address = journey.application.origin() + label.prefix + paths.bankConsole.application(code);
    // The history on the page names earlier states as well.
    const stateIs = async (state: FinancingState) => {
      await expect.poll(async () => (await getApplication(deps, applicant.actor, id)).state).toBe(state);
    };
    const staff = (role: Role) => journey.signIn({ roles: [role], partnerId: bank.id });

    const officer = await staff('bank_officer');
    const page = await journey.open(label.prefix + paths.bankConsole.applications);
    if (hasScript) await appStarted(page);
    await main(page).getByRole('link', { name: code }).first().click();
    await page.getByRole('heading', { level: 1, name: code }).waitFor();
    await spotless(page);

    // A document is refused with a reason, which the applicant reads, and asked for again.
    const document = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: label.ktp, exact: true }) });
    const refuse = document.getByRole('button', { name: label.reject, exact: true });
    await document.locator('summary').click();
    await refuse.click();
    await document.getByText(label.empty).waitFor();
    await document.getByLabel(label.reason).fill('Foto buram');
    await refuse.click();
    await document.getByText('Foto buram').first().waitFor();
    await button(page, label.ask).click();
    await reads(page, label.state.asked);
    await stateIs('documents_requested');
    const file = await smallPicture();
    await uploadFinancingDocument(deps, applicant.actor, { application: id, kind: 'ktp', file });
    await sendApplication(deps, applicant.actor, id);

    await visit(page, address);
    await reads(page, label.state.again);
    for (let left = requiredFinancingDocuments.length; left > 0; left--) {
      await expect.poll(() => button(page, label.accept).count()).toBe(left);
      await button(page, label.accept).first().click();
    }
    await expect.poll(() => button(page, label.accept).count()).toBe(0);
    await propose(page);
    await stateIs('reviewed');
    expect(await button(page, label.agree).count()).toBe(0);

    // Whoever checks gives it back once, then agrees.
    await staff('bank_approver');
    await visit(page, address);
    await spotless(page);
    await press(page, label.giveBack);
    await stateIs('resubmitted');
    await journey.signInAs(officer.account, { hasSecondFactor: true });
    await visit(page, address);
    await propose(page);
    await stateIs('reviewed');
    await staff('bank_approver');
    await visit(page, address);
    await button(page, label.agree).click();
    await stateIs('approved');
    await reads(page, label.state.approved);
    expect((await getApplication(deps, applicant.actor, id)).sums).toMatchObject({
      financed: 20_000_000,
      months: 12,
    });
    await acceptFinancingOffer(deps, applicant.actor, id);

    // The contract and the transfer; a journey is paid once its agency has the money.
    await journey.signInAs(officer.account, { hasSecondFactor: true });
    await visit(page, address);
    await main(page)
      .getByLabel(label.file)
      .setInputFiles({ name: 'akad.jpg', mimeType: 'image/jpeg', buffer: file });
    await button(page, label.upload).click();
    await main(page).getByText(label.uploaded).waitFor();
    await button(page, label.disburse).click();
    await main(page).getByText(label.empty).first().waitFor();
    await main(page).getByLabel(label.reference).fill('TRF-7');
    await button(page, label.disburse).click();
    await reads(page, label.waiting);
    await spotless(page);
    expect((await getApplication(deps, applicant.actor, id)).booking.state).toBe('waiting_payment');

    await journey.signIn({ roles: ['partner_staff'], partnerId: departure.partner_id });
    await visit(
      page,
      journey.application.origin() + label.prefix + paths.partnerConsole.booking(booking.code),
    );
    await press(page, label.arrived);
    await expect
      .poll(async () => (await getApplication(deps, applicant.actor, id)).booking.state)
      .toBe('paid');

    await journey.signInAs(officer.account, { hasSecondFactor: true });
    await visit(page, address);
    await reads(page, label.state.disbursed);
    await button(page, label.paidOff).click();
    await stateIs('paid_off');
    await reads(page, label.state.paid);
    expect(await verifyLedger(deps)).toEqual([]);
  });

  it('is not there for another bank', async () => {
    const { deps } = journey.application;
    const banks = await deps.db
      .selectFrom('partners')
      .select(['id', 'slug'])
      .where('kind', '=', 'financial')
      .execute();
    const bankId = banks.find(({ slug }) => slug === 'bprs-lumbung-berkah')!.id;
    const { id: departureId } = await findFinancedDeparture(deps.db);
    const member = await createMember(deps);
    const made = await createSent(deps, { member, bankId, departureId });
    const { code } = (await findApplicationOf(deps, member.actor, made.bookingId))!;
    await journey.signIn({ roles: ['bank_approver'], partnerId: banks.find(({ id }) => id !== bankId)!.id });
    const page = await journey.open(label.prefix + paths.bankConsole.applications);
    expect(await main(page).getByRole('link', { name: code }).count()).toBe(0);
    const answer = await page.goto(
      journey.application.origin() + label.prefix + paths.bankConsole.application(code),
    );
    expect(answer!.status()).toBe(404);
  });

  /** What is done offers itself no more: until then its answer is under way, and would end a visit elsewhere. */
  async function press(page: Page, name: string): Promise<void> {
    await button(page, name).click();
    await button(page, name).waitFor({ state: 'detached' });
  }

  async function visit(page: Page, address: string): Promise<void> {
    await page.goto(address);
    if (hasScript) await appStarted(page);
  }

  async function propose(page: Page): Promise<void> {
    await main(page).getByLabel(label.financed).fill('20.000.000');
    await main(page).getByLabel(label.months).fill('12');
    await press(page, label.propose);
    await reads(page, label.state.reviewed);
  }
});
