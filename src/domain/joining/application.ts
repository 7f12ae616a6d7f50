// An application to join, as its applicant and the acquisition team read it (docs/product/joining.md).
import type { Selectable } from 'kysely';
import type { Brand, BrandDirectory } from '#domain/brands';
import type { OutboxDeps } from '#domain/outbox';
import type { Db } from '#platform/database/database';
import type { DB } from '#platform/database/types';
import type { KeyRing } from '#platform/keys';
import { AppError } from '#shared/errors';
import {
  type JoinDocumentKind,
  joinDocuments,
  type JoinKind,
  type JoinRefusal,
  type JoinState,
} from '#shared/joining';
import type { Locale } from '#shared/locale';

export interface JoiningDeps extends OutboxDeps {
  keys: KeyRing;
  brands: BrandDirectory;
}

export interface JoinDocument {
  id: string;
  kind: JoinDocumentKind;
  uploadedAt: Date;
}

export interface JoinApplication {
  id: string;
  /** Read aloud: MT-7K2M9QXA. */
  code: string;
  kind: JoinKind;
  state: JoinState;
  organisation: string;
  /** Null once the person behind it asked to be forgotten. */
  contactName: string | null;
  email: string | null;
  /** E.164. */
  phone: string | null;
  /** Fields of the steps, under wire names, as they were typed. */
  form: Record<string, string>;
  documents: JoinDocument[];
  /** To the applicant, with the last answer. */
  message: string | null;
  refusal: JoinRefusal | null;
  locale: Locale;
  createdAt: Date;
  updatedAt: Date;
  submittedAt: Date | null;
  decidedAt: Date | null;
}

export type ApplicationRow = Selectable<DB['join_applications']>;

export async function documentsOf(db: Db, applicationId: string): Promise<JoinDocument[]> {
  const rows = await db
    .selectFrom('join_documents')
    .select(['id', 'kind', 'uploaded_at'])
    .where('application_id', '=', applicationId)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as JoinDocumentKind,
    uploadedAt: row.uploaded_at,
  }));
}

export function applicationOf(row: ApplicationRow, documents: JoinDocument[]): JoinApplication {
  return {
    id: row.id,
    code: row.code,
    kind: row.kind as JoinKind,
    state: row.state as JoinState,
    organisation: row.organisation,
    contactName: row.contact_name,
    email: row.email,
    phone: row.phone,
    form: row.form as Record<string, string>,
    documents,
    message: row.message,
    refusal: row.refusal as JoinRefusal | null,
    locale: row.locale as Locale,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    submittedAt: row.submitted_at,
    decidedAt: row.decided_at,
  };
}

/** Documents that must be there and are not. */
export function missingDocuments({
  kind,
  documents,
}: Pick<JoinApplication, 'kind' | 'documents'>): JoinDocumentKind[] {
  return joinDocuments(kind)
    .filter((needed) => !needed.isOptional && !documents.some((one) => one.kind === needed.kind))
    .map((needed) => needed.kind);
}

/** The brand it was begun on; the default one when that is gone. */
export function brandOf({ brands }: Pick<JoiningDeps, 'brands'>, brandId: string): Brand {
  const all = brands.list();
  return all.find(({ id }) => id === brandId) ?? all.find(({ isDefault }) => isDefault)!;
}

export function isJoinToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(text);
}

/** Locks the application of a link. Refuses `not_found`. */
export async function lockByToken(db: Db, token: string): Promise<ApplicationRow> {
  const row =
    isJoinToken(token) &&
    (await db
      .selectFrom('join_applications')
      .selectAll()
      .where('token', '=', token)
      .forUpdate()
      .executeTakeFirst());
  if (!row) throw new AppError('not_found');
  return row;
}
