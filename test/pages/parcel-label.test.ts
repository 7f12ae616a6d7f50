// The label of a parcel, as its store prints it (docs/product/store-console.md).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { acceptStoreOrder } from '#domain/souvenir-orders';
import { type Application, hosts, startApplication } from '#test/application';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { openBookingSetup, sellByBank } from '#test/factories/bookings';
import { createItem } from '#test/factories/items';
import { createPaidSouvenirOrder } from '#test/factories/souvenir-orders';

const host = hosts.rihlah;
let application: Application;
beforeAll(async () => {
  application = await startApplication();
  sellByBank(application.deps);
});
afterAll(() => application.close());

const print = (storeOrderId: string, who: SignedIn, language = '') =>
  application.app.inject({
    url: `${language}/store-console/orders/${storeOrderId}/label.pdf`,
    headers: { host, ...who.headers },
  });

it('is drawn for the people of its store, in the language asked for, and for nobody else', async () => {
  const { deps } = application;
  const keeperOf = (storeId: string) =>
    createMember(deps, { roles: ['store_staff'], partnerId: storeId, host });
  const { variants, storeId } = await createItem(deps.db, { sizes: [{ price: 30_000, stock: 5 }] });
  const other = await createItem(deps.db);
  const { order, member } = await createPaidSouvenirOrder(openBookingSetup(deps), {
    wanted: [[variants[0]!, 2]],
  });
  const [part] = order.parts;
  const keeper = await keeperOf(storeId);
  await acceptStoreOrder(deps, keeper.actor, part!.id);

  const [label, english] = [await print(part!.id, keeper), await print(part!.id, keeper, '/en')];
  for (const printed of [label, english]) {
    expect(printed.statusCode).toBe(200);
    expect(printed.headers['content-type']).toBe('application/pdf');
    expect(printed.headers['cache-control']).toBe('no-store');
    expect(printed.headers['content-disposition']).toContain(`${order.code}-${part!.position}.pdf`);
    expect(printed.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  }
  expect(label.rawPayload.equals(english.rawPayload)).toBe(false);

  expect((await print(part!.id, await keeperOf(other.storeId))).statusCode).toBe(404);
  const buyers = await print(part!.id, member);
  expect(buyers.headers['content-type']).not.toBe('application/pdf');
  expect(buyers.statusCode).not.toBe(200);
});
