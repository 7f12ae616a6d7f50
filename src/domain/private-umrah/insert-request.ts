// A stored estimate: what a request for a private umrah begins with (docs/product/private-umrah.md).
import { randomUUID } from 'node:crypto';
import type { Brand } from '#domain/brands';
import type { Actor } from '#domain/memberships';
import type { Estimate, EstimateDeps, readTripChoice } from '#domain/umrah-estimates';
import { newPrivateUmrahCode } from '#platform/public-code';
import { dayMs } from '#shared/durations';
import type { Locale } from '#shared/locale';
import type { RequestDeps } from './change-status.ts';
import type { UmrahRequest } from './request.ts';

/** Our choice: prices of flights and hotels are stale after a week. */
const estimateDays = 7;
export const perAccount = { name: 'private umrah account', max: 20, windowSeconds: 86_400 };

export type MemberDeps = EstimateDeps & RequestDeps;

interface NewRequest {
  brand: Brand;
  locale: Locale;
  choice: ReturnType<typeof readTripChoice>;
  estimate: Estimate;
  priceTableId: string;
  limitsNumber: number;
  dollarRate: UmrahRequest['dollarRate'];
  joinedTo: string | null;
}

export async function insertRequest(
  { db, now }: RequestDeps,
  actor: Actor,
  { brand, locale, choice, estimate, priceTableId, limitsNumber, dollarRate, joinedTo }: NewRequest,
): Promise<{ id: string }> {
  const id = randomUUID();
  const at = now();
  await db
    .insertInto('umrah_requests')
    .values({
      id,
      code: newPrivateUmrahCode(),
      brand_id: brand.id,
      account_id: actor.accountId,
      status_ends_at: new Date(at.getTime() + estimateDays * dayMs),
      form: JSON.stringify(choice.form),
      price_table_id: priceTableId,
      limits_number: limitsNumber,
      usd_rate: dollarRate.rupiah,
      usd_rate_on: dollarRate.asOf,
      usd_rate_source: dollarRate.source,
      estimate: JSON.stringify(estimate),
      ...choice.people,
      departs_on: choice.form.departure_date,
      returns_on: choice.returnsOn,
      joined_to: joinedTo,
      locale,
      created_at: at,
      changed_at: at,
    })
    .execute();
  return { id };
}
