// What each endpoint of the contract is asked: what works, what carries a wrong value (with the field to be named), and what
// names something nobody knows. contract.test.ts refuses an endpoint without its row. Who asks follows from the endpoint's
// `who`: nobody, a member, or somebody with the first of its roles; each change is asked for by a person of their own.
import { randomUUID } from 'node:crypto';
import type { Deps } from '#domain/deps';
import { forgotPassword } from '#domain/credentials';
import { register } from '#domain/registration';
import { codeAt } from '#domain/second-factors';
import { hashPassword } from '#platform/passwords';
import { createAccount, createMember, createStaffAuthenticator } from '#test/factories/accounts';
import { becomeAffiliate, sharedLink } from '#test/factories/affiliates';
import { newestCode, newestLink } from '#test/sent-emails';
import { addressCalls } from '#api/shipping-addresses/calls';
import { bookingCalls } from '#api/checkout/calls';
import { bookingOptionCalls } from '#api/booking-options/calls';
import { conversationCalls } from '#api/conversations/calls';
import { notificationCalls } from '#api/notifications/calls';
import type { Call, ApiTestContext } from './call.ts';
import { bankFinancingCalls } from './bank-financing-calls.ts';
import { financingCalls } from '#api/financing/calls';
import { articleEditorCalls, hasanahCalls } from '#api/hasanah/calls';
import { ledgerCalls } from '#api/ledger/calls';
import { participantCalls } from '#api/participants/calls';
import { participantConsoleCalls } from './participant-console-calls.ts';
import { departureEvidenceCalls } from '#api/departure-evidence/calls';
import { manifestCalls } from '#api/manifests/calls';
import { returnReportCalls } from '#api/return-reports/calls';
import { roomCalls } from '#api/rooms/calls';
import { consultantPayCalls } from '#api/consultant-pay/calls';
import { paymentCalls } from '#api/payments/calls';
import { financeConsoleCalls } from '#api/finance-console/calls';
import { payoutCalls } from '#api/payouts/calls';
import { platformInvoiceCalls } from '#api/platform-invoices/calls';
import { pictureCalls } from '#api/pictures/calls';
import { profileCalls } from '#api/profile/calls';
import { departureCalls } from '#api/departures/calls';
import { departureChangesCalls } from '#api/departure-changes/calls';
import { partnerConsoleCalls } from '#api/partner-console/calls';
import { partnerOrdersCalls } from './partner-orders-calls.ts';
import { partnerHomeCalls } from '#api/partner-home/calls';
import { webhooksCalls } from '#api/webhooks/calls';
import { apiKeysCalls } from '#api/api-keys/calls';
import { distributionPartnersCalls } from '#api/distribution-partners/calls';
import { distributionStandingCalls } from '#api/distribution-standing/calls';
import { partnerProfileCalls } from '#api/partner-profile/calls';
import { partnerTeamCalls } from '#api/partner-team/calls';
import { programmeCalls } from '#api/programmes/calls';
import { supportCalls } from '#api/support/calls';
import { operatorReportsCalls } from '#api/operator-reports/calls';
import { oversightCalls } from '#api/oversight/calls';
import { partnerStandingCalls } from '#api/partner-standing/calls';
import { joiningCalls } from '#api/joining/calls';
import { directoriesCalls } from '#api/directories/calls';
import { ownPricesCalls, umrahLimitsCalls, umrahPricesCalls } from '#api/umrah-prices/calls';
import { bankTermsCalls } from '#api/bank-terms/calls';
import { bankSavingsCalls } from './bank-savings-calls.ts';
import { savingsCalls } from '#api/savings/calls';
import { savingsPaymentsCalls } from '#api/savings-payments/calls';
import { promoConsoleCalls } from '#api/promo-console/calls';
import { promoCalls } from '#api/promos/calls';
import { quranCalls } from '#api/quran/calls';
import { reviewCalls } from '#api/reviews/calls';
import { signInCalls } from '#api/social-login/calls';
import {
  umrahGroupCalls,
  umrahOptionCalls,
  umrahPartnerCalls,
  umrahRequestCalls,
  umrahTemplateCalls,
} from '#api/private-umrah/calls';
import { cartCalls } from '#api/carts/calls';
import { storeItemCalls } from '#api/store-items/calls';
import { storeTeamCalls } from '#api/store-team/calls';
import { storeOrderCalls } from '#api/store-orders/calls';
import { storeStandingCalls } from '#api/store-standing/calls';
import { souvenirOrderCalls } from '#api/souvenir-orders/calls';
import { itemCalls } from '#api/items/calls';
import { itemCategoriesCalls } from '#api/item-categories/calls';
import { storeCalls } from '#api/stores/calls';
import { wishlistCalls } from '#api/wishlist/calls';
import { contentConsoleCalls } from '#api/site-content/calls';
import { brandPublishingCalls } from '#api/brand-publishing/calls';
import { membershipsCalls } from '#api/memberships/calls';
import { moderationCalls } from '#api/moderation/calls';

