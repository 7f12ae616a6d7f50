// Every kind of job and the function that runs it (docs/product/outbox.md; decision 0015).
import * as z from 'zod';
import type { Deps } from '#domain/deps';
import { purgeDevices, purgeSessions } from '#domain/sessions';
import { purgeGuestCarts } from '#domain/carts';
import { expireSouvenirOrders, followParcels, settleStoreOrders } from '#domain/souvenir-orders';
import { countReplyTimes, purgeAttachments } from '#domain/conversations';
import { purgePasswordResets } from '#domain/credentials';
import { purgeRegistrations } from '#domain/registration';
import { purgeSignIns } from '#domain/social-login';
import { purgeAttributions } from '#domain/affiliates';
import {
  announceReschedule,
  cancelOrdersOf,
  departureCancelled,
  departureRescheduled,
  advanceDepartures,
} from '#domain/departure-changes';
import { bookingTransitioned, expireBookings, flagOverdueSettlements } from '#domain/bookings';
import {
  dispatchBookingEvents,
  dispatchWaitingMoves,
  remindOfHolds,
  remindOfReschedules,
  remindOfSettlements,
} from '#domain/booking-notifications';
import { fetchDollarRate, storeDollarRate } from '#domain/exchange-rates';
import { alertOperators, purgeAlerts } from '#domain/finance-console';
import { followEvidence } from '#domain/departure-evidence';
import { announceUmrahEnds } from '#domain/private-umrah';
import { announcePromos } from '#domain/promos';
import { followStanding } from '#domain/partner-standing';
import { purgeApplications } from '#domain/joining';
import { purgeGuests } from '#domain/guests';
import { purgeIdempotentAnswers } from '#domain/idempotency';
import { checkLedger, sealLedger } from '#domain/ledger';
import {
  deliver,
  deliverAll,
  deliverMessage,
  type DeliveryDeps,
  purgeOutbox,
  requeueOrphans,
} from '#domain/outbox';
import { purgeOldNotifications, purgePushTokens } from '#domain/notifications';
import { deliverNotifications } from '#domain/notification-delivery';
import { lapseApplications } from '#domain/financing';
import { lapseSavingsPayments } from '#domain/savings-payments';
import { purgeManifests } from '#domain/manifests';
import { purgeDocuments } from '#domain/participants';
import {
  askForRefundAccounts,
  cancelAtGateway,
  paymentEnded,
  purgeNotifications,
  reconcilePayments,
  refundAtGateway,
  refundOwed,
} from '#domain/payments';
import { purgeThrottles } from '#domain/throttles';
import {
  deliverHook,
  deliverWebhook,
  type HookDeps,
  purgeDeliveries,
  requeueDeliveries,
} from '#domain/webhooks';
import type { DollarRateSource } from '#platform/exchange-rate/exchange-rate';
import { moveFiles, removeFiles } from '#platform/files/move-files';
import {
  handleBatch,
  handleEach,
  handleJob,
  type JobHandler,
  jobKind,
  type JobLog,
} from '#platform/jobs/job-kind';
import { type Repeated, repeat } from '#platform/jobs/repeat';
import { notificationText } from '#labels/notifications';
import { drawForEmail } from '#pdfs/attached-pdfs';

const tidyUp = jobKind({
  name: 'tidy-up',
  payload: z.object({}),
  retries: 2,
  firstDelaySeconds: 60,
  maxDelaySeconds: 600,
  timeLimitSeconds: 300,
  atOnce: 1,
  cron: '17 * * * *',
});

const settleUp = jobKind({
  name: 'settle-up',
  payload: z.object({}),
  retries: 0,
  firstDelaySeconds: 1,
  maxDelaySeconds: 1,
  timeLimitSeconds: 300,
  atOnce: 1,
  cron: '* * * * *',
});

/** A job of its own: gateways that do not answer hold up neither expiry nor reminders. */
const reconcile = jobKind({
  name: 'reconcile-payments',
  payload: z.object({}),
  retries: 0,
  firstDelaySeconds: 1,
  maxDelaySeconds: 1,
  timeLimitSeconds: 120,
  atOnce: 1,
  cron: '* * * * *',
});

/** A job of its own: couriers that do not answer hold up nothing else. */
const trackParcels = jobKind({
  name: 'track-parcels',
  payload: z.object({}),
  retries: 0,
  firstDelaySeconds: 1,
  maxDelaySeconds: 1,
  timeLimitSeconds: 120,
  atOnce: 1,
  cron: '*/5 * * * *',
});

/** A job of its own: storage that does not answer holds up nothing else. */
const placeFiles = jobKind({
  name: 'place-files',
  payload: z.object({}),
  retries: 0,
  firstDelaySeconds: 1,
  maxDelaySeconds: 1,
  timeLimitSeconds: 600,
  atOnce: 1,
  cron: '* * * * *',
});

