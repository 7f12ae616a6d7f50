// Proofs of the five pieces of evidence.
import sharp from 'sharp';
import type { Db } from '#platform/database/database';
import { NOW } from './programmes.ts';

/** As a partner sends it: a booking code of an airline. */
export async function proofOf(departureId: string, kind = 'flight') {
  return {
    departureId,
    kind,
    form: { number: 'ABC123', dated_on: '2027-03-01', expires_on: '' },
    file: await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0b5d47' } })
      .png()
      .toBuffer(),
  };
}

/** A row of its own, without a file; answers its id. */
export async function createProof(db: Db, departure_id: string, kind: string): Promise<string> {
  const { id } = await db
    .insertInto('evidence_proofs')
    .values({ departure_id, kind, number: 'ABC123', dated_on: '2027-03-01', recorded_at: NOW })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
