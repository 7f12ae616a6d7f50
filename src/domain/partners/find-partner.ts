// One partner with its licences (spec §2 travel partner page, §7 travel/{x}/information).
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import { isId, isSlugOrId } from '#shared/names';
import type { LocalText } from '#shared/locale';
import type { Licence, Partner, PartnerKind } from './partner.ts';
import {
  type PartnerRow,
  type PartnerScope,
  summaryColumns,
  summaryOf,
  summaryTables,
} from './partner-rows.ts';

interface FoundRow extends PartnerRow {
  legal_name: string;
  description: LocalText;
  email: string;
  phone_number: string;
  address: string;
  joined_on: string;
  suspended_on: string | null;
  suspended_reason: LocalText | null;
  licences: Licence[] | null;
  reply_hours: number | null;
  external_review_rating: string | null;
  external_review_count: number | null;
  external_review_source: string | null;
}

/** The partner of a slug or id, or null. A suspended one is found: its page says so. `kind` narrows it. */
export async function findPartner(
  { db }: { db: Db },
  scope: PartnerScope,
  slugOrId: string,
  kind: PartnerKind = 'travel',
): Promise<Partner | null> {
  if (!isSlugOrId(slugOrId)) return null;
  const { rows } = await sql<FoundRow>`
    select ${summaryColumns(scope)}, t.legal_name, t.description, t.email, t.phone_number, t.address, t.joined_on,
      t.suspended_on, t.suspended_reason, t.external_review_rating, t.external_review_count, t.external_review_source,
      (select r.median_hours from partner_reply_times r where r.partner_id = t.id) as reply_hours,
      (select json_agg(json_build_object('kind', l.kind, 'number', l.number, 'issuedOn', l.issued_on, 'validUntil', l.valid_until,
        'source', l.source, 'checkedOn', l.checked_on) order by l.valid_until desc, l.kind) from licences l where l.partner_id = t.id) as licences
    from ${summaryTables(scope)}
    where ${isId(slugOrId) ? sql`t.id = ${slugOrId}::uuid` : sql`t.slug = ${slugOrId}`} and t.kind = ${kind}`.execute(
    db,
  );
  return rows[0] ? partnerOf(rows[0]) : null;
}

function partnerOf(row: FoundRow): Partner {
  return {
    ...summaryOf(row),
    legalName: row.legal_name,
    description: row.description,
    email: row.email,
    phoneNumber: row.phone_number,
    address: row.address,
    joinedOn: row.joined_on,
    suspendedOn: row.suspended_on,
    suspendedReason: row.suspended_reason,
    licences: row.licences ?? [],
    replyHours: row.reply_hours,
    externalReview:
      row.external_review_rating === null
        ? null
        : {
            rating: Number(row.external_review_rating),
            count: row.external_review_count ?? 0,
            source: row.external_review_source,
          },
  };
}