const v3 = '/api/v3';
const badLimits = (url: string) => ({
  [`${url}?limit=0`]: 'limit',
  [`${url}?limit=101`]: 'limit',
  [`${url}?limit=-5`]: 'limit',
  [`${url}?limit=abc`]: 'limit',
});
const badPages = (url: string) => ({
  ...badLimits(url),
  [`${url}?page=0`]: 'page',
  [`${url}?page=99999999999999999999`]: 'page',
  [`${url}?page=1%00`]: 'page',
});
const badNames = (before: string, after: string) =>
  [
    'tidak-ada',
    '00000000-0000-0000-0000-000000000000',
    '%00',
    'A%27%20OR%201=1',
    '%F0%9F%95%8B',
    '..%2F..%2Fetc',
  ].map((name) => `${before}${name}${after}`);

const filters = (url: string) => ({
  ...badPages(url),
  [`${url}?sort=newest`]: 'sort',
  [`${url}?month=2027-13`]: 'month',
  [`${url}?days=0`]: 'days',
  [`${url}?from=JAKARTA`]: 'from',
  [`${url}?to=Mak%20kah`]: 'to',
  [`${url}?airline=GARUDA`]: 'airline',
  [`${url}?stars=6`]: 'stars',
  [`${url}?partner=%27`]: 'partner',
  [`${url}?pay=cash`]: 'pay',
  [`${url}?kind=cruise`]: 'kind',
  [`${url}?price_min=-1`]: 'price_min',
  [`${url}?price_max=1.5`]: 'price_max',
  [`${url}?price_min=9&price_max=8`]: 'price_max',
  [`${url}?people=0`]: 'people',
  [`${url}?departs_from=2027-02-30`]: 'departs_from',
  [`${url}?departs_from=2027-05-02&departs_to=2027-05-01`]: 'departs_to',
  [`${url}?q=a%00b`]: 'q',
  [`${url}?q=${'x'.repeat(101)}`]: 'q',
  [`${url}?month=2027-04,nonsense`]: 'month',
});
const filtered = (url: string): Call => ({
  works: [
    url,
    `${url}?limit=2&page=2`,
    `${url}?q=umroh&sort=cheapest`,
    `${url}?from=CGK,SUB&days=9&days=12&people=2&unknown=name`,
    `${url}?q=%27%3B--%20%F0%9F%95%8B`,
    `${url}?page=1000&limit=100`,
    `${url}?kind=&q=&month=`,
  ],
  wrong: filters(url),
});
const limitedList = (url: string): Call => ({ works: [url, `${url}?limit=1`], wrong: badLimits(url) });
const pagedList = (url: string): Call => ({ works: [url, `${url}?page=2&limit=1`], wrong: badPages(url) });

const device = { name: 'Rihlah for Android', device_id: 'a1b2c3', device_type: 'android' };
const login = async ({ deps }: ApiTestContext) => {
  const { email } = await createAccount(deps.db, { password_hash: await hashPassword('Labbaik-1447') });
  return { body: { email, password: 'Labbaik-1447' } };
};
const staffLogin = async ({ deps }: ApiTestContext) => {
  const { secret, email } = await createStaffAuthenticator(deps);
  return { body: { email, password: 'Labbaik-1447', otp: codeAt(secret, deps.now()) } };
};
const passwordTwice = { password: 'Labbaik-1448', password_confirmation: 'Labbaik-1448' };
const registration = (change: object = {}) => ({
  name: 'Siti Aminah',
  email: `siti.${randomUUID()}@example.com`,
  phone: '0812-3456-7890',
  birth_date: '1980-05-01',
  gender: 'female',
  ...passwordTwice,
  terms: true,
  ...change,
});
/** Every asker has an address of their own: here nothing is asked too often. */
const asker = (deps: Deps) =>
  ({
    brand: deps.brands.forHost('brand.test'),
    locale: 'id',
    origin: 'http://brand.test',
    address: randomUUID(),
  }) as const;

