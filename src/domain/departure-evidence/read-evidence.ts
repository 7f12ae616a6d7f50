// The five pieces of a departure as its partner sees them, with their documents.
import { sql } from 'kysely';
import type { Actor } from '#domain/memberships';
import { openBytes } from '#platform/encryption';
import { type FileDeps, readBytes } from '#platform/files/files';
import type { EvidenceKind, EvidenceState } from '#shared/catalogue';
import { AppError } from '#shared/errors';
import { isId } from '#shared/names';
import { type EvidenceDeps, requireEvidenceWork } from './access.ts';
import { aboutProof } from './prove.ts';

interface Piece {
  kind: EvidenceKind;
  state: EvidenceState;
  proof: {
    id: string;
    number: string;
    datedOn: string;
    expiresOn: string | null;
    hasFile: boolean;
    recordedBy: string | null;
    recordedAt: Date;
  } | null;
}

/** In the order pilgrims see them. Refuses `not_found`, `forbidden`. */
export async function listEvidence({ db }: EvidenceDeps, actor: Actor, departureId: string) {
  const departure = await requireEvidenceWork(db, actor, departureId);
  const { rows: pieces } = await sql<Piece>`
    select k.kind, coalesce(v.state, 'missing') as state,
      case when e.id is null then null else json_build_object('id', e.id, 'number', e.number, 'datedOn', e.dated_on, 'expiresOn', e.expires_on,
        'hasFile', e.content is not null, 'recordedBy', o.name, 'recordedAt', e.recorded_at) end as proof
    from unnest('{licence,flight,price,hotel,visa}'::text[]) with ordinality as k (kind, place)
      left join departure_evidence v on v.departure_id = ${departureId}::uuid and v.kind = k.kind
      left join evidence_proofs e on e.id = v.proof_id left join accounts o on o.id = e.recorded_by order by k.place`.execute(
    db,
  );
  return { ...departure, pieces };
}

/** The document of a proof. Refuses `not_found`, `forbidden`. */
export async function readProofFile(
  { db, keys, files }: EvidenceDeps & FileDeps,
  actor: Actor,
  proofId: string,
): Promise<{ type: string; bytes: Buffer }> {
  const row = isId(proofId)
    ? await db.selectFrom('evidence_proofs').selectAll().where('id', '=', proofId).executeTakeFirst()
    : undefined;
  if (!row) throw new AppError('not_found');
  await requireEvidenceWork(db, actor, row.departure_id);
  if (!row.content || !row.content_type || !row.key_id) throw new AppError('not_found');
  const sealed = await readBytes({ files }, { bytes: row.content, storedAs: row.content_stored_as });
  return {
    type: row.content_type,
    bytes: openBytes(keys, { keyId: row.key_id, bytes: sealed }, aboutProof(row.id)),
  };
}
