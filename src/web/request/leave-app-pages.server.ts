// The router's script goes from one app page to the next by itself. Whatever leads out of them is a document: a reading page, which
// has no script to be shown by, a console's page from a member's and the other way round, whose style this document does not have, and a
// twin in another language, whose words it does not have.
import { type MiddlewareFunction, redirectDocument } from 'react-router';
import { staysInApp } from '#web/app-pages';
import '#web/console-app-pages';
import { pageContext } from './page-context.server.ts';

/** How the router is told that a redirect is to be followed by a document. */
const documentHeader = 'x-remix-reload-document';

export const leaveAppPages: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { isForScript, elsewhere, path } = context.get(pageContext);
  if (!isForScript) return next();
  if (elsewhere !== null && request.method === 'GET') throw redirectDocument(elsewhere);
  const response = await next();
  const target = response.headers.get('location');
  if (target !== null && !staysInApp(target, path)) response.headers.set(documentHeader, 'true');
  return response;
};
