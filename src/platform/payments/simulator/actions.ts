// What a person (or a test) can make happen at the simulator: payer, bank and gateway at their best and at their worst.
// One table; the page's buttons, the JSON address and the tests read it.
import { randomUUID } from 'node:crypto';
import { transaction } from '#platform/database/database';
import { notify } from './notifications.ts';
import { addRefund, addSecondPayment, changeStatus, getPayment, type Store } from './store.ts';
import type { SimulatedPayment, WireStatus } from './wire-answers.ts';
import { isCardPage, isXendits } from './xendit-wire.ts';

interface Act {
  from: readonly WireStatus[];
  run(store: Store, payment: SimulatedPayment): Promise<unknown>;
  /** Xendit's payments have no such state. */
  isMidtransOnly?: true;
}

const waiting = ['unattempted', 'pending'] as const;
const known = ['pending', 'settlement', 'expire', 'cancel', 'deny', 'refund', 'partial_refund'] as const;

const settle = (store: Store, { id }: SimulatedPayment) => changeStatus(store, id, waiting, 'settlement');

/** How long a notification is held back by `slow_notice`. */
const slowSeconds = 30;

const table = {
  paid: { from: waiting, run: settle },
  expired: { from: waiting, run: (store, { id }) => changeStatus(store, id, waiting, 'expire') },
  /** A card that is refused on Xendit's page leaves the page open for the next. */
  denied: {
    from: waiting,
    run: (store, payment) =>
      isCardPage(payment)
        ? notify(store, payment, { status: 'deny' })
        : changeStatus(store, payment.id, waiting, 'deny'),
  },
  /** Somebody typed less than was asked for. */
  wrong_amount: {
    from: waiting,
    run: (store, { id, amount }) =>
      changeStatus(store, id, waiting, 'settlement', { amount: Math.max(1, amount - 1_000) }),
  },
  pay_twice: {
    from: [...waiting, 'settlement'],
    run: (store, payment) =>
      transaction(store.db, async (db) => {
        const inOne = { ...store, db };
        await settle(inOne, payment);
        await addSecondPayment(inOne, await getPayment(inOne, payment.id));
      }),
  },
  /** The money comes when the time is over: the gateway says expired first, then settled. */
  late: {
    from: [...waiting, 'expire'],
    run: async (store, { id }) => {
      await changeStatus(store, id, waiting, 'expire');
      await changeStatus(store, id, ['expire'], 'settlement');
    },
  },
  /** The bank takes settled money back. */
  reverse: {
    from: ['settlement'],
    isMidtransOnly: true,
    run: (store, { id }) => changeStatus(store, id, ['settlement'], 'deny'),
  },
  /** Somebody at the merchant sends money back in the gateway's own dashboard: all that is left, or a part. */
  refund: {
    from: ['settlement', 'partial_refund'],
    isMidtransOnly: true,
    run: (store, payment) =>
      addRefund(store, payment, randomUUID(), payment.amount - payment.refunded_amount),
  },
  refund_part: {
    from: ['settlement', 'partial_refund'],
    isMidtransOnly: true,
    run: (store, payment) =>
      addRefund(store, payment, randomUUID(), Math.ceil((payment.amount - payment.refunded_amount) / 10)),
  },
  repeat: { from: known, run: (store, payment) => notify(store, payment) },
  /** Paid, but the notification takes its time. */
  slow_notice: {
    from: waiting,
    run: (store, { id }) => changeStatus(store, id, waiting, 'settlement', {}, slowSeconds),
  },
  /** Paid; then comes, late, the notification that it waits. */
  out_of_order: {
    from: waiting,
    isMidtransOnly: true,
    run: async (store, payment) => {
      const settled = await settle(store, payment);
      if (settled) await notify(store, settled, { status: 'pending', delaySeconds: 1 });
    },
  },
  /** Somebody who does not know the key says that it is paid. */
  forge: {
    from: waiting,
    run: (store, payment) => notify(store, payment, { status: 'settlement', isForged: true }),
  },
} as const satisfies Record<string, Act>;

export type SimulatorActionName = keyof typeof table;

const acts: Readonly<Record<SimulatorActionName, Act>> = table;
const actionNames = Object.keys(table) as SimulatorActionName[];

export function isSimulatorActionName(name: string): name is SimulatorActionName {
  return Object.hasOwn(table, name);
}

/** What can happen to a payment as it is. */
export function actionsFor(payment: SimulatedPayment): SimulatorActionName[] {
  return actionNames.filter(
    (name) =>
      acts[name].from.includes(payment.status as WireStatus) &&
      !(acts[name].isMidtransOnly && isXendits(payment)),
  );
}

/** False when this cannot happen to it any more. */
export async function performAction(
  store: Store,
  payment: SimulatedPayment,
  name: SimulatorActionName,
): Promise<boolean> {
  if (!actionsFor(payment).includes(name)) return false;
  await acts[name].run(store, payment);
  return true;
}
