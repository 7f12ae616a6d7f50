// A group of families (docs/product/private-umrah.md): one opens it with a link, others join with a party of their own before it is sent.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Brand } from '#domain/brands';
import type { Actor } from '#domain/memberships';
import { type Estimate, estimateTrip, findTableById, readTripChoice } from '#domain/umrah-estimates';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import type { Locale } from '#shared/locale';
import type { PrivateUmrahForm } from '#shared/private-umrah-form';
import { type RequestDeps, withRequest } from './change-status.ts';
import { hasEnded, unsafeListJoined } from './joined.ts';
import { insertRequest, type MemberDeps, perAccount } from './insert-request.ts';
import { getRequest, type JointEstimate, type UmrahRequest } from './request.ts';
import { passThrottle } from '#domain/throttles';

/** Our choice: as many families as one coach takes in. */
const mostFamilies = 10;

export interface UmrahGroup {
  link: string;
  lead: UmrahRequest;
  /** Every family that has not left, the opener's first. */
  families: UmrahRequest[];
  /** What they cost as one party; null while that cannot be estimated. */
  joint: JointEstimate | null;
}

/** Opens the group of an estimate that is not sent yet; again: the same link. Refuses `not_found`, `umrah_request_state`. */
export async function openGroup(
  deps: RequestDeps,
  actor: Actor,
  { id, brand }: { id: string; brand: Brand },
): Promise<{ link: string }> {
  await getRequest(deps, actor, { id, brand });
  return withRequest(deps, id, async ({ db }, request) => {
    if (request.groupLink !== null) return { link: request.groupLink };
    if (request.status !== 'estimated' || request.leadId !== null) throw new AppError('umrah_request_state');
    const link = randomBytes(16).toString('base64url');
    await db.updateTable('umrah_requests').set({ group_link: link }).where('id', '=', id).execute();
    return { link };
  });
}

/** Who has the link sees the journey and how many travel, and nobody's name. Refuses `not_found`. */
export async function findGroup(
  deps: RequestDeps,
  brand: Pick<Brand, 'id'>,
  link: string,
): Promise<UmrahGroup> {
  // What is no link is asked of nobody.
  if (!/^[\w-]{22}$/.test(link)) throw new AppError('not_found');
  const row = await deps.db
    .selectFrom('umrah_requests')
    .select('id')
    .where('group_link', '=', link)
    .where('brand_id', '=', brand.id)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return readGroup(deps, row.id);
}

/** The group of a request of one's own; null: it travels alone. */
export async function findGroupOf(deps: RequestDeps, { leadId }: UmrahRequest): Promise<UmrahGroup | null> {
  return leadId === null ? null : readGroup(deps, leadId);
}

async function readGroup(deps: RequestDeps, leadId: string): Promise<UmrahGroup> {
  const all = await unsafeListJoined(deps, leadId);
  const lead = all[0]!;
  const families = all.filter(({ status }) => !['expired', 'declined', 'withdrawn'].includes(status));
  return {
    link: lead.groupLink!,
    lead,
    families,
    joint: lead.joint ?? (await jointEstimate(deps, families)),
  };
}

/** The choices of the first, for all of them. */
export function joinedForm(families: readonly UmrahRequest[]): PrivateUmrahForm {
  return {
    ...families[0]!.form,
    total_participants_adult: families.reduce((sum, { people }) => sum + people.adults, 0),
    participants_children: families.flatMap((family) => family.form.participants_children),
  };
}

/** All families as one party, by the table and the rate of the first; null where they are too many for one. */
async function jointEstimate(
  deps: Pick<RequestDeps, 'db'>,
  families: readonly UmrahRequest[],
): Promise<JointEstimate | null> {
  const [lead] = families;
  if (!lead) return null;
  const { table } = await findTableById(deps, lead.priceTableId);
  try {
    const choice = readTripChoice(table, joinedForm(families), todayInIndonesia(lead.createdAt), lead.limits);
    const estimate: Estimate = estimateTrip(table, choice, lead.dollarRate.rupiah);
    return {
      estimate,
      beds: choice.people.adults + choice.people.children,
      priceTableId: lead.priceTableId,
    };
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

const wrong = { error: 'error_invalid_value' };
const partyForm = z.object({
  adults: z.int(wrong).check(z.minimum(1, { error: 'error_adult_required' }), z.maximum(45, wrong)),
  children: z
    .array(z.int({ error: 'error_child_age' }).check(z.minimum(0, wrong), z.maximum(11, wrong)), wrong)
    .check(z.maxLength(20, { error: 'error_party_too_large' })),
});

/**
 * The same journey for a party of one's own, joined to the group. Who is in it already gets their own request again. Refuses `not_found`,
 * `invalid_input` (also when all are too many for one departure), `phone_unverified`, `umrah_group_closed` once it was sent, has ended
 * or is full, `too_many_requests`.
 */
export async function joinGroup(
  deps: MemberDeps,
  actor: Actor,
  { link, brand, locale, form: input }: { link: string; brand: Brand; locale: Locale; form: unknown },
): Promise<{ id: string }> {
  const { lead } = await findGroup(deps, brand, link);
  const party = checkedForm(partyForm, input);
  if (!actor.isPhoneVerified) throw new AppError('phone_unverified');
  await passThrottle(deps, { ...perAccount, of: actor.accountId });
  return withRequest(deps, lead.id, async (within, current) => {
    const all = await unsafeListJoined(within, current.id);
    const families = all.filter((one) => !hasEnded(one));
    const own = families.find(({ accountId }) => accountId === actor.accountId);
    if (own) return { id: own.id };
    if (current.status !== 'estimated' || families.length >= mostFamilies)
      throw new AppError('umrah_group_closed');
    const { table } = await findTableById(within, current.priceTableId);
    const form = {
      ...current.form,
      total_participants_adult: party.adults,
      participants_children: party.children,
      // The opener's rooms are for the opener's party.
      room_size: null,
    };
    const choice = readTripChoice(table, form, todayInIndonesia(current.createdAt), current.limits);
    const estimate = estimateTrip(table, choice, current.dollarRate.rupiah);
    const joined = { form: choice.form, people: choice.people };
    if (!(await jointEstimate(within, [...families, { ...current, ...joined }])))
      throw new AppError('invalid_input', [{ field: 'adults', message: 'error_party_too_large' }]);
    const { priceTableId, dollarRate } = current;
    return insertRequest(within, actor, {
      brand,
      locale,
      choice,
      estimate,
      priceTableId,
      limitsNumber: current.limits.number,
      dollarRate,
      joinedTo: current.id,
    });
  });
}

/** When a group is sent: every family keeps what all of them cost together. In `withJoined`. */
export async function freezeJoint(within: RequestDeps, families: readonly UmrahRequest[]): Promise<void> {
  if (families.length < 2) return;
  const joint = await jointEstimate(within, families);
  await sql`update umrah_requests set joint = ${joint && JSON.stringify(joint)} where id = any(${families.map(({ id }) => id)}::uuid[])`.execute(
    within.db,
  );
}
