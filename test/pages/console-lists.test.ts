// Lists of consoles by their addresses: the page and its file are the same rows, under the same filter and in the same order, and nobody
// else's. What each order looks at is tried beside its query.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptStoreOrder } from '#domain/souvenir-orders';
import { type Application, hosts, startApplication } from '#test/application';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { openBookingSetup, sellByBank } from '#test/factories/bookings';
import { createDispute } from '#test/factories/disputes';
import { createFinancedOffer } from '#test/factories/financing';
import { createArticle } from '#test/factories/hasanah';
import { createItem } from '#test/factories/items';
import { createDeparture, createPartner, createProgramme } from '#test/factories/programmes';
import { createSavingsTerms } from '#test/factories/savings';
import { createAskedPayment, createBankStaff } from '#test/factories/savings-payments';
import { createPaidSouvenirOrder } from '#test/factories/souvenir-orders';

const host = hosts.rihlah;

interface List {
  path: string;
  /** By an order of the list: upwards the first of `rows` stands first. */
  sort: string;
  /** Narrows the list to `rows`, away from `hidden`. */
  filter: string;
  by: SignedIn;
  /** Of another bank, store or partner; null: the list is everybody's. */
  stranger: SignedIn | null;
  rows: readonly [string, string];
  hidden: readonly string[];
  /** An address of the list in which `rows` do not stand. */
  without: string;
}

let application: Application;
const lists: Record<string, List> = {};
beforeAll(async () => {
  application = await startApplication();
  const { deps } = application;
  sellByBank(deps);
  const shop = openBookingSetup(deps);
  const person = (
    role: 'store_staff' | 'partner_staff' | 'operator_finance' | 'operator_content',
    id?: string,
  ) => createMember(deps, { roles: [role], host, ...(id && { partnerId: id }) });

  const { bankId, departureId } = await createFinancedOffer(deps.db);
  await createSavingsTerms(deps.db, bankId);
  const bank = await createBankStaff(deps, bankId, host);
  const asked = async (values: { amount?: number; state?: 'lapsed' }) => {
    const { code } = await createAskedPayment(deps, bank, { departure: departureId });
    await deps.db.updateTable('savings_payments').set(values).where('code', '=', code).execute();
    return code;
  };
  const { id: otherBank } = await createPartner(deps.db, { kind: 'financial' });
  lists['/bank-console/savings-payments'] = {
    path: '/bank-console/savings-payments',
    sort: 'amount',
    filter: 'state=asked',
    without: 'state=paid',
    by: bank.officer,
    stranger: (await createBankStaff(deps, otherBank, host)).officer,
    rows: [await asked({ amount: 10_000_000 }), await asked({ amount: 20_000_000 })],
    hidden: [await asked({ state: 'lapsed' })],
  };

  const { storeId, variants } = await createItem(deps.db, { sizes: [{ price: 30_000, stock: 50 }] });
  const keeper = await person('store_staff', storeId);
  const ordered = async (quantity: number) => {
    const { order } = await createPaidSouvenirOrder(shop, { wanted: [[variants[0]!, quantity]] });
    return { id: order.parts[0]!.id, code: `${order.code}-1` };
  };
  const taken = await ordered(2);
  await acceptStoreOrder(deps, keeper.actor, taken.id);
  const { storeId: otherStore } = await createItem(deps.db, { sizes: [{ price: 30_000, stock: 50 }] });
  lists['/store-console/orders'] = {
    path: '/store-console/orders',
    sort: 'pieces',
    filter: 'queue=accept',
    without: 'queue=sent',
    by: keeper,
    stranger: await person('store_staff', otherStore),
    rows: [(await ordered(1)).code, (await ordered(3)).code],
    hidden: [taken.code],
  };

  const { id: partnerId } = await createPartner(deps.db);
  const sold = async (title: string, price: number, state: 'published' | 'cancelled' = 'published') => {
    const { id: programme_id } = await createProgramme(deps.db, {
      partner_id: partnerId,
      title: { id: title },
    });
    return createDeparture(deps.db, { programme_id, price, state, quota: price / 1_000_000 });
  };
  const [few, many] = [await sold('=Aman(1)', 30_000_000), await sold('Zuhud', 41_000_000)];
  await sold('Ditarik kwz', 50_000_000, 'cancelled');
  const { id: otherPartner } = await createPartner(deps.db);
  lists['/partner-console/departures'] = {
    path: '/partner-console/departures',
    sort: 'quota',
    filter: 'state=on_sale',
    without: 'state=full',
    by: await person('partner_staff', partnerId),
    stranger: await person('partner_staff', otherPartner),
    rows: ['=Aman(1)', 'Zuhud'],
    hidden: ['Ditarik kwz'],
  };

  const finance = await person('operator_finance');
  const takenBack = async (departure: string) => {
    const { bookingId } = await createDispute(shop, { departure });
    const { code } = await deps.db
      .selectFrom('bookings')
      .select('code')
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow();
    return code;
  };
  const orders = [await takenBack(few.id), await takenBack(many.id)] as const;
  lists['/operator/payments'] = {
    path: '/operator/payments',
    sort: 'total',
    filter: 'why=payment_reversed',
    without: 'why=seats_gone',
    by: finance,
    stranger: null,
    rows: orders,
    hidden: [],
  };
  lists['/operator/disputes'] = {
    path: '/operator/disputes',
    sort: 'sum',
    filter: 'decision=open',
    without: 'decision=decided',
    by: finance,
    stranger: null,
    rows: orders,
    hidden: [],
  };

  const written = (id: string, state: 'published' | 'hidden') =>
    createArticle(deps.db, {
      title: JSON.stringify({ id }),
      state,
      publish_at: new Date(deps.now().getTime() - 3_600_000),
    });
  for (const title of ['Bekal kwz', 'Zakat kwz']) await written(title, 'published');
  await written('Lama kwz', 'hidden');
  lists['/operator/articles'] = {
    path: '/operator/articles',
    sort: 'title',
    filter: 'q=kwz&state=published',
    without: 'q=kwz&state=draft',
    by: await person('operator_content'),
    stranger: null,
    rows: ['Bekal kwz', 'Zakat kwz'],
    hidden: ['Lama kwz'],
  };
});
afterAll(() => application.close());

