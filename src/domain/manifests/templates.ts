// Templates of manifests: rows of the database with a version and a day from which they count.
import { sql } from 'kysely';
import { type Actor, workplaceFor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import type { ManifestTemplate } from './manifest-cells.ts';

export const manifestCodes = ['general', 'siskopatuh', 'docs'] as const;
export type ManifestCode = (typeof manifestCodes)[number];

export const manifestFormats = ['xlsx', 'csv', 'pdf'] as const;
export type ManifestFormat = (typeof manifestFormats)[number];

export interface StoredTemplate extends ManifestTemplate {
  code: ManifestCode;
  version: number;
  validFrom: string;
  source: string;
}

/** The newest version that counts today. Refuses `not_found`. */
export async function getTemplate(
  { db, now }: { db: Db; now: () => Date },
  code: string,
): Promise<StoredTemplate> {
  const { rows } = await sql<StoredTemplate>`
    select code, version, valid_from as "validFrom", source, columns, rules from manifest_templates
    where code = ${code} and valid_from <= ${todayInIndonesia(now())}::date
    order by version desc limit 1`.execute(db);
  if (!rows[0]) throw new AppError('not_found');
  return rows[0];
}

/** The newest version of each that counts today. Refuses `forbidden` to those who read no travellers. */
export async function listTemplates(
  deps: { db: Db; now: () => Date },
  actor: Actor,
): Promise<StoredTemplate[]> {
  workplaceFor(actor, 'travellers');
  return Promise.all(manifestCodes.map((code) => getTemplate(deps, code)));
}
