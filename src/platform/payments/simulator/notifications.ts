// Notifications as the real ones send them: proven, tried again by what was answered, in no promised order. They wait in the
// database, so that a process that dies leaves them to another, or to itself when it is back.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import { fetchWithin, RedirectError } from '#platform/bounded-fetch';
import type { JobLog } from '#platform/jobs/job-kind';
import { type SimulatedPayment, paymentFields, type WireStatus } from './wire-answers.ts';
import { callbackTokenOf, eventsOf, isXendits } from './xendit-wire.ts';

interface Sender {
  db: Db;
  serverKey: string;
}

interface NoticeOptions {
  /** An older state, told late. */
  status?: WireStatus;
  delaySeconds?: number;
  isForged?: boolean;
}

/** Writes one, to be sent once the transaction is kept. */
export async function notify(
  { db, serverKey }: Sender,
  payment: SimulatedPayment,
  { status, delaySeconds = 0, isForged = false }: NoticeOptions = {},
): Promise<void> {
  const key = isForged ? 'a key nobody has' : serverKey;
  const callbackToken = isXendits(payment) ? callbackTokenOf(key) : null;
  const told = callbackToken === null ? [paymentFields(payment, key, status)] : eventsOf(payment, status);
  if (told.length === 0) return;
  await db
    .insertInto('simulator.notifications')
    .values(
      told.map((body) => ({
        payment_id: payment.id,
        body: JSON.stringify(body),
        callback_token: callbackToken,
        due_at: sql<Date>`now() + make_interval(secs => ${delaySeconds})`,
      })),
    )
    .execute();
}

interface Patience {
  /** After which waits it is tried again. */
  retryMinutes: readonly number[];
  /** How often at most, by what was answered; null: nothing was. */
  retriesFor(answer: number | null): number;
}

const fewerRetries: Record<number, number> = { 500: 1, 503: 4, 400: 2, 404: 2 };
const patience: Record<'midtrans' | 'xendit', Patience> = {
  midtrans: {
    retryMinutes: [2, 10, 30, 90, 210],
    retriesFor: (answer) => (answer === null ? undefined : fewerRetries[answer]) ?? 5,
  },
  xendit: { retryMinutes: [15, 60, 180, 360, 720, 1_440], retriesFor: (answer) => (answer === null ? 0 : 6) },
};

const theirPatienceMs = 15_000;
const heldSeconds = 60;
/** One that is slow to answer holds up what was taken with it, not what others take. */
const senders = 4;
const atOnce = 4;

export interface DeliveryOptions {
  url: string;
  /** How many times faster than the real one's the waits between tries are. */
  speed: number;
  /** How often it looks by itself for what the clock made due, and for what other processes wrote. */
  lookMs: number;
  /** What else is looked after whenever it looks. */
  everyLook: () => Promise<void>;
  log: JobLog;
}

export interface Delivery {
  /** Something may be due now: called after each commit of this process that wrote a notification. */
  wake(): void;
  close(): Promise<void>;
}

/** Sends what is due until it is closed. */
export function startDelivery(db: Db, options: DeliveryOptions): Delivery {
  const stopping = new AbortController();
  const { signal } = stopping;
  const idle: (() => void)[] = [];
  let calls = 0;
  const wake = () => {
    calls += 1;
    idle.shift()?.();
  };
  const tell = (error: unknown) => {
    if (!signal.aborted)
      options.log.error({ err: error }, 'the payment simulator could not send its notifications');
  };
  async function send(): Promise<void> {
    while (!signal.aborted) {
      const heard = calls;
      const sent = await deliverDue(db, options, signal, wake).catch(tell);
      // Who is called while it looks may have looked too early.
      if (!sent && heard === calls && !signal.aborted)
        await new Promise<void>((resolve) => idle.push(resolve));
    }
  }
  async function look(): Promise<void> {
    while (!signal.aborted) {
      await options.everyLook().catch(tell);
      wake();
      await sleep(options.lookMs, undefined, { signal }).catch(() => {});
    }
  }
  const running = Promise.all([look(), ...Array.from({ length: senders }, send)]);
  return {
    wake,
    async close() {
      stopping.abort();
      for (const resume of idle.splice(0)) resume();
      await running;
    },
  };
}

interface Notice {
  id: number;
  body: string;
  /** Xendit's, which proves itself by it. */
  callback_token: string | null;
  tries: number;
}

/** How many it took; `wakeAnother` when there may be more than one sender takes. */
async function deliverDue(
  db: Db,
  options: DeliveryOptions,
  signal: AbortSignal,
  wakeAnother: () => void,
): Promise<number> {
  const due = await takeDue(db);
  if (due.length === atOnce) wakeAnother();
  const answered = await Promise.all(
    due.map(async (notice) => answeredNow(notice, await send(options.url, notice, signal), options.speed)),
  );
  if (answered.length > 0) await keepAnswers(db, answered);
  return due.length;
}

async function takeDue(db: Db): Promise<Notice[]> {
  const { rows } = await sql<Notice>`
    update simulator.notifications set held_until = now() + make_interval(secs => ${heldSeconds}), tries = tries + 1
    where id in (
      select id from simulator.notifications
      where ended_at is null and due_at <= now() and (held_until is null or held_until < now())
      order by due_at, id limit ${atOnce} for update skip locked)
    returning id, body, callback_token, tries`.execute(db);
  return rows;
}

/** The status answered, or null when nobody answered in time. */
async function send(
  url: string,
  { body, callback_token: token }: Notice,
  signal: AbortSignal,
): Promise<number | null> {
  const who = token === null ? { 'user-agent': 'Veritrans' } : { 'x-callback-token': token };
  const question = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...who },
    body,
    signal,
  } as const;
  return fetchWithin(url, question, { timeoutMs: theirPatienceMs, maxBytes: 65_536 }).then(
    ({ status }) => status,
    (error: unknown) => (error instanceof RedirectError ? error.status : null),
  );
}

interface Answered {
  id: number;
  answer: number | null;
  /** Null: it is not sent again. */
  again_seconds: number | null;
}

function answeredNow(
  { id, callback_token: token, tries }: Notice,
  answer: number | null,
  speed: number,
): Answered {
  const isTaken = answer !== null && answer >= 200 && answer < 300;
  const { retryMinutes, retriesFor } = patience[token === null ? 'midtrans' : 'xendit'];
  const isGivenUp = tries > retriesFor(answer);
  const waitSeconds = ((retryMinutes[Math.min(tries, retryMinutes.length) - 1] ?? 0) * 60) / speed;
  return { id, answer, again_seconds: isTaken || isGivenUp ? null : waitSeconds };
}

async function keepAnswers(db: Db, answered: readonly Answered[]): Promise<void> {
  await sql`
    update simulator.notifications n set last_answer = a.answer, held_until = null, ended_at = case when a.again_seconds is null then now() end,
      due_at = coalesce(now() + make_interval(secs => a.again_seconds), n.due_at)
    from json_to_recordset(${JSON.stringify(answered)}::json) as a (id bigint, answer integer, again_seconds double precision) where n.id = a.id`.execute(
    db,
  );
}
