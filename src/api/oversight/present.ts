// The trail, what was given up and how the service is doing, as JSON.
import { type listGivenUp, type Operations, type readTrail, writePlace } from '#domain/oversight';

export function presentTrail({ lines, next }: Awaited<ReturnType<typeof readTrail>>) {
  return {
    lines: lines.map((line) => ({ ...line, at: line.at.toISOString() })),
    next: next && writePlace(next),
  };
}

export function presentGivenUp({ total, messages, jobs }: Awaited<ReturnType<typeof listGivenUp>>) {
  return {
    total,
    messages: messages.map(({ failedAt, ...message }) => ({
      ...message,
      failed_at: failedAt && failedAt.toISOString(),
    })),
    jobs: jobs.map((job) => ({ ...job, last: job.last.toISOString() })),
  };
}

export function presentOperations({ jobs, messages, ledger, ...operations }: Operations) {
  return {
    jobs: presentWaiting(jobs),
    failed_jobs: operations.failedJobs,
    messages: presentWaiting(messages),
    failed_messages: operations.failedMessages,
    payments: operations.payments,
    seats_held: operations.seatsHeld,
    ledger: ledger && { faults: ledger.faults, age_seconds: ledger.ageSeconds },
  };
}

const presentWaiting = ({ count, oldestSeconds }: Operations['jobs']) => ({
  count,
  oldest_seconds: oldestSeconds,
});
