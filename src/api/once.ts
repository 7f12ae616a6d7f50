// A change with an `Idempotency-Key` is done once (docs/product/seats-and-money.md).
import type { Actor } from '#domain/memberships';
import { answerOnce } from '#domain/idempotency';
import type { Deps } from '#domain/deps';
import type { Caller } from './caller.ts';
import type { Answer } from './implement.ts';

interface MemberRequest {
  deps: Deps;
  actor: Actor;
  caller: Caller;
}

/** `asked`: everything the answer depends on. */
export function once<Data>(
  { deps, actor, caller }: MemberRequest,
  purpose: string,
  asked: object,
  change: () => Promise<Answer<Data>>,
): Promise<Answer<Data>> {
  return answerOnce(
    deps,
    { accountId: actor.accountId, purpose, key: caller.header('idempotency-key'), request: asked },
    change,
  );
}
