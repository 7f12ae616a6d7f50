// Versions of banks' terms as their pages show them: what has become of each, who took which step when, and what each replaces
// (docs/product/bank-terms.md).
import { type RawBuilder, sql } from 'kysely';
import { type Actor, bankOf, findOperatorRole, type Role } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import type { TermsKind, TermsStanding, TermsState } from '#shared/bank-terms';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { isId } from '#shared/names';
import { type TermsOf, termsOfKind } from './terms.ts';

interface ListDeps {
  db: Db;
  now: () => Date;
}

export interface TermsVersion {
  id: string;
  bank: { id: string; name: string };
  kind: TermsKind;
  effectiveOn: string;
  terms: TermsOf<TermsKind>;
  state: TermsState;
  standing: TermsStanding;
  proposedAt: Date;
  /** Null: of before, or the person is gone. */
  proposedBy: string | null;
  proposerId: string | null;
  confirmedAt: Date | null;
  confirmedBy: string | null;
  approvedAt: Date | null;
  approvedBy: string | null;
  endedAt: Date | null;
  endedBy: string | null;
  /** Of a refusal. */
  reason: string | null;
  /** What holds on the day before: the figures to compare with. Null: nothing does. */
  replaces: { effectiveOn: string; terms: TermsOf<TermsKind> } | null;
}

/** Of the actor's own bank, the newest day first. Refuses `forbidden`. */
export async function listOwnTerms(deps: ListDeps, actor: Actor): Promise<TermsVersion[]> {
  return listVersions(deps, sql`t.bank_id = ${bankOf(actor)}`);
}

/** One version of the actor's own bank. Refuses `forbidden`, `not_found` (also another bank's). */
export async function getOwnTerms(deps: ListDeps, actor: Actor, id: string): Promise<TermsVersion> {
  const bankId = bankOf(actor);
  if (!isId(id)) throw new AppError('not_found');
  const [found] = await listVersions(deps, sql`t.bank_id = ${bankId} and t.id = ${id}::uuid`);
  if (!found) throw new AppError('not_found');
  return found;
}

/** What banks have confirmed, those that wait for the operator first. For the operator's task `bankTerms`. Refuses `not_found`. */
export async function listTermsToApprove(deps: ListDeps, actor: Actor): Promise<TermsVersion[]> {
  termsDecider(actor);
  return listVersions(deps, sql`t.confirmed_at is not null`);
}

/** The role under which somebody decides. Refuses `not_found` to everybody else. */
export function termsDecider(actor: Actor): Role {
  const role = findOperatorRole(actor, 'bankTerms');
  if (!role) throw new AppError('not_found');
  return role;
}

/** Of a row of `bank_terms` by the name of `t`. */
export const termsState = sql<TermsState>`case when t.ended_at is not null then 'ended' when t.approved_at is not null then 'approved'
  when t.confirmed_at is not null then 'confirmed' else 'proposed' end`;

const standingOn = (day: string) => sql<TermsStanding>`case
  when t.ended_at is not null then case when t.ended_reason is null then 'withdrawn' else 'refused' end
  when t.approved_at is null and t.effective_on <= ${day} then 'missed'
  when t.approved_at is null then case when t.confirmed_at is null then 'proposed' else 'confirmed' end
  when t.effective_on > ${day} then 'coming'
  when exists (select 1 from bank_terms n where n.bank_id = t.bank_id and n.kind = t.kind and n.approved_at is not null and n.ended_at is null
    and n.effective_on <= ${day} and n.effective_on > t.effective_on) then 'replaced'
  else 'in_force' end`;

async function listVersions({ db, now }: ListDeps, which: RawBuilder<unknown>): Promise<TermsVersion[]> {
  const standing = standingOn(todayInIndonesia(now()));
  const { rows } = await sql<TermsVersion>`
    select t.id, json_build_object('id', p.id, 'name', p.name) as bank, t.kind, t.effective_on as "effectiveOn", t.terms,
      ${termsState} as state, ${standing} as standing, t.proposed_at as "proposedAt", o.name as "proposedBy", t.proposed_by as "proposerId",
      t.confirmed_at as "confirmedAt", c.name as "confirmedBy", t.approved_at as "approvedAt", a.name as "approvedBy",
      t.ended_at as "endedAt", e.name as "endedBy", t.ended_reason as reason, b.replaces
    from bank_terms t join partners p on p.id = t.bank_id
    left join accounts o on o.id = t.proposed_by left join accounts c on c.id = t.confirmed_by
    left join accounts a on a.id = t.approved_by left join accounts e on e.id = t.ended_by
    left join lateral (select json_build_object('effectiveOn', b.effective_on, 'terms', b.terms) as replaces from bank_terms b
      where b.bank_id = t.bank_id and b.kind = t.kind and b.approved_at is not null and b.ended_at is null and b.effective_on < t.effective_on
      order by b.effective_on desc limit 1) b on true
    where ${which}
    order by ${standing} <> 'confirmed', t.effective_on desc, t.proposed_at desc, t.id limit 200`.execute(db);
  return rows.map((row) => ({
    ...row,
    terms: termsOfKind[row.kind].parse(row.terms),
    replaces: row.replaces && { ...row.replaces, terms: termsOfKind[row.kind].parse(row.replaces.terms) },
  }));
}
