// The platform bills its partners (docs/product/platform-invoices.md): a closed month, once, with its taxes; what is due arrives at our bank.
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { cancelDeparture, cancelOrdersOf } from '#domain/departure-changes';
import { closePeriod, findPartnerBalance, readTrialBalance } from '#domain/ledger';
import { importBankStatement, listBankLines, settleBankLine } from '#domain/payouts';
import { usePartnerFixture, verifyLedgerAfterEach } from '#test/booking-fixture';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createPaidOrder } from '#test/factories/bookings';
import { createOrderPaidToPartner } from '#test/factories/partner-held-payments';
import { sellerForm } from '#test/factories/payouts';
import { createDeparture } from '#test/factories/programmes';
import {
  findSellerDetails,
  findTaxDetails,
  getPlatformInvoice,
  issuePlatformInvoices,
  listPlatformInvoices,
  listWithoutTaxDetails,
  readOutputTaxFile,
  readWithholdingFile,
  stateSellerDetails,
  stateTaxDetails,
} from './platform-invoices.ts';

const { database, shop, clock, partner } = usePartnerFixture();
let finance: SignedIn;
let today = '2027-03-20';
let heldByPartner: string;
let spare: string;
beforeAll(async () => {
  finance = await createMember(shop.deps, { roles: ['operator_finance'] });
  const departure = async () =>
    (await createDeparture(database.db, { programme_id: partner.programmeId, quota: 10 })).id;
  heldByPartner = await departure();
  spare = await departure();
  await createPaidOrder(shop, { departure: await departure() });
  await createOrderPaidToPartner(shop, { departure: heldByPartner, partnerId: partner.id });
});
/** Days pass, and stay so. */
const onDay = (day: string) => {
  today = day;
  clock.now = new Date(`${day}T03:00:00Z`);
};
beforeEach(() => onDay(today));
verifyLedgerAfterEach({ shop });

const seller = {
  name: 'PT Rihlah Nusantara',
  taxNumber: '0011112223444000',
  businessPlace: '0011112223444000000000',
  address: 'Jl. Merdeka 1, Jakarta',
  taxableSince: '2020-01-01',
};
/** The elements of a file, as `name=text`. */
const elements = (xml: string) =>
  [...xml.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].map(([, name, text]) => `${name}=${text}`);
const issue = (month: string) => issuePlatformInvoices(shop.deps, finance.actor, month);
const refusal = (code: string) => expect.objectContaining({ code });
const balances = async () =>
  Object.fromEntries(
    (await readTrialBalance(shop.deps, finance.actor, '2027-12-31')).lines.map(({ account, balance }) => [
      account,
      balance,
    ]),
  );
const statement = (text: string, amount: number) =>
  importBankStatement(shop.deps, finance.actor, {
    file: Buffer.from(`tanggal;keterangan;jumlah\n10/04/2027;${text};${amount}\n`),
    account: '7000000001',
  });

it('bills a month that is closed, and no other', async () => {
  await expect(issue('2027-03')).rejects.toEqual(refusal('period_open'));
  await expect(issue('2027-13')).rejects.toEqual(refusal('not_found'));
  await expect(issuePlatformInvoices(shop.deps, partner.staff.actor, '2027-03')).rejects.toEqual(
    refusal('not_found'),
  );
  onDay('2027-04-02');
  await closePeriod(shop.deps, finance.actor, '2027-03');
});

