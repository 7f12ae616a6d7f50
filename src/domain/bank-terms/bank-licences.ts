// A bank's OJK licence, as the operator's people checked it: dated history, one stands at a time (docs/product/bank-terms.md). OJK has no
// register to ask by machine. Whoever has none today offers nothing new.
import { sql } from 'kysely';
import type { Actor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import {
  type ApprovalStanding,
  type BankLicenceStatus,
  bankLicenceStatuses,
  type TermsKind,
} from '#shared/bank-terms';
import { addDays, todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { atMost, checkedForm, filled, printable, printableLines } from '#shared/form-faults';
import { emailMaxLength, phoneMaxLength } from '#shared/limits';
import { isId, isSlugOrId } from '#shared/names';
import { normalizePhone } from '#shared/phone';
import * as z from 'zod/mini';
import { changeRecord, type RecordDeps } from './change-record.ts';
import { termsDecider } from './list-terms.ts';

/** What members are told of a bank. */
export interface BankLicence {
  number: string;
  status: BankLicenceStatus;
  validFrom: string;
  isLpsMember: boolean;
  complaintPhone: string;
  complaintEmail: string;
}

/** The licence under which a bank offers something on a day, of a row of `bank_licences` by the name of `l`: the one place of this rule. */
export const licenceHoldsOn = (day: string) =>
  sql<boolean>`(l.ended_at is null and l.valid_from <= ${day} and coalesce(l.valid_until >= ${day}, true))`;

/** As JSON, for whatever lists banks. */
export const licenceJson = sql<BankLicence>`json_build_object('number', l.number, 'status', l.status, 'validFrom', l.valid_from,
  'isLpsMember', l.is_lps_member, 'complaintPhone', l.complaint_phone, 'complaintEmail', l.complaint_email)`;

/**
 * Before a bank is sent somebody new: in a transaction whoever withdraws the licence waits for its end. Refuses `bank_unlicensed`.
 */
export async function requireLicensedBank(
  { db, now }: { db: Db; now: () => Date },
  bankId: string,
): Promise<void> {
  const isLicensed = async () => {
    const { rows } = await sql`
      select from bank_licences l where l.bank_id = ${bankId}::uuid and ${licenceHoldsOn(todayInIndonesia(now()))}
      limit 1 for share`.execute(db);
    return rows.length > 0;
  };
  // Asked again: the one it waited for may have been replaced, and a statement does not see what took its place meanwhile.
  if (!(await isLicensed()) && !(await isLicensed())) throw new AppError('bank_unlicensed');
}

/** Why a bank that somebody chose is not on offer. Refuses `bank_unlicensed`; says nothing of a name that is no bank's. */
export async function refuseUnlicensedBank(
  deps: { db: Db; now: () => Date },
  idOrSlug: string,
): Promise<void> {
  if (!isSlugOrId(idOrSlug)) return;
  const bank = await deps.db
    .selectFrom('partners')
    .select('id')
    .where('kind', '=', 'financial')
    .where(isId(idOrSlug) ? 'id' : 'slug', '=', idOrSlug)
    .executeTakeFirst();
  if (bank) await requireLicensedBank(deps, bank.id);
}

export interface RecordedLicence extends BankLicence {
  id: string;
  /** Null: it runs out on no day. */
  validUntil: string | null;
  /** The document, or the address, that was looked at. */
  evidence: string;
  /** When somebody looks again; null: nobody has said. */
  nextCheckOn: string | null;
  /** What was seen; null: nothing was stored of it. */
  fileId: string | null;
  standing: ApprovalStanding;
  recordedAt: Date;
  /** Null: of before, or the person is gone. */
  recordedBy: string | null;
  endedAt: Date | null;
  endedBy: string | null;
  /** Of a withdrawal; null where another took its place. */
  reason: string | null;
}

export interface BankOverview {
  id: string;
  name: string;
  /** The one that holds today. */
  licence: BankLicence | null;
  /** When somebody looks at it again; null: it has none, or nobody has said. */
  nextCheckOn: string | null;
  /** Of what it has approved terms today. Without a licence it offers none of it. */
  terms: TermsKind[];
}

export interface BankDetail extends BankOverview {
  /** What stands before the others, then the newest first. */
  licences: RecordedLicence[];
}

/** Partner banks, those without a licence first, then those to look at again first. For the operator's task `bankTerms`. Refuses `not_found`. */
export async function listBanks({ db, now }: RecordDeps, actor: Actor): Promise<BankOverview[]> {
  termsDecider(actor);
  return findBanks(db, todayInIndonesia(now()), null);
}

/** One of them with the history of its licence. Refuses `not_found`. */
export async function getBank({ db, now }: RecordDeps, actor: Actor, bankId: string): Promise<BankDetail> {
  termsDecider(actor);
  const today = todayInIndonesia(now());
  const [bank] = isId(bankId) ? await findBanks(db, today, bankId) : [];
  if (!bank) throw new AppError('not_found');
  const standing = sql<ApprovalStanding>`case
    when l.ended_at is not null then case when l.ended_reason is null then 'replaced' else 'ended' end
    when ${licenceHoldsOn(today)} then 'in_force' else 'expired' end`;
  const { rows } = await sql<RecordedLicence>`
    select l.id, l.number, l.status, l.valid_from as "validFrom", l.valid_until as "validUntil", l.evidence, l.is_lps_member as "isLpsMember",
      l.complaint_phone as "complaintPhone", l.complaint_email as "complaintEmail", ${standing} as standing, l.recorded_at as "recordedAt",
      r.name as "recordedBy", l.ended_at as "endedAt", e.name as "endedBy", l.ended_reason as reason, l.next_check_on as "nextCheckOn",
      f.id as "fileId"
    from bank_licences l left join accounts r on r.id = l.recorded_by left join accounts e on e.id = l.ended_by
      left join bank_licence_files f on f.licence_id = l.id
    where l.bank_id = ${bankId}::uuid
    order by ${standing} <> 'in_force', l.recorded_at desc, l.id limit 50`.execute(db);
  return { ...bank, licences: rows };
}

async function findBanks(db: Db, today: string, bankId: string | null): Promise<BankOverview[]> {
  const { rows } = await sql<BankOverview>`
    select p.id, p.name, l.licence, l.next as "nextCheckOn", array(select distinct t.kind from bank_terms t where t.bank_id = p.id and t.approved_at is not null
      and t.ended_at is null and t.effective_on <= ${today} order by t.kind) as terms
    from partners p
    left join lateral (select ${licenceJson} as licence, l.next_check_on as next from bank_licences l where l.bank_id = p.id and ${licenceHoldsOn(today)}
      order by l.recorded_at desc limit 1) l on true
    where p.kind = 'financial' and p.id = coalesce(${bankId}::uuid, p.id)
    order by l.licence is not null, l.next nulls first, p.name, p.id limit 500`.execute(db);
  return rows;
}

/** Our choice: nobody goes unlooked at for longer than two years. */
const longestUncheckedDays = 731;

const yesOrNo = z.pipe(
  z.transform((value: unknown) => (value === 'yes' ? true : value === 'no' ? false : value)),
  z.boolean({ error: 'error_field_empty' }),
);

const licenceForm = ({ today }: { today: string }) => {
  const words = (max: number) =>
    filled().check(z.minLength(3, { error: 'error_invalid_value' }), atMost(max), printable);
  const day = () => filled().check(z.iso.date({ error: 'error_date_invalid' }));
  return z.object({
    number: words(60),
    status: z.enum(bankLicenceStatuses, { error: 'error_field_empty' }),
    valid_from: day().check(
      z.refine((on) => on <= today && on >= '1900-01-01', { error: 'error_bank_licence_from' }),
    ),
    valid_until: z.pipe(
      z.transform((value: unknown) => (value === '' || value === undefined ? null : value)),
      z.nullable(
        day().check(z.refine((on) => on >= today && on < '2200', { error: 'error_bank_licence_until' })),
      ),
    ),
    evidence: words(200),
    next_check_on: day().check(
      z.refine((on) => on > today && on <= addDays(today, longestUncheckedDays), {
        error: 'error_bank_licence_check',
      }),
    ),
    is_lps_member: yesOrNo,
    complaint_phone: filled().check(atMost(phoneMaxLength), printable),
    complaint_email: filled().check(
      atMost(emailMaxLength),
      z.toLowerCase(),
      z.email({ error: 'error_email_invalid' }),
    ),
    /** The one that its writer saw standing; none: empty. */
    replaces: z.optional(z.unknown()),
  });
};

/**
 * Records what was checked of a bank, in place of the licence that stands. Refuses `not_found`, `step_up_required`, `invalid_input`,
 * `bank_licence_state` where another stands than its writer saw. Answers its id.
 */
export async function recordLicence(
  deps: RecordDeps,
  actor: Actor,
  { bankId, form: input }: { bankId: string; form: unknown },
): Promise<string> {
  const today = todayInIndonesia(deps.now());
  return change(deps, actor, bankId, async (db) => {
    const form = checkedForm(licenceForm({ today }), input);
    const phone = normalizePhone(form.complaint_phone);
    if (!phone)
      throw new AppError('invalid_input', [{ field: 'complaint_phone', message: 'error_phone_invalid' }]);
    const standing = await findStanding(db, bankId, today);
    if ((standing ?? '') !== (form.replaces ?? '')) throw new AppError('bank_licence_state');
    if (standing)
      await db
        .updateTable('bank_licences')
        .set({ ended_at: deps.now(), ended_by: actor.accountId })
        .where('id', '=', standing)
        .execute();
    const { id } = await db
      .insertInto('bank_licences')
      .values({
        bank_id: bankId,
        number: form.number,
        status: form.status,
        valid_from: form.valid_from,
        valid_until: form.valid_until,
        evidence: form.evidence,
        next_check_on: form.next_check_on,
        is_lps_member: form.is_lps_member,
        complaint_phone: phone,
        complaint_email: form.complaint_email,
        recorded_at: deps.now(),
        recorded_by: actor.accountId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, action: 'bank_licence.recorded' };
  });
}

const withdrawForm = z.object({ reason: filled().check(atMost(500), printableLines) });

/**
 * The bank offers nothing new from this moment on; what it was sent by then goes on. Refuses `not_found`, `step_up_required`,
 * `invalid_input`, `bank_licence_state` for one that no longer stands.
 */
export async function withdrawLicence(
  deps: RecordDeps,
  actor: Actor,
  { bankId, licenceId, form: input }: { bankId: string; licenceId: string; form: unknown },
): Promise<void> {
  await change(deps, actor, bankId, async (db) => {
    const { reason } = checkedForm(withdrawForm, input);
    await requireLicence(db, { bankId, licenceId });
    if ((await findStanding(db, bankId, todayInIndonesia(deps.now()))) !== licenceId)
      throw new AppError('bank_licence_state');
    await db
      .updateTable('bank_licences')
      .set({ ended_at: deps.now(), ended_by: actor.accountId, ended_reason: reason })
      .where('id', '=', licenceId)
      .execute();
    return { id: licenceId, action: 'bank_licence.withdrawn' };
  });
}

/** Of that bank. Refuses `not_found`. */
export async function requireLicence(
  db: Db,
  { bankId, licenceId }: { bankId: string; licenceId: string },
): Promise<void> {
  const known =
    isId(bankId) &&
    isId(licenceId) &&
    (await db
      .selectFrom('bank_licences')
      .select('id')
      .where('id', '=', licenceId)
      .where('bank_id', '=', bankId)
      .executeTakeFirst());
  if (!known) throw new AppError('not_found');
}

async function findStanding(db: Db, bankId: string, today: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select l.id from bank_licences l where l.bank_id = ${bankId}::uuid and ${licenceHoldsOn(today)}
    order by l.recorded_at desc, l.id limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** One change at a time for each bank. */
async function change(
  deps: RecordDeps,
  actor: Actor,
  bankId: string,
  act: Parameters<typeof changeRecord>[3],
): Promise<string> {
  if (!isId(bankId)) throw new AppError('not_found');
  return changeRecord(deps, actor, { kind: 'bank_licence', id: bankId }, async (db) => {
    const bank = await db
      .selectFrom('partners')
      .select('id')
      .where('id', '=', bankId)
      .where('kind', '=', 'financial')
      .executeTakeFirst();
    if (!bank) throw new AppError('not_found');
    return act(db);
  });
}
