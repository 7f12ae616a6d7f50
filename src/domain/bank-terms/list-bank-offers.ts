// The offers of partner banks on a day (spec §2 savings planning: "lists financial institutions"; §3 partner bank card).
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import type { LocalText } from '#shared/locale';
import type { TermsKind } from '#shared/bank-terms';
import { type BankLicence, licenceHoldsOn, licenceJson } from './bank-licences.ts';
import { type TermsOf, termsOfKind } from './terms.ts';

export interface BankOffer<Kind extends TermsKind> {
  bank: { id: string; slug: string; name: string; description: LocalText | null };
  licence: BankLicence;
  /** Names the version, so that an application keeps the figures it was made under. */
  termsId: string;
  effectiveOn: string;
  terms: TermsOf<Kind>;
}

/** One row for each bank with a licence and terms of the kind that hold on the day, by the bank's name. */
export async function listBankOffers<Kind extends TermsKind>(
  { db }: { db: Db },
  kind: Kind,
  onDay: string,
): Promise<BankOffer<Kind>[]> {
  const { rows } = await sql<Omit<BankOffer<Kind>, 'terms'> & { terms: unknown }>`
    select json_build_object('id', p.id, 'slug', p.slug, 'name', p.name, 'description', p.description) as bank,
      l.licence,
      t.id as "termsId", t.effective_on as "effectiveOn", t.terms
    from partners p
    join lateral (select id, effective_on, terms from bank_terms where bank_id = p.id and kind = ${kind} and approved_at is not null and ended_at is null
      and effective_on <= ${onDay} order by effective_on desc limit 1) t on true
    join lateral (select ${licenceJson} as licence from bank_licences l where l.bank_id = p.id and ${licenceHoldsOn(onDay)}
      order by l.recorded_at desc limit 1) l on true
    where p.kind = 'financial'
    order by p.name, p.id`.execute(db);
  return rows.map((row) => ({ ...row, terms: termsOfKind[kind].parse(row.terms) as TermsOf<Kind> }));
}
