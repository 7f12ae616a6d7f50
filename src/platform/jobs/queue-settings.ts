// Keeps the queues in the database as the kinds of jobs describe them: looked at once per process, only what differs is written.
import type { PgBoss, QueueOptions } from 'pg-boss';
import type { JobKind } from './job-kind.ts';

/** A job that failed for good stays readable for so long. */
const daysKept = 14;

export class QueueSettings {
  readonly #boss: PgBoss;
  readonly #settled = new Set<string>();

  constructor(boss: PgBoss) {
    this.#boss = boss;
  }

  /** Brings the queues of these kinds, and their clocks, to what the kinds say. Several processes may do so at once. */
  async settle(kinds: readonly JobKind[]): Promise<void> {
    const unsettled = kinds.filter(({ name }) => !this.#settled.has(name));
    if (unsettled.length === 0) return;
    const queues = new Map((await this.#boss.getQueues()).map((queue) => [queue.name, queue]));
    const clocks = new Map((await this.#boss.getSchedules()).map(({ name, cron }) => [name, cron]));
    for (const kind of unsettled) {
      const wanted = settingsOf(kind);
      const queue = queues.get(kind.name);
      if (!queue)
        await this.#boss.createQueue(kind.name, {
          ...wanted,
          policy: kind.keyOf || kind.cron ? 'exclusive' : 'standard',
        });
      else if (differs(queue, wanted)) await this.#boss.updateQueue(kind.name, wanted);
      if (kind.cron && clocks.get(kind.name) !== kind.cron)
        await this.#boss.schedule(kind.name, kind.cron, {}, { missed: 'once' });
      this.#settled.add(kind.name);
    }
  }
}

function settingsOf(kind: JobKind): QueueOptions & { notify: boolean } {
  return {
    retryLimit: kind.retries,
    retryDelay: kind.firstDelaySeconds,
    retryBackoff: true,
    retryDelayMax: kind.maxDelaySeconds,
    expireInSeconds: kind.timeLimitSeconds,
    retentionSeconds: daysKept * 86_400,
    deleteAfterSeconds: daysKept * 86_400,
    // Workers hear of a new job at once instead of at their next look.
    notify: true,
  };
}

function differs(queue: object, wanted: object): boolean {
  return Object.entries(wanted).some(([key, value]) => queue[key as keyof typeof queue] !== value);
}
