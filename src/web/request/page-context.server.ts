// What loaders and actions know of the request: put into the router's context by the page host, once per request.
import type { FastifyBaseLogger } from 'fastify';
import { createContext, type RouterContextProvider } from 'react-router';
import type { Brand } from '#domain/brands';
import type { Actor } from '#domain/memberships';
import type { Deps } from '#domain/deps';
import type { PendingWish } from '#platform/pending-wish';
import type { BrowserSecret } from '#platform/social-login-cookie';
import type { Locale } from '#shared/locale';
import type { Toast } from '#shared/toast';
import type { MarkupStore } from '#web/markup/markup-store.server';
import type { Consent } from '#web/tags/consent.server';
import type { VisitorSession } from './session.server.ts';

export interface PageRequest {
  deps: Deps;
  brand: Brand;
  /** The brand is a draft that only this browser sees. */
  isPreview: boolean;
  /** Shows a brand's draft in this browser from now on; null: no longer. */
  storePreview(token: string | null): void;
  locale: Locale;
  /** Scheme and host as the visitor sees them, without a slash at the end. */
  origin: string;
  /** Path without language prefix, and the query, as asked for. */
  path: string;
  search: string;
  /** The router's script asks for the data of the page, not for its document. */
  isForScript: boolean;
  /** Where a document of this visit would be sent instead (visit.server.ts): another language, a consultant's code. */
  elsewhere: string | null;
  requestId: string;
  /** Network address of the visitor, for throttles only. */
  address: string;
  log: FastifyBaseLogger;
  /** Of this answer, on app pages: for what the framework writes into the document (content policy). */
  nonce: string | null;
  /** The signed-in visitor; null for guests. */
  actor: Actor | null;
  /** The page is the same for every member: nobody is known, and what is their own comes after it (web/own-parts). */
  isForAnyMember: boolean;
  /** Signs this browser in and out; the cookies travel with the answer. */
  session: VisitorSession;
  /** Ties a sign-in at a provider to this browser. */
  signInSecret: BrowserSecret;
  /** What a guest of this browser wanted to save before signing in (decision 0066). */
  pendingWish: PendingWish;
  guestId: string | null;
  /** Gives the browser a guest id when it has none, and answers the id. */
  ensureGuestId(): string;
  /** The consultant's code this visit stands under (spec §1, §6), or null. */
  affiliateCode: string | null;
  /** Whose code it is, as visitors read it; null where it could not be looked up. */
  affiliateName: string | null;
  /** Why nothing could be read: noted by the page's renderer, for the host to answer 503. */
  databaseAway: Error | null;
  /** The page as its renderer made it, beside the router's answer, whose body would have to be read back. */
  rendered: Buffer | null;
  /** Where the markup of pieces lies that are the same on many pages; null: nothing is remembered. */
  markup: MarkupStore | null;
  /** Where a page plays from, noted by its loader for the content policy. */
  mediaOrigin: string | null;
  /** What this visitor said about measuring, and what this answer loads. */
  consent: Consent;
  /** Whether this is a place to develop or to try: /dev/… answers. */
  showsDevPages: boolean;
  /** A message left by the previous answer, shown once. */
  toast: Toast | null;
  /** Leaves a message for the next page. */
  leaveToast(toast: Toast): void;
}

export const pageContext = createContext<PageRequest>();

/** The facts of the request, in a loader or action. */
export function pageRequest({ context }: { context: Readonly<RouterContextProvider> }): PageRequest {
  return context.get(pageContext);
}
