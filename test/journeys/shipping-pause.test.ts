// Couriers are asked one second after a selection (spec §7 shipping-methods), and for the last of several alone: by the browser's own clock, which
// the test moves.
import { expect, it } from 'vitest';
import { findSouvenirOrder } from '#domain/souvenir-orders';
import * as paths from '#shared/paths';
import { createItem } from '#test/factories/items';
import { createAddress } from '#test/factories/shipping-addresses';
import { createSouvenirDraft } from '#test/factories/souvenir-orders';
import { appStarted, phone, useJourney } from './journey.ts';

const journey = useJourney({ viewport: phone });

it('asks once for several selections, a second after the last of them', async () => {
  const { deps } = journey.application;
  const member = await journey.signIn();
  await createAddress(deps, member.actor);
  await createAddress(deps, member.actor, { label: 'Ibu', recipient: 'Ibu Sumarni' });
  await createAddress(deps, member.actor, { label: 'Kakak', recipient: 'Kakak Rahma' });
  const { variants } = await createItem(deps.db);
  const { orderId } = await createSouvenirDraft({ deps }, { member, wanted: [[variants[0]!, 1]] });
  const page = await journey.open(paths.souvenirShipping(orderId));
  await appStarted(page);
  const main = page.getByRole('main');
  await main.getByText('Ganti alamat').click();
  const select = main.getByLabel('Alamat paket ini');
  const valueOf = (recipient: string) =>
    select.locator('option', { hasText: recipient }).getAttribute('value');
  const [mother, sister] = [(await valueOf('Ibu Sumarni'))!, (await valueOf('Kakak Rahma'))!];
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(new URLSearchParams(request.postData() ?? '').get('address'));
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await select.selectOption(mother);
  await page.clock.runFor(999);
  await select.selectOption(sister);
  await page.clock.runFor(999);
  // Whatever left the page by now was noted before this answers.
  await page.evaluate(() => document.title);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await page.clock.resume();
  await main.locator('b', { hasText: 'Kakak Rahma' }).waitFor();
  expect(asked).toEqual([sister]);
  const { parts } = await findSouvenirOrder(deps, member.actor, orderId);
  expect(parts.map(({ address }) => address?.recipient)).toEqual(['Kakak Rahma']);
});
