// Notifications as Midtrans sends them: signed, tried again by what was answered, in no promised order. They wait in the
// database, so that a process that dies leaves them to another, or to itself when it is back.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import type { JobLog } from '#platform/jobs/job-kind';
import { type SimulatedPayment, paymentFields, type WireStatus } from './wire-answers.ts';

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
export async function notify({ db, serverKey }: Sender, payment: SimulatedPayment, { status, delaySeconds = 0, isForged = false }: NoticeOptions = {}): Promise<void> {
  const fields = paymentFields(payment, isForged ? 'a key nobody has' : serverKey, status);
  await db.insertInto('simulator.notifications')
    .values({ payment_id: payment.id, body: JSON.stringify(fields), due_at: sql<Date>`now() + make_interval(secs => ${delaySeconds})` }).execute();
}

/** How often it is tried again, by what was answered; anything else five times. */
const retriesFor: Record<number, number> = { 500: 1, 503: 4, 400: 2, 404: 2 };
const otherRetries = 5;
const retryMinutes = [2, 10, 30, 90, 210];

const theirPatienceMs = 15_000;
const heldSeconds = 60;
const atOnce = 16;

export interface DeliveryOptions {
  url: string;
  /** How many times faster than the real one's the waits between tries are. */
  speed: number;
  /** How long a round waits when there is nothing to send. */
  lookMs: number;
  /** What else is looked after in every round. */
  everyRound: () => Promise<void>;
  log: JobLog;
}

/** Sends what is due until it is closed. */
export function startDelivery(db: Db, options: DeliveryOptions): { close(): Promise<void> } {
  const stopping = new AbortController();
  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const sent = await deliverDue(db, options, stopping.signal).catch((error: unknown) => {
        if (!stopping.signal.aborted) options.log.error({ err: error }, 'the payment simulator could not send its notifications');
        return 0;
      });
      if (sent === 0) await sleep(options.lookMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }
  const running = run();
  return {
    async close() {
      stopping.abort();
      await running;
    },
  };
}

interface Notice {
  id: number;
  body: string;
  tries: number;
}

async function deliverDue(db: Db, options: DeliveryOptions, signal: AbortSignal): Promise<number> {
  await options.everyRound();
  const due = await takeDue(db);
  const answered = await Promise.all(due.map(async (notice) => answeredNow(notice, await send(options.url, notice.body, signal), options.speed)));
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
    returning id, body, tries`.execute(db);
  return rows;
}

/** The status answered, or null when nobody answered in time. */
async function send(url: string, body: string, signal: AbortSignal): Promise<number | null> {
  try {
    const response = await fetch(url, {
      method: 'POST', headers: { 'content-type': 'application/json', 'user-agent': 'Veritrans' }, body, redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(theirPatienceMs), signal]) });
    await response.body?.cancel();
    return response.status;
  } catch {
    return null;
  }
}

interface Answered {
  id: number;
  answer: number | null;
  /** Null: it is not sent again. */
  again_seconds: number | null;
}

function answeredNow({ id, tries }: Notice, answer: number | null, speed: number): Answered {
  const isTaken = answer !== null && answer >= 200 && answer < 300;
  const isGivenUp = tries > (answer === null ? otherRetries : (retriesFor[answer] ?? otherRetries));
  const waitSeconds = ((retryMinutes[Math.min(tries, retryMinutes.length) - 1] ?? 0) * 60) / speed;
  return { id, answer, again_seconds: isTaken || isGivenUp ? null : waitSeconds };
}

async function keepAnswers(db: Db, answered: readonly Answered[]): Promise<void> {
  await sql`
    update simulator.notifications n set last_answer = a.answer, held_until = null, ended_at = case when a.again_seconds is null then now() end,
      due_at = coalesce(now() + make_interval(secs => a.again_seconds), n.due_at)
    from json_to_recordset(${JSON.stringify(answered)}::json) as a (id bigint, answer integer, again_seconds double precision) where n.id = a.id`.execute(db);
}
