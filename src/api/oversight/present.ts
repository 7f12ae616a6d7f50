// The trail and what was given up, as JSON.
import { type listGivenUp, type readTrail, writePlace } from '#domain/oversight';

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