/** Figures on pages that need not be of this minute. */
const countFigures = jobKind({
  name: 'count-figures',
  payload: z.object({}),
  retries: 2,
  firstDelaySeconds: 60,
  maxDelaySeconds: 600,
  timeLimitSeconds: 300,
  atOnce: 1,
  cron: '47 * * * *',
});

/** Each night, when the day has been over in Jakarta for an hour and a half: verifies the ledger, and says what it found. */
const verifyBooks = jobKind({
  name: 'verify-ledger',
  payload: z.object({}),
  retries: 2,
  firstDelaySeconds: 600,
  maxDelaySeconds: 3_600,
  timeLimitSeconds: 3_600,
  atOnce: 1,
  cron: '30 18 * * *',
});

/**
 * Once a minute: expires unpaid orders, escalates what is overdue to a person.
 */
const settling: ((deps: Deps, log: JobLog) => Promise<unknown>)[] = [
  expireBookings,
  expireSouvenirOrders,
  settleStoreOrders,
  lapseApplications,
  lapseSavingsPayments,
  flagOverdueSettlements,
  remindOfHolds,
  remindOfSettlements,
  remindOfReschedules,
  askForRefundAccounts,
  (deps) => deliverNotifications(deps, notificationText),
  announceUmrahEnds,
  (deps) => announcePromos(deps),
  advanceDepartures,
  followStanding,
  followEvidence,
  sealLedger,
  alertOperators,
];

/** Once an hour: deletes data past its retention and requeues orphaned work. */
const tidying: ((deps: Deps) => Promise<unknown>)[] = [
  purgeGuestCarts,
  purgeGuests,
  purgeThrottles,
  purgeDevices,
  purgeSessions,
  purgeRegistrations,
  purgePasswordResets,
  purgeSignIns,
  purgeAttributions,
  purgeOutbox,
  purgePushTokens,
  purgeIdempotentAnswers,
  purgeNotifications,
  purgeDocuments,
  purgeManifests,
  purgeAlerts,
  purgeAttachments,
  purgeOldNotifications,
  purgeApplications,
  requeueOrphans,
  purgeDeliveries,
  requeueDeliveries,
];

type JobDeps = Deps &
  Omit<DeliveryDeps, 'drawPdf'> &
  Pick<HookDeps, 'webhooks'> & {
    /** Null: the exchange rate is not fetched. */
    dollarRates: DollarRateSource | null;
  };

/** What each process looks for all the time. */
export function repeatedWork(deps: Deps, log: JobLog): Repeated {
  return repeat(() => dispatchWaitingMoves(deps, log), log);
}

export function jobHandlers(deps: JobDeps): JobHandler[] {
  const { dollarRates } = deps;
  const sending: DeliveryDeps = {
    ...deps,
    drawPdf: (pdf, locale) => drawForEmail(deps, pdf, locale),
  };
  return [
    handleEach(
      deliverMessage,
      ({ messageId }, log) => deliver(sending, messageId, log),
      (messages, log) =>
        deliverAll(
          sending,
          messages.map(({ messageId }) => messageId),
          log,
        ),
    ),
    ...(dollarRates ? [handleJob(fetchDollarRate, () => storeDollarRate(deps, dollarRates))] : []),
    handleBatch(bookingTransitioned, (events) => dispatchBookingEvents(deps, events)),
    handleJob(deliverWebhook, ({ deliveryId }, log) => deliverHook(deps, deliveryId, log)),
    handleJob(departureCancelled, (cancelled) => cancelOrdersOf(deps, cancelled)),
    handleJob(paymentEnded, (ended) => cancelAtGateway(deps, ended)),
    handleJob(refundOwed, (owed) => refundAtGateway(deps, owed)),
    handleJob(departureRescheduled, (rescheduled) => announceReschedule(deps, rescheduled)),
    handleJob(tidyUp, (_none, log) => runAll(tidying, deps, log)),
    handleJob(reconcile, (_none, log) => reconcilePayments(deps, log)),
    handleJob(trackParcels, (_none, log) => followParcels(deps, log)),
    handleJob(verifyBooks, (_none, log) => checkLedger(deps, log)),
    ...(deps.files.storage ? [handleJob(placeFiles, (_none, log) => putInPlace(deps, log))] : []),
    handleJob(countFigures, () => countReplyTimes(deps)),
    handleJob(settleUp, (_none, log) => runAll(settling, deps, log)),
  ];
}

/** Moves what was uploaded, and removes from storage what nobody names any more. */
async function putInPlace(deps: Deps, log: JobLog): Promise<void> {
  const { failed } = await moveFiles(deps);
  if (failed.length > 0) log.warn({ failed }, 'files not moved');
  await removeFiles(deps);
}

/** One that fails does not stop the others. */
async function runAll(
  works: ((deps: Deps, log: JobLog) => Promise<unknown>)[],
  deps: Deps,
  log: JobLog,
): Promise<void> {
  const outcomes = await Promise.allSettled(works.map((work) => work(deps, log)));
  const faults = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason as Error] : [],
  );
  if (faults.length > 0) throw new AggregateError(faults, faults.map(({ message }) => message).join('; '));
}
