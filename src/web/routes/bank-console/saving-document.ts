// A card of a savings applicant, for the bank's people; each look is recorded for the applicant (docs/product/savings.md).
import { readSavingsDocument } from '#domain/savings';
import { requireBank } from '#web/bank-console/require-bank.server';
import { privateFile } from '#web/financing/private-file.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { leadToStepUp } from '#web/request/step-up.server';
import type { Route } from './+types/saving-document';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireBank(request);
  const { code, documentId } = args.params;
  const file = await orMissing(
    readSavingsDocument(request.deps, actor, documentId).catch((error: unknown) => {
      leadToStepUp(error, request);
      throw error;
    }),
  );
  return privateFile(file, `${code}-${file.kind}`);
}
