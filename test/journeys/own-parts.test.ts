// A page from memory that is the same for every member, and what is their own on it, which comes after it (docs/product/page-cache.md).
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { fillCart } from '#domain/checkout';
import { addItemWish, listItems, recordItemView } from '#domain/items';
import { recordSearch, recordView } from '#domain/guests';
import { endAllSessions } from '#domain/session-endings';
import { toggleWishlist } from '#domain/wishlist';
import { catalogueScope } from '#domain/catalogue';
import { hosts } from '#test/application';
import { createNotices } from '#test/factories/notifications';
import { desktop, phone, useJourney } from './journey.ts';
import { axeFindings, layoutShifts, openTab } from './page-quality.ts';

const journey = useJourney({ viewport: desktop, isCached: true });
const header = (page: Page) => page.locator('header').first();

/** A member who has looked at a departure, searched, and begun to book another; answers the first. */
async function lookAround(): Promise<string> {
  const { deps } = journey.application;
  const brand = deps.brands.forHost(hosts.rihlah);
  const [seen, begun] = journey.products.open;
  const member = await journey.signIn();
  const guestId = crypto.randomUUID();
  await journey
    .context()
    .addCookies([{ url: journey.application.origin(), name: 'guest', value: guestId, httpOnly: true }]);
  await recordView(deps, catalogueScope(deps, brand), guestId, seen!);
  await recordSearch(deps, guestId, 'umroh plus');
  await fillCart(deps, member.actor, {
    departure: begun!,
    form: { rooms: [{ room_type: 'quad', adults: 1 }] },
    brand,
    locale: 'id',
    affiliateCode: null,
  });
  return seen!;
}

it.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('on %s nothing that is read moves when the parts come', async (_device, viewport) => {
  const seen = await lookAround();
  const page = await openTab(journey.context());
  await page.setViewportSize(viewport);
  for (const path of ['/', `/product/${seen}`]) {
    await page.goto(journey.application.origin() + path);
    await page.locator('[data-own="unfinished"] a[href*="/checkout/"]').waitFor();
    expect([path, ...(await layoutShifts({ page, waitsFor: () => '' }))]).toEqual([path]);
  }
});

describe.each([
  ['id', '', 'Profil', 'Masuk', 'Simpan', 'Tersimpan'],
  ['en', '/en', 'Profile', 'Sign in', 'Save', 'Saved'],
] as const)('in %s', (_locale, prefix, profile, login, keep, kept) => {
  it('members get the same page, then their name, their bell and their hearts', async () => {
    const { deps } = journey.application;
    const slug = journey.products.open[0]!;
    const scope = catalogueScope(deps, deps.brands.forHost(hosts.rihlah));
    for (const name of ['Ibu Aminah', 'Bapak Yusuf']) {
      const member = await journey.signIn({ name });
      await createNotices(deps, member, 2);
      if (name === 'Ibu Aminah') await toggleWishlist(deps, member.actor, scope, slug);
      for (let visit = 0; visit < 2; visit += 1) {
        const page = await journey.open(`${prefix}/product/${slug}`);
        await header(page)
          .getByRole('link', { name: `${profile}: ${name}` })
          .waitFor();
        await header(page).getByRole('link', { name: /2/ }).waitFor();
        const heart = page.locator(`wish-button[data-slug="${slug}"]`).first();
        await expect
          .poll(() => heart.locator('[data-word]').textContent())
          .toBe(name === 'Ibu Aminah' ? kept : keep);
        expect(await axeFindings(page)).toEqual([]);
        await page.close();
      }
    }
  });

  it('what they looked at, searched for and began comes onto the home page', async () => {
    const seen = await lookAround();
    for (let visit = 0; visit < 2; visit += 1) {
      const page = await journey.open(prefix || '/');
      await page.locator(`[data-own="seen"] a[href*="/product/${seen}"]`).first().waitFor();
      await page.locator('[data-own="searches"]').getByText('umroh plus').waitFor();
      await page.locator('[data-own="unfinished"] a[href*="/checkout/"]').waitFor();
      // Cards that come with the parts have hearts that work.
      await page.waitForFunction(() => customElements.get('wish-button'));
      expect(await axeFindings(page)).toEqual([]);
      await page.close();
    }
  });

  it('in the shop, what they looked at and whether they saved an item', async () => {
    const { deps } = journey.application;
    const member = await journey.signIn();
    const guestId = crypto.randomUUID();
    await journey
      .context()
      .addCookies([{ url: journey.application.origin(), name: 'guest', value: guestId, httpOnly: true }]);
    const { items } = await listItems(deps, { page: 1, limit: 1, sort: 'newest' });
    const { slug, id, store } = items[0]!;
    await recordItemView(deps, guestId, id);
    await addItemWish(deps, member.actor, slug);
    for (let visit = 0; visit < 2; visit += 1) {
      const list = await journey.open(`${prefix}/oleh-oleh`);
      await list.locator(`[data-own="seen-items"] a[href$="/${slug}"]`).first().waitFor();
      expect(await axeFindings(list)).toEqual([]);
      await list.close();
      const item = await journey.open(`${prefix}/oleh-oleh/${store.slug}/${slug}`);
      await item.locator('[data-own="item-wish"]').getByRole('button', { name: kept, exact: true }).waitFor();
      expect(await axeFindings(item)).toEqual([]);
      await item.close();
    }
  });

  it('whose session is over gets the header of a guest, and is taken from nothing they read', async () => {
    for (const path of ['/umroh', '/quran/36/yasin', `/product/${journey.products.open[0]}`]) {
      const member = await journey.signIn();
      await endAllSessions(journey.application.deps, member.account.id);
      const page = await journey.open(prefix + path);
      // A product tells that it was looked at.
      await page.keyboard.press('PageDown');
      await header(page).getByRole('link', { name: login }).waitFor();
      expect(await header(page).getByRole('link', { name: profile }).count()).toBe(0);
      await page.waitForLoadState('networkidle');
      expect(new URL(page.url()).pathname).toBe(prefix + path);
      // From then on they are a guest.
      expect((await journey.context().cookies()).map(({ name }) => name)).not.toContain('jwt');
    }
  });
});
