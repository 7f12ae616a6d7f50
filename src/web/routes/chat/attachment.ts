// A file of a conversation, as it was redrawn: for those who take part only.
import { readAttachment } from '#domain/conversations';
import { requireMember } from '#web/request/guards.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/attachment';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { conversationId, attachmentId } = args.params;
  const { bytes, contentType } = await orMissing(
    readAttachment(request.deps, requireMember(request), conversationId, attachmentId),
  );
  const isPdf = contentType === 'application/pdf';
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': contentType,
      // A PDF is somebody's file: it is taken home, never opened under this address.
      'content-disposition': `${isPdf ? 'attachment' : 'inline'}; filename="${attachmentId}.${isPdf ? 'pdf' : 'webp'}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
