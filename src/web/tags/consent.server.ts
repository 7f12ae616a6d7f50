// What a visitor said about measuring, in a cookie of this host, and what this answer may therefore ask or load (decision 0076).
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '#domain/brands';
import { ownCookie, setOwnCookie } from '#platform/own-cookie';
import { copyHeader } from '#shared/reader';
import { type ConsentAnswer, consentAnswers, kindsOf, type TagIds, type TagKind } from '#shared/tags';
import { mayMeasure } from './tag-pages.ts';

const consentCookie = 'consent';
const consentDays = 180;

export interface Consent {
  /** What the brand has configured; empty: there is nothing to ask. */
  kinds: TagKind[];
  /** Null: not answered, or the brand has configured other kinds since. */
  answer: ConsentAnswer | null;
  /** Whether this page asks, when it has not been answered. */
  isAskedHere: boolean;
  /** What this answer loads: with a yes, on a page that is measured. */
  load: TagIds | null;
  keep(answer: ConsentAnswer): void;
}

export function consentOf(request: FastifyRequest, reply: FastifyReply, brand: Brand, path: string): Consent {
  const kinds = kindsOf(brand.tags);
  const kept = ownCookie(request, consentCookie);
  const answer = consentAnswers.find((one) => kept === cookieValue(one, kinds)) ?? null;
  const isVisit = request.method === 'GET' || request.method === 'HEAD';
  // The service worker's copy of a page is read later, by whoever has the phone then.
  const isCopy = request.headers[copyHeader] !== undefined;
  const isMeasured = kinds.length > 0 && isVisit && !isCopy && mayMeasure(path);
  return {
    kinds,
    answer,
    isAskedHere: isMeasured && answer === null,
    load: isMeasured && answer === 'yes' ? brand.tags : null,
    keep(given) {
      setOwnCookie(request, reply, consentCookie, cookieValue(given, kinds), consentDays * 86_400);
      if (given === 'no') forgetTagCookies(request, reply);
    },
  };
}

/** A yes counts for what was asked: another kind of tag asks again. */
function cookieValue(answer: ConsentAnswer, kinds: readonly TagKind[]): string {
  return [answer, ...kinds].join('.');
}

const tagCookies = /^(_ga|_gid|_gcl|_gac|_clck|_clsk)/;

/** What the services left here, under this host and those above it: they take the widest the browser lets them have. */
function forgetTagCookies(request: FastifyRequest, reply: FastifyReply): void {
  const labels = request.hostname.split('.');
  const domains = labels.slice(0, -1).map((_label, from) => labels.slice(from).join('.'));
  for (const name of Object.keys(request.cookies).filter((one) => tagCookies.test(one))) {
    void reply.clearCookie(name, { path: '/' });
    for (const domain of domains) void reply.clearCookie(name, { path: '/', domain });
  }
}
