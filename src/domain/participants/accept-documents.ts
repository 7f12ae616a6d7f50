// Accepts several documents of one order at once: each as a single acceptance would, with its own line in the
// audit log.
import type { Actor } from '#domain/memberships';
import { AppError } from '#shared/errors';
import { judgeDocument, type JudgeDeps } from './documents.ts';

/**
 * How many were accepted, and how many refused: changed or reviewed meanwhile, or incomplete. Refuses
 * `invalid_input` when none was ticked, and what refuses them all.
 */
export async function acceptDocuments(
  deps: JudgeDeps,
  actor: Actor,
  { booking, documentIds }: { booking: string; documentIds: readonly string[] },
): Promise<{ accepted: number; refused: number }> {
  if (documentIds.length === 0)
    throw new AppError('invalid_input', [{ field: 'ticked', message: 'error_documents_none' }]);
  const refusals: AppError[] = [];
  for (const documentId of new Set(documentIds)) {
    try {
      await judgeDocument(deps, actor, { booking, documentId, verdict: 'accepted' });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refusals.push(error);
    }
  }
  const accepted = new Set(documentIds).size - refusals.length;
  if (accepted === 0) throw refusals[0]!;
  return { accepted, refused: refusals.length };
}
