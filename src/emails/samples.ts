// Sample values of every email, one set for each thing it can say: /dev/emails shows them, the tests render them.
import { type Brand, pageUrl } from '#domain/brands';
import type { EmailName, EmailValues } from '#domain/outbox';
import type { Locale } from '#shared/locale';
import { formatShare, rupiah } from '#shared/money';
import * as paths from '#shared/paths';

type Samples = { [Name in EmailName]: readonly [EmailValues<Name>, ...EmailValues<Name>[]] };

/** A new kind does not compile without its samples. */
export function emailSamples(brand: Brand, locale: Locale): Samples {
  const at = new Date('2027-03-15T02:30:00Z');
  const url = (path: string) => pageUrl(brand, locale, path);
  const member = { name: 'Siti Aminah' };
  const order = {
    ...member,
    code: 'RH-7K2M9QXA',
    journey: 'Umrah Plus Turki 12 Hari',
    link: url(paths.member.order('RH-7K2M9QXA')),
  };
  const parcel = {
    ...member,
    title: locale === 'id' ? 'Oleh-oleh dari Toko Barokah' : 'Souvenirs from Toko Barokah',
    code: 'OO-7K2M9QXA',
    pieces: [locale === 'id' ? 'Kurma Ajwa, 500 gram × 2' : 'Ajwa dates, 500 grams × 2'],
    link: url(paths.member.storeOrder('0198b6c0-0000-7000-8000-000000000000')),
  };
  const refunds = [{ amount: rupiah(30_000_000), dueOn: '2027-03-29' }];
  const settlement = { amount: rupiah(25_000_000), dueOn: '2027-05-01' };
  const code = { code: '012345', minutes: 10 };
  const device = 'Firefox, Android';
  const invoice = {
    ...member,
    number: 'KOM/2027/04/00001',
    month: '2027-03-01',
    dueOn: '2027-04-16',
    link: url(paths.partnerConsole.invoices),
  };
  const token = 'mF3kq0Zb7JxkVh2s';
  const application = {
    ...member,
    organisation: 'Safar Berkah',
    code: 'MT-7K2M9QXA',
    link: url(paths.joinApplication('mF3kq0Zb7JxkVh2sAAAAAA')),
  };
  return {
    parcel_moved: [
      {
        ...parcel,
        text: locale === 'id' ? 'Dalam perjalanan' : 'On its way',
        tracking: { courier: 'JNE', number: 'JNE778899' },
        refund: null,
      },
      {
        ...parcel,
        text:
          locale === 'id'
            ? 'Toko tidak mengirim tepat waktu. Pembayaran Anda dikembalikan.'
            : 'The store did not send it in time. Your payment is refunded.',
        tracking: null,
        refund: rupiah(104_000),
      },
    ],
    notification: [
      {
        ...member,
        title: locale === 'id' ? 'Pesan baru dari Nurani Safar' : 'New message from Nurani Safar',
        text:
          locale === 'id'
            ? 'Buka percakapan untuk membaca dan membalas.'
            : 'Open the conversation to read it and answer.',
        link: url(paths.chat),
      },
    ],
    join_begun: [application],
    join_received: [application],
    join_answered: [
      {
        ...application,
        outcome: 'returned',
        message: locale === 'id' ? 'Foto NIB belum terbaca.' : 'The photo of the NIB cannot be read.',
      },
      {
        ...application,
        outcome: 'refused',
        message: locale === 'id' ? 'Izin PPIU tidak ditemukan.' : 'The licence was not found.',
      },
    ],
    partner_standing: [
      { ...order, partner: 'Nurzaman', isFrozen: true },
      { ...order, partner: 'Nurzaman', isFrozen: false },
    ],
    invitation: [
      {
        ...member,
        organisation: application.organisation,
        days: 14,
        link: url(paths.auth.invitation(token)),
      },
    ],
    registration_code: [code],
    registration_known_address: [
      { loginLink: url(paths.auth.login), resetLink: url(paths.auth.forgotPassword) },
    ],
    password_reset: [{ ...member, link: url(paths.auth.resetPassword(token)), minutes: 60 }],
    password_reset_unknown_address: [{ registerLink: url(paths.auth.register) }],
    password_changed: [{ ...member, at }],
    refund_account_stated: [{ ...member, at }],
    consultant_account_stated: [{ ...member, at }],
    payee_account_stated: [{ ...member, partner: 'Toko Barokah', by: 'Ani Wulandari', at }],
    phone_changed: [{ ...member, at }],
    email_code: [code],
    email_taken: [{}],
    email_changed: [{ ...member, at }],
    deletion_code: [{ ...member, ...code }],
    account_deleted: [{ ...member, at }],
    identity_linked: [{ ...member, provider: 'Google', at }],
    identity_unlinked: [{ ...member, provider: 'Apple', at }],
    sessions_ended: [{ ...member, at, device }],
    second_factor_changed: [
      { ...member, at, change: 'enrolled' },
      { ...member, at, change: 'replaced' },
      { ...member, at, change: 'removed' },
      { ...member, at, change: 'codes_renewed' },
      { ...member, at, change: 'recovery_code_used' },
    ],
    second_factor_refused: [
      { ...member, at, device, method: 'password' },
      { ...member, at, device, method: 'google' },
    ],
    order_placed: [{ ...order, amount: rupiah(30_004_000), payableUntil: at }],
    order_confirmed: [
      { ...order, paid: rupiah(5_000_000), settlement },
      { ...order, paid: rupiah(30_004_000), settlement: null },
    ],
    settlement_due: [{ ...order, amount: settlement.amount, dueAt: at }],
    settlement_received: [{ ...order, paid: settlement.amount }],
    document_rejected: [
      {
        ...order,
        document: locale === 'id' ? 'Paspor' : 'Passport',
        traveller: 'Ahmad Fauzi',
        reason: locale === 'id' ? 'Foto buram' : 'The photo is blurred',
      },
    ],
    documents_accepted: [order],
    order_cancelled: [
      { ...order, refunds },
      { ...order, refunds: [] },
    ],
    order_cancelled_by_terms: [
      {
        ...order,
        partner: 'Safar Amanah',
        requestedOn: '2027-03-10',
        share: formatShare(7_500, locale),
        retained: rupiah(7_500_000),
        refunds: [{ amount: rupiah(22_500_000), dueOn: '2027-03-29' }],
      },
      {
        ...order,
        partner: 'Safar Amanah',
        requestedOn: '2027-03-10',
        share: formatShare(0, locale),
        retained: rupiah(0),
        refunds: [],
      },
    ],
    order_rescheduled: [
      {
        ...order,
        from: { departsOn: '2027-06-13', returnsOn: '2027-06-21' },
        to: { departsOn: '2027-06-20', returnsOn: '2027-06-28' },
        answerUntil: '2027-03-29',
        settlement,
      },
      {
        ...order,
        from: { departsOn: '2027-06-13', returnsOn: '2027-06-21' },
        to: { departsOn: '2027-06-20', returnsOn: '2027-06-28' },
        answerUntil: '2027-03-29',
        settlement: null,
      },
    ],
    new_date_refused: [
      { ...order, refunds },
      { ...order, refunds: [] },
    ],
    order_ended: [
      {
        ...order,
        refunds: [{ amount: rupiah(28_000_000), dueOn: '2027-03-29' }],
        retained: {
          amount: rupiah(2_000_000),
          reason: locale === 'id' ? 'Visa dan asuransi' : 'Visa and insurance',
        },
      },
      { ...order, refunds: [], retained: null },
    ],
    time_given: [{ ...order, amount: settlement.amount, dueAt: at }],
    platform_invoice: [
      { ...invoice, total: rupiah(1_800_000), due: rupiah(883_784) },
      { ...invoice, total: rupiah(900_000), due: rupiah(0) },
      { ...invoice, total: rupiah(-900_000), due: rupiah(-900_000) },
    ],
    operator_alert: [
      {
        ...member,
        orders: [
          { code: order.code, why: 'seats_gone' },
          { code: 'RH-3D8KPW5N', why: 'payment_reversed' },
        ],
        exceptions: 2,
        unanswered: 1,
        faults: 1,
        refunds: 1,
        licences: [{ bank: 'BPRS Mitra Insan', on: '2027-03-22' }],
        answers: ['2027-03-18'],
        link: url(paths.operator.payments),
      },
      {
        ...member,
        orders: [],
        exceptions: 1,
        unanswered: 0,
        faults: 0,
        refunds: 0,
        licences: [],
        answers: [],
        link: url(paths.operator.payments),
      },
    ],
    money_misfit: [
      { ...order, received: rupiah(29_999_000), expected: rupiah(30_004_000), payableUntil: at },
      { ...order, received: rupiah(31_000_000), expected: rupiah(30_004_000), payableUntil: null },
      { ...order, received: rupiah(30_004_000), expected: null, payableUntil: null },
    ],
    money_decided: [
      {
        ...order,
        received: rupiah(29_999_000),
        becomes: 'refund',
        note: locale === 'id' ? 'Kurang lima ribu' : 'Five thousand too little',
        refundBy: '2027-03-29',
      },
      { ...order, received: rupiah(29_999_000), becomes: 'refunded', note: null, refundBy: null },
      { ...order, received: rupiah(29_999_000), becomes: 'kept', note: null, refundBy: null },
    ],
    order_attention: [
      { ...order, why: 'seats_gone', refunds },
      { ...order, why: 'settlement_overdue', refunds: [] },
      { ...order, why: 'payment_reversed', refunds: [] },
    ],
  };
}
