// The offers of partner banks on a day (spec §2 savings planning: "lists financial institutions"; §3 partner bank card).
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import type { LocalText } from '#shared/locale';
import type { TermsKind } from '#shared/bank-terms';
import { type TermsOf, termsOfKind } from './terms.ts';

export interface BankSupervision {
  licenceNumber: string;
  isLpsMember: boolean;
  source: string;
  checkedOn: string;
  complaintPhone: string;
  complaintEmail: string;
}

export interface BankOffer<Kind extends TermsKind> {
  bank: { id: string; slug: string; name: string; description: LocalText | null };
  /** Null: nobody has checked it yet. */
  supervision: BankSupervision | null;
  /** Names the version, so that an application keeps the figures it was made under. */
  termsId: string;
  effectiveOn: string;
  terms: TermsOf<Kind>;
}

/** One row for each bank with terms of the kind in force on the day, by the bank's name. */
export async function listBankOffers<Kind extends TermsKind>(
  { db }: { db: Db },
  kind: Kind,
  onDay: string,
): Promise<BankOffer<Kind>[]> {
  const { rows } = await sql<Omit<BankOffer<Kind>, 'terms'> & { terms: unknown }>`
    select json_build_object('id', p.id, 'slug', p.slug, 'name', p.name, 'description', p.description) as bank,
      case when s.bank_id is null then null else json_build_object('licenceNumber', s.licence_number, 'isLpsMember', s.is_lps_member,
        'source', s.source, 'checkedOn', s.checked_on, 'complaintPhone', s.complaint_phone, 'complaintEmail', s.complaint_email) end as supervision,
      t.id as "termsId", t.effective_on as "effectiveOn", t.terms
    from partners p
    join lateral (select id, effective_on, terms from bank_terms where bank_id = p.id and kind = ${kind} and approved_at is not null and ended_at is null
      and effective_on <= ${onDay} order by effective_on desc limit 1) t on true
    left join bank_supervision s on s.bank_id = p.id
    where p.kind = 'financial'
    order by p.name, p.id`.execute(db);
  return rows.map((row) => ({ ...row, terms: termsOfKind[kind].parse(row.terms) as TermsOf<Kind> }));
}
