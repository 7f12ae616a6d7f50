// The wishlist (spec §2, §4, §7): what a guest pressed is saved after they have signed in, a member saves and lets go on cards and product pages and finds it
// all in one place; in both languages, with and without script.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { hashPassword } from '#platform/passwords';
import { jwtSeconds } from '#shared/sessions';
import { hosts } from '#test/application';
import { createAccount, signIn } from '#test/factories/accounts';
import {
  appStarted,
  countDocuments,
  eachDeviceAndLanguageOnce,
  holdData,
  storeSession,
  phone,
  useJourney,
} from './journey.ts';

const labels = {
  id: {
    prefix: '',
    save: 'Simpan',
    saved: 'Tersimpan',
    added: 'Berhasil menambahkan ke wishlist',
    removed: 'Berhasil menghapus dari wishlist',
    empty: 'Wishlist masih kosong',
    tourism: 'Wisata syariah',
    failed: 'Wishlist tidak dapat dimuat',
    email: 'Email',
    password: 'Password',
    signIn: 'Masuk',
    more: 'Tampilkan lebih banyak',
    shown: '10 dari 12 paket',
    all: '12 dari 12 paket',
  },
  en: {
    prefix: '/en',
    save: 'Save',
    saved: 'Saved',
    added: 'Successfully added to wishlist',
    removed: 'Successfully removed from wishlist',
    empty: 'Your wishlist is empty',
    tourism: 'Sharia tourism',
    failed: 'The wishlist could not be loaded',
    email: 'Email',
    password: 'Password',
    signIn: 'Sign in',
    more: 'Show more',
    shown: '10 of 12 packages',
    all: '12 of 12 packages',
  },
} as const;

