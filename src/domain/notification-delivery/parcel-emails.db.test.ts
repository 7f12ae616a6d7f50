// Emails about parcels on a real database: what became of one, with its pieces, its number and what comes back; not where the site was read.
import { beforeEach, expect, it } from 'vitest';
import { readAllNotifications } from '#domain/notifications';
import { markDelivered, refusePieces, refuseStoreOrder, settleStoreOrders } from '#domain/souvenir-orders';
import { notificationText } from '#labels/notifications';
import { formatRupiah } from '#shared/money';
import { useBookingFixture, verifyLedgerAfterEach } from '#test/booking-fixture';
import { createMember } from '#test/factories/accounts';
import { createAcceptedParcel, createShippedParcel } from '#test/factories/souvenir-orders';
import { createAddress } from '#test/factories/shipping-addresses';
import { emailsTo } from '#test/sent-emails';
import { deliverNotifications } from './notification-delivery.ts';

const { database, shop, clock } = useBookingFixture();
verifyLedgerAfterEach({ shop });

type Made = Awaited<ReturnType<typeof createAcceptedParcel>>;
let buyer: Made['member'];
beforeEach(async () => {
  buyer = await createMember(shop.deps, { locale: 'en' });
  await createAddress(shop.deps, buyer.actor);
});

/** What two processes send when nothing was read for so many minutes, the newest last. */
async function emailed(minutes = 6) {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
  await Promise.all([1, 2].map(() => deliverNotifications(shop.deps, notificationText)));
  return (await emailsTo(database.db, buyer.account.email)).filter(({ kind }) => kind === 'parcel_moved');
}
/** One that comes again rings at most every quarter of an hour. */
const last = async () => (await emailed(20)).at(-1)!;

it('one that was sent comes with its courier and number, in the reader’s language; one that arrived says so', async () => {
  const { order, part, keeper } = await createShippedParcel(shop, { member: buyer, quantity: 2 });
  expect(await emailed(4)).toEqual([]);
  const [sent, ...more] = await emailed(2);
  expect(more).toEqual([]);
  expect(sent!.subject).toContain(order.code);
  expect(sent!.text).toContain('On its way');
  expect(sent!.text).toContain('× 2');
  expect(sent!.text).toContain('JNE12345678');
  expect(sent!.text).toContain(`/en/member/my-order/merchant/${part.id}`);
  expect(sent!.text).not.toContain('Refund');
  await markDelivered(shop.deps, keeper.actor, part.id);
  expect((await last()).text).toContain('Delivered');
});

it('pieces that were refused, and a part that was, say what comes back', async () => {
  const { part, keeper } = await createAcceptedParcel(shop, { member: buyer, quantity: 3 });
  await refusePieces(shop.deps, keeper.actor, part.id, {
    pieces: new Map([[part.lines[0]!.id, 1]]),
    reason: 'damaged',
  });
  const some = await last();
  expect(some.text).toContain('× 2');
  expect(some.text).toContain(`Refund: ${formatRupiah(30_000)}`);
  await refuseStoreOrder(shop.deps, keeper.actor, part.id, { reason: 'out_of_stock' });
  expect((await last()).text).toContain(`Refund: ${formatRupiah(part.total)}`);
});

it('one that its store did not send in time says so, with what comes back', async () => {
  const { part } = await createAcceptedParcel(shop, { member: buyer, quantity: 1 });
  await emailed();
  clock.now = new Date('2028-01-01T03:00:00Z');
  await settleStoreOrders(shop.deps);
  expect((await last()).text).toContain(`Refund: ${formatRupiah(part.total)}`);
});

it('nothing is sent of what its buyer has read on the site', async () => {
  await createShippedParcel(shop, { member: buyer, quantity: 1 });
  await readAllNotifications(shop.deps, buyer.actor);
  expect(await emailed()).toEqual([]);
});
