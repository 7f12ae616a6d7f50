// Tries again what a notification announced and could not be applied (docs/product/payments.md): each has its own pause.
import type { JobLog } from '#platform/jobs/job-kind';
import { GatewayError } from '#platform/payments/gateway';
import type { AskOutcome } from './ask-many.ts';
import { applyNotification, type WebhookDeps } from './receive-webhook.ts';

export interface WaitingNotification {
  id: number;
  gateway: string;
  reference: string;
  gatewayId: string;
  credentialId: string | null;
  failures: number;
}

/** A failure is logged and stored; the next attempt comes after a pause that doubles. */
export async function retryNotification(
  deps: WebhookDeps,
  notification: WaitingNotification,
  patienceSeconds: number,
  log: JobLog,
): Promise<AskOutcome> {
  try {
    await applyNotification(deps, notification, notification.id);
    return 'answered';
  } catch (error) {
    const failures = notification.failures + 1;
    const { id, gateway, reference } = notification;
    logFailure(log, failures, { err: error, gateway, reference }, 'a notification could not be applied');
    await deps.db
      .updateTable('payment_notifications')
      .set({
        failures,
        next_try_at: new Date(deps.now().getTime() + pauseAfterFailures(failures, patienceSeconds) * 1_000),
      })
      .where('id', '=', id)
      .execute();
    return outcomeOf(error);
  }
}

export const outcomeOf = (error: unknown): AskOutcome =>
  error instanceof GatewayError && error.retryable ? 'unreachable' : 'failed';

/** In seconds: doubles up to half an hour. */
export const pauseAfterFailures = (failures: number, patienceSeconds: number) =>
  patienceSeconds * Math.min(30, 2 ** (failures - 1));

/** Several failures in a row are for a person to look at. */
export function logFailure(log: JobLog, failures: number, details: object, message: string): void {
  const text = `${message}, and is tried again later`;
  if (failures < failuresBeforeAlert) log.warn({ ...details, failures }, text);
  else log.error({ ...details, failures }, text);
}

/** Our choice: with doubling pauses, a quarter of an hour. */
const failuresBeforeAlert = 5;