const visit = async (url: string, who: SignedIn) => {
  const answer = await application.app.inject({ url, headers: { host, ...who.headers } });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer;
};
/** Of these in the order in which the text has them. */
const found = (body: string, rows: readonly string[]) =>
  rows.filter((row) => body.includes(row)).toSorted((one, other) => body.indexOf(one) - body.indexOf(other));

describe.each([
  '/bank-console/savings-payments',
  '/store-console/orders',
  '/partner-console/departures',
  '/operator/payments',
  '/operator/disputes',
  '/operator/articles',
])('%s', (path) => {
  it('is sorted and narrowed by its address, and its file has the same rows in the same order', async () => {
    const { sort, filter, by, rows, hidden, without } = lists[path]!;
    for (const [order, expected] of [
      [sort, rows],
      [`-${sort}`, rows.toReversed()],
    ] as const) {
      const { body } = await visit(`${path}?${filter}&sort=${order}`, by);
      expect([order, found(body, rows)]).toEqual([order, expected]);
      expect(body).toContain(`aria-sort="${order === sort ? 'ascending' : 'descending'}"`);
      const address = `${path}.csv?${filter}&sort=${order}`;
      expect(body).toContain(`href="${address.replaceAll('&', '&amp;')}"`);
      expect(found(body, hidden)).toEqual([]);

      const file = await visit(address, by);
      expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(file.headers['content-disposition']).toMatch(/^attachment; filename="[a-z-]+-2027-03-15\.csv"$/);
      expect([order, found(file.body, rows)]).toEqual([order, expected]);
      expect(found(file.body, hidden)).toEqual([]);
      // A name that begins like a formula is text.
      for (const line of file.body.split('\r\n')) expect(line).not.toMatch(/(^|,)"?[=+@]/);
    }
    // The page of payments has more lists below: a row of this one leads to its order.
    const leadsTo = rows.map((row) => `href="${path}/${row}"`);
    const page = await visit(`${path}?${without}`, by);
    expect(found(page.body, path === '/operator/payments' ? leadsTo : rows)).toEqual([]);
    expect(found((await visit(`${path}.csv?${without}`, by)).body, rows)).toEqual([]);
  });

  it('is said in English, and is nobody else’s', async () => {
    const { filter, by, rows, stranger } = lists[path]!;
    const [file, english] = [
      await visit(`${path}.csv?${filter}`, by),
      await visit(`/en${path}.csv?${filter}`, by),
    ];
    expect(english.body.split('\r\n')[0]).not.toBe(file.body.split('\r\n')[0]);
    expect(found(english.body, rows)).toHaveLength(2);
    const addresses = stranger ? [`${path}?${filter}`, `${path}.csv?${filter}`] : [];
    for (const address of addresses)
      expect([address, found((await visit(address, stranger!)).body, rows)]).toEqual([address, []]);
  });
});
