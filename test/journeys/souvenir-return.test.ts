// Sending back what came broken (docs/product/souvenir-orders.md): with pictures, refused by its store, decided by the operator, and refunded
// once it was looked at; in both languages, with and without script.
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { verifyLedger } from '#domain/ledger';
import { decideReturn, receiveReturn, refuseReturn } from '#domain/souvenir-orders';
import { createMember } from '#test/factories/accounts';
import { openBookingSetup } from '#test/factories/bookings';
import { createAddress } from '#test/factories/shipping-addresses';
import { createDeliveredParcel } from '#test/factories/souvenir-orders';
import { everyDeviceAndLanguage, useJourney } from './journey.ts';
import { faultsOf } from './page-quality.ts';

const labels = {
  id: {
    prefix: '',
    open: 'Ada yang tidak sesuai',
    most: /paling banyak 3/,
    why: 'Apa yang tidak sesuai',
    pictures: /Foto barang/,
    send: 'Minta dikembalikan',
    tooMany: 'Pilih jumlah barang',
    asked: 'Toko menjawab permintaan Anda',
    picture: 'Foto 1',
    contest: 'Minta keputusan',
    disagree: 'Mengapa Anda tidak setuju',
    deciding: 'Kami sedang memeriksa',
    refunded: 'Uang kembali',
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
  },
} as const;

describe.each(everyDeviceAndLanguage)('%s', (_way, locale, options) => {
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
});
