// Sending back what came broken (docs/product/souvenir-orders.md): with pictures, refused by its store, decided by the operator, and refunded
// once it was looked at; beside it on the same page its items are reviewed. In both languages, with and without script.
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { verifyLedger } from '#domain/ledger';
import {
  acceptStoreOrder,
  decideReturn,
  findStoreOrder,
  markDelivered,
  receiveReturn,
  refuseReturn,
  shipStoreOrder,
} from '#domain/souvenir-orders';
import { createMember } from '#test/factories/accounts';
import { openBookingSetup } from '#test/factories/bookings';
import { createItem } from '#test/factories/items';
import { createAddress } from '#test/factories/shipping-addresses';
import { createDeliveredParcel, createPaidSouvenirOrder } from '#test/factories/souvenir-orders';
import { eachDeviceAndLanguageOnce, useJourney } from './journey.ts';
import { faultsOf } from './page-quality.ts';

const labels = {
  id: {
    prefix: '',
    open: 'Ada yang tidak sesuai',
    most: /paling banyak 3/,
    why: 'Apa yang tidak sesuai',
    pictures: /^Foto barang(?! yang)/,
    send: 'Minta dikembalikan',
    tooMany: 'Pilih jumlah barang',
    asked: 'Toko menjawab permintaan Anda',
    picture: 'Foto 1',
    contest: 'Minta keputusan',
    disagree: 'Mengapa Anda tidak setuju',
    deciding: 'Kami sedang memeriksa',
    refunded: 'Uang kembali',
    review: 'Tulis ulasan',
    stars: '4 bintang',
    text: 'Bagaimana barangnya',
    reviewPictures: 'Foto barang yang Anda terima',
    ownPicture: 'Foto Anda 1',
    save: 'Simpan ulasan',
    reviewed: 'Sudah Anda ulas',
    noPicture: 'Pilih gambar terlebih dahulu',
  },
  en: {
    prefix: '/en',
    open: 'Something is wrong',
    most: /3 at most/,
    why: 'What is wrong',
    pictures: /Pictures of the goods/,
    send: 'Ask to return it',
    tooMany: 'Choose how many pieces',
    asked: 'The store answers by',
    picture: 'Picture 1',
    contest: 'Ask us to decide',
    disagree: 'Why you disagree',
    deciding: 'We are looking at this return',
    refunded: 'Refunded',
    review: 'Write a review',
    stars: '4 stars',
    text: 'How is the item',
    reviewPictures: 'Pictures of what you received',
    ownPicture: 'Your picture 1',
    save: 'Save the review',
    reviewed: 'You reviewed this',
    noPicture: 'Choose a picture first',
  },
} as const;

describe.each(eachDeviceAndLanguageOnce)('%s', (_way, locale, options) => {
  const label = labels[locale];
  const journey = useJourney(options);
  const main = (page: Page) => page.getByRole('main');
  let photo: Buffer;
  beforeAll(async () => {
    photo = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#b8862f' } })
      .jpeg()
      .toBuffer();
  });

  it('a buyer sends one of three back with a picture, and has its money', async () => {
    const { deps } = journey.application;
    const member = await journey.signIn();
    await createAddress(deps, member.actor);
    const { part, keeper } = await createDeliveredParcel(openBookingSetup(deps), { member, quantity: 3 });
    const page = await journey.open(`${label.prefix}/member/my-order/merchant/${part.id}`);
    const see = (text: string) => main(page).getByText(text).first().waitFor();

    await main(page).getByText(label.open).click();
    await main(page).getByLabel(label.why).fill('Kotaknya sobek');
    await main(page).getByRole('button', { name: label.send }).click();
    await see(label.tooMany);
    expect(await main(page).getByLabel(label.why).inputValue()).toBe('Kotaknya sobek');
    await main(page).getByLabel(label.most).fill('1');
    await main(page)
      .getByLabel(label.pictures)
      .setInputFiles({ name: 'kotak.jpg', mimeType: 'image/jpeg', buffer: photo });
    await main(page).getByRole('button', { name: label.send }).click();
    await see(label.asked);
    await main(page).getByAltText(label.picture).waitFor();
    expect(await faultsOf(page, options)).toEqual([]);

    await refuseReturn(deps, keeper.actor, part.id, { note: 'Sobek di jalan' });
    await page.reload();
    await main(page).locator('summary', { hasText: label.contest }).click();
    await main(page).getByLabel(label.disagree).fill('Terlihat di foto');
    await main(page).getByRole('button', { name: label.contest }).click();
    await see(label.deciding);

    const support = await createMember(deps, { roles: ['operator_support'] });
    await decideReturn(deps, support.actor, part.id, { decision: 'grant', note: 'Foto jelas' });
    await receiveReturn(deps, keeper.actor, part.id, { sellable: new Map() });
    await page.reload();
    await see(label.refunded);
    expect(
      await deps.db
        .selectFrom('refund_tasks')
        .select('amount')
        .where('booking_id', '=', part.orderId)
        .execute(),
    ).toEqual([{ amount: 30_000 }]);
    expect(await verifyLedger(deps)).toEqual([]);
  });

  it('a picture goes along with the form in which it was chosen, of several on one page', async () => {
    const { deps } = journey.application;
    const member = await journey.signIn();
    await createAddress(deps, member.actor);
    const { variants, storeId } = await createItem(deps.db, { sizes: [{}, {}] });
    const { actor: keeper } = await createMember(deps, { roles: ['store_staff'], partnerId: storeId });
    const { order } = await createPaidSouvenirOrder(openBookingSetup(deps), {
      member,
      wanted: variants.map((id) => [id, 1] as const),
    });
    const { id } = order.parts[0]!;
    await acceptStoreOrder(deps, keeper, id);
    await shipStoreOrder(deps, keeper, id, { courier: 'JNE', tracking_number: 'JNE12345678' });
    await markDelivered(deps, keeper, id);
    const page = await journey.open(`${label.prefix}/member/my-order/merchant/${id}`);
    // A return, and a review of each line.
    await main(page).getByText(label.open).waitFor();
    const reviewed = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByLabel(label.text) });
    await expect.poll(() => reviewed.count()).toBe(2);
    expect(await faultsOf(page, options)).toEqual([]);
    const line = main(page).getByRole('listitem').filter({ hasText: label.review }).last();
    await line.getByText(label.review).click();
    await line.getByLabel(label.stars).check();
    await line.getByLabel(label.text).fill('Wanginya tahan lama');
    const send = async (buffer: Buffer) => {
      await line
        .getByLabel(label.reviewPictures)
        .setInputFiles({ name: 'wangi.jpg', mimeType: 'image/jpeg', buffer });
      await line.getByRole('button', { name: label.save }).click();
    };
    // A phone sometimes hands over nothing: no review without its picture, and what was written stays.
    await send(Buffer.alloc(0));
    await line.getByText(label.noPicture).waitFor();
    expect(await line.getByLabel(label.text).inputValue()).toBe('Wanginya tahan lama');
    expect(await line.getByLabel(label.stars).isChecked()).toBe(true);
    await send(photo);
    await main(page).getByText(label.reviewed).waitFor();
    await main(page).getByRole('img', { name: label.ownPicture }).waitFor();
    const { lines } = await findStoreOrder(deps, member.actor, id);
    expect(lines.map(({ review }) => review?.pictures.length ?? null)).toEqual([null, 1]);
  });
});
