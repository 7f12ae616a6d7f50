// KTP and NPWP of an application as its member sees them.
import type { SavingsDetail } from '#domain/savings';
import { documentStatusLabel } from '#labels/participants';
import { savingsDocumentLabel } from '#labels/savings';
import * as paths from '#shared/paths';
import type { ApplicationDocumentView } from '#web/financing/application-document.tsx';

export function cardViews({ id: savingsId, documents, applicant }: SavingsDetail): ApplicationDocumentView[] {
  return documents
    .filter(({ kind }) => kind === 'ktp' || applicant?.hasNpwp)
    .map(({ id, kind, status, reason }) => ({
      kind,
      name: savingsDocumentLabel[kind](),
      status,
      badge: { word: documentStatusLabel[status].word(), tone: documentStatusLabel[status].tone },
      reason,
      path: id && paths.member.savingDocument(savingsId, id),
    }));
}
