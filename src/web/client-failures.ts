// What becomes of a page or a form whose answer did not come, where the router's script asked for it (spec §8). A page is asked for
// again as a document: the server shows what is wrong, or the worker what it keeps. A form that did not arrive stays as it is filled
// in and says so. A session that ran out is renewed by the server on the way (request/session.server.ts). One that is over leads to the
// sign-in page; a form waits for it where it is, as it is filled in.
import {
  data,
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
  redirectDocument,
} from 'react-router';
import * as m from '#messages/messages';
import { localePath, splitLocale } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { problemAnswer } from '#web/ui/forms/form-answer';

export const answerFailures: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const isForm = request.method !== 'GET';
  const sent = isForm ? request.clone() : null;
  const results = await next();
  const failed = Object.entries(results).find(([, { type }]) => type === 'error');
  if (!failed || request.signal.aborted) return results;
  const [routeId, { result: failure }] = failed;
  const { pathname, search } = new URL(request.url);
  const isRedirect = failure instanceof Response;
  const isOver =
    isRedirect && sent && ofMembers.test(pathname) && failure.headers.get('Location')?.includes('/login?');
  if (isRedirect && !isOver) return results;
  const status = isRedirect ? 401 : statusOf(failure);
  const problem = sent && formProblem(status);
  const signIn = signInPath(pathname + search);
  if (problem === null) {
    const target = status === 417 ? signIn : pathname + search;
    results[routeId] = { type: 'error', result: redirectDocument(target) };
    return results;
  }
  const intent = (await sent!.formData()).get('intent');
  const answer = problemAnswer(typeof intent === 'string' ? intent : null, problem);
  if (status === 401) answer.signInPath = signIn;
  // With such a status nothing is loaded anew: what is not there would fail once more.
  results[routeId] = { type: 'data', result: data(answer, { status: 503 }) };
  return results;
};

/** Whoever fills in a form here was signed in; a guest is led to sign in by what they sent, as at the checkout. */
const ofMembers = /\/(member|operator|\w+-console)\//;

/** 0 where nothing came at all. */
function statusOf(failure: unknown): number {
  if (isRouteErrorResponse(failure)) return failure.status;
  // The router wraps what an action threw, as it wraps what it answered.
  const { data: thrown = failure } = failure as { data?: unknown };
  return thrown instanceof TypeError ? 0 : 500;
}

const problems: Record<number, () => string> = {
  0: m.error_not_sent,
  401: m.error_signed_out,
  413: m.error_payload_too_large,
  429: m.error_too_many_requests,
};

/** Null where the form itself is no longer there for this visitor: the page has to be seen. */
function formProblem(status: number): string | null {
  if ([403, 404, 405, 410, 417].includes(status)) return null;
  return (problems[status] ?? m.error_unavailable)();
}

function signInPath(address: string): string {
  const { locale, path } = splitLocale(address);
  return localePath(`${paths.auth.login}?redirect=${encodeURIComponent(path)}`, locale);
}