export const calls: Record<string, Call> = {
  ...umrahOptionCalls,
  ...umrahRequestCalls,
  ...umrahTemplateCalls,
  ...umrahGroupCalls,
  ...umrahPartnerCalls,
  ...signInCalls,
  ...profileCalls,
  ...quranCalls,
  ...promoCalls,
  ...distributionPartnersCalls,
  ...distributionStandingCalls,
  ...partnerProfileCalls,
  ...programmeCalls,
  ...pictureCalls,
  ...joiningCalls,
  ...supportCalls,
  ...operatorReportsCalls,
  ...oversightCalls,
  ...partnerStandingCalls,
  ...departureCalls,
  ...departureChangesCalls,
  ...partnerConsoleCalls,
  ...partnerOrdersCalls,
  ...partnerHomeCalls,
  ...partnerTeamCalls,
  ...apiKeysCalls,
  ...webhooksCalls,
  ...storeCalls,
  ...itemCalls,
  ...itemCategoriesCalls,
  ...cartCalls,
  ...storeOrderCalls,
  ...storeItemCalls,
  ...storeTeamCalls,
  ...storeStandingCalls,
  ...souvenirOrderCalls,
  ...wishlistCalls,
  ...financingCalls,
  ...bankFinancingCalls,
  ...savingsCalls,
  ...bankSavingsCalls,
  ...savingsPaymentsCalls,
  ...bankTermsCalls,
  ...directoriesCalls,
  ...promoConsoleCalls,
  ...contentConsoleCalls,
  ...brandPublishingCalls,
  ...membershipsCalls,
  ...moderationCalls,
  ...umrahPricesCalls,
  ...umrahLimitsCalls,
  ...ownPricesCalls,
  ...hasanahCalls,
  ...articleEditorCalls,
  ...reviewCalls,
  ...notificationCalls,
  ...conversationCalls,
  ...ledgerCalls,
  ...paymentCalls,
  ...consultantPayCalls,
  ...payoutCalls,
  ...financeConsoleCalls,
  ...platformInvoiceCalls,
  ...addressCalls,
  ...participantCalls,
  ...participantConsoleCalls,
  ...departureEvidenceCalls,
  ...manifestCalls,
  ...returnReportCalls,
  ...roomCalls,
  ...bookingCalls,
  ...bookingOptionCalls,
  'POST /api/v3/auth/register-device': {
    works: [{ body: device }],
    wrong: [
      [{ body: { ...device, name: ' ' } }, 'name'],
      [{ body: { ...device, device_id: 'x'.repeat(201) } }, 'device_id'],
      [{ body: { name: 'x', device_id: 'x' } }, 'device_type'],
    ],
  },
  'POST /api/v3/user/auth/login': {
    works: [login, staffLogin],
    wrong: [
      [{ body: { email: 'siti', password: 'x' } }, 'email'],
      [{ body: { email: 'siti@example.com', password: '' } }, 'password'],
      [{ body: { email: 1, password: 'x' } }, 'email'],
    ],
  },
  'POST /api/v3/user/auth/refresh': {
    works: [
      async ({ deps }) => ({ headers: { 'refresh-token': (await createMember(deps)).tokens.refreshToken } }),
    ],
  },
  'POST /api/v3/user/auth/logout': {
    works: [{}, async ({ deps }) => ({ headers: (await createMember(deps)).headers })],
  },
  'GET /api/v3/user/auth/me/audit': pagedList(`${v3}/user/auth/me/audit`),
  'POST /api/v3/auth/register': {
    works: [{ body: registration() }, { body: registration({ gender: null }) }],
    wrong: [
      [{ body: registration({ name: ' ' }) }, 'name'],
      [{ body: registration({ email: 'siti' }) }, 'email'],
      [{ body: registration({ phone: '0812' }) }, 'phone'],
      [{ body: registration({ phone: 'abcdefghijk' }) }, 'phone'],
      [{ body: registration({ birth_date: '2020-01-01' }) }, 'birth_date'],
      [{ body: registration({ gender: 'x' }) }, 'gender'],
      [{ body: registration({ password: 'rahasia', password_confirmation: 'rahasia' }) }, 'password'],
      [{ body: registration({ password_confirmation: undefined }) }, 'password_confirmation'],
      [{ body: registration({ terms: false }) }, 'terms'],
    ],
  },
  'POST /api/v3/auth/register/verify': {
    works: [
      async ({ deps }) => {
        const form = registration();
        const registration_id = await register(deps, form, asker(deps));
        return {
          body: { registration_id, code: await newestCode(deps.db, form.email, 'registration_code') },
        };
      },
    ],
    wrong: [
      [{ body: { registration_id: 'x', code: '12345' } }, 'code'],
      [{ body: { code: '123456' } }, 'registration_id'],
    ],
  },
  'POST /api/v3/auth/register/resend-otp': {
    works: [
      async ({ deps }) => {
        const registration_id = await register(deps, registration(), asker(deps));
        await deps.db
          .updateTable('registrations')
          .set({ code_sent_at: new Date(deps.now().getTime() - 60_000) })
          .where('id', '=', registration_id)
          .execute();
        return { body: { registration_id } };
      },
    ],
    wrong: [[{ body: {} }, 'registration_id']],
  },
  'POST /api/v3/user/auth/forgot-password': {
    works: [{ body: { email: 'tidak-ada@example.com' } }],
    wrong: [
      [{ body: { email: 'siti' } }, 'email'],
      [{ body: {} }, 'email'],
    ],
  },
  'POST /api/v3/user/auth/reset-password': {
    works: [
      async ({ deps }) => {
        const { email } = await createAccount(deps.db);
        await forgotPassword(deps, { email }, asker(deps));
        return {
          body: {
            token: (await newestLink(deps.db, email, 'password_reset', '/auth/reset-password/'))
              .split('/')
              .at(-1),
            ...passwordTwice,
          },
        };
      },
    ],
    wrong: [
      [{ body: passwordTwice }, 'token'],
      [{ body: { token: 'x', ...passwordTwice, password_confirmation: 'x' } }, 'password_confirmation'],
    ],
  },
  'POST /api/v3/user/auth/change-password': {
    works: [
      async ({ deps, caller }) => {
        await deps.db
          .updateTable('accounts')
          .set({ password_hash: await hashPassword('Rahasia1!') })
          .where('id', '=', caller!.account.id)
          .execute();
        return { body: { current_password: 'Rahasia1!', ...passwordTwice } };
      },
    ],
    wrong: [
      [{ body: { current_password: 'x', ...passwordTwice } }, 'current_password'],
      [{ body: { current_password: 'x', password: 'x', password_confirmation: 'x' } }, 'password'],
    ],
  },
  'GET /api/consultant/v1/user/auth/share-token/:token': {
    works: [
      async ({ deps }) => ({
        url: `/api/consultant/v1/user/auth/share-token/${await sharedLink(deps, 'umrah-regular-1')}`,
      }),
    ],
    unknown: badNames('/api/consultant/v1/user/auth/share-token/', ''),
  },
  'POST /api/consultant/v1/user/share-tokens': {
    works: [
      async ({ deps, caller }) => (
        await becomeAffiliate(deps, caller!),
        { body: { product_slug: 'umrah-regular-1' } }
      ),
      async ({ deps, caller }) => (await becomeAffiliate(deps, caller!), { body: {} }),
    ],
    wrong: [
      [{ body: { product_slug: 'x'.repeat(201) } }, 'product_slug'],
      [{ body: { product_slug: '\u0000' } }, 'product_slug'],
    ],
    unknown: ['tidak-ada', ''].map(
      (product_slug) =>
        async ({ deps, caller }: ApiTestContext) => (
          await becomeAffiliate(deps, caller!),
          { body: { product_slug } }
        ),
    ),
  },
  'GET /api/v3/whitelabel/settings': { works: [`${v3}/whitelabel/settings`] },
  'GET /api/v3/banners': { works: [`${v3}/banners`] },
  'GET /api/v3/galleries': pagedList(`${v3}/galleries`),
  'GET /api/v3/products': filtered(`${v3}/products`),
  'GET /api/v3/products/umroh/search': filtered(`${v3}/products/umroh/search`),
  'GET /api/v3/products/wisata-syariah/search': filtered(`${v3}/products/wisata-syariah/search`),
  'GET /api/v3/products/hajj/search': filtered(`${v3}/products/hajj/search`),
  'GET /api/v3/products/hajj': limitedList(`${v3}/products/hajj`),
  'GET /api/v3/products/hajj/travels': pagedList(`${v3}/products/hajj/travels`),
  'GET /api/v3/products/financing/category': withCategory(`${v3}/products/financing/category`, 'umrah'),
  'GET /api/v3/products/savings/category': withCategory(`${v3}/products/savings/category`, 'umrah'),
  'GET /api/v3/products/variant': {
    works: [`${v3}/products/variant`, `${v3}/products/variant?search=haji&limit=1`],
    wrong: {
      ...badLimits(`${v3}/products/variant`),
      [`${v3}/products/variant?search=${'x'.repeat(101)}`]: 'search',
    },
  },
  'GET /api/v3/products/search/:query': {
    works: [
      `${v3}/products/search/umroh%20ramadhan`,
      `${v3}/products/search/isntanbul?limit=1`,
      `${v3}/products/search/%F0%9F%95%8B`,
      `${v3}/products/search/%27%20or%201=1`,
    ],
    wrong: {
      ...badPages(`${v3}/products/search/umrah`),
      [`${v3}/products/search/a%00b`]: 'q',
      [`${v3}/products/search/${'x'.repeat(101)}`]: 'q',
    },
  },
  'GET /api/v3/products/users/last-search-guest': limitedList(`${v3}/products/users/last-search-guest`),
  'GET /api/v3/products/users/last-seen-guest': limitedList(`${v3}/products/users/last-seen-guest`),
  'GET /api/v3/products/:partner/recommendation/agency': {
    works: [`${v3}/products/nurani-safar/recommendation/agency`],
    wrong: badLimits(`${v3}/products/nurani-safar/recommendation/agency`),
    unknown: badNames(`${v3}/products/`, '/recommendation/agency'),
  },
  'GET /api/v3/products/:id/detail': {
    works: [
      `${v3}/products/umrah-regular-1/detail`,
      `${v3}/products/{departure}/detail`,
      `${v3}/products/hajj-plus-2/detail?affiliate_code=ANI-01`,
    ],
    wrong: { [`${v3}/products/umrah-regular-1/detail?affiliate_code=a&affiliate_code=b`]: 'affiliate_code' },
    unknown: badNames(`${v3}/products/`, '/detail'),
  },
  'GET /api/v3/products/:id/recommendation': {
    works: [
      `${v3}/products/umrah-regular-1/recommendation`,
      `${v3}/products/{departure}/recommendation?page=2&limit=1`,
    ],
    wrong: badPages(`${v3}/products/umrah-regular-1/recommendation`),
    unknown: badNames(`${v3}/products/`, '/recommendation'),
  },
  'POST /api/v3/products/:id/seen': {
    works: [`${v3}/products/umrah-regular-1/seen`, `${v3}/products/{departure}/seen`],
    unknown: badNames(`${v3}/products/`, '/seen'),
  },
  'GET /api/v3/products/wisata-syariah': withCategory(`${v3}/products/wisata-syariah`, 'domestic'),
  'GET /api/v3/products/wisata-syariah/earliest/departure-date': limitedList(
    `${v3}/products/wisata-syariah/earliest/departure-date`,
  ),
  'GET /api/v3/products/wisata-syariah/duration': { works: [`${v3}/products/wisata-syariah/duration`] },
  'GET /api/v3/products/wisata-syariah/tour': limitedList(`${v3}/products/wisata-syariah/tour`),
  'GET /api/v3/products/umroh/best-hotel': limitedList(`${v3}/products/umroh/best-hotel`),
  'GET /api/v3/products/umroh/affordable': limitedList(`${v3}/products/umroh/affordable`),
  'GET /api/v3/products/umroh/earliest/departure-date': limitedList(
    `${v3}/products/umroh/earliest/departure-date`,
  ),
  'GET /api/v3/products/umroh/duration': { works: [`${v3}/products/umroh/duration`] },
  'GET /api/v3/travel/:id/information': {
    works: [`${v3}/travel/nurani-safar/information`, `${v3}/travel/{partner}/information`],
    unknown: badNames(`${v3}/travel/`, '/information'),
  },
  'GET /api/v3/travel/:id/product-reviews': {
    works: [
      `${v3}/travel/nurani-safar/product-reviews`,
      `${v3}/travel/{partner}/product-reviews?page=2&limit=2`,
    ],
    wrong: badPages(`${v3}/travel/nurani-safar/product-reviews`),
    unknown: badNames(`${v3}/travel/`, '/product-reviews'),
  },
  'GET /api/v3/travel/:id/google-review': {
    works: [`${v3}/travel/nurani-safar/google-review`],
    unknown: badNames(`${v3}/travel/`, '/google-review'),
  },
  'GET /api/v3/partners/:id/products': {
    works: [`${v3}/partners/nurani-safar/products`, `${v3}/partners/{partner}/products?page=2&limit=2`],
    wrong: badPages(`${v3}/partners/nurani-safar/products`),
    unknown: badNames(`${v3}/partners/`, '/products'),
  },
  'GET /api/v3/partners': pagedList(`${v3}/partners`),
  'GET /api/v3/partners/travel': pagedList(`${v3}/partners/travel`),
  'GET /api/v3/partners/travel/stories': limitedList(`${v3}/partners/travel/stories`),
  'GET /api/v3/partners/financial': pagedList(`${v3}/partners/financial`),
  'GET /api/v3/partners/agency': pagedList(`${v3}/partners/agency`),
  'GET /api/v3/partners/distribution-channel': pagedList(`${v3}/partners/distribution-channel`),
  'GET /api/v3/prayer-times/places': {
    works: [
      `${v3}/prayer-times/places?search=bndung`,
      `${v3}/prayer-times/places`,
      `${v3}/prayer-times/places?search=%F0%9F%95%8B`,
    ],
    wrong: { [`${v3}/prayer-times/places?search=${'x'.repeat(101)}`]: 'search' },
  },
  'GET /api/v3/prayer-times': {
    works: [
      'place=kota-bandung&province=jawa-barat&month=2027-03&method=kemenag',
      'place=makkah',
      'place=kab-merauke&date=2028-02-29&method=8',
    ].map((query) => `${v3}/prayer-times?${query}`),
    wrong: {
      [`${v3}/prayer-times`]: 'place',
      [`${v3}/prayer-times?place=makkah&month=2027-13`]: 'month',
      [`${v3}/prayer-times?place=makkah&month=1899-01`]: 'month',
      [`${v3}/prayer-times?place=makkah&date=2027-02-30`]: 'date',
      [`${v3}/prayer-times?place=makkah&month=2027-01&date=2027-01-01`]: 'date',
      [`${v3}/prayer-times?place=makkah&method=shafii`]: 'method',
      [`${v3}/prayer-times?place=makkah&place=madinah`]: 'place',
      [`${v3}/prayer-times?place=%00`]: 'place',
    },
    unknown: [
      ...badNames(`${v3}/prayer-times?place=`, '').filter((url) => !url.includes('%00')),
      `${v3}/prayer-times?place=kota-bandung&province=bali`,
    ],
  },
  'GET /api/v2/provinces': { works: ['/api/v2/provinces'] },
  'GET /api/v2/provinces/:id/cities': {
    works: ['/api/v2/provinces/31/cities'],
    unknown: [...badNames('/api/v2/provinces/', '/cities'), '/api/v2/provinces/99/cities'],
  },
  'GET /api/v2/cities/:id/subdistricts': {
    works: ['/api/v2/cities/3171/subdistricts'],
    unknown: [...badNames('/api/v2/cities/', '/subdistricts'), '/api/v2/cities/9999/subdistricts'],
  },
};

function withCategory(url: string, category: string): Call {
  return {
    works: [url, `${url}?category=${category}&limit=1`],
    wrong: { ...badLimits(url), [`${url}?category=cruise`]: 'category' },
  };
}
