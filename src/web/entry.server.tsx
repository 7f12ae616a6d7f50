// Renders a page into one buffer: whole pages compress better, and a failure can still change the status. The buffer is handed to the host
// beside the router's answer, which has no body: written into it and read back, every page would be made into bytes twice (decision 0246).
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { isDatabaseAway } from '#platform/database/unreachable';
import { redactUrl } from '#platform/redact-url';
import { AppError } from '#shared/errors';
import { scriptsAfterPaint } from './after-paint.ts';
import { isAppPage } from './app-pages.ts';
import { renderPage } from './markup/render-page.tsx';
import { pageContext } from '#web/request/page-context.server';

export { inlineCode } from './inline-code.ts';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const facts = context.get(pageContext);
  const nonce = facts.nonce ?? undefined;
  headers.set('content-type', 'text/html; charset=utf-8');
  const page = (shown: EntryContext) => (
    <ServerRouter context={shown} url={request.url} {...(nonce && { nonce })} />
  );
  if (isAppPage(facts.path) && !entry.staticHandlerContext.errors)
    facts.rendered = await wholeStream(page(entry), nonce);
  // The errors of an app page link to the pages of its app by the router's own links, which know it from its context.
  else
    facts.rendered = renderPage(page(withoutLoaderData(entry)), isAppPage(facts.path) ? null : facts.markup);
  return new Response(null, { status, headers });
}

/**
 * The same rule as the document's own (root.tsx): reading pages and errors get no framework script. They are rendered in one go: nothing waits
 * inside them, and a stream costs a fifth of the rendering. What is left out is never looked at: in the program the loader data are
 * written only for who reads them (scripts/bundle-program.mjs).
 */
function withoutLoaderData(entry: EntryContext): EntryContext {
  return Object.create(entry, { serverHandoffStream: { value: undefined } });
}

/** The router hands its loader data to the browser through React's stream; it is collected whole. */
function wholeStream(page: React.ReactElement, nonce: string | undefined): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () =>
        text(pipe(new PassThrough())).then((html) => resolve(Buffer.from(scriptsAfterPaint(html))), reject),
      onShellError: reject,
    });
  });
}

/**
 * Logs what is our fault; what a visitor may cause (unknown address, wrong input, leaving early) is no error.
 * A database that is away is noted for the host, which logs and answers it.
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const facts = context.get(pageContext);
  if (isDatabaseAway(error)) facts.databaseAway = error as Error;
  else if (!(error instanceof AppError))
    facts.log.error({ err: error, url: redactUrl(request.url) }, 'page failed');
}
