// Distribution-channel partners and the page each of them shows (spec §2 /distribution-partners/{partner-page}).
import type { Db } from '#platform/database/database';
import type { LocalText } from '#shared/locale';

export interface DistributionPartner {
  slug: string;
  name: string;
  description: LocalText;
  /** The regency or city the partner works from. */
  city: string;
  headline: LocalText;
}

export interface DistributionPage extends DistributionPartner {
  id: string;
  legalName: string;
  email: string;
  /** E.164. */
  phoneNumber: string;
  address: string;
  joinedOn: string;
  /** Markdown written by the partner. */
  body: LocalText;
  /** Travels as affiliate_code in the links of this page; null when the partner has none. */
  affiliateCode: string | null;
}

/** Active distribution partners that have a page, by name. */
export function listDistributionPartners({ db }: { db: Db }): Promise<DistributionPartner[]> {
  return activePages(db)
    .select([
      'partners.slug',
      'partners.name',
      'partners.description',
      'regencies.name as city',
      'distribution_pages.headline',
    ])
    .orderBy('partners.name')
    .$castTo<DistributionPartner>()
    .execute();
}

/** The page of one partner; null when there is none, or the partner is suspended. */
export async function findDistributionPage(
  { db }: { db: Db },
  slug: string,
): Promise<DistributionPage | null> {
  const page = await activePages(db)
    .leftJoin('affiliates', 'affiliates.partner_id', 'partners.id')
    .select([
      'partners.id',
      'partners.slug',
      'partners.name',
      'partners.description',
      'regencies.name as city',
      'distribution_pages.headline',
      'partners.legal_name as legalName',
      'partners.email',
      'partners.phone_number as phoneNumber',
      'partners.address',
      'partners.joined_on as joinedOn',
      'distribution_pages.body',
      'affiliates.code as affiliateCode',
    ])
    .where('partners.slug', '=', slug)
    .$castTo<DistributionPage>()
    .executeTakeFirst();
  return page ?? null;
}

function activePages(db: Db) {
  return db
    .selectFrom('partners')
    .innerJoin('distribution_pages', 'distribution_pages.partner_id', 'partners.id')
    .innerJoin('regencies', 'regencies.code', 'partners.regency_code')
    .where('partners.kind', '=', 'distribution_channel')
    .where('partners.state', '=', 'active');
}
