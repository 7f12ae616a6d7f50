// The evidence of a partner's bank account, for finance and for the partner itself.
import { readPayeeEvidence } from '#domain/payouts';
import type { Actor } from '#domain/memberships';
import { orMissing } from '#web/request/missing-page.server';
import type { PageRequest } from '#web/request/page-context.server';

export async function answerEvidence(
  { deps }: PageRequest,
  actor: Actor,
  accountId: string,
): Promise<Response> {
  const { type, bytes } = await orMissing(readPayeeEvidence(deps, actor, accountId));
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${accountId}.${type === 'application/pdf' ? 'pdf' : 'webp'}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
