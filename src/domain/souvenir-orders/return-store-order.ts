// Returns (docs/product/souvenir-orders.md): within the days to object its buyer asks for single pieces, with pictures; the store answers, and
// looks at what came back. Refunded after that, never before.
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Actor } from '#domain/memberships';
import { lockedTransaction } from '#platform/database/locks';
import { AppError } from '#shared/errors';
import { atMost, checkedForm, filled, printable } from '#shared/form-faults';
import { proofMaxLength, returnAnswerDays, returnArrivalDays, storeObjectionDays } from '#shared/limits';
import { returnReasons, type StoreReturnState } from '#shared/souvenir-order-states';
import { endStoreOrder } from './end-store-order.ts';
import { type FulfilDeps, fulfil } from './fulfil-store-order.ts';
import type { StoreOrder } from './order.ts';
import { asBuyer } from './receive-store-order.ts';
import { refundPieces } from './refund-pieces.ts';
import { type PictureDeps, refuseTooMany, sealPictures } from './return-pictures.ts';
import { allPiecesLeft, areAll, checkedPieces, type Pieces } from './share-of-pieces.ts';
import { orderLocks, restockPieces } from './stock.ts';
import { type TransitionDeps, transitionStoreOrder } from './transition-store-order.ts';

const saidForm = z.object({ note: filled().check(atMost(proofMaxLength), printable) });
const returnForm = z.extend(saidForm, {
  reason: z.enum(returnReasons, 'error_invalid_value'),
});

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000);

export interface ReturnRequest {
  form: unknown;
  /** How many of each line; what never came is all of it. */
  pieces: Pieces;
  pictures: readonly Buffer[];
}

/**
 * Its buyer wants to send pieces back, and says why. Once for each parcel. Refuses `not_found`, `store_order_state` unless it is delivered
 * and not complete, `invalid_input`, `too_many_requests`, `unavailable`.
 */
