// A piece of evidence is proven by a document with its number and date, and unproven when that is taken back. What pilgrims are shown
// changes in the same transaction, and nowhere else.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import type { Actor } from '#domain/memberships';
import { passThrottle } from '#domain/throttles';
import { type Db, transaction } from '#platform/database/database';
import { receiveDocument } from '#platform/document-file';
import type { EncryptedColumn } from '#platform/encrypted-columns';
import { sealBytes } from '#platform/encryption';
import { type EvidenceKind, evidenceKinds } from '#shared/catalogue';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { evidenceForm } from '#shared/evidence-form';
import { checkedForm } from '#shared/form-faults';
import { type EvidenceDeps, requireEvidenceWork } from './access.ts';

/** Our choice: a season's contracts in an afternoon. */
const perAccount = { name: 'evidence', max: 120, windowSeconds: 3_600 };

export const aboutProof = (id: string) => `evidence_proofs ${id}`;
export const encryptedProofs: EncryptedColumn = {
  table: 'evidence_proofs',
  column: 'content',
  isFile: true,
  row: 'id',
  about: (id) => aboutProof(id!),
};

export interface Proof {
  departureId: string;
  kind: string;
  form: unknown;
  file: Buffer;
}

/**
 * Confirms a piece by its document; an earlier one is replaced. Refuses `not_found`, `forbidden`, `invalid_input` (a visa before the
 * hotel; a date ahead; a document that has expired; a file that is missing, too large or unreadable), `too_many_requests`, `unavailable`.
 */
export async function proveEvidence(
  deps: EvidenceDeps,
  actor: Actor,
  { departureId, kind: named, form, file }: Proof,
): Promise<void> {
  const kind = kindOf(named);
  await requireEvidenceWork(deps.db, actor, departureId);
  const { number, dated_on, expires_on } = checkedForm(evidenceForm, form);
  const today = todayInIndonesia(deps.now());
  if (dated_on > today) throw wrong('dated_on', 'error_date_ahead');
  if (expires_on && (expires_on < today || expires_on < dated_on))
    throw wrong('expires_on', 'error_evidence_expired');
  const read = await receiveDocument(file, {
    of: actor.accountId,
    admit: () => passThrottle(deps, { ...perAccount, of: actor.accountId }),
  });
  const id = randomUUID();
  const { keyId, bytes } = sealBytes(deps.keys, read.bytes, aboutProof(id));
  await transaction(deps.db, async (db) => {
    await requireEvidenceWork(db, actor, departureId, { lock: true });
    if (kind === 'visa' && !(await isConfirmed(db, departureId, 'hotel')))
      throw wrong('kind', 'error_visa_needs_hotel');
    await unproveEvidence(db, deps.now(), departureId, [kind]);
    await db
      .insertInto('evidence_proofs')
      .values({
        id,
        departure_id: departureId,
        kind,
        number,
        dated_on,
        expires_on: expires_on || null,
        content: bytes,
        content_type: read.type,
        key_id: keyId,
        recorded_by: actor.accountId,
        recorded_at: deps.now(),
      })
      .execute();
    await sql`insert into departure_evidence (departure_id, kind, state, dated_on, proof_id) values (${departureId}, ${kind}, 'confirmed', ${dated_on}, ${id})
      on conflict (departure_id, kind) do update set state = 'confirmed', dated_on = excluded.dated_on, proof_id = excluded.proof_id, note = null`.execute(
      db,
    );
    await audit({ ...deps, db }, actor, 'evidence.proven', { departureId, kind });
  });
}

/** Takes a proof back: the piece is pending again, and a visa with its hotel. Refuses `not_found`, `forbidden`. */
export async function withdrawEvidence(
  deps: EvidenceDeps,
  actor: Actor,
  { departureId, kind: named }: { departureId: string; kind: string },
): Promise<void> {
  const kind = kindOf(named);
  await transaction(deps.db, async (db) => {
    await requireEvidenceWork(db, actor, departureId, { lock: true });
    if (!(await isConfirmed(db, departureId, kind))) throw new AppError('not_found');
    await unproveEvidence(db, deps.now(), departureId, kind === 'hotel' ? ['hotel', 'visa'] : [kind]);
    await audit({ ...deps, db }, actor, 'evidence.withdrawn', { departureId, kind });
  });
}

/** Pieces that are proven are pending again, and their proofs end. */
export async function unproveEvidence(
  db: Db,
  now: Date,
  departureId: string,
  kinds: readonly EvidenceKind[],
): Promise<void> {
  await db
    .updateTable('departure_evidence')
    .set({ state: 'pending', dated_on: null, proof_id: null, note: null })
    .where('departure_id', '=', departureId)
    .where('kind', 'in', kinds)
    .where('state', '=', 'confirmed')
    .execute();
  await db
    .updateTable('evidence_proofs')
    .set({ ended_at: now })
    .where('departure_id', '=', departureId)
    .where('kind', 'in', kinds)
    .where('ended_at', 'is', null)
    .execute();
}

async function isConfirmed(db: Db, departureId: string, kind: EvidenceKind): Promise<boolean> {
  const row = await db
    .selectFrom('departure_evidence')
    .select('kind')
    .where('departure_id', '=', departureId)
    .where('kind', '=', kind)
    .where('state', '=', 'confirmed')
    .executeTakeFirst();
  return row !== undefined;
}

function audit(
  deps: EvidenceDeps,
  actor: Actor,
  action: 'evidence.proven' | 'evidence.withdrawn',
  { departureId, kind }: { departureId: string; kind: string },
): Promise<void> {
  return recordAudit(deps, {
    actor,
    role: 'partner_staff',
    action,
    subjectId: null,
    details: { about: departureId, kind },
  });
}

function kindOf(text: string): EvidenceKind {
  const kind = evidenceKinds.find((one) => one === text);
  if (!kind) throw new AppError('not_found');
  return kind;
}

const wrong = (field: string, message: string, values?: Record<string, number>) =>
  new AppError('invalid_input', [{ field, message, ...(values && { values }) }]);