describe.each(eachDeviceAndLanguageOnce)('%s', (_way, locale, options) => {
  const label = labels[locale];
  const journey = useJourney(options);
  const waitForToast = (page: Page, text: string) =>
    page.locator('.toasts').getByText(text).last().waitFor({ state: 'attached' });
  const heart = (page: Page, name: string) =>
    page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${name} `) })
      .first();
  const wishlist = (search = '') => journey.open(`${label.prefix}/member/wishlist${search}`);

  it('saves what a guest pressed once they have signed in, and leads back to the package', async () => {
    const { db } = journey.application.deps;
    const { id, email } = await createAccount(db, { password_hash: await hashPassword('Labbaik-1447') });
    const product = `${label.prefix}/product/${journey.products.open[0]}`;
    const page = await journey.open(product);
    await heart(page, label.save).click();
    await page.getByLabel(label.email).fill(email);
    await page.getByLabel(label.password, { exact: true }).fill('Labbaik-1447');
    await page.getByRole('main').getByRole('button', { name: label.signIn, exact: true }).click();
    await page.waitForURL(`**${product}`);
    await waitForToast(page, label.added);
    await expect.poll(() => heart(page, label.saved).isVisible()).toBe(true);
    expect(
      await db
        .selectFrom('wishlist_items')
        .innerJoin('departures', 'departures.id', 'departure_id')
        .select('slug')
        .where('account_id', '=', id)
        .execute(),
    ).toEqual([{ slug: journey.products.open[0] }]);
    expect((await page.context().cookies()).some(({ name }) => name === 'pending_wish')).toBe(false);
  });

  it('saves a package on a list and lets go of it in the wishlist', async () => {
    await journey.signIn();
    const page = await journey.open(`${label.prefix}/umroh`);
    await heart(page, label.save).click();
    await waitForToast(page, label.added);
    await heart(page, label.saved).waitFor();
    const list = await wishlist();
    await heart(list, label.saved).click();
    await waitForToast(list, label.removed);
    const again = await wishlist();
    await expect.poll(() => again.getByText(label.empty).isVisible()).toBe(true);
  });

  it('keeps umrah and tourism apart, and shows more when there is more', async () => {
    const {
      account: { id: account_id },
    } = await journey.signIn();
    const { db } = journey.application.deps;
    const cards = await db
      .selectFrom('departure_cards')
      .select('departure_id')
      .where('category', '=', 'tourism')
      .orderBy('departure_id')
      .limit(12)
      .execute();
    await db
      .insertInto('wishlist_items')
      .values(
        cards.map(({ departure_id }) => ({
          account_id,
          departure_id,
          added_at: journey.application.deps.now(),
        })),
      )
      .execute();
    const page = await wishlist();
    await page.getByText(label.empty).waitFor();
    await page.getByRole('main').getByRole('link', { name: label.tourism }).click();
    await page.getByText(label.shown).waitFor();
    await page.getByRole('link', { name: label.more }).click();
    await page.getByText(label.all).waitFor();
    await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBe(12);
  });

  it('is empty and says why when it cannot be read', async () => {
    await journey.signIn();
    const { owner } = journey.application;
    await owner.db.schema.alterTable('wishlist_items').renameTo('wishlist_away').execute();
    try {
      const page = await wishlist();
      await page.getByText(label.failed).waitFor();
      await expect.poll(() => page.getByText(label.empty).isVisible()).toBe(true);
    } finally {
      await owner.db.schema.alterTable('wishlist_away').renameTo('wishlist_items').execute();
    }
  });
});

describe('on the wishlist, where React runs, a heart', () => {
  const journey = useJourney({ viewport: phone });
  const label = labels.id;
  const heart = (page: Page, name: string) =>
    page.getByRole('main').getByRole('button', { name: new RegExp(`^${name} `) });

  async function openWithOne(): Promise<{ page: Page; kept: () => Promise<number> }> {
    const { account } = await journey.signIn();
    const { db, now } = journey.application.deps;
    const { departure_id } = await db
      .selectFrom('departure_cards')
      .select('departure_id')
      .where('category', '=', 'umrah')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('wishlist_items')
      .values({ account_id: account.id, departure_id, added_at: now() })
      .execute();
    const page = await journey.open('/member/wishlist');
    await appStarted(page);
    const kept = async () =>
      (
        await db
          .selectFrom('wishlist_items')
          .select('account_id')
          .where('account_id', '=', account.id)
          .execute()
      ).length;
    return { page, kept };
  }

  it('answers from the press on, once, and a second press takes it back', async () => {
    const { page, kept } = await openWithOne();
    const documents = countDocuments(page);
    const steps = () => page.evaluate(() => history.length);
    const [before, release] = [await steps(), await holdData(page)];
    await heart(page, label.saved).click();
    await heart(page, label.save).waitFor();
    await heart(page, label.save).click({ force: true });
    release();
    await page.locator('.toasts').getByText(label.removed).waitFor({ state: 'attached' });
    expect([await kept(), await heart(page, label.save).count()]).toEqual([0, 1]);
    await heart(page, label.save).click();
    await page.locator('.toasts').getByText(label.added).waitFor({ state: 'attached' });
    await heart(page, label.saved).waitFor();
    expect([await kept(), documents(), await steps()]).toEqual([1, 0, before]);
  });

  it('that did not arrive says so, and is as it was', async () => {
    const { page, kept } = await openWithOne();
    await page.route('**/*.data*', (route) => route.abort());
    await heart(page, label.saved).click();
    await page.locator('.toasts').getByText('Kiriman tidak sampai').waitFor({ state: 'attached' });
    await heart(page, label.saved).waitFor();
    expect(await kept()).toBe(1);
  });

  it('whose session is over leads to sign in, and back', async () => {
    const { page, kept } = await openWithOne();
    await journey.context().clearCookies();
    await heart(page, label.saved).click();
    await page.waitForURL('**/auth/login?redirect=%2Fmember%2Fwishlist');
    expect(await kept()).toBe(1);
  });
});

describe('a heart whose session', () => {
  const journey = useJourney({ viewport: phone });
  const cookies = async () =>
    new Map((await journey.context().cookies()).map(({ name, value }) => [name, value]));
  const save = (page: Page) =>
    page
      .getByRole('main')
      .getByRole('button', { name: /^Simpan / })
      .first()
      .click();

  it('only needs a new jwt is saved all the same, once', async () => {
    const { account } = await journey.signIn();
    const page = await journey.open('/umroh');
    const { deps } = journey.application;
    const begun = new Date(deps.now().getTime() - (jwtSeconds + 1) * 1_000);
    const session = await signIn({ ...deps, now: () => begun }, account, { host: hosts.rihlah });
    await storeSession(journey.context(), session, journey.application.origin());
    // Before its script is there a heart is a form, which needs no call.
    await page.waitForFunction(() => customElements.get('wish-button'));
    const calls: string[] = [];
    page.on('response', (answer) => {
      const { pathname } = new URL(answer.url());
      if (pathname.startsWith('/api/')) calls.push(`${pathname.split('/').at(-2)}: ${answer.status()}`);
    });
    await save(page);
    await page.locator('.toasts').getByText(labels.id.added).waitFor({ state: 'attached' });
    expect(calls).toEqual(['wishlist: 401', 'auth: 200', 'wishlist: 200']);
    expect((await cookies()).get('jwt')).not.toBe(session.tokens.jwt);
    expect(
      await deps.db
        .selectFrom('wishlist_items')
        .select('account_id')
        .where('account_id', '=', account.id)
        .execute(),
    ).toHaveLength(1);
  });

  it('has ended leads to sign in, which says why a moment later, and leaves nothing of it', async () => {
    const { account } = await journey.signIn();
    const page = await journey.open('/umroh');
    await journey.application.deps.db.deleteFrom('sessions').where('account_id', '=', account.id).execute();
    await save(page);
    await page.waitForURL('**/auth/login?redirect=*');
    await page.getByText('Session Anda telah habis, silahkan login kembali').waitFor({ state: 'attached' });
    expect(
      await page
        .locator('.toast')
        .evaluate((element) => getComputedStyle(element).animationDelay.split(',')[0]),
    ).toBe('0.4s');
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/umroh');
    expect((await cookies()).has('pending_wish')).toBe(true);
    expect(
      [...(await cookies()).keys()].filter((name) => ['jwt', 'refreshToken', 'access-token'].includes(name)),
    ).toEqual([]);
  });
});

describe.each([
  ['with script', { viewport: phone }],
  ['without script', { viewport: phone, javaScriptEnabled: false }],
] as const)('souvenirs, %s', (_way, options) => {
  const journey = useJourney(options);
  const hasScript = !('javaScriptEnabled' in options);

  it('that are saved stand on a tab of their own, and are let go there', async () => {
    const { account } = await journey.signIn();
    const kept = async () =>
      (
        await journey.application.deps.db
          .selectFrom('item_wishes')
          .select('item_id')
          .where('account_id', '=', account.id)
          .execute()
      ).length;
    const page = await journey.open('/oleh-oleh/toko-barokah/kurma-ajwa-madinah');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Simpan', exact: true }).click();
    await main.getByRole('button', { name: 'Tersimpan', exact: true }).waitFor();
    await page.goto(`${journey.application.origin()}/member/wishlist`);
    if (hasScript) await appStarted(page);
    await main.getByText('Wishlist masih kosong').waitFor();
    await main.getByRole('link', { name: 'Oleh-oleh', exact: true }).click();
    await main.getByRole('heading', { name: '1 dari 1 barang' }).waitFor();
    const [saved, letGo] = [/^Tersimpan Kurma Ajwa/, /^Simpan Kurma Ajwa/].map((name) =>
      main.getByRole('button', { name }),
    );
    await saved!.click();
    await (hasScript ? letGo! : main.getByText('Wishlist masih kosong')).waitFor();
    await expect.poll(kept).toBe(0);
    await expect.poll(() => main.getByRole('link', { name: /Kurma Ajwa/ }).count()).toBe(hasScript ? 1 : 0);
  });
});
