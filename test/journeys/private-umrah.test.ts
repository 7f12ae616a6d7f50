// A private umrah on a phone (spec §2 private umrah flow): built, estimated, requested, offered by two agencies, one of which revises while
// the family chooses; accepted, confirmed, ordered and paid. With script and without.
import { describe, expect, it } from 'vitest';
import {
  acceptOffer,
  approveOffer,
  makeOffer,
  openGroup,
  putInCart,
  sendRequest,
  unsafeListOffers,
} from '#domain/private-umrah';
import { checkOut } from '#domain/checkout';
import type { Deps } from '#domain/deps';
import * as paths from '#shared/paths';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { checkoutInput, openBookingSetup, payNext, sellByBank } from '#test/factories/bookings';
import { umrahOffer, usualTrip } from '#test/factories/umrah-prices';
import { hosts } from '#test/application';
import { appStarted, phone, useJourney } from './journey.ts';
import { faultsOf } from './page-quality.ts';

/** Staff of two agencies that the request was sent to. */
async function askedStaff(deps: Deps, requestId: string): Promise<[SignedIn, SignedIn]> {
  const asked = await deps.db
    .selectFrom('umrah_request_partners')
    .select('partner_id')
    .where('request_id', '=', requestId)
    .orderBy('partner_id')
    .limit(2)
    .execute();
  const staff = asked.map(({ partner_id: partnerId }) =>
    createMember(deps, { roles: ['partner_staff'], partnerId }),
  );
  return (await Promise.all(staff)) as [SignedIn, SignedIn];
}

describe.each([
  ['with script', { viewport: phone }],
  ['without script', { viewport: phone, javaScriptEnabled: false }],
] as const)('on a phone, %s', (_way, options) => {
  const journey = useJourney(options);

  it('goes from the builder by two offers to a paid order', async () => {
    const { deps } = journey.application;
    sellByBank(deps);
    const member = await journey.signIn();
    const page = await journey.open(paths.privateUmrah.builder);
    if (!('javaScriptEnabled' in options)) await appStarted(page);
    const press = (name: string) => page.getByRole('button', { name }).first().click();
    for (const step of ['Rombongan', 'Hotel', 'Layanan', 'Perkiraan']) {
      await press('Lanjut');
      await page.getByRole('group', { name: step, exact: true }).waitFor();
    }
    await press('Minta penawaran');
    await page.waitForURL(/\/private-umroh\/book\?order=/);
    const id = new URL(page.url()).searchParams.get('order')!;
    await press('Kirim permintaan');
    await page.waitForURL(new RegExp(`/member/order-custom-umroh/${id}$`));
    await page.getByText('Menunggu penawaran').first().waitFor();

    const [dear, cheap] = await askedStaff(deps, id);
    const offer = ({ actor }: SignedIn, amount: number) =>
      makeOffer(deps, actor, { requestId: id, form: umrahOffer(amount) });
    await offer(dear, 36_000_000);
    await offer(cheap, 34_000_000);
    await page.reload();
    const each = page.getByText(/^Rp\s?[\d.]+ per orang$/);
    expect((await each.allInnerTexts()).map((text) => text.replaceAll(/\D/g, ''))).toEqual([
      '34000000',
      '36000000',
    ]);
    expect(await faultsOf(page, options)).toEqual([]);

    await offer(cheap, 33_000_000);
    await press('Terima penawaran ini');
    await page.getByText('Penawaran ini sudah direvisi').waitFor();
    await page.getByText('Ada penawaran').or(page.getByText('Penawaran direvisi')).first().waitFor();
    await press('Terima penawaran ini');
    await page.waitForURL(new RegExp(`/private-umroh/waiting-approval/${id}$`));
    expect(await faultsOf(page, options)).toEqual([]);

    await approveOffer(deps, cheap.actor, id);
    await page.reload();
    await page.getByRole('link', { name: 'Lanjut ke pembayaran' }).click();
    await page.waitForURL(/\/checkout\/[\w-]+\/pu-\w+$/);
    const { id: bookingId } = await deps.db
      .selectFrom('bookings')
      .select('id')
      .where('account_id', '=', member.account.id)
      .executeTakeFirstOrThrow();
    const shop = openBookingSetup(deps);
    await checkOut(shop.deps, member.actor, {
      bookingId,
      brand: deps.brands.forHost(hosts.rihlah),
      form: await checkoutInput(shop, member, bookingId),
    });
    await payNext(shop, member, bookingId);
    await page.goto(`${journey.application.origin()}${paths.privateUmrah.paymentSuccess}?order=${id}`);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Pembayaran diterima');
    await page.getByRole('link', { name: 'Lihat pesanan' }).click();
    await page.waitForURL(/\/member\/my-order\//);
  });

  it('is joined by another family, offered to both, and confirmed for both', async () => {
    const { deps } = journey.application;
    const brand = deps.brands.forHost(hosts.rihlah);
    const opener = await createMember(deps);
    const form = await usualTrip(deps);
    const { id: lead } = await putInCart(deps, opener.actor, { form, brand, locale: 'id' });
    const { link } = await openGroup(deps, opener.actor, { id: lead, brand });
    const member = await journey.signIn();
    const page = await journey.open(paths.privateUmrah.join(link));
    if (!('javaScriptEnabled' in options)) await appStarted(page);
    await page.getByText('Keluarga 1:').waitFor();
    expect(await faultsOf(page, options)).toEqual([]);
    await page.getByLabel('Usia anak, dipisah koma').fill('7, 30');
    await page.getByRole('button', { name: 'Ikut rombongan' }).click();
    await page
      .getByText('Umur anak')
      .or(page.getByRole('alert'))
      .or(page.locator('[id$=-error]'))
      .first()
      .waitFor();
    await page.getByLabel('Orang dewasa').fill('2');
    await page.getByLabel('Usia anak, dipisah koma').fill('7');
    await page.getByRole('button', { name: 'Ikut rombongan' }).click();
    await page.waitForURL(/\/member\/order-custom-umroh\/[\w-]+$/);
    const own = new URL(page.url()).pathname.split('/').at(-1)!;
    await page.getByText('Keluarga 2 (Anda)').waitFor();
    await page.getByText('Keluarga yang membuka rombongan ini').waitFor();

    await sendRequest(deps, opener.actor, { id: lead, brand, note: null });
    const [agency] = await askedStaff(deps, lead);
    await makeOffer(deps, agency.actor, { requestId: lead, form: umrahOffer(30_000_000) });
    const [first] = await unsafeListOffers(deps, lead, { live: true });
    await acceptOffer(deps, opener.actor, { id: lead, brand, offerId: first!.id });
    await page.reload();
    await page.getByRole('button', { name: 'Terima penawaran ini' }).first().click();
    await page.waitForURL(new RegExp(`/private-umroh/waiting-approval/${own}$`));
    await approveOffer(deps, agency.actor, lead);
    await page.reload();
    await page.getByRole('link', { name: 'Lanjut ke pembayaran' }).click();
    await page.waitForURL(/\/checkout\/[\w-]+\/pu-\w+$/);
    const { total_amount: total } = await deps.db
      .selectFrom('bookings')
      .select('total_amount')
      .where('account_id', '=', member.account.id)
      .executeTakeFirstOrThrow();
    expect(total).toBe(2 * 30_000_000 + 20_000_000);
  });
});
