// Savings applications as their member reads them (spec §3 savings application, §7 user/savings/history).
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#domain/memberships';
import { readCountedPage, whole } from '#platform/database/counted-page';
import type { Db } from '#platform/database/database';
import type { KeyRing } from '#platform/keys';
import { AppError } from '#shared/errors';
import type { LocalText } from '#shared/locale';
import { type Rupiah, rupiah, splitByLargestRemainder } from '#shared/money';
import { maskedPhone, maskedName } from '#shared/masked-text';
import { isId } from '#shared/names';
import type { Page } from '#shared/paging';
import { type SavingsDocumentKind, savingsDocumentKinds, type SavingsState } from '#shared/savings';
import { openAccountNumber, openDetails, type SavingsDetails, type SavingsHeir } from './sealed.ts';

export interface SavingsDocument {
  /** Null: not sent yet. */
  id: string | null;
  kind: SavingsDocumentKind;
  isRequired: boolean;
  status: 'missing' | 'uploaded' | 'accepted' | 'rejected';
  reason: string | null;
}

export interface SavingsApplication {
  id: string;
  code: string;
  state: SavingsState;
  /** Null: a plan with an estimated price. */
  product: { departureId: string; slug: string; title: LocalText } | null;
  bank: { id: string; slug: string; name: string } | null;
  /** Null until the plan is filled in. `monthly`: what is suggested to put aside each month; together they are the price. */
  plan: { price: Rupiah; months: number; monthly: Rupiah } | null;
  submittedAt: Date | null;
  consentVersion: number | null;
  consentedAt: Date | null;
  reason: string | null;
  createdAt: Date;
}

/** One with all of it. Applicant and heir are null once they were deleted. */
export interface SavingsDetail extends SavingsApplication, SavingsDetails {
  documents: SavingsDocument[];
  /** As the bank opened it; a balance only where the bank has reported one, with its day. */
  account: { number: string; openedAt: Date; balance: Rupiah | null; balanceOn: string | null } | null;
}

interface Row extends Omit<SavingsApplication, 'plan'> {
  price: number | null;
  months: number | null;
  details: Buffer | null;
  key_id: string | null;
  accountNumber: Buffer | null;
  accountKeyId: string | null;
  openedAt: Date | null;
  balance: number | null;
  balanceOn: string | null;
  whole: number;
}

interface FindDeps {
  db: Db;
  keys: KeyRing;
}

/** The member's applications, the newest first; carts that nothing was chosen in are left out. */
export async function listSavings(
  { db }: { db: Db },
  { accountId }: Actor,
  { page, limit }: { page: number; limit: number },
): Promise<Page<SavingsApplication>> {
  const own = sql`s.account_id = ${accountId} and (s.state <> 'draft' or s.bank_id is not null)`;
  const found = await readCountedPage({ page, limit }, (slice) =>
    readRows(db, sql`${own} order by s.created_at desc, s.id ${slice}`),
  );
  return { ...found, items: found.items.map(applicationOf) };
}

export const isSavingsCode = (text: string) => /^TB-[2-9A-HJ-NP-Z]{8}$/.test(text);

/** The member's own, by id or code. Refuses `not_found`. */
export async function getSavings(
  deps: FindDeps,
  { accountId }: Actor,
  idOrCode: string,
): Promise<SavingsDetail> {
  if (!isId(idOrCode) && !isSavingsCode(idOrCode)) throw new AppError('not_found');
  const which = isId(idOrCode) ? sql`s.id = ${idOrCode}::uuid` : sql`s.code = ${idOrCode}`;
  const found = await findSavings(deps, sql`${which} and s.account_id = ${accountId}`);
  if (!found) throw new AppError('not_found');
  return found;
}

/** The draft for a package, or the one without any; null where nothing was begun. */
export function findSavingsDraft(
  deps: FindDeps,
  { accountId }: Actor,
  departureId: string | null,
): Promise<SavingsDetail | null> {
  return findSavings(
    deps,
    sql`s.account_id = ${accountId} and s.departure_id is not distinct from ${departureId}::uuid and s.state = 'draft'`,
  );
}

/** For whoever has checked who may see it. */
export async function findSavings(
  { db, keys }: FindDeps,
  which: RawBuilder<unknown>,
): Promise<SavingsDetail | null> {
  const [row] = await readRows(db, which);
  if (!row) return null;
  const sent = await db
    .selectFrom('savings_documents')
    .select(['id', 'kind', 'status', 'reason'])
    .where('application_id', '=', row.id)
    .execute();
  const details = openDetails(keys, row.id, row);
  return {
    ...applicationOf(row),
    ...details,
    documents: savingsDocumentKinds.map((kind) => {
      const file = sent.find((one) => one.kind === kind);
      return {
        id: file?.id ?? null,
        kind,
        isRequired: kind === 'ktp' || (details.applicant?.hasNpwp ?? false),
        status: (file?.status ?? 'missing') as SavingsDocument['status'],
        reason: file?.reason ?? null,
      };
    }),
    account:
      row.accountNumber && row.accountKeyId && row.openedAt
        ? {
            number: openAccountNumber(keys, row.id, {
              accountNumber: row.accountNumber,
              keyId: row.accountKeyId,
            }),
            openedAt: row.openedAt,
            balance: row.balance === null ? null : rupiah(row.balance),
            balanceOn: row.balanceOn,
          }
        : null,
  };
}

async function readRows(db: Db, which: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select s.id, s.code, s.state, s.price, s.months, s.details, s.key_id, s.submitted_at as "submittedAt", s.consent_version as "consentVersion",
      s.consented_at as "consentedAt", s.reason, s.created_at as "createdAt",
      case when d.id is null then null else json_build_object('departureId', d.id, 'slug', d.slug, 'title', p.title) end as product,
      case when k.id is null then null else json_build_object('id', k.id, 'slug', k.slug, 'name', k.name) end as bank,
      a.account_number as "accountNumber", a.key_id as "accountKeyId", a.opened_at as "openedAt", a.balance, a.balance_on as "balanceOn",
      ${whole}
    from savings_applications s left join departures d on d.id = s.departure_id left join programmes p on p.id = d.programme_id
      left join partners k on k.id = s.bank_id left join savings_accounts a on a.application_id = s.id
    where ${which}`.execute(db);
  return rows;
}

function applicationOf(row: Omit<Row, 'whole'>): SavingsApplication {
  const { id, code, state, product, bank, submittedAt, consentVersion, consentedAt, reason, createdAt } = row;
  const same = {
    id,
    code,
    state,
    product,
    bank,
    submittedAt,
    consentVersion,
    consentedAt,
    reason,
    createdAt,
  };
  if (row.price === null || row.months === null) return { ...same, plan: null };
  const price = rupiah(row.price);
  return { ...same, plan: { price, months: row.months, monthly: monthlyDeposit(price, row.months) } };
}

/** What is suggested to put aside in the first month; the others differ by one rupiah at most. */
export function monthlyDeposit(price: Rupiah, months: number): Rupiah {
  return splitByLargestRemainder(price, Array<number>(months).fill(1))[0]!;
}

/** Who inherits, as it is shown: whom one named can be recognised, and banks know their customers by the mother's maiden name. */
export function maskedHeir({ motherMaidenName, name, gender, contactName, phone }: SavingsHeir): SavingsHeir {
  return {
    motherMaidenName: `${motherMaidenName.slice(0, 1)}•••••`,
    name: maskedName(name),
    gender,
    contactName: maskedName(contactName),
    phone: maskedPhone(phone),
  };
}
