// What the calls about invoices to partners are asked.
import { closePeriod } from '#domain/ledger';
import { createFinance, sellerForm } from '#test/factories/payouts';
import { createPlatformInvoice } from '#test/factories/platform-invoices';
import { createPartner } from '#test/factories/programmes';
import type { ApiTestContext, Ask, Call } from '#test/api/call';

const operator = '/api/v3/operator';
const console = '/api/v3/partner-console';
const form = { tax_number: '01.234.567.8-901.000', address: 'Jl. Sudirman 1, Jakarta', withholds: true };
const nobody = '00000000-0000-4000-8000-000000000000';
let closed = 0;

/** A month that somebody else has closed. */
async function closedMonth({ deps }: ApiTestContext): Promise<string> {
  const month = `1999-${String((closed += 1)).padStart(2, '0')}`;
  await closePeriod(deps, (await createFinance(deps)).actor, month);
  return month;
}
const about = async ({ deps }: ApiTestContext) => ({
  partner_id: (await createPartner(deps.db)).id,
  ...form,
});
const names = [nobody, 'tidak-ada', '%00'];
/** Of whoever asks, where they work for a partner. */
const ownPartner = async ({ deps, caller }: ApiTestContext) =>
  caller?.actor.memberships.find(({ partnerId }) => partnerId)?.partnerId ??
  (await createPartner(deps.db)).id;
const billed =
  (console: string, what: string, of: (context: ApiTestContext) => Promise<string>): Ask =>
  async (context) => {
    const { id } = await createPlatformInvoice(context.deps, await of(context));
    return { url: `${console}/platform-invoices/${id}/${what}` };
  };

export const platformInvoiceCalls: Record<string, Call> = {
  [`GET ${operator}/platform-invoices`]: { works: [`${operator}/platform-invoices`] },
  [`POST ${operator}/platform-invoices`]: {
    works: [async (context) => ({ body: { month: await closedMonth(context) } })],
    wrong: [[{ body: { month: 3 } }, 'month']],
    unknown: [{ body: { month: 'maret' } }],
  },
  [`GET ${operator}/platform-tax-details`]: { works: [`${operator}/platform-tax-details`] },
  [`PUT ${operator}/platform-tax-details`]: {
    works: [{ body: sellerForm }],
    wrong: [
      [{ body: { ...sellerForm, tax_number: '12' } }, 'tax_number'],
      [{ body: { ...sellerForm, place: '1' } }, 'place'],
      [{ body: { ...sellerForm, taxable_since: '2027-02-30' } }, 'taxable_since'],
    ],
  },
  [`GET ${operator}/partner-tax-details`]: { works: [`${operator}/partner-tax-details`] },
  [`PUT ${operator}/partner-tax-details`]: {
    works: [async (context) => ({ body: await about(context) })],
    wrong: [[async (context) => ({ body: { ...(await about(context)), tax_number: '12' } }), 'tax_number']],
    unknown: [{ body: { partner_id: nobody, ...form } }, { body: { partner_id: 'x', ...form } }],
  },
  [`GET ${console}/platform-invoices`]: { works: [`${console}/platform-invoices`] },
  [`GET ${console}/tax-details`]: { works: [`${console}/tax-details`] },
  [`PUT ${console}/tax-details`]: {
    works: [{ body: form }],
    wrong: [
      [{ body: { ...form, tax_number: '' } }, 'tax_number'],
      [{ body: { ...form, address: 'x'.repeat(301) } }, 'address'],
    ],
  },
  ...Object.fromEntries(
    ['pdf', 'withholding'].map((what): [string, Call] => [
      `GET ${console}/platform-invoices/:id/${what}`,
      {
        works: [billed(console, what, (context) => ownPartner(context))],
        // Another partner's, and nobody's.
        unknown: [
          billed(console, what, async ({ deps }) => (await createPartner(deps.db)).id),
          ...names.map((name) => `${console}/platform-invoices/${name}/${what}`),
        ],
      },
    ]),
  ),
  [`GET ${operator}/platform-invoices/:id/pdf`]: {
    works: [billed(operator, 'pdf', async ({ deps }) => (await createPartner(deps.db)).id)],
    unknown: names.map((name) => `${operator}/platform-invoices/${name}/pdf`),
  },
  [`GET ${operator}/output-tax/:month`]: {
    works: [
      async ({ deps }) => {
        const { month } = await createPlatformInvoice(deps, (await createPartner(deps.db)).id);
        return { url: `${operator}/output-tax/${month}` };
      },
    ],
    unknown: ['1997-01', '1998-13', 'maret', '%00'].map((month) => `${operator}/output-tax/${month}`),
  },
};
