// /dev/payments (docs/product/payments.md): what the local payment simulator knows, and buttons for what payers, banks and gateways do.
// Mounted only where the simulator runs. Forms without script; /dev/payments.json for programs.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as m from '#messages/messages';
import {
  type SimulatorActionName,
  actionsFor,
  isSimulatorActionName,
} from '#platform/payments/simulator/actions';
import type { PaymentSimulator } from '#platform/payments/simulator/simulator';
import type { ListedPayment } from '#platform/payments/simulator/store';
import type { WireStatus } from '#platform/payments/simulator/wire-answers';
import { runWithLocale } from '#platform/request-locale';
import { senderOf } from '#platform/sender';
import { formatInstant } from '#shared/dates';
import { escapeHtml } from '#shared/escape-html';
import { type Locale, locales } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import { formatRupiah } from '#shared/money';
import { isId } from '#shared/names';
import { isPaymentMethodCode } from '#shared/payment-methods';
import { sendDevPage, unseen } from './dev-page.server.ts';
import { paymentMethodName } from '#web/payments/labels.server';

interface Instrument {
  va_numbers?: { bank: string; va_number: string }[];
  permata_va_number?: string;
  bill_key?: string;
  actions?: { descriptor?: string; value?: string }[];
}

interface Pressed {
  Params: { id: string; act: string };
}

const path = '/dev/payments';
const shown = 50;

export function mountSimulatorPage(app: FastifyInstance, simulator: PaymentSimulator): void {
  app.register(async (pages) => {
    // The button is in the address: whatever a form says beside it is not read.
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
    pages.get(`${path}.json`, async (_request, reply) => unseen(reply).send(await simulator.list(shown)));
    for (const locale of locales) {
      const page = localePath(path, locale);
      pages.get(page, (_request, reply) => sendList(simulator, reply, locale));
      pages.post<Pressed>(`${page}/:id/:act`, (request, reply) => press(simulator, request, reply, locale));
    }
  });
}

async function press(
  simulator: PaymentSimulator,
  request: FastifyRequest<Pressed>,
  reply: FastifyReply,
  locale: Locale,
): Promise<FastifyReply> {
  const { id, act } = request.params;
  if (senderOf(request) === 'foreign') return unseen(reply).code(403).send();
  const payment = isId(id) ? await simulator.find(id) : null;
  if (!payment || !isSimulatorActionName(act)) return unseen(reply).code(404).send();
  if (await simulator.act(payment, act))
    return unseen(reply).redirect(`${localePath(path, locale)}#p-${id}`, 303);
  return sendList(simulator, reply.code(409), locale, true);
}

async function sendList(
  simulator: PaymentSimulator,
  reply: FastifyReply,
  locale: Locale,
  isTooLate = false,
): Promise<FastifyReply> {
  const payments = await simulator.list(shown);
  return runWithLocale(locale, () =>
    sendDevPage(reply, {
      locale,
      title: m.simulator_title(),
      style,
      body: listOf(payments, locale, isTooLate),
    }),
  );
}

const style = `p,h2{font-variant-numeric:tabular-nums}form{display:flex;flex-wrap:wrap;gap:8px;margin:12px 0 0}
article:target{outline:2px solid;outline-offset:8px}.late{border:1px solid;padding:12px}`;

function listOf(payments: ListedPayment[], locale: Locale, isTooLate: boolean): string {
  const note = isTooLate ? `<p class="late" role="alert">${escapeHtml(m.simulator_gone())}</p>` : '';
  const list =
    payments.map((payment) => article(payment, locale)).join('\n') ||
    `<p>${escapeHtml(m.simulator_empty())}</p>`;
  return `<p>${escapeHtml(m.simulator_what())}</p>\n${note}\n${list}`;
}

function article(payment: ListedPayment, locale: Locale): string {
  const {
    id,
    order_id: order,
    amount,
    refunded_amount: refunded,
    duplicate_of: first,
    expires_at: expiresAt,
  } = payment;
  const { notices_ended: sent, notices_waiting: waiting, last_answer: answer } = payment;
  const facts = [
    `${statuses[payment.status as WireStatus]()} · ${howPaid(payment)}`,
    ...(first === null ? [] : [m.simulator_second()]),
    ...(refunded > 0 ? [m.simulator_refunded({ amount: formatRupiah(refunded) })] : []),
    m.simulator_until({ when: formatInstant(expiresAt, locale) }),
    m.simulator_notices({ sent, waiting, answer: answer ?? m.simulator_no_answer() }),
  ];
  const buttons = actionsFor(payment)
    .map(
      (name) =>
        `<button formaction="${localePath(`${path}/${id}/${name}`, locale)}">${escapeHtml(acts[name]())}</button>`,
    )
    .join('\n');
  return `<article id="p-${id}">
<h2>${formatRupiah(amount)} · ${escapeHtml(order)}</h2>
${facts.map((fact) => `<p>${escapeHtml(fact)}</p>`).join('\n')}
<form method="post">${buttons}</form></article>`;
}

/** As a payer knows it: the way's name, and the number to type where there is one. */
function howPaid({ payment_type: type, instrument }: ListedPayment): string {
  const {
    va_numbers: accounts,
    permata_va_number: permata,
    bill_key: bill,
    actions,
  } = instrument as Instrument;
  const account = accounts?.[0];
  const xendits = actions?.find(({ descriptor }) => descriptor === 'VIRTUAL_ACCOUNT_NUMBER')?.value;
  const code = account
    ? `${account.bank}_va`
    : permata
      ? 'permata_va'
      : (otherTypes[type] ?? type.toLowerCase().replace('_virtual_account', '_va'));
  const name = isPaymentMethodCode(code) ? paymentMethodName(code) : code;
  return [name, account?.va_number ?? permata ?? bill ?? xendits]
    .filter((part) => part !== undefined)
    .join(' · ');
}

/** What the protocol calls otherwise than we do. */
const otherTypes: Record<string, string> = { echannel: 'mandiri_va', credit_card: 'card', CARDS: 'card' };

const statuses: Record<WireStatus, () => string> = {
  unattempted: m.simulator_status_unattempted,
  pending: m.simulator_status_pending,
  settlement: m.simulator_status_settlement,
  expire: m.simulator_status_expire,
  cancel: m.simulator_status_cancel,
  deny: m.simulator_status_deny,
  refund: m.simulator_status_refund,
  partial_refund: m.simulator_status_partial_refund,
};

const acts: Record<SimulatorActionName, () => string> = {
  paid: m.simulator_act_paid,
  expired: m.simulator_act_expired,
  denied: m.simulator_act_denied,
  wrong_amount: m.simulator_act_wrong_amount,
  pay_twice: m.simulator_act_pay_twice,
  late: m.simulator_act_late,
  reverse: m.simulator_act_reverse,
  refund: m.simulator_act_refund,
  refund_part: m.simulator_act_refund_part,
  repeat: m.simulator_act_repeat,
  slow_notice: m.simulator_act_slow_notice,
  out_of_order: m.simulator_act_out_of_order,
  forge: m.simulator_act_forge,
};
