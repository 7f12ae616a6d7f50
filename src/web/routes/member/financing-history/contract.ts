// The signed contract, for its applicant.
import { readContract } from '#domain/financing';
import { privateFile } from '#web/financing/private-file.server';
import { requireMember } from '#web/request/guards.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/contract';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireMember(request);
  const code = args.params.financingId;
  return privateFile(await orMissing(readContract(request.deps, actor, code)), `${code}-akad`);
}
