// A private umrah on a phone (spec §2 private umrah flow): built, estimated, requested, offered by two agencies, one of which revises while
// the family chooses; accepted, confirmed, ordered and paid. With script and without. Agencies and the checkout in the browser too:
// private-umrah-whole.test.ts.
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
import { localePath } from '#shared/locale-path';
import type { PrivateUmrahForm } from '#shared/private-umrah-form';
import * as paths from '#shared/paths';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { checkoutInput, openBookingSetup, payNext, sellByBank } from '#test/factories/bookings';
import { umrahOffer, usualTrip } from '#test/factories/umrah-prices';
import { hosts } from '#test/application';
import { appStarted, phone, rupiahIn, useJourney } from './journey.ts';
import { faultsOf } from './page-quality.ts';
import { askedStaff, requestUmrah } from './umrah-requests.ts';

const words = {
  id: {
    requested: 'Menunggu penawaran',
    each: /^Rp\s?[\d.]+ per orang$/,
    accept: 'Terima penawaran ini',
    stale: 'Penawaran ini sudah direvisi',
    revised: 'Penawaran direvisi',
    pay: 'Lanjut ke pembayaran',
    paid: 'Pembayaran diterima',
    order: 'Lihat pesanan',
    own: 'Umrah privat saya',
  },
  en: {
    requested: 'Waiting for offers',
    each: /^Rp\s?[\d.]+ for each person$/,
    accept: 'Accept this offer',
    stale: 'This offer has been revised',
    revised: 'Offer revised',
    pay: 'Continue to payment',
    paid: 'Payment received',
    order: 'See the order',
    own: 'My private umrah',
  },
} as const;

describe.each([
  ['with script', 'id', { viewport: phone }],
  ['without script', 'id', { viewport: phone, javaScriptEnabled: false }],
  ['in English', 'en', { viewport: phone }],
] as const)('on a phone, %s', (_way, locale, options) => {
  const journey = useJourney(options);
  const word = words[locale];
  const at = (path: string) => localePath(path, locale);

  it('goes from the builder by two offers to a paid order', async () => {
    const { deps } = journey.application;
    sellByBank(deps);
    const member = await journey.signIn();
    const { page, id } = await requestUmrah(journey, {
      locale,
      hasScript: !('javaScriptEnabled' in options),
    });
    const press = (name: string) => page.getByRole('button', { name }).first().click();
    // Whoever comes back later finds it from the profile.
    await page.goto(`${journey.application.origin()}${at(paths.member.profile)}`);
    await page.getByRole('link', { name: word.own }).click();
    await page.getByRole('link', { name: /^PU-/ }).click();
    await page.waitForURL(new RegExp(`/member/order-custom-umroh/${id}$`));
    await page.getByText(word.requested).first().waitFor();

    const [dear, cheap] = await askedStaff(deps, id);
    const offer = ({ actor }: SignedIn, amount: number) =>
      makeOffer(deps, actor, { requestId: id, form: umrahOffer(amount) });
    await offer(dear, 36_000_000);
    await offer(cheap, 34_000_000);
    await page.reload();
    const each = page.getByText(word.each);
    expect((await each.allInnerTexts()).map((text) => text.replaceAll(/\D/g, ''))).toEqual([
      '34000000',
      '36000000',
    ]);
    expect(await faultsOf(page, options)).toEqual([]);

    await offer(cheap, 33_000_000);
    await press(word.accept);
    await page.getByText(word.stale).waitFor();
    await page.getByText(word.revised).first().waitFor();
    await press(word.accept);
    await page.waitForURL(new RegExp(`/private-umroh/waiting-approval/${id}$`));
    expect(await faultsOf(page, options)).toEqual([]);

    await approveOffer(deps, cheap.actor, id);
    await page.reload();
    await page.getByRole('link', { name: word.pay }).click();
    await page.waitForURL(/\/checkout\/[\w-]+\/pu-\w+\?step=identitas$/);
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
    const { id: payment } = await payNext(shop, member, bookingId);
    await page.goto(`${journey.application.origin()}${at(paths.payment(payment))}`);
    await page.waitForURL(new RegExp(`/private-umroh/payment-success\\?order=${id}$`));
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(word.paid);
    await page.getByRole('link', { name: word.order }).click();
    await page.waitForURL(/\/member\/my-order\//);
  });
});

describe.each([
  ['with script', { viewport: phone }],
  ['without script', { viewport: phone, javaScriptEnabled: false }],
] as const)('on a phone, %s', (_way, options) => {
  const journey = useJourney(options);

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
    await page.waitForURL(/\/checkout\/[\w-]+\/pu-\w+\?step=identitas$/);
    const { total_amount: total } = await deps.db
      .selectFrom('bookings')
      .select('total_amount')
      .where('account_id', '=', member.account.id)
      .executeTakeFirstOrThrow();
    expect(total).toBe(2 * 30_000_000 + 20_000_000);
    await page.getByRole('button', { name: 'Lanjut ke pesanan' }).click();
    await page.waitForURL(/\/checkout\/[\w-]+\/pu-\w+$/);
    await page.getByRole('checkbox', { name: /Saya sudah membaca/ }).waitFor();
    expect(rupiahIn(await page.locator('[data-total]').innerText())).toBe(total);
  });
});

