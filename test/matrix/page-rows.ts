// Who each page of the route table is for. pages.test.ts refuses a page without its row.
import type { Role } from '#domain/memberships';

export interface PageRow {
  who: 'everyone' | 'guest' | 'member' | readonly Role[];
  /** An address of it in the demo, without language prefix; `{product}` is one that can be bought. */
  address: string;
  /** A form it takes, as it is sent: wrong on purpose where sending it would end something. */
  form?: string;
  /** It may lead even those it is for to where one signs in. */
  leadsToSignIn?: true;
  /** It says that there is nothing. */
  isMissing?: true;
}

const open = (address: string): PageRow => ({ who: 'everyone', address });

const ofNobody = (address: string): PageRow => ({ who: 'member', address, isMissing: true });

export const pages: Record<string, PageRow> = {
  '/': open('/'),
  '/dev/ui': open('/dev/ui'),
  '/home': open('/home'),
  '/umroh': open('/umroh'),
  '/haji': open('/haji'),
  '/product-haji': open('/product-haji'),
  '/wisata-syariah': open('/wisata-syariah'),
  '/search': open('/search?q=umroh'),
  '/compare': open('/compare?p={product}'),
  '/perencanaan': open('/perencanaan?product={product}&monthly=1.500.000'),
  '/product/:productSlug?': { ...open('/product/{product}'), form: 'name=&phone=' },
  '/travel/:travelName?': open('/travel/nurzaman'),
  '/partner': open('/partner'),
  '/jadwal-sholat': open('/jadwal-sholat?place=kota-bandung'),
  '/jadwal-sholat/solatAwal': open('/jadwal-sholat/solatAwal'),
  '/jadwal-sholat/jadwal.ics': open('/jadwal-sholat/jadwal.ics'),
  '/jadwal-sholat/jadwal.csv': open('/jadwal-sholat/jadwal.csv?place=makkah&month=2027-04'),
  '/quran': open('/quran?q=sabar'),
  '/quran/:surah/:slug?': open('/quran/112/al-ikhlas'),
  '/quran/:surah/:slug?/DropdownShare': open('/quran/112/al-ikhlas/DropdownShare?ayat=2'),
  '/promo': open('/promo'),
  '/promo/:slug': open('/promo/umrah-pertama'),
  '/blog': open('/blog'),
  '/blog/:slug': {
    ...open('/blog/memeriksa-izin-ppiu'),
    form: 'intent=comment&comment=',
    leadsToSignIn: true,
  },
  '/blog/news/:newsId': open('/blog/news/jadwal-salat-dapat-diekspor'),
  '/blog/rss.xml': open('/blog/rss.xml'),
  '/offline': open('/offline'),
  '/tentang-kami': open('/tentang-kami'),
  '/faq': open('/faq'),
  '/galleries': open('/galleries'),
  '/kebijakan-privasi': { ...open('/kebijakan-privasi'), form: 'consent=' },
  '/syarat-ketentuan': open('/syarat-ketentuan'),
  '/doa': open('/doa'),
  '/panduan': open('/panduan'),
  '/panduan/:guide': open('/panduan/miqat'),
  '/distribution-partners': open('/distribution-partners'),
  '/distribution-partners/:partnerPage': open('/distribution-partners/pesisir-utara'),
  '/error': { ...open('/error?status=404'), isMissing: true },
  '/*': { ...open('/tidak-ada'), isMissing: true },
  '/auth/login': { who: 'guest', address: '/auth/login', form: 'email=&password=' },
  '/auth/login/second-factor': {
    who: 'guest',
    address: '/auth/login/second-factor',
    form: 'code=',
    leadsToSignIn: true,
  },
  '/auth/confirm': { who: 'member', address: '/auth/confirm?redirect=/member/profile', form: 'intent=x' },
  '/auth/google': { who: 'guest', address: '/auth/google', form: '' },
  '/auth/apple': { who: 'guest', address: '/auth/apple', form: '' },
  '/auth/google/callback': {
    who: 'everyone',
    address: '/auth/google/callback?state=x&code=x',
    leadsToSignIn: true,
  },
  '/redirect-apple': { who: 'everyone', address: '/redirect-apple?state=x', leadsToSignIn: true },
  '/auth/register': { who: 'guest', address: '/auth/register', form: 'name=&email=' },
  '/auth/register/verification-email': {
    who: 'guest',
    address: '/auth/register/verification-email',
    form: 'code=123456',
  },
  '/auth/forgot-password': { ...open('/auth/forgot-password'), form: 'email=' },
  '/auth/reset-password/:token': {
    ...open('/auth/reset-password/used-up'),
    form: 'password=&password_confirmation=',
  },
  '/checkout/:bookingId?/:productId': {
    who: 'everyone',
    address: '/checkout/{product}',
    form: 'intent=identity&quad_adults=0',
    leadsToSignIn: true,
  },
  '/payment/:token': {
    who: 'member',
    address: '/payment/00000000-0000-0000-0000-000000000000',
    isMissing: true,
  },
  '/payment/:token/status': {
    who: 'member',
    address: '/payment/00000000-0000-0000-0000-000000000000/status',
    isMissing: true,
  },
  '/payment-return/:id?': { who: 'member', address: '/payment-return' },
  '/auth/logout': { who: 'everyone', address: '/auth/logout', form: '', leadsToSignIn: true },
  '/member/profile': { who: 'member', address: '/member/profile' },
  '/member/profile/edit': { who: 'member', address: '/member/profile/edit', form: 'name=' },
  '/member/profile/password': { who: 'member', address: '/member/profile/password', form: 'password=' },
  '/member/profile/picture': { who: 'member', address: '/member/profile/picture', form: 'intent=remove' },
  '/member/profile/phone': { who: 'member', address: '/member/profile/phone', form: 'intent=number&phone=' },
  '/member/profile/email': { who: 'member', address: '/member/profile/email', form: 'intent=address&email=' },
  '/member/profile/devices': { who: 'member', address: '/member/profile/devices', form: 'intent=others' },
  '/member/profile/delete': { who: 'member', address: '/member/profile/delete', form: 'intent=delete&code=' },
  '/member/profile/export': { who: 'member', address: '/member/profile/export', form: '' },
  '/member/wishlist': { who: 'member', address: '/member/wishlist', form: 'departure={product}' },
  '/member/my-address': { who: 'member', address: '/member/my-address', form: 'intent=delete&address=x' },
  '/member/my-address/new': { who: 'member', address: '/member/my-address/new', form: 'label=' },
  '/member/my-address/:addressId': {
    who: 'member',
    address: '/member/my-address/00000000-0000-4000-8000-000000000000',
    form: 'label=',
    isMissing: true,
  },
  '/member/sign-in-ways': {
    who: 'member',
    address: '/member/sign-in-ways',
    form: 'link=google&current_password=',
  },
  '/member/my-order': { who: 'member', address: '/member/my-order?tab=in_progress&category=umrah&search=RH' },
  // Of nobody: what is somebody's is tried in test/pages/orders.test.ts.
  '/member/my-order/:orderId': ofNobody('/member/my-order/RH-22222222'),
  '/member/my-order/:orderId/participants/:number': {
    ...ofNobody('/member/my-order/RH-22222222/participants/1'),
    form: 'intent=save&name=',
  },
  '/member/my-order/:orderId/review': {
    ...ofNobody('/member/my-order/RH-22222222/review'),
    form: 'rating=5&text=',
  },
  '/member/my-order/:orderId/terms': ofNobody('/member/my-order/RH-22222222/terms'),
  '/member/my-order/:orderId/new-date': {
    ...ofNobody('/member/my-order/RH-22222222/new-date'),
    form: 'answer=refuses&confirmed=yes',
  },
  '/review/:reviewId/report': {
    ...ofNobody('/review/00000000-0000-0000-0000-000000000000/report'),
    form: 'reason=rude',
  },
  '/member/my-order/:orderId/documents/:documentId': ofNobody('/member/my-order/RH-22222222/documents/x'),
  '/member/my-order/:orderId/invoice.pdf': ofNobody('/member/my-order/RH-22222222/invoice.pdf'),
  '/member/my-order/:orderId/confirmation.pdf': ofNobody('/member/my-order/RH-22222222/confirmation.pdf'),
  '/member/my-order/:orderId/calendar.ics': ofNobody('/member/my-order/RH-22222222/calendar.ics'),
  '/chat': { who: 'member', address: '/chat?support=1', form: 'message=' },
  '/chat/:conversationId': { ...ofNobody('/chat/x'), form: 'message=' },
  '/notification': { who: 'member', address: '/notification?tab=orders', form: 'open=x' },
  '/chat/:conversationId/attachments/:attachmentId': ofNobody('/chat/x/attachments/x'),
  '/member/audit': { who: 'member', address: '/member/audit' },
  '/member/consultant': { who: ['consultant'], address: '/member/consultant' },
  '/operator/roles': {
    who: ['operator_support'],
    address: '/operator/roles?email=siti@demo.example',
    form: 'intent=grant&account=00000000-0000-0000-0000-000000000000&role=bank_staff&partner=',
  },
  '/operator/articles': { who: ['operator_content'], address: '/operator/articles?q=izin&state=published' },
  '/operator/articles/new': {
    who: ['operator_content'],
    address: '/operator/articles/new',
    form: 'intent=save&title_id=',
  },
  '/operator/articles/:articleId': {
    who: ['operator_content'],
    address: '/operator/articles/00000000-0000-4000-8000-000000000000',
    form: 'intent=save&version=1',
    isMissing: true,
  },
  '/operator/moderation': {
    who: ['operator_content'],
    address: '/operator/moderation?state=all',
    form: 'intent=hide&kind=comment&id=x',
    isMissing: true,
  },
  '/operator/payments': {
    who: ['operator_finance'],
    address: '/operator/payments',
    form: 'intent=keep&id=x&note=x',
    isMissing: true,
  },
  '/operator/payments/:code': {
    who: ['operator_finance'],
    address: '/operator/payments/RH-22222222',
    form: 'act=refund&confirmed=yes',
    isMissing: true,
  },
  '/operator/books/:file': {
    who: ['operator_finance'],
    address: '/operator/books/journal.csv?from=2027-01-01&to=2027-03-31',
  },
  '/partner-console/money': {
    who: ['partner_staff'],
    address: '/partner-console/money',
    form: 'intent=paid-back&id=x&proof=x',
    isMissing: true,
  },
  '/partner-console/statement': {
    who: ['partner_staff'],
    address: '/partner-console/statement?from=2027-01-01&to=2027-03-31',
  },
  '/partner-console/statement.csv': { who: ['partner_staff'], address: '/partner-console/statement.csv' },
  '/partner-desk/*': { who: 'everyone', address: '/partner-desk/departures' },
  '/partner-console': { who: ['partner_staff'], address: '/partner-console?q=siti&state=paid' },
  '/partner-console/bookings.csv': { who: ['partner_staff'], address: '/partner-console/bookings.csv' },
  '/partner-console/bookings/:code': {
    who: ['partner_staff'],
    address: '/partner-console/bookings/RH-22222222',
    form: 'intent=accept&document=x',
    isMissing: true,
  },
  '/partner-console/bookings/:code/cancel': {
    who: ['partner_staff'],
    address: '/partner-console/bookings/RH-22222222/cancel?requested_on=2027-03-15',
    form: 'requested_on=2027-03-15&kept=0&confirmed=yes',
    isMissing: true,
  },
  '/partner-console/bookings/:code/documents/:documentId': {
    who: ['partner_staff'],
    address: '/partner-console/bookings/RH-22222222/documents/x',
    isMissing: true,
  },
  '/partner-console/programmes': {
    who: ['partner_staff'],
    address: '/partner-console/programmes?q=umrah&state=published&sort=-title',
  },
  '/partner-console/programmes.csv': { who: ['partner_staff'], address: '/partner-console/programmes.csv' },
  '/partner-console/programmes/new': {
    who: ['partner_staff'],
    address: '/partner-console/programmes/new',
    form: 'kind=cruise',
  },
  '/partner-console/programmes/:programmeId': {
    who: ['partner_staff'],
    address: '/partner-console/programmes/x',
    form: 'intent=publish&revision=1',
    isMissing: true,
  },
  '/partner-console/programmes/:programmeId/edit/:part': {
    who: ['partner_staff'],
    address: '/partner-console/programmes/x/edit/basics',
    form: 'intent=part&revision=1',
    isMissing: true,
  },
  '/partner-console/programmes/:programmeId/versions': {
    who: ['partner_staff'],
    address: '/partner-console/programmes/x/versions',
    isMissing: true,
  },
  '/partner-console/programmes/:programmeId/preview': {
    who: ['partner_staff'],
    address: '/partner-console/programmes/x/preview',
    isMissing: true,
  },
  '/partner-console/departures': { who: ['partner_staff'], address: '/partner-console/departures' },
  '/partner-console/departures/:departureId/cancel': {
    who: ['partner_staff'],
    address: '/partner-console/departures/x/cancel',
    form: 'confirmed=',
    isMissing: true,
  },
  '/partner-console/departures/:departureId': {
    who: ['partner_staff'],
    address: '/partner-console/departures/x',
    form: 'seats=1',
    isMissing: true,
  },
  '/partner-console/departures/:departureId/reschedule': {
    who: ['partner_staff'],
    address: '/partner-console/departures/x/reschedule',
    form: 'departs_on=2027-08-20&confirmed=yes',
    isMissing: true,
  },
  '/partner-console/departures/:departureId/milestones': {
    who: ['partner_staff'],
    address: '/partner-console/departures/x/milestones?kind=kit',
    form: 'kind=kit&order=RH-22222222',
    isMissing: true,
  },
  '/member/second-factor': { who: 'member', address: '/member/second-factor', form: 'intent=begin' },
};
