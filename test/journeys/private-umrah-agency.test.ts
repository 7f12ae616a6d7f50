// A private umrah at the agency: what is asked for is read before an offer, what was accepted before it is confirmed, and the departure that
// comes of it is worked on like any other, as far as it may be.
import { describe, expect, it } from 'vitest';
import { acceptOffer, putInCart, sendRequest, unsafeListOffers } from '#domain/private-umrah';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { hosts } from '#test/application';
import { findDemoPartner } from '#test/demo-pages';
import { createMember } from '#test/factories/accounts';
import { usualTrip } from '#test/factories/umrah-prices';
import { appStarted, desktop, phone, useJourney } from './journey.ts';
import { faultsOf } from './page-quality.ts';

describe.each([
  [
    'id',
    { viewport: phone },
    {
      party: '2 dewasa, 1 anak, 1 bayi',
      ages: 'Umur anak saat pulang',
      room: '2 orang sekamar',
      send: 'Kirim penawaran',
      accepted: 'Penawaran Anda yang diterima, revisi 1',
      sum: /^Rp\s?[\d.]+ untuk seluruh rombongan$/,
      confirm: 'Setujui',
      departure: 'Lihat keberangkatannya',
      change: 'Ubah harga dan kuota',
      seats: 'Simpan jumlah kursi',
      evidence: '5 Pasti',
    },
  ],
  [
    'en',
    { viewport: desktop },
    {
      party: '2 adults, 1 child, 1 infant',
      ages: 'Children’s ages on the day of return',
      room: '2 to a room',
      send: 'Send the offer',
      accepted: 'Your offer that was accepted, revision 1',
      sum: /^Rp\s?[\d.]+ for the whole party$/,
      confirm: 'Confirm',
      departure: 'See its departure',
      change: 'Change prices and quota',
      seats: 'Save the number of seats',
      evidence: '5 Pasti',
    },
  ],
] as const)('at the agency (%s)', (locale, options, word) => {
  const journey = useJourney(options);
  const at = (path: string) => localePath(path, locale);

  it('is offered and confirmed by what the page says', async () => {
    const { deps } = journey.application;
    const brand = deps.brands.forHost(hosts.rihlah);
    const { id: partnerId } = await findDemoPartner(deps);
    const family = await createMember(deps);
    const form = { ...(await usualTrip(deps)), participants_children: [7, 1], room_size: 2 };
    const { id } = await putInCart(deps, family.actor, { form, brand, locale });
    await sendRequest(deps, family.actor, { id, brand, note: null });
    // Whoever was asked, this agency was.
    await deps.db
      .insertInto('umrah_request_partners')
      .values({
        request_id: id,
        partner_id: partnerId,
        invited_at: deps.now(),
        respond_by: new Date(deps.now().getTime() + 3_600_000),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();

    await journey.signIn({ roles: ['partner_staff'], partnerId, duties: ['owner'] });
    const page = await journey.open(at(paths.partnerConsole.privateUmrah(id)));
    await appStarted(page);
    await page.getByText(word.party, { exact: true }).waitFor();
    await page.getByText(word.room, { exact: true }).waitFor();
    const ages = page.locator('dl > div').filter({ hasText: word.ages });
    expect(await ages.locator('dd').innerText()).toBe('1, 7');
    await expect.poll(() => page.getByText(/^CGK \(.+\) (ke|to) /).count()).toBe(1);
    expect(await faultsOf(page, options)).toEqual([]);

    await page.getByRole('button', { name: word.send }).first().click();
    await expect.poll(() => unsafeListOffers(deps, id, { live: true })).toHaveLength(1);
    const [offer] = await unsafeListOffers(deps, id, { live: true });
    await acceptOffer(deps, family.actor, { id, brand, offerId: offer!.id });
    await page.reload();
    await page.getByRole('heading', { name: word.accepted }).waitFor();
    expect((await page.getByText(word.sum).innerText()).replaceAll(/\D/g, '')).toBe(String(offer!.total));
    expect(await faultsOf(page, options)).toEqual([]);

    await page.getByRole('button', { name: word.confirm }).first().click();
    await page.getByRole('link', { name: word.departure }).click();
    await page.waitForURL(/\/partner-console\/departures\/[\w-]+$/);
    const evidence = page.getByRole('link', { name: word.evidence });
    await evidence.waitFor();
    expect(await page.getByRole('link', { name: word.change }).count()).toBe(0);
    expect(await page.getByRole('button', { name: word.seats }).count()).toBe(0);
    expect(await faultsOf(page, options)).toEqual([]);
    await evidence.click();
    await page.waitForURL(/\/evidence$/);
    expect(await faultsOf(page, options)).toEqual([]);

    const { code } = await deps.db
      .selectFrom('umrah_requests')
      .select('code')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const programmes = await journey.open(at(`${paths.partnerConsole.programmes}?q=${code}`));
    await programmes.getByRole('heading', { level: 1 }).waitFor();
    expect(await programmes.locator('main').getByText(code).count()).toBe(0);
  });
});