describe.each([
  [
    'id',
    {
      withdraw: 'Batalkan permintaan',
      withdrawn: 'Dibatalkan',
      decline: 'Tolak semua penawaran',
      declined: 'Penawaran ditolak',
      expired: 'Sudah lewat batas waktu',
      anew: 'Ajukan lagi dengan pilihan ini',
      estimate: 'Perkiraan',
      again: 'Batas waktunya sudah lewat. Anda dapat menyusun permintaan yang baru.',
      accept: 'Terima penawaran ini',
    },
  ],
  [
    'en',
    {
      withdraw: 'Withdraw the request',
      withdrawn: 'Withdrawn',
      decline: 'Decline all offers',
      declined: 'Offers declined',
      expired: 'Expired',
      anew: 'Ask again with these choices',
      estimate: 'Estimate',
      again: 'Its time has run out. You can put together a new request.',
      accept: 'Accept this offer',
    },
  ],
] as const)('other ends on a phone (%s)', (locale, word) => {
  const journey = useJourney({ viewport: phone });

  async function sent(member: SignedIn): Promise<string> {
    const { deps } = journey.application;
    const brand = deps.brands.forHost(hosts.rihlah);
    const { id } = await putInCart(deps, member.actor, { form: await usualTrip(deps), brand, locale });
    await sendRequest(deps, member.actor, { id, brand, note: null });
    return id;
  }
  const open = async (id: string) => {
    const page = await journey.open(localePath(paths.member.privateUmrah(id), locale));
    await appStarted(page);
    return page;
  };
  const statusOf = async (id: string) =>
    (
      await journey.application.deps.db
        .selectFrom('umrah_requests')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).status;

  it('is withdrawn before an offer, declined after one, and expires with its clock', async () => {
    const { deps } = journey.application;
    const member = await journey.signIn();
    const withdrawn = await sent(member);
    const page = await open(withdrawn);
    await page.getByRole('button', { name: word.withdraw }).click();
    await page.getByText(word.withdrawn, { exact: true }).first().waitFor();
    await expect.poll(() => statusOf(withdrawn)).toBe('withdrawn');
    expect(await page.getByRole('button', { name: word.withdraw }).count()).toBe(0);
    expect(await faultsOf(page, { viewport: phone })).toEqual([]);

    const declined = await sent(member);
    const [agency] = await askedStaff(deps, declined);
    await makeOffer(deps, agency.actor, { requestId: declined, form: umrahOffer(34_000_000) });
    const offers = await open(declined);
    await offers.getByRole('button', { name: word.accept }).waitFor();
    await offers.getByRole('button', { name: word.decline }).click();
    await offers.getByText(word.declined, { exact: true }).first().waitFor();
    await expect.poll(() => statusOf(declined)).toBe('declined');
    expect(await offers.getByRole('button', { name: word.accept }).count()).toBe(0);
    expect(await faultsOf(offers, { viewport: phone })).toEqual([]);

    const expired = await sent(member);
    const [late] = await askedStaff(deps, expired);
    await makeOffer(deps, late.actor, { requestId: expired, form: umrahOffer(34_000_000) });
    await deps.db
      .updateTable('umrah_requests')
      .set({ status_ends_at: deps.now() })
      .where('id', '=', expired)
      .execute();
    const over = await open(expired);
    await over.getByText(word.expired, { exact: true }).first().waitFor();
    await over.getByText(word.again).waitFor();
    expect(await over.getByRole('button', { name: word.accept }).count()).toBe(0);
    expect(await faultsOf(over, { viewport: phone })).toEqual([]);

    // Asked again, it begins with what was chosen.
    await over.getByRole('link', { name: word.anew }).click();
    await over.getByRole('group', { name: word.estimate, exact: true }).waitFor();
    const { form } = await deps.db
      .selectFrom('umrah_requests')
      .select('form')
      .where('id', '=', expired)
      .executeTakeFirstOrThrow();
    const chosen = form as unknown as PrivateUmrahForm;
    const [makkah] = chosen.hotels;
    const asked = new URL(over.url()).searchParams;
    expect([asked.get('departure_date'), asked.get('adults'), asked.get('makkah_hotel')]).toEqual([
      chosen.departure_date,
      '2',
      makkah!.partner_custom_hotel_id,
    ]);
  });
});
