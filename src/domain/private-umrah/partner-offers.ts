// What an agency does with a request: offer, revise, take back, decline, confirm (docs/product/private-umrah.md).
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { recordAudit } from '#domain/audit';
import { type Actor, workplaceFor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { dayAfterInIndonesia } from '#shared/dates';
import type { AuditAction } from '#shared/audit';
import { dayMs, hourMs } from '#shared/durations';
import { AppError } from '#shared/errors';
import { checkedForm, printable, printableLines } from '#shared/form-faults';
import { isId } from '#shared/names';
import { longestOfferDays } from '#shared/umrah-limits';
import { changeStatus, type RequestDeps } from './change-status.ts';
import { extendHeldSeats, holdSeats, lockHeldSeats, releaseHeldSeats } from './held-seats.ts';
import { withJoined } from './joined.ts';
import { type Accepted, makeDeparture } from './make-departure.ts';
import { type OfferLine, totalOfOffer, type UmrahOffer, unsafeListOffers } from './offer.ts';
import type { UmrahRequest } from './request.ts';

const wrong = { error: 'error_invalid_value' };
const money = z.int(wrong).check(z.minimum(0, wrong), z.maximum(1_000_000_000, wrong));

/** What an agency sends: lines for one adult, prices of children and infants, days of validity. */
export const offerForm = z.object({
  lines: z
    .array(
      z.object(
        {
          label: z
            .string({ error: 'error_field_empty' })
            .check(
              z.trim(),
              z.minLength(1, { error: 'error_field_empty' }),
              z.maxLength(120, wrong),
              printable,
            ),
          amount: money,
        },
        wrong,
      ),
      wrong,
    )
    .check(z.minLength(1, { error: 'error_field_empty' }), z.maxLength(30, wrong)),
  child_amount: money,
  infant_amount: money,
  valid_days: z.int(wrong).check(z.minimum(1, wrong), z.maximum(longestOfferDays, wrong)),
  note: z.nullable(z.string(wrong).check(z.trim(), z.maxLength(1_000, wrong), printableLines)),
});

/** How long an offer to them may stand says the limits of their request. Refuses `invalid_input`. */
export function refuseLongOffer([first]: readonly UmrahRequest[], days: number): void {
  const most = first?.limits.most_offer_days ?? longestOfferDays;
  if (days > most)
    throw new AppError('invalid_input', [
      { field: 'valid_days', message: 'error_limit_bounds', values: { least: 1, most } },
    ]);
}

/** The agency a request was sent to, as somebody of its catalogue staff. Refuses `forbidden`, `not_found`. */
export async function invited(
  { db }: { db: Db },
  actor: Actor,
  requestId: string,
): Promise<{ partnerId: string; respondBy: Date; isDeclined: boolean }> {
  const partnerId = workplaceFor(actor, 'catalogue');
  if (!isId(requestId)) throw new AppError('not_found');
  const row = await db
    .selectFrom('umrah_request_partners')
    .select(['respond_by', 'declined_at'])
    .where('request_id', '=', requestId)
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return { partnerId, respondBy: row.respond_by, isDeclined: row.declined_at !== null };
}

/**
 * The next revision of the agency's offer. Refuses `forbidden`, `not_found`, `invalid_input`, `umrah_request_state` (accepted, ended,
 * or its clock to respond has run out before a first offer).
 */
export async function makeOffer(
  deps: RequestDeps,
  actor: Actor,
  { requestId, form: input }: { requestId: string; form: unknown },
): Promise<{ id: string; revision: number }> {
  const { partnerId, respondBy } = await invited(deps, actor, requestId);
  const form = checkedForm(offerForm, input);
  const adultAmount = form.lines.reduce((sum, { amount }) => sum + amount, 0);
  if (adultAmount === 0)
    throw new AppError('invalid_input', [{ field: 'lines', message: 'error_field_empty' }]);
  return withJoined(deps, requestId, async (within, families) => {
    refuseLongOffer(families, form.valid_days);
    await lockHeldSeats(within, families);
    const validUntil = new Date(within.now().getTime() + form.valid_days * dayMs);
    const stored = await storeOffers(within, actor, families, {
      partnerId,
      respondBy,
      lines: form.lines,
      amounts: { adultAmount, childAmount: form.child_amount, infantAmount: form.infant_amount },
      note: form.note,
      validUntil,
      departure: null,
    });
    return stored[0]!;
  });
}

export interface NewOffer {
  partnerId: string;
  respondBy: Date;
  lines: OfferLine[];
  amounts: { adultAmount: number; childAmount: number; infantAmount: number };
  note: string | null;
  validUntil: Date;
  departure: { id: string; departsOn: string } | null;
}

/** To every family of a group alike; answers in their order. */
export async function storeOffers(
  within: RequestDeps,
  actor: Actor,
  families: readonly UmrahRequest[],
  offer: NewOffer,
): Promise<{ id: string; revision: number }[]> {
  const stored: { id: string; revision: number }[] = [];
  for (const family of families) stored.push(await storeOffer(within, actor, family, offer));
  return stored;
}

/** In `withJoined`, under `lockHeldSeats`: the next revision of the agency's offer; what the one before held is free again. */
async function storeOffer(
  within: RequestDeps,
  actor: Actor,
  request: UmrahRequest,
  { partnerId, respondBy, lines, amounts, note, validUntil, departure }: NewOffer,
): Promise<{ id: string; revision: number }> {
  const at = within.now();
  const before = await unsafeListOffers(within, request.id, { partnerId });
  if (before.length === 0 && respondBy <= at) throw new AppError('umrah_request_state');
  const revision = Math.max(0, ...before.map((offer) => offer.revision)) + 1;
  const id = randomUUID();
  await releaseHeldSeats(within, request.id, { partnerId });
  await within.db
    .insertInto('umrah_offers')
    .values({
      id,
      request_id: request.id,
      partner_id: partnerId,
      revision,
      lines: JSON.stringify(lines),
      adult_amount: amounts.adultAmount,
      child_amount: amounts.childAmount,
      infant_amount: amounts.infantAmount,
      total_amount: totalOfOffer(request.people, amounts),
      note: note || null,
      valid_until: validUntil,
      departure_id: departure?.id ?? null,
      departs_on: departure?.departsOn ?? null,
      created_at: at,
    })
    .execute();
  await changeStatus(within, request, {
    event: revision === 1 ? 'offered' : 'revised',
    actorId: actor.accountId,
    endsAt: await lastEnd(within, request),
  });
  await audit(within, actor, 'umrah.offered', request);
  return { id, revision };
}

/** Takes the offer back. Refuses `forbidden`, `not_found`, `umrah_request_state` once it is accepted. */
export async function withdrawOffer(deps: RequestDeps, actor: Actor, requestId: string): Promise<void> {
  const { partnerId } = await invited(deps, actor, requestId);
  await withJoined(deps, requestId, async (within, families) => {
    await lockHeldSeats(within, families);
    let ended = 0;
    for (const request of families) ended += await takeBack(within, actor, request, partnerId);
    if (ended === 0) throw new AppError('not_found');
  });
}

/** Answers how many offers it has ended, none or one. */
async function takeBack(
  within: RequestDeps,
  actor: Actor,
  request: UmrahRequest,
  partnerId: string,
): Promise<number> {
  const [live] = await unsafeListOffers(within, request.id, { partnerId, live: true });
  if (!live) return 0;
  await endOffer(within, request.id, live);
  await changeStatus(within, request, {
    event: 'offer_withdrawn',
    actorId: actor.accountId,
    endsAt: await lastEnd(within, request),
  });
  await audit(within, actor, 'umrah.offer_withdrawn', request);
  return 1;
}

/** Under `lockHeldSeats`. */
async function endOffer(within: RequestDeps, requestId: string, { id, partner }: UmrahOffer): Promise<void> {
  const { db, now } = within;
  await releaseHeldSeats(within, requestId, { partnerId: partner.id });
  await db.updateTable('umrah_offers').set({ withdrawn_at: now() }).where('id', '=', id).execute();
}

/** When the request ends: with the last of its live offers, or with the clock to respond. */
async function lastEnd(deps: RequestDeps, { id }: UmrahRequest): Promise<Date> {
  const live = await unsafeListOffers(deps, id, { live: true });
  const { respond_by: respondBy } = await deps.db
    .selectFrom('umrah_request_partners')
    .select((select) => select.fn.max('respond_by').as('respond_by'))
    .where('request_id', '=', id)
    .executeTakeFirstOrThrow();
  return new Date(Math.max(...live.map(({ validUntil }) => validUntil.getTime()), respondBy!.getTime()));
}

/** Wants no part in the request. Refuses `forbidden`, `not_found`, `umrah_request_state` when it has ended. */
export async function declineRequest(deps: RequestDeps, actor: Actor, requestId: string): Promise<void> {
  const { partnerId } = await invited(deps, actor, requestId);
  await withJoined(deps, requestId, async (within, families) => {
    await within.db
      .updateTable('umrah_request_partners')
      .set({ declined_at: deps.now() })
      .where(
        'request_id',
        'in',
        families.map(({ id }) => id),
      )
      .where('partner_id', '=', partnerId)
      .execute();
    for (const request of families) await audit(within, actor, 'umrah.declined', request);
  });
}

/** What the agency did to a family's request; the family reads it. */
function audit(
  deps: RequestDeps,
  actor: Actor,
  action: Extract<AuditAction, `umrah.${string}`>,
  { id, accountId }: UmrahRequest,
): Promise<void> {
  return recordAudit(deps, {
    actor,
    role: 'partner_staff',
    action,
    subjectId: accountId,
    details: { about: id },
  });
}

/** The accepted offer of this agency. Refuses `not_found`. */
async function acceptedOffer(
  deps: RequestDeps,
  request: UmrahRequest,
  partnerId: string,
): Promise<UmrahOffer> {
  const offers = await unsafeListOffers(deps, request.id, { partnerId });
  const offer = offers.find(({ id }) => id === request.acceptedOfferId);
  if (!offer) throw new AppError('not_found');
  return offer;
}

/** Does not confirm what was accepted: the offer ends, of a group for every family; the others stand. Refuses like `approveOffer`. */
export async function refuseApproval(deps: RequestDeps, actor: Actor, requestId: string): Promise<void> {
  const { partnerId } = await invited(deps, actor, requestId);
  await withJoined(deps, requestId, async (within, families) => {
    await lockHeldSeats(within, families);
    const accepted = families.filter(({ acceptedOfferId }) => acceptedOfferId !== null);
    if (accepted.length === 0) throw new AppError('not_found');
    for (const request of accepted) {
      const offer = await acceptedOffer(within, request, partnerId);
      await endOffer(within, request.id, offer);
      await changeStatus(within, request, {
        event: 'approval_refused',
        actorId: actor.accountId,
        endsAt: await lastEnd(within, request),
        set: sql`accepted_offer_id = null`,
      });
      await audit(within, actor, 'umrah.refused', request);
    }
    for (const request of families)
      if (!accepted.includes(request)) await takeBack(within, actor, request, partnerId);
  });
}

/**
 * Confirms the accepted offer, of a group once every family has accepted it, for all or for none: it becomes a departure of the agency that stands in no list, with the party's size as its quota, reserved
 * for the member; or the seats of the departure that was offered stay held until the family has ordered. What others held for the
 * family is free again. Refuses `forbidden`, `not_found`, `umrah_request_state` when it has expired or was withdrawn meanwhile,
 * `departure_not_sold` when the departure that was offered has been cancelled or moved, `umrah_group_waiting` while a family has not
 * accepted.
 */
export async function approveOffer(deps: RequestDeps, actor: Actor, requestId: string): Promise<void> {
  const { partnerId } = await invited(deps, actor, requestId);
  await withJoined(deps, requestId, async (within, families) => {
    const accepted: Accepted[] = [];
    for (const request of families) {
      if (request.acceptedOfferId === null && families.length > 1) throw new AppError('umrah_group_waiting');
      accepted.push({ request, offer: await acceptedOffer(within, request, partnerId) });
      // Confirmed already: a second departure of the same name would be made before the status refuses it.
      if (request.status !== 'accepted') throw new AppError('umrah_request_state');
    }
    await lockHeldSeats(within, families);
    const latest = new Date(within.now().getTime() + accepted[0]!.request.limits.order_hours * hourMs);
    const { departure } = accepted[0]!.offer;
    const endsAt = departure ? await untilSaleEnds(within, departure.id, latest) : latest;
    const departureId = departure?.id ?? (await makeDeparture(within, accepted, endsAt));
    for (const { request, offer } of accepted) {
      if (departure) await extendHeldSeats(within, { id: offer.id, departsOn: departure.departsOn }, endsAt);
      else if (request.leadId !== null) await holdSeats(within, { request, offer }, departureId, endsAt);
      await releaseHeldSeats(within, request.id, { butOffer: offer.id });
      await changeStatus(within, request, {
        event: 'approved',
        actorId: actor.accountId,
        endsAt,
        set: sql`departure_id = ${departureId}`,
      });
      await audit(within, actor, 'umrah.approved', request);
    }
  });
}

/** Nobody orders after the last day of sale. */
async function untilSaleEnds({ db }: RequestDeps, departureId: string, latest: Date): Promise<Date> {
  const {
    rows: [row],
  } = await sql<{ endsOn: string }>`
    select sale_ends_on(p.kind, d.departs_on, d.sale_ends_on) as "endsOn" from departures d join programmes p on p.id = d.programme_id
    where d.id = ${departureId}`.execute(db);
  return new Date(Math.min(latest.getTime(), dayAfterInIndonesia(row!.endsOn).getTime()));
}
