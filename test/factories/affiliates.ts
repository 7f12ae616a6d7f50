// Consultants for tests.
import { randomBytes } from 'node:crypto';
import type { Deps } from '#domain/deps';
import { createShareToken, giveDistributionCode } from '#domain/affiliates';
import { createMember, type SignedIn } from './accounts.ts';
import { createPaidOrder, openBookingSetup } from './bookings.ts';
import { createDeparture } from './programmes.ts';

/** Gives somebody a code of their own; the role is theirs already. */
export async function becomeAffiliate(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { account }: SignedIn,
  code = `KODE-${randomBytes(4).toString('hex').toUpperCase()}`,
): Promise<string> {
  await db
    .insertInto('affiliates')
    .values({ code, account_id: account.id, shown_name: account.name, created_at: now() })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
  return code;
}

/** A consultant, signed in, with a code. */
export async function createConsultant(
  deps: Deps,
  options: Parameters<typeof createMember>[1] = {},
): Promise<SignedIn & { code: string }> {
  const consultant = await createMember(deps, { ...options, roles: ['consultant'] });
  return { ...consultant, code: await becomeAffiliate(deps, consultant) };
}

/** The token of a product shared by one consultant, always the same in one database. */
export async function sharedLink(deps: Deps, product: string): Promise<string> {
  const stored = await deps.db
    .selectFrom('share_tokens')
    .select('token')
    .where('product', '=', product)
    .executeTakeFirst();
  return stored?.token ?? createShareToken(deps, (await createConsultant(deps)).actor, product);
}

/** The code of a partner: it gets one where it has none. */
export async function giveCodeTo(deps: Pick<Deps, 'db' | 'now'>, partnerId: string): Promise<string> {
  const held = await deps.db
    .selectFrom('affiliates')
    .select('code')
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
  if (held) return held.code;
  const { slug, name } = await deps.db
    .selectFrom('partners')
    .select(['slug', 'name'])
    .where('id', '=', partnerId)
    .executeTakeFirstOrThrow();
  return giveDistributionCode(deps, { partnerId, slug, name });
}

/** A distribution partner, with a code. */
export async function findChannel(deps: Pick<Deps, 'db' | 'now'>): Promise<string> {
  const { id } = await deps.db
    .selectFrom('partners')
    .select('id')
    .where('kind', '=', 'distribution_channel')
    .orderBy('slug')
    .limit(1)
    .executeTakeFirstOrThrow();
  await giveCodeTo(deps, id);
  return id;
}

/** Somebody orders and pays under the code of this consultant: commission is earned. Answers the order. */
export async function earnCommission(deps: Deps, accountId: string): Promise<string> {
  const { code } = await deps.db
    .selectFrom('affiliates')
    .select('code')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return earnCommissionUnder(deps, code);
}

/** The same under any code. */
export async function earnCommissionUnder(deps: Deps, code: string): Promise<string> {
  // Of what can be bought: other tests leave departures of frozen partners and of archived programmes behind.
  const { programme_id } = await deps.db
    .selectFrom('departure_cards as c')
    .innerJoin('departures as d', 'd.id', 'c.departure_id')
    .innerJoin('programmes as p', 'p.id', 'd.programme_id')
    .innerJoin('partners as t', 't.id', 'p.partner_id')
    .select('d.programme_id')
    .where('p.kind', '=', 'umrah_regular')
    .where('p.archived_at', 'is', null)
    .where('t.state', '=', 'active')
    .where('d.state', '=', 'published')
    .orderBy('d.id')
    .executeTakeFirstOrThrow();
  const { id: departure } = await createDeparture(deps.db, { programme_id });
  const { bookingId } = await createPaidOrder(openBookingSetup(deps), { departure, affiliateCode: code });
  return bookingId;
}
