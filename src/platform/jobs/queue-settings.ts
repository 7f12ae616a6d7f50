// Synchronises the queues in the database with the kinds of jobs: checked once per process, only differences are
// written.
import type { PgBoss, QueueOptions } from 'pg-boss';
import type { JobKind } from './job-kind.ts';

/** How long a failed job stays readable. */
const daysKept = 14;

export class QueueSettings {
  readonly #boss: PgBoss;
  readonly #settled = new Set<string>();

  constructor(boss: PgBoss) {
    this.#boss = boss;
  }

  /** Updates the queues of these kinds, and their schedules. Several processes may do so at once. */
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
    // Notifies workers of a new job at once instead of at their next poll.
    notify: true,
  };
}

function differs(queue: object, wanted: object): boolean {
  return Object.entries(wanted).some(([key, value]) => queue[key as keyof typeof queue] !== value);
}
