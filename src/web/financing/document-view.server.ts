// The documents of an application of financing as its member sees them.
import type { FinancingDetail } from '#domain/financing';
import { documentStatusLabel } from '#labels/participants';
import { financingDocumentLabel } from '#labels/financing';
import * as paths from '#shared/paths';
import type { ApplicationDocumentView } from './application-document.tsx';

export function documentViews({ id: applicationId, documents }: FinancingDetail): ApplicationDocumentView[] {
  return documents.map(({ id, kind, isRequired, status, reason }) => ({
    kind,
    name: financingDocumentLabel[kind](),
    isOptional: !isRequired,
    status,
    badge: { word: documentStatusLabel[status].word(), tone: documentStatusLabel[status].tone },
    reason,
    path: id && paths.member.financingDocument(applicationId, id),
  }));
}