export async function requestReturn(
  deps: FulfilDeps & PictureDeps,
  actor: Actor,
  storeOrderId: string,
  { form, pieces: asked, pictures }: ReturnRequest,
): Promise<void> {
  const { note, reason } = checkedForm(returnForm, form);
  const sealed = await sealPictures(deps, actor, pictures);
  await asBuyer(deps, actor, storeOrderId, async (within, part) => {
    if (part.returning) throw new AppError('store_order_state');
    const pieces = reason === 'not_received' ? allPiecesLeft(part.lines) : checkedPieces(part.lines, asked);
    await transitionStoreOrder(within, storeOrderId, {
      event: 'return_requested',
      actorId: actor.accountId,
      note,
    });
    const now = deps.now();
    const { id } = await within.db
      .insertInto('store_returns')
      .values({
        store_order_id: storeOrderId,
        reason,
        note,
        requested_at: now,
        act_by: daysFrom(now, returnAnswerDays),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await within.db
      .insertInto('store_return_lines')
      .values([...pieces].map(([lineId, quantity]) => ({ return_id: id, line_id: lineId, quantity })))
      .execute();
    if (sealed.length > 0)
      await within.db
        .insertInto('store_return_pictures')
        .values(sealed.map((picture) => ({ ...picture, return_id: id, created_at: now })))
        .execute();
  });
}

/** One more picture, while the store has not answered. Refuses like `requestReturn`. */
export async function addReturnPicture(
  deps: FulfilDeps & PictureDeps,
  actor: Actor,
  storeOrderId: string,
  file: Buffer,
): Promise<void> {
  const [sealed] = await sealPictures(deps, actor, [file]);
  await asBuyer(deps, actor, storeOrderId, async ({ db }, { returning }) => {
    if (returning?.state !== 'requested') throw new AppError('store_order_state');
    refuseTooMany(returning.pictures.length + 1);
    await db
      .insertInto('store_return_pictures')
      .values({ ...sealed!, return_id: returning.id, created_at: deps.now() })
      .execute();
  });
}

/** Which states each step leads from, and to which. */
const steps = {
  accepted: { from: ['requested'], to: 'accepted' },
  refused: { from: ['requested'], to: 'refused' },
  contested: { from: ['refused', 'requested', 'accepted'], to: 'contested' },
  granted: { from: ['contested'], to: 'accepted' },
  rejected: { from: ['contested'], to: 'rejected' },
  // By the store that looked at it, or by the operator where the store does not.
  received: { from: ['accepted', 'contested'], to: 'received' },
} as const satisfies Record<string, { from: readonly StoreReturnState[]; to: StoreReturnState }>;

/** Refuses `store_order_state` where the return's state does not allow it. */
export async function moveReturn(
  { db }: Pick<TransitionDeps, 'db'>,
  storeOrderId: string,
  step: keyof typeof steps,
  set: RawBuilder<unknown>,
): Promise<void> {
  const { from, to } = steps[step];
  const { rows } = await sql`update store_returns set state = ${to}, ${set}
    where store_order_id = ${storeOrderId}::uuid and state = any (${[...from]}) returning id`.execute(db);
  if (rows.length === 0) throw new AppError('store_order_state');
}

/**
 * The store takes it back, and says where to send it. For what never came it says so, and everything is refunded at once. Refuses like
 * `acceptStoreOrder`, and `invalid_input`.
 */
export function acceptReturn(
  deps: FulfilDeps,
  actor: Actor,
  storeOrderId: string,
  form: unknown,
): Promise<void> {
  const action = 'store_order.return_accepted';
  return fulfil(deps, actor, { id: storeOrderId, action }, async (within, part) => {
    const { note } = checkedForm(saidForm, form);
    const by = { actorId: actor.accountId, note };
    await moveReturn(within, storeOrderId, 'accepted', takenBack(deps.now(), sql`answer = ${note}`));
    await transitionStoreOrder(within, storeOrderId, { event: 'return_accepted', ...by });
    if (nothingComesBack(part)) await settleReturn(within, part, { ...by, sellable: new Map() });
  });
}

/** It never came: whoever grants the return refunds it. */
export const nothingComesBack = ({ returning }: Pick<StoreOrder, 'returning'>) =>
  returning?.reason === 'not_received';

/** Whoever accepts it, the store then has some days to have it and to look at it. */
export const takenBack = (now: Date, said: RawBuilder<unknown>) =>
  sql`${said}, accepted_at = ${now}, act_by = ${daysFrom(now, returnArrivalDays)}`;

/** The store does not take it back, and says why. Its buyer may then ask the operator. Refuses like `acceptReturn`. */
export function refuseReturn(
  deps: FulfilDeps,
  actor: Actor,
  storeOrderId: string,
  form: unknown,
): Promise<void> {
  return fulfil(deps, actor, { id: storeOrderId, action: 'store_order.return_refused' }, async (within) => {
    const { note } = checkedForm(saidForm, form);
    await moveReturn(within, storeOrderId, 'refused', sql`answer = ${note}, act_by = null`);
    await transitionStoreOrder(within, storeOrderId, {
      event: 'return_refused',
      actorId: actor.accountId,
      note,
      set: sql`complete_by = ${daysFrom(deps.now(), storeObjectionDays)}`,
    });
  });
}

/** Its buyer does not agree with the store, and says why. Refuses `not_found`, `store_order_state`, `invalid_input`. */
export function contestReturn(
  deps: FulfilDeps,
  actor: Actor,
  storeOrderId: string,
  form: unknown,
): Promise<void> {
  const { note } = checkedForm(saidForm, form);
  return asBuyer(deps, actor, storeOrderId, async (within, { returning }) => {
    if (returning?.state !== 'refused') throw new AppError('store_order_state');
    await moveReturn(within, storeOrderId, 'contested', sql`objection = ${note}`);
    const event = { event: 'return_contested', actorId: actor.accountId, note } as const;
    await transitionStoreOrder(within, storeOrderId, event);
  });
}

/**
 * It came back, and the store has looked at it: what can be sold again is on sale, what cannot is written off, and the share of all of it is
 * refunded. Refuses like `acceptStoreOrder`, and `invalid_input` when more can be sold than came back.
 */
export function receiveReturn(
  deps: FulfilDeps,
  actor: Actor,
  storeOrderId: string,
  { sellable }: { sellable: Pieces },
): Promise<void> {
  return fulfil(deps, actor, { id: storeOrderId, action: 'store_order.return_received' }, (within, part) => {
    if (part.returning?.state !== 'accepted') throw new AppError('store_order_state');
    return settleReturn(within, part, { actorId: actor.accountId, sellable });
  });
}

/** The share of everything that is returned goes back; with all that is left of the part its shipping as well. */
export async function settleReturn(
  deps: TransitionDeps,
  part: StoreOrder,
  { actorId, sellable, said = sql`act_by = null` }: ReturnSettlement,
): Promise<void> {
  const pieces: Pieces = new Map(part.returning!.lines.map(({ lineId, quantity }) => [lineId, quantity]));
  for (const [lineId, count] of sellable)
    if (!Number.isInteger(count) || count < 0 || count > (pieces.get(lineId) ?? 0))
      throw new AppError('invalid_input', [{ field: 'pieces', message: 'error_pieces' }]);
  await moveReturn(deps, part.id, 'received', sql`${said}, ended_at = ${deps.now()}`);
  if (areAll(part.lines, pieces)) {
    await endStoreOrder(deps, part, { event: 'returned', actorId });
    await sql`update store_order_lines set returned = quantity - refused where store_order_id = ${part.id}::uuid`.execute(
      deps.db,
    );
  } else {
    await transitionStoreOrder(deps, part.id, {
      event: 'pieces_returned',
      actorId,
      set: sql`ended_at = ${deps.now()}`,
    });
    await refundPieces(deps, part, { pieces, as: 'returned' });
  }
  await sql`update store_order_lines l set restocked = p.count
    from unnest(${[...sellable.keys()]}::uuid[], ${[...sellable.values()]}::int[]) p (id, count) where l.id = p.id`.execute(
    deps.db,
  );
  await restockPieces(deps, sellable);
}

interface ReturnSettlement {
  actorId: string | null;
  /** Of the pieces that came back. */
  sellable: Pieces;
  /** Other changes to the return: assignments. */
  said?: RawBuilder<unknown>;
}

/** What a store has left lying is the operator's to decide. Returns how many. */
export async function contestLeftReturns(deps: FulfilDeps): Promise<number> {
  const { rows } = await sql<{ id: string; orderId: string }>`
    select s.id, s.order_id as "orderId" from store_returns r join store_orders s on s.id = r.store_order_id
    where r.state in ('requested', 'accepted') and r.act_by <= ${deps.now()} order by r.act_by limit 200`.execute(
    deps.db,
  );
  for (const { id, orderId } of rows)
    await lockedTransaction(deps, await orderLocks(deps.db, orderId), async (db) => {
      const still = await sql`select from store_returns where store_order_id = ${id}::uuid
        and state in ('requested', 'accepted') and act_by <= ${deps.now()}`.execute(db);
      if (still.rows.length === 0) return;
      await moveReturn({ db }, id, 'contested', sql`act_by = null`);
      await transitionStoreOrder({ ...deps, db }, id, { event: 'return_contested', actorId: null });
    });
  return rows.length;
}
