// The demo's souvenir orders: parcels in every state a buyer or a store looks at, made the way both make them (docs/product/souvenir-orders.md).
import { sql } from 'kysely';
import { demoActor, type OrderSeedSetup } from './order-seed.ts';
import { addToCart } from '#domain/carts';
import { startPayment } from '#domain/payments';
import { addAddress } from '#domain/shipping-addresses';
import {
  acceptStoreOrder,
  chooseShipping,
  confirmSouvenirOrder,
  findSouvenirOrder,
  listShippingOptions,
  markDelivered,
  orderCart,
  receiveStoreOrder,
  refuseStoreOrder,
  reviewLine,
  settleStoreOrders,
  shipStoreOrder,
  type SouvenirOrder,
  type StoreOrder,
} from '#domain/souvenir-orders';
import type { Actor } from '#domain/memberships';
import { zoneRates } from '#platform/shipping/zone-rates';
import { dayMs } from '#shared/durations';

/** Staff of the demo's store. */
const hasan = demoActor('hasan@demo.example');
const siti = demoActor('siti@demo.example');
const joko = demoActor('joko@demo.example');
/** Of two other stores, so that an order has several. */
const others = ['kurma-al-madani', 'nama-bersama'];

const homes = [
  {
    label: 'Rumah',
    recipient: 'Siti Rahmawati',
    phone: '+6281200000001',
    district: '317401',
    street: 'Jl. Melati No. 5, RT 03 RW 02',
    postal_code: '12810',
    note: 'Pagar hijau',
  },
  {
    label: 'Rumah ibu',
    recipient: 'Ibu Sumarni',
    phone: '+6281200000001',
    district: '327302',
    street: 'Jl. Cisitu Lama No. 12',
    postal_code: '40135',
    note: '',
  },
] as const;

/** Within the seed's transaction. Leaves the clock where it found it. */
export async function seedSouvenirOrders(
  { deps: seeding, brand, clock, hear }: OrderSeedSetup,
  now: Date,
): Promise<void> {
  const deps = { ...seeding, shipping: zoneRates };
  const goDaysAgo = (days: number) => {
    clock.now = new Date(now.getTime() - days * dayMs);
  };
  for (const home of homes) await addAddress(deps, siti, home);
  await addAddress(deps, joko, { ...homes[1], recipient: 'Joko Susilo' });
  const own = await variantsOf(deps.db, 'toko-barokah');
  const elsewhere = (await Promise.all(others.map((slug) => variantsOf(deps.db, slug)))).flat();

  /** An order that waits for money. */
  async function order(
    member: Actor,
    wanted: readonly (readonly [string, number])[],
  ): Promise<SouvenirOrder> {
    for (const [variantId, quantity] of wanted)
      await addToCart(deps, { brandId: brand.id, actor: member, guestId: null }, { variantId, quantity });
    const { orderId } = await orderCart(deps, member, { brand });
    for (const { id: partId } of (await findSouvenirOrder(deps, member, orderId)).parts) {
      const [cheapest] = await listShippingOptions(deps, member, { orderId, partId });
      await chooseShipping(deps, member, { orderId, partId, quoteId: cheapest!.quoteId });
    }
    return confirmSouvenirOrder(deps, member, { orderId });
  }

  /** The part of the demo's store in an order that is paid. */
  async function paid(member: Actor, wanted: readonly (readonly [string, number])[]): Promise<StoreOrder> {
    const { id, invoiceId } = await order(member, wanted);
    const wish = { kind: 'souvenir_invoice', id: invoiceId, method: 'bca_va', brand } as const;
    await hear(
      await startPayment(deps, member, { ...wish, returnUrl: `https://${brand.domainName}/` }),
      'paid',
    );
    const { parts } = await findSouvenirOrder(deps, member, id);
    return parts.find(({ store }) => store.slug === 'toko-barokah')!;
  }

  const send = async ({ id }: StoreOrder, tracking_number: string) => {
    await acceptStoreOrder(deps, hasan, id);
    await shipStoreOrder(deps, hasan, id, { courier: 'JNE', tracking_number });
  };

  goDaysAgo(21);
  const first = await paid(siti, [
    [own[0]!, 2],
    [elsewhere[0]!, 1],
  ]);
  await send(first, 'JNE0012345678');
  goDaysAgo(18);
  // The other store said nothing in time: its part goes back.
  await settleStoreOrders(deps);
  await markDelivered(deps, hasan, first.id);
  await receiveStoreOrder(deps, siti, first.id);
  await reviewLine(deps, siti, {
    storeOrderId: first.id,
    lineId: first.lines[0]!.id,
    form: { rating: '5', text: 'Dibungkus rapi dan sampai lebih cepat dari yang dijanjikan.' },
  });

  goDaysAgo(9);
  const refused = await paid(joko, [[own[3]!, 1]]);
  await refuseStoreOrder(deps, hasan, refused.id, {
    reason: 'out_of_stock',
    note: 'Kiriman berikutnya minggu depan',
  });

  goDaysAgo(4);
  const onItsWay = await paid(joko, [[own[2]!, 1]]);
  await send(onItsWay, 'JNE0012349911');
  const delivered = await paid(siti, [[own[1]!, 1]]);
  await send(delivered, 'JNE0012347755');
  goDaysAgo(1);
  await markDelivered(deps, hasan, delivered.id);
  const accepted = await paid(siti, [
    [own[0]!, 1],
    [own[2]!, 1],
  ]);
  await acceptStoreOrder(deps, hasan, accepted.id);

  goDaysAgo(0.25);
  await paid(siti, [
    [own[1]!, 2],
    [elsewhere[1]!, 1],
  ]);
  await paid(joko, [[own[0]!, 3]]);
  goDaysAgo(0);
  await order(siti, [[own[0]!, 1], ...(elsewhere[2] ? [[elsewhere[2], 1] as const] : [])]);
}

/** With enough of each in stock, the best stocked first. */
async function variantsOf(db: OrderSeedSetup['deps']['db'], storeSlug: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select v.id from item_variants v join items i on i.id = v.item_id join partners p on p.id = i.store_id
    where p.slug = ${storeSlug} and i.state = 'published' and v.on_hand >= 10 order by v.on_hand desc, v.id limit 4`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
