// Files that the state's tax system (Coretax) imports (docs/product/platform-invoices.md): the platform's output tax of a month, and the slip
// of what a partner kept back. Element names are the state's, its spelling included.
import { type Actor, mayOperate } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { escapeHtml } from '#shared/escape-html';
import { splitByLargestRemainder } from '#shared/money';
import { withoutTax } from './invoice-amounts.ts';
import { getPlatformInvoice, listInvoicesOfMonth, type PlatformInvoice } from './list-invoices.ts';
import { headOffice, longTaxNumber } from './tax-number.ts';

interface TaxFile {
  name: string;
  xml: string;
}

type Element = readonly [name: string, content: string | number | null | readonly Element[]];

/** Intermediation and agency services. */
const intermediation = '24-104-18';
/** The rate that the law names; of eleven twelfths of the price it is the 11 % that partners pay. */
const statutoryRate = 12;

/**
 * The tax invoices of a month ('2027-03'), for import as e-Faktur output. Credit notes are no tax invoices: what they take back is entered
 * at the invoice they are about. Refuses `not_found`, also where the month has none with tax.
 */
export async function readOutputTaxFile({ db }: { db: Db }, actor: Actor, month: string): Promise<TaxFile> {
  if (!mayOperate(actor, 'invoices') || !/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month))
    throw new AppError('not_found');
  const invoices = (await listInvoicesOfMonth(db, month)).filter(({ vat, seller }) => vat > 0 && seller);
  const [newest] = invoices;
  if (!newest) throw new AppError('not_found');
  return {
    name: `faktur-${month}.xml`,
    xml: document([
      'TaxInvoiceBulk',
      [
        ['TIN', newest.seller!.taxNumber],
        ['ListOfTaxInvoice', invoices.map((invoice): Element => ['TaxInvoice', taxInvoice(invoice)])],
      ],
    ]),
  };
}

function taxInvoice({ number, month, issuedAt, seller, buyer, net, vat, vatBasisPoints }: PlatformInvoice) {
  // 04: another base than the price. Where the rate is another one, the price is the base.
  const isPartialBase = vatBasisPoints === 1100;
  const [base] = isPartialBase ? splitByLargestRemainder(net, [11, 1]) : [net];
  return [
    ['TaxInvoiceDate', todayInIndonesia(issuedAt)],
    ['TaxInvoiceOpt', 'Normal'],
    ['TrxCode', isPartialBase ? '04' : '01'],
    ['AddInfo', null],
    ['CustomDoc', null],
    ['CustomDocMonthYear', null],
    ['RefDesc', number],
    ['FacilityStamp', null],
    ['SellerIDTKU', seller!.businessPlace],
    ['BuyerTin', longTaxNumber(buyer.taxNumber)],
    ['BuyerDocument', 'TIN'],
    ['BuyerCountry', 'IDN'],
    ['BuyerDocumentNumber', '-'],
    ['BuyerName', buyer.name],
    ['BuyerAdress', buyer.address],
    ['BuyerEmail', null],
    ['BuyerIDTKU', headOffice(buyer.taxNumber)],
    [
      'ListOfGoodService',
      [
        [
          'GoodService',
          [
            ['Opt', 'B'],
            ['Code', '000000'],
            ['Name', `Komisi ${month}`],
            ['Unit', 'UM.0033'],
            ['Price', net],
            ['Qty', 1],
            ['TotalDiscount', 0],
            ['TaxBase', net],
            ['OtherTaxBase', base!],
            ['VATRate', isPartialBase ? statutoryRate : vatBasisPoints / 100],
            ['VAT', vat],
            ['STLGRate', 0],
            ['STLG', 0],
          ],
        ],
      ],
    ],
  ] as const satisfies readonly Element[];
}

/**
 * The slip (BPPU) of what a partner keeps back of one invoice, for import at the partner's own access. Refuses `not_found`, also where
 * nothing is kept back.
 */
export async function readWithholdingFile(
  { db }: { db: Db },
  actor: Actor,
  invoiceId: string,
): Promise<TaxFile> {
  const invoice = await getPlatformInvoice({ db }, actor, invoiceId);
  const { number, issuedAt, seller, buyer, owed, vatBasisPoints, withholdingBasisPoints } = invoice;
  if (invoice.withheld === 0 || !seller) throw new AppError('not_found');
  // Kept back when it is paid, or when it should have been.
  const day = [invoice.paidOn ?? invoice.dueOn, invoice.dueOn].toSorted()[0]!;
  const slip: Element[] = [
    ['TaxPeriodMonth', Number(day.slice(5, 7))],
    ['TaxPeriodYear', Number(day.slice(0, 4))],
    ['CounterpartTin', seller.taxNumber],
    ['IDPlaceOfBusinessActivityOfIncomeRecipient', seller.businessPlace],
    ['TaxCertificate', 'N/A'],
    ['TaxObjectCode', intermediation],
    ['TaxBase', withoutTax(owed, vatBasisPoints).net],
    ['Rate', withholdingBasisPoints! / 100],
    ['Document', 'CommercialInvoice'],
    ['DocumentNumber', number],
    ['DocumentDate', todayInIndonesia(issuedAt)],
    ['IDPlaceOfBusinessActivity', headOffice(buyer.taxNumber)],
    ['GovTreasurerOpt', 'N/A'],
    ['SP2DNumber', null],
    ['WithholdingDate', day],
  ];
  return {
    name: `bukti-potong-${number.replaceAll('/', '-')}.xml`,
    xml: document([
      'BpuBulk',
      [
        ['TIN', longTaxNumber(buyer.taxNumber)],
        ['ListOfBpu', [['Bpu', slip]]],
      ],
    ]),
  };
}

function document([name, content]: Element): string {
  const body = (content as readonly Element[]).map((child) => written(child, '  ')).join('');
  return `<?xml version="1.0" encoding="utf-8"?>\n<${name} xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">\n${body}</${name}>\n`;
}

function written([name, content]: Element, indent: string): string {
  if (content === null)
    return name === 'SP2DNumber' ? `${indent}<${name} xsi:nil="true"/>\n` : `${indent}<${name}/>\n`;
  if (typeof content !== 'object') return `${indent}<${name}>${escapeHtml(String(content))}</${name}>\n`;
  return `${indent}<${name}>\n${content.map((child) => written(child, `${indent}  `)).join('')}${indent}</${name}>\n`;
}
