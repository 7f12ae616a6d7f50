// The transfers of an approved batch as a file for the bank (docs/product/payouts.md).
import { readBankFile } from '#domain/payouts';
import { writeWorkbook } from '#platform/spreadsheets/spreadsheets';
import { requireOperator } from '#web/request/operator-pages.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { leadToStepUp } from '#web/request/step-up.server';
import type { Route } from './+types/payout-file';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'payouts');
  const { name, sheet } = await orMissing(
    readBankFile(request.deps, actor, args.params.batchId).catch((error: unknown) => {
      leadToStepUp(error, request);
      throw error;
    }),
  );
  return new Response(new Uint8Array(await writeWorkbook([sheet])), {
    headers: {
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': `attachment; filename="${name}.xlsx"`,
      'cache-control': 'no-store',
    },
  });
}
