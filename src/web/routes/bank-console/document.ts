// A document of an applicant, for the bank's people; each look is recorded for the applicant (docs/product/bank-console.md).
import { readContract, readFinancingDocument } from '#domain/financing';
import { requireBank } from '#web/bank-console/require-bank.server';
import { privateFile } from '#web/financing/private-file.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { leadToStepUp } from '#web/request/step-up.server';
import type { Route } from './+types/document';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireBank(request);
  const { code, documentId } = args.params;
  const read =
    documentId === 'contract'
      ? readContract(request.deps, actor, code)
      : readFinancingDocument(request.deps, actor, documentId);
  const file = await orMissing(
    read.catch((error: unknown) => {
      leadToStepUp(error, request);
      throw error;
    }),
  );
  return privateFile(file, `${code}-${documentId}`);
}