it('waits for the tax details of a partner', async () => {
  expect(await issue('2027-03')).toEqual({ issued: 0, waiting: 1 });
  const stated = {
    partnerId: partner.id,
    form: { tax_number: '01.234.567.8-901.000', address: 'Jl. Sudirman 1, Jakarta', withholds: 'yes' },
  };
  for (const tax_number of ['', '123', '01.234.567.8-901.00x'])
    await expect(
      stateTaxDetails(shop.deps, finance.actor, { ...stated, form: { ...stated.form, tax_number } }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
  const stranger = await createMember(shop.deps);
  await expect(stateTaxDetails(shop.deps, stranger.actor, stated)).rejects.toEqual(refusal('not_found'));
  await expect(findTaxDetails(shop.deps, stranger.actor, partner.id)).rejects.toEqual(refusal('not_found'));
  await stateTaxDetails(shop.deps, partner.staff.actor, stated);
  expect(await findTaxDetails(shop.deps, finance.actor, partner.id)).toEqual({
    taxNumber: '012345678901000',
    address: 'Jl. Sudirman 1, Jakarta',
    withholds: true,
  });
  expect(await listWithoutTaxDetails(shop.deps, finance.actor)).toEqual([]);
});

it('waits until the platform has stated who it is', async () => {
  await expect(issue('2027-03')).rejects.toEqual(refusal('seller_unstated'));
  expect(await findSellerDetails(shop.deps, finance.actor)).toBeNull();
  await expect(stateSellerDetails(shop.deps, partner.staff.actor, sellerForm)).rejects.toEqual(
    refusal('not_found'),
  );
  for (const wrong of [{ tax_number: '12' }, { place: '00000' }, { taxable_since: 'kemarin' }])
    await expect(
      stateSellerDetails(shop.deps, finance.actor, { ...sellerForm, ...wrong }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
  await stateSellerDetails(shop.deps, finance.actor, sellerForm);
  expect(await findSellerDetails(shop.deps, finance.actor)).toEqual(seller);
});

it('takes the tax out of the commission, whoever held the money, once however often it is asked', async () => {
  const balance = await findPartnerBalance(shop.deps, finance.actor, partner.id);
  expect(await Promise.all([issue('2027-03'), issue('2027-03'), issue('2027-03')])).toEqual(
    expect.arrayContaining([
      { issued: 1, waiting: 0 },
      { issued: 0, waiting: 0 },
    ]),
  );
  const invoices = await listPlatformInvoices(shop.deps, partner.staff.actor, partner.id);
  expect(invoices).toMatchObject([
    {
      number: 'KOM/2027/04/00001',
      month: '2027-03',
      collected: 900_000,
      owed: 900_000,
      net: 1_621_622,
      vat: 178_378,
      withheld: 16_216,
      due: 883_784,
      dueOn: '2027-04-16',
      paidOn: null,
    },
  ]);
  expect(await balances()).toMatchObject({ platform_fee: -1_621_622, tax_payable: -178_378 });
  // What partner and platform owe each other is as before.
  expect(await findPartnerBalance(shop.deps, finance.actor, partner.id)).toEqual(balance);
  const stranger = await createMember(shop.deps);
  await expect(getPlatformInvoice(shop.deps, stranger.actor, invoices[0]!.id)).rejects.toEqual(
    refusal('not_found'),
  );
  await expect(listPlatformInvoices(shop.deps, partner.staff.actor, null)).rejects.toEqual(
    refusal('not_found'),
  );
});

it('emails each invoice, with its PDF, to the people for money of its partner, and to nobody else there', async () => {
  const emails = await database.db
    .selectFrom('outbox_messages')
    .select(['recipient', 'attachments', 'email_values'])
    .where('kind', '=', 'platform_invoice')
    .execute();
  const [invoice] = await listPlatformInvoices(shop.deps, finance.actor, null);
  expect(emails).toEqual([
    {
      recipient: partner.staff.account.email,
      attachments: [{ kind: 'platform_invoice', id: invoice!.id }],
      email_values: expect.objectContaining({ number: 'KOM/2027/04/00001', due: 883_784 }),
    },
  ]);
});

it('keeps who issued it, whatever the platform states later', async () => {
  await stateSellerDetails(shop.deps, finance.actor, { ...sellerForm, legal_name: 'PT Nama Baru' });
  const [invoice] = await listPlatformInvoices(shop.deps, finance.actor, null);
  expect(invoice!.seller).toEqual(seller);
  await expect(
    database.db.updateTable('platform_invoices').set({ seller: null, seller_id: null }).execute(),
  ).rejects.toThrow(/permission denied/);
});

it('declares its tax to the state, and what the partner kept back, as files that Coretax imports', async () => {
  const { name, xml } = await readOutputTaxFile(shop.deps, finance.actor, '2027-03');
  expect(name).toBe('faktur-2027-03.xml');
  expect(elements(xml)).toEqual(
    expect.arrayContaining([
      'TIN=0011112223444000',
      'TaxInvoiceDate=2027-04-02',
      'TrxCode=04',
      'RefDesc=KOM/2027/04/00001',
      'SellerIDTKU=0011112223444000000000',
      'BuyerTin=0012345678901000',
      'BuyerIDTKU=0012345678901000000000',
      'TaxBase=1621622',
      'OtherTaxBase=1486487',
      'VATRate=12',
      'VAT=178378',
    ]),
  );
  const [invoice] = await listPlatformInvoices(shop.deps, finance.actor, null);
  const slip = await readWithholdingFile(shop.deps, partner.staff.actor, invoice!.id);
  expect(elements(slip.xml)).toEqual([
    'TIN=0012345678901000',
    'TaxPeriodMonth=4',
    'TaxPeriodYear=2027',
    'CounterpartTin=0011112223444000',
    'IDPlaceOfBusinessActivityOfIncomeRecipient=0011112223444000000000',
    'TaxCertificate=N/A',
    'TaxObjectCode=24-104-18',
    'TaxBase=810811',
    'Rate=2',
    'Document=CommercialInvoice',
    'DocumentNumber=KOM/2027/04/00001',
    'DocumentDate=2027-04-02',
    'IDPlaceOfBusinessActivity=0012345678901000000000',
    'GovTreasurerOpt=N/A',
    'WithholdingDate=2027-04-16',
  ]);
  await expect(readOutputTaxFile(shop.deps, partner.staff.actor, '2027-03')).rejects.toEqual(
    refusal('not_found'),
  );
  await expect(readOutputTaxFile(shop.deps, finance.actor, '2027-02')).rejects.toEqual(refusal('not_found'));
});

it('is paid when our bank has booked exactly what is due; the tax kept back is prepaid', async () => {
  onDay('2027-04-12');
  expect((await statement('KOM/2027/04/00001 BIRO', 883_783)).matched).toBe(0);
  expect((await statement('KOM/2027/04/00001 BIRO', 883_784)).matched).toBe(1);
  expect((await statement('KOM/2027/04/00001 LAGI', 883_784)).matched).toBe(0);
  const [invoice] = await listPlatformInvoices(shop.deps, finance.actor, null);
  expect(invoice!.paidOn).toBe('2027-04-10');
  expect(await balances()).toMatchObject({ partner_receivable: 0, bank: 883_784, tax_prepaid: 16_216 });
});

it('gives back what an order earned that was cancelled later, as a credit note that we pay', async () => {
  await cancelDeparture(shop.deps, partner.staff.actor, heldByPartner);
  await cancelOrdersOf(shop.deps, { departureId: heldByPartner, actorId: partner.staff.account.id });
  onDay('2027-05-02');
  await closePeriod(shop.deps, finance.actor, '2027-04');
  expect(await issue('2027-04')).toEqual({ issued: 1, waiting: 0 });
  const [note] = await listPlatformInvoices(shop.deps, finance.actor, partner.id);
  expect(note).toMatchObject({
    number: 'KOM/2027/05/00002',
    collected: 0,
    owed: -900_000,
    vat: -89_189,
    withheld: 0,
    due: -900_000,
  });
  await statement('pengembalian komisi', -900_000);
  const line = (await listBankLines(shop.deps, finance.actor, 'open')).find(
    ({ amount }) => amount === -900_000,
  )!;
  expect(line.candidates).toEqual([
    { what: 'invoice', id: note!.id, label: expect.stringContaining('KOM/2027/05/00002') },
  ]);
  await expect(
    settleBankLine(shop.deps, finance.actor, line.id, { what: 'invoice', id: partner.id }),
  ).rejects.toEqual(refusal('line_differs'));
  await settleBankLine(shop.deps, finance.actor, line.id, { what: 'invoice', id: note!.id });
  expect(await balances()).toMatchObject({
    partner_receivable: 0,
    platform_fee: -810_811,
    tax_payable: -89_189,
  });
});

it('charges no VAT while the platform is not registered for it', async () => {
  await stateSellerDetails(shop.deps, finance.actor, { ...sellerForm, taxable_since: '2027-07-01' });
  onDay('2027-05-20');
  await createOrderPaidToPartner(shop, { departure: spare, partnerId: partner.id });
  onDay('2027-06-02');
  await closePeriod(shop.deps, finance.actor, '2027-05');
  expect(await issue('2027-05')).toEqual({ issued: 1, waiting: 0 });
  const [invoice] = await listPlatformInvoices(shop.deps, finance.actor, null);
  expect(invoice).toMatchObject({ net: 900_000, vat: 0, vatBasisPoints: 0, withheld: 18_000 });
  await expect(readOutputTaxFile(shop.deps, finance.actor, '2027-05')).rejects.toEqual(refusal('not_found'));
});
