// Every page address. Each exists twice: Indonesian without a prefix, English under /en (spec §2).
import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  ...prefix('en?', [
    layout('layout/default-layout.tsx', [
      index('routes/home.tsx'),
      route('home', 'routes/home.tsx', { id: 'home-named' }),

      // Lists of the catalogue
      route('umroh', 'routes/umroh.tsx'),
      route('haji', 'routes/haji.tsx'),
      route('product-haji', 'routes/product-haji.tsx'),
      route('wisata-syariah', 'routes/wisata-syariah.tsx'),
      route('search', 'routes/search.tsx'),
      route('compare', 'routes/compare.tsx'),
      route('umroh-dana-talangan', 'routes/umroh-dana-talangan.tsx'),
      route('umroh-dana-tabungan', 'routes/umroh-dana-tabungan.tsx'),
      route('saving', 'routes/saving.tsx'),

      // One departure, one partner, all partners
      route('product/:productSlug?', 'routes/product.tsx'),
      route('travel/:travelName?', 'routes/travel.tsx'),
      route('partner', 'routes/partner.tsx'),

      // Souvenirs
      route('oleh-oleh', 'routes/oleh-oleh.tsx'),
      route('oleh-oleh/toko', 'routes/oleh-oleh/toko.tsx'),
      route('oleh-oleh/detail', 'routes/oleh-oleh/detail.ts'),
      route('oleh-oleh/:partnerSlug', 'routes/oleh-oleh/store-or-item.tsx'),
      route('oleh-oleh/:partnerSlug/:slug', 'routes/oleh-oleh/item.tsx'),
      route(':merchandiseSlug', 'routes/merchandise.tsx'),

      // Promos
      route('promo', 'routes/promo.tsx'),
      route('promo/:slug', 'routes/promo-detail.tsx'),

      // Hasanah
      route('blog', 'routes/blog.tsx'),
      route('blog/:slug', 'routes/blog/article.tsx'),
      route('blog/news/:newsId', 'routes/blog/news.tsx'),

      // Worship
      route('doa', 'routes/doa.tsx'),
      route('jadwal-sholat', 'routes/jadwal-sholat.tsx'),
      route('jadwal-sholat/solatAwal', 'routes/solat-awal.tsx'),
      route('quran', 'routes/quran.tsx'),
      route('quran/:surah/:slug?', 'routes/quran/surah.tsx'),
      route('quran/:surah/:slug?/DropdownShare', 'routes/quran/share-verse.tsx'),
      route('panduan', 'routes/panduan.tsx'),
      route('panduan/:guide', 'routes/panduan/guide.tsx'),

      // Joining as a partner
      route('gabung-partner', 'routes/joining/join.tsx', { id: 'join-partner' }),
      route('gabung-travel-distribution-channel', 'routes/joining/join.tsx', { id: 'join-distribution' }),

      // For those who develop
      route('dev/ui', 'routes/dev/ui.tsx'),

      // What the service worker shows for a page it has not kept
      route('offline', 'routes/offline.tsx'),

      // What the brand says
      route('tentang-kami', 'routes/tentang-kami.tsx'),
      route('faq', 'routes/faq.tsx'),
      route('galleries', 'routes/galleries.tsx'),
      route('kebijakan-privasi', 'routes/kebijakan-privasi.tsx'),
      route('syarat-ketentuan', 'routes/syarat-ketentuan.tsx'),
    ]),

    // What is a visitor's own on a page of the default layout
    route('own-parts', 'routes/own-parts.tsx'),

    // What belongs to the member
    layout('layout/member-layout.tsx', [
      // Everybody's, and an app page: in this layout it loads no more than they do
      route('perencanaan', 'routes/perencanaan.tsx'),
      route('member/profile', 'routes/member/profile.tsx'),
      route('member/profile/edit', 'routes/member/profile/edit.tsx'),
      route('member/profile/password', 'routes/member/profile/password.tsx'),
      route('member/profile/picture', 'routes/member/profile/picture.tsx'),
      route('member/profile/phone', 'routes/member/profile/phone.tsx'),
      route('member/profile/email', 'routes/member/profile/email.tsx'),
      route('member/profile/devices', 'routes/member/profile/devices.tsx'),
      route('member/profile/delete', 'routes/member/profile/delete.tsx'),
      route('member/second-factor', 'routes/member/second-factor.tsx'),
      route('member/sign-in-ways', 'routes/member/login-methods.tsx'),
      route('member/order-custom-umroh', 'routes/member/order-custom-umroh.tsx'),
      route('member/order-custom-umroh/:orderId', 'routes/member/order-custom-umroh/request.tsx'),
      route('member/my-order', 'routes/member/my-order.tsx'),
      route('member/my-order/merchant/:merchanId', 'routes/member/my-order/store-order.tsx'),
      route('member/my-order/:orderId', 'routes/member/my-order/order.tsx'),
      route('member/my-order/:orderId/participants/:number', 'routes/member/my-order/participant.tsx'),
      route('member/my-order/:orderId/documents', 'routes/member/my-order/documents.tsx'),
      route('member/my-order/:orderId/new-date', 'routes/member/my-order/reschedule.tsx'),
      route('member/my-order/:orderId/terms', 'routes/member/my-order/terms.tsx'),
      route('member/my-order/:orderId/review', 'routes/member/my-order/review.tsx'),
      route('member/audit', 'routes/member/audit.tsx'),
      route('member/financing-history', 'routes/member/financing-history.tsx'),
      route('member/financing-history/:financingId', 'routes/member/financing-history/detail.tsx'),
      route('member/saving-history', 'routes/member/saving-history.tsx'),
      route('member/saving-history/:savingId', 'routes/member/saving-history/detail.tsx'),
      route('member/refund-account', 'routes/member/refund-account.tsx'),
      route('review/:reviewId/report', 'routes/review-report.tsx'),
      route('member/wishlist', 'routes/member/wishlist.tsx'),
      route('member/my-address', 'routes/member/my-address.tsx'),
      route('member/my-address/new', 'routes/member/my-address/new.tsx'),
      route('member/my-address/:addressId', 'routes/member/my-address/edit.tsx'),
      route('member/consultant', 'routes/member/consultant.tsx'),
      route('member/consultant/sales', 'routes/member/consultant-sales.tsx'),
      route('member/consultant/account', 'routes/member/consultant-account.tsx'),
      route('chat', 'routes/chat.tsx'),
      route('chat/:conversationId', 'routes/chat/conversation.tsx'),
      route('notification', 'routes/notification.tsx'),
      route('notification/settings', 'routes/notification-settings.tsx'),
      // A partner's programme as it would stand here
      route(
        'partner-console/programmes/:programmeId/preview',
        'routes/partner-console/programme/preview.tsx',
      ),
    ]),
    // A brand's draft, for whoever has its link
    route('brand-preview/:token', 'routes/brand-preview.ts'),

    // New articles as a feed
    route('blog/rss.xml', 'routes/blog/rss.ts'),

    // The month as a file
    route('jadwal-sholat/jadwal.ics', 'routes/jadwal-ics.ts'),
    route('jadwal-sholat/jadwal.csv', 'routes/jadwal-csv.ts'),

    route('member/profile/export', 'routes/member/profile/export.tsx'),

    // Files of an order
    route('member/my-order/:orderId/documents/:documentId', 'routes/member/my-order/document.ts'),
    route('member/my-order/:orderId/invoice.pdf', 'routes/member/my-order/invoice.ts'),
    route('member/my-order/:orderId/confirmation.pdf', 'routes/member/my-order/confirmation.ts'),
    route('member/my-order/:orderId/calendar.ics', 'routes/member/my-order/calendar.ts'),

    // Pictures of what is sent back to a store: for buyer, store and operator
    route('member/return-pictures/:pictureId', 'routes/member/return-picture.ts'),

    // Files of financing applications
    route(
      'member/financing-history/:financingId/documents/:documentId',
      'routes/member/financing-history/document.ts',
    ),
    route('member/financing-history/:financingId/contract', 'routes/member/financing-history/contract.ts'),

    route(
      'member/saving-history/:savingId/documents/:documentId',
      'routes/member/saving-history/document.ts',
    ),

    // Files of conversations
    route('chat/:conversationId/attachments/:attachmentId', 'routes/chat/attachment.ts'),

    // Booking and paying
    layout('layout/checkout-layout.tsx', [
      route('checkout/:bookingId?/:productId', 'routes/checkout.tsx'),
      route('loan-applicant-form/:bookingId?/:productId', 'routes/loan-applicant-form.tsx'),
      route('perencanaan-tabungan', 'routes/perencanaan-tabungan.tsx'),
      route('saving-form/:userSavingsId/:productId', 'routes/saving-form.tsx'),
      route('payment/:token', 'routes/payment.tsx'),
      route('private-umroh', 'routes/private-umroh/builder.tsx'),
      route('private-umroh/book', 'routes/private-umroh/book.tsx'),
      route('private-umroh/join/:link', 'routes/private-umroh/join.tsx'),
      route('private-umroh/waiting-approval/:bookingId', 'routes/private-umroh/waiting-approval.tsx'),
      route('private-umroh/payment-success', 'routes/private-umroh/payment-success.tsx'),
      route('oleh-oleh/cart', 'routes/oleh-oleh/cart.tsx'),
      route('oleh-oleh/pengiriman/:idBooking', 'routes/oleh-oleh/shipping.tsx'),
      route('oleh-oleh/pilih-pembayaran/:idBooking/invoice/:idInvoice', 'routes/oleh-oleh/methods.tsx'),
      route('oleh-oleh/pembayaran/:idBooking/:idPayment?/:paymentNumber', 'routes/oleh-oleh/payment.tsx'),
    ]),
    route('private-umroh/payment-method/:bookingId', 'routes/private-umroh/payment-method.ts'),
    route('private-umroh/payment-instruction/:bookingId', 'routes/private-umroh/payment-instruction.ts'),
    route('payment/:token/status', 'routes/payment-status.ts'),
    route('payment-return/:id?', 'routes/payment-return.ts'),
    route('partner-desk/*', 'routes/partner-console/former-path.ts'),
    route('operator', 'routes/operator/home.tsx'),

    // The consoles of organisations and of the operator (#web/consoles)
    layout('layout/console-layout.tsx', [
      route('operator/applications', 'routes/operator/applications.tsx'),
      route('operator/applications/:applicationId', 'routes/operator/application.tsx'),
      route('operator/partners', 'routes/operator/partners.tsx'),
      route('operator/partners/:partnerId', 'routes/operator/partner.tsx'),
      route('operator/distribution-partners', 'routes/operator/distribution-partners.tsx'),
      route('operator/distribution-partners/:partnerId', 'routes/operator/distribution-partner.tsx'),
      route('operator/stores', 'routes/operator/stores.tsx'),
      route('operator/stores/:storeId', 'routes/operator/store.tsx'),
      route('operator/legal', 'routes/operator/legal-texts.tsx'),
      route('operator/legal/:slug/:brand', 'routes/operator/legal-text.tsx'),
      route('operator/content', 'routes/operator/content.tsx'),
      route('operator/content/new', 'routes/operator/new-content.tsx'),
      route('operator/content/:itemId', 'routes/operator/content-item.tsx'),
      route('operator/promos', 'routes/operator/promos.tsx'),
      route('operator/promos/new', 'routes/operator/new-promo.tsx'),
      route('operator/promos/:promoId', 'routes/operator/promo.tsx'),
      route('operator/umrah-prices', 'routes/operator/umrah-prices.tsx'),
      route('operator/umrah-prices/limits', 'routes/operator/umrah-limits.tsx'),
      route('operator/umrah-prices/sheet', 'routes/operator/umrah-price-sheet.tsx'),
      route('operator/umrah-prices/draft', 'routes/operator/umrah-price-draft.tsx'),
      route('operator/umrah-prices/draft/:part', 'routes/operator/umrah-price-part.tsx'),
      route('operator/support', 'routes/operator/support.tsx'),
      route('operator/returns', 'routes/operator/returns.tsx'),
      route('operator/support/:accountId', 'routes/operator/supported-person.tsx'),
      // What is written to an organisation, within its console
      route('partner-console/chat', 'routes/inbox/list.tsx', { id: 'partner-inbox' }),
      route('partner-console/chat/:conversationId', 'routes/inbox/conversation.tsx', {
        id: 'partner-conversation',
      }),
      route('store-console/chat', 'routes/inbox/list.tsx', { id: 'store-inbox' }),
      route('store-console/chat/:conversationId', 'routes/inbox/conversation.tsx', {
        id: 'store-conversation',
      }),
      route('operator/chat', 'routes/inbox/list.tsx', { id: 'operator-inbox' }),
      route('operator/chat/:conversationId', 'routes/inbox/conversation.tsx', {
        id: 'operator-conversation',
      }),
      route('operator/chat-reports', 'routes/operator/chat-reports.tsx'),
      route('operator/chat-reports/:conversationId/:reporterId', 'routes/operator/chat-report.tsx'),
      route('operator/audit', 'routes/operator/audit.tsx'),
      route('operator/messages', 'routes/operator/messages.tsx'),
      route('operator/brands', 'routes/operator/brands.tsx'),
      route('operator/brands/:brandId', 'routes/operator/brand.tsx'),
      route('operator/brands/:brandId/edit/:part', 'routes/operator/brand-part.tsx'),
      route('operator/roles', 'routes/operator/roles.tsx'),
      route('operator/payments', 'routes/operator/payments.tsx'),
      route('operator/directories/:kind?', 'routes/operator/directory.tsx'),
      route('operator/directories/hotels/:hotelId/pictures', 'routes/operator/hotel-pictures.tsx'),
      route('operator/item-categories', 'routes/operator/item-categories.tsx'),
      route('operator/moderation', 'routes/operator/moderation.tsx'),
      route('operator/payments/:code', 'routes/operator/attention.tsx'),
      route('operator/granted-refunds', 'routes/operator/granted-refunds.tsx'),
      route('operator/disputes', 'routes/operator/disputes.tsx'),
      route('operator/disputes/:paymentId', 'routes/operator/dispute.tsx'),
      route('operator/payouts', 'routes/operator/payouts.tsx'),
      route('operator/payouts/:batchId', 'routes/operator/payout-batch.tsx'),
      route('operator/invoices', 'routes/operator/invoices.tsx'),
      route('operator/bank', 'routes/operator/bank.tsx'),
      route('operator/bank-terms', 'routes/operator/bank-terms.tsx'),
      route('operator/banks', 'routes/operator/banks.tsx'),
      route('operator/banks/:bankId', 'routes/operator/bank-licence.tsx'),
      route('operator/books', 'routes/operator/books.tsx'),
      route('operator/reports', 'routes/operator/reports.tsx'),
      route('operator/articles', 'routes/operator/articles.tsx'),
      route('operator/articles/new', 'routes/operator/article.tsx', { id: 'operator-article-new' }),
      route('operator/articles/:articleId', 'routes/operator/article.tsx', { id: 'operator-article' }),
      route('bank-console', 'routes/bank-console/applications.tsx'),
      route('bank-console/applications/:code', 'routes/bank-console/application.tsx'),
      route('distribution-console', 'routes/distribution-console/home.tsx'),
      route('distribution-console/page', 'routes/distribution-console/page.tsx'),
      route('distribution-console/pictures', 'routes/distribution-console/pictures.tsx'),
      route('distribution-console/payouts', 'routes/distribution-console/payouts.tsx'),
      route('store-console', 'routes/store-console/home.tsx'),
      route('store-console/orders', 'routes/store-console/orders.tsx'),
      route('store-console/orders/:storeOrderId', 'routes/store-console/order.tsx'),
      route('store-console/items', 'routes/store-console/items.tsx'),
      route('store-console/items/new', 'routes/store-console/new-item.tsx'),
      route('store-console/items/import', 'routes/store-console/import-items.tsx'),
      route('store-console/items/:itemId', 'routes/store-console/item.tsx'),
      route('store-console/items/:itemId/edit', 'routes/store-console/edit-item.tsx'),
      route('store-console/items/:itemId/pictures', 'routes/store-console/item-pictures.tsx'),
      route('store-console/reviews', 'routes/store-console/reviews.tsx'),
      route('store-console/payouts', 'routes/store-console/payouts.tsx'),
      route('store-console/staff', 'routes/store-console/staff.tsx'),
      route('store-console/statement', 'routes/store-console/statement.tsx'),
      route('bank-console/savings', 'routes/bank-console/savings.tsx'),
      route('bank-console/savings/balances', 'routes/bank-console/balances.tsx'),
      route('bank-console/savings/:code', 'routes/bank-console/saving.tsx'),
      route('bank-console/savings-payments', 'routes/bank-console/savings-payments.tsx'),
      route('bank-console/savings-payments/:code', 'routes/bank-console/savings-payment.tsx'),
      route('bank-console/terms', 'routes/bank-console/terms.tsx'),
      route('bank-console/terms/new/:kind', 'routes/bank-console/new-terms.tsx'),
      route('bank-console/terms/:termsId', 'routes/bank-console/terms-version.tsx'),
      route('partner-console', 'routes/partner-console/home.tsx'),
      route('partner-console/bookings', 'routes/partner-console/bookings.tsx'),
      route('partner-console/bookings/:code', 'routes/partner-console/booking.tsx'),
      route('partner-console/bookings/:code/cancel', 'routes/partner-console/cancel-booking.tsx'),
      route('partner-console/documents', 'routes/partner-console/documents.tsx'),
      route('partner-console/programmes', 'routes/partner-console/programmes.tsx'),
      route('partner-console/programmes/new', 'routes/partner-console/programme/new.tsx'),
      route('partner-console/programmes/:programmeId', 'routes/partner-console/programme/overview.tsx'),
      route(
        'partner-console/programmes/:programmeId/edit/:part',
        'routes/partner-console/programme/part.tsx',
      ),
      route(
        'partner-console/programmes/:programmeId/pictures',
        'routes/partner-console/programme/pictures.tsx',
      ),
      route(
        'partner-console/programmes/:programmeId/departures',
        'routes/partner-console/programme/departures.tsx',
      ),
      route(
        'partner-console/programmes/:programmeId/departures/new',
        'routes/partner-console/programme/new-departures.tsx',
      ),
      route(
        'partner-console/programmes/:programmeId/departures/change',
        'routes/partner-console/programme/change-departures.tsx',
      ),
      route(
        'partner-console/programmes/:programmeId/versions',
        'routes/partner-console/programme/versions.tsx',
      ),
      route('partner-console/private-umrah', 'routes/partner-console/private-umrahs.tsx'),
      route('partner-console/private-umrah/templates', 'routes/partner-console/umrah-templates.tsx'),
      route('partner-console/private-umrah/prices', 'routes/partner-console/umrah-prices.tsx'),
      route('partner-console/private-umrah/prices/sheet', 'routes/partner-console/umrah-price-sheet.tsx'),
      route('partner-console/private-umrah/prices/draft', 'routes/partner-console/umrah-price-draft.tsx'),
      route(
        'partner-console/private-umrah/prices/draft/:part',
        'routes/partner-console/umrah-price-part.tsx',
      ),
      route('partner-console/private-umrah/:requestId', 'routes/partner-console/private-umrah.tsx'),
      route('partner-console/team', 'routes/partner-console/team.tsx'),
      route('partner-console/api-keys', 'routes/partner-console/api-keys.tsx'),
      route('partner-console/webhooks', 'routes/partner-console/webhooks.tsx'),
      route('partner-console/webhooks/:webhookId', 'routes/partner-console/webhook.tsx'),
      route('partner-console/promos', 'routes/partner-console/promos.tsx'),
      route('partner-console/promos/new', 'routes/partner-console/new-promo.tsx'),
      route('partner-console/promos/:promoId', 'routes/partner-console/promo.tsx'),
      route('partner-console/reviews', 'routes/partner-console/reviews.tsx'),
      route('partner-console/profile', 'routes/partner-console/profile.tsx'),
      route('partner-console/profile/pictures', 'routes/partner-console/pictures.tsx'),
      route('partner-console/money', 'routes/partner-console/money.tsx'),
      route('partner-console/statement', 'routes/partner-console/statement.tsx'),
      route('partner-console/payouts', 'routes/partner-console/payouts.tsx'),
      route('partner-console/invoices', 'routes/partner-console/invoices.tsx'),
      route('partner-console/departures', 'routes/partner-console/departures.tsx'),
      route('partner-console/programmes/departures', 'routes/partner-console/departure-table.tsx'),
      route('partner-console/departures/:departureId', 'routes/partner-console/departure.tsx'),
      route(
        'partner-console/departures/:departureId/reschedule',
        'routes/partner-console/reschedule-departure.tsx',
      ),
      route(
        'partner-console/departures/:departureId/milestones',
        'routes/partner-console/departure-milestones.tsx',
      ),
      route('partner-console/departures/:departureId/rooms', 'routes/partner-console/rooms.tsx'),
      route('partner-console/departures/:departureId/manifest', 'routes/partner-console/travellers.tsx'),
      route(
        'partner-console/departures/:departureId/return-report',
        'routes/partner-console/return-report.tsx',
      ),
      route(
        'partner-console/departures/:departureId/travellers',
        'routes/partner-console/participant-table.tsx',
      ),
      route(
        'partner-console/departures/:departureId/evidence',
        'routes/partner-console/departure-evidence.tsx',
      ),
      route('partner-console/departures/:departureId/cancel', 'routes/partner-console/cancel-departure.tsx'),
    ]),
    route(
      'operator/applications/:applicationId/documents/:documentId',
      'routes/operator/application-document.ts',
    ),
    route('operator/banks/:bankId/files/:fileId', 'routes/operator/bank-licence-file.ts'),
    route('operator/partners/:partnerId/files/:fileId', 'routes/operator/standing-file.ts'),
    route(
      'operator/partners/:partnerId/licence-documents/:documentId',
      'routes/operator/licence-document.ts',
    ),
    route('bank-console/applications.csv', 'routes/bank-console/applications-csv.ts'),
    route('bank-console/savings.csv', 'routes/bank-console/savings-csv.ts'),
    route('bank-console/savings-payments.csv', 'routes/bank-console/savings-payments-csv.ts'),
    route('bank-console/applications/:code/documents/:documentId', 'routes/bank-console/document.ts'),
    route('bank-console/savings/:code/documents/:documentId', 'routes/bank-console/saving-document.ts'),
    route('operator/books/:file', 'routes/operator/books-file.ts'),
    route('operator/reports/:file', 'routes/operator/report-file.ts'),
    route('operator/payouts/:batchId/transfers.xlsx', 'routes/operator/payout-file.ts'),
    route('operator/dispute-files/:fileId', 'routes/operator/dispute-file.ts'),
    route('operator/payees/:accountId/evidence', 'routes/operator/payee-evidence.ts'),
    route('operator/invoices/:invoiceId/invoice.pdf', 'routes/operator/invoice-pdf.ts'),
    route('operator/invoices/coretax.xml', 'routes/operator/coretax-file.ts'),
    route('partner-console/invoices/:invoiceId/invoice.pdf', 'routes/partner-console/invoice-pdf.ts'),
    route(
      'partner-console/invoices/:invoiceId/withholding.xml',
      'routes/partner-console/withholding-file.ts',
    ),
    route('store-console/orders/:storeOrderId/label.pdf', 'routes/store-console/order-label.ts'),
    route(
      'distribution-console/payouts/evidence/:accountId',
      'routes/distribution-console/payee-evidence.ts',
    ),
    route('store-console/payouts/evidence/:accountId', 'routes/store-console/payee-evidence.ts'),
    route('store-console/items/import/:file', 'routes/store-console/items-file.ts'),
    route('store-console/orders.csv', 'routes/store-console/orders-csv.ts'),
    route('store-console/statement.csv', 'routes/store-console/statement-csv.ts'),
    route('partner-console/profile/licences/:documentId', 'routes/partner-console/licence-document.ts'),
    route('partner-console/evidence/:proofId', 'routes/partner-console/evidence-file.ts'),
    route('partner-console/payouts/evidence/:accountId', 'routes/partner-console/payee-evidence.ts'),
    route('operator/umrah-prices/sheet/:file', 'routes/operator/umrah-price-file.ts'),
    route('partner-console/private-umrah/prices/sheet/:file', 'routes/partner-console/umrah-price-file.ts'),
    route('partner-console/programmes/departures/:file', 'routes/partner-console/departure-table-file.ts'),
    route('partner-console/departures/:departureId/rooms.pdf', 'routes/partner-console/rooms-file.ts'),
    route(
      'partner-console/departures/:departureId/manifest/:file',
      'routes/partner-console/travellers-file.ts',
    ),
    route(
      'partner-console/departures/:departureId/return-report/:reportId',
      'routes/partner-console/return-report-file.ts',
    ),
    route(
      'partner-console/departures/:departureId/travellers/:file',
      'routes/partner-console/participant-table-file.ts',
    ),
    route('partner-console/private-umrah.csv', 'routes/partner-console/private-umrahs-csv.ts'),
    route('operator/payments.csv', 'routes/operator/payments-csv.ts'),
    route('operator/disputes.csv', 'routes/operator/disputes-csv.ts'),
    route('operator/articles.csv', 'routes/operator/articles-csv.ts'),
    route('partner-console/departures.csv', 'routes/partner-console/departures-csv.ts'),
    route('partner-console/programmes.csv', 'routes/partner-console/programmes-csv.ts'),
    route('partner-console/statement.csv', 'routes/partner-console/statement-csv.ts'),
    route('partner-console/bookings.csv', 'routes/partner-console/bookings-csv.ts'),
    route('partner-console/bookings/:code/documents/:documentId', 'routes/partner-console/document.ts'),

    // One card in the middle, nothing that leads astray
    layout('layout/auth-layout.tsx', [
      route('auth/login', 'routes/auth/login.tsx'),
      route('auth/login/second-factor', 'routes/auth/second-factor.tsx'),
      route('auth/confirm', 'routes/auth/confirm.tsx'),
      route('auth/register', 'routes/auth/register.tsx'),
      route('auth/register/verification-email', 'routes/auth/verification-email.tsx'),
      route('auth/forgot-password', 'routes/auth/forgot-password.tsx'),
      route('gabung-partner/:token', 'routes/joining/application.tsx'),
      route('auth/invitation/:token', 'routes/auth/invitation.tsx'),
      route('auth/reset-password/:token', 'routes/auth/reset-password.tsx'),
      route('auth/google', 'routes/auth/provider.tsx', { id: 'auth-google' }),
      route('auth/apple', 'routes/auth/provider.tsx', { id: 'auth-apple' }),
    ]),
    route('auth/logout', 'routes/auth/logout.tsx'),

    // Where Google and Apple send the browser back
    route('auth/google/callback', 'routes/auth/google-callback.tsx'),
    route('redirect-apple', 'routes/redirect-apple.tsx'),

    // Alone on the screen, without header or footer
    layout('layout/bare-layout.tsx', [
      route('distribution-partners', 'routes/distribution-partners.tsx'),
      route('distribution-partners/:partnerPage', 'routes/distribution-partner.tsx'),
    ]),

    // The root's error page shows these, in the frame
    route('error', 'routes/error.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;
