// What every page knows of its frame: loaded once by the root route, given to components by the document (root.tsx), read through hooks.
import { createContext, useContext } from 'react';
import { affiliateParam } from '#shared/affiliate';
import type { Locale } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import type { ConsentAnswer, TagIds, TagKind } from '#shared/tags';
import type { Toast } from '#shared/toast';

/** A brand as the browser needs it: no more than what is shown on every page. */
export interface FrameBrand {
  id: string;
  name: string;
  businessName: string;
  slogan: string;
  logo: string;
  logoLight: string;
  icon: string;
  iconType: string;
  /** For the home screen of a phone. */
  touchIcon: string;
  /** The colour of the browser's own frame on phones. */
  themeColor: string;
  email: string;
  phoneNumber: string;
  whatsappNumber: string;
  officeAddress: string;
  social: { name: string; url: string }[];
  badges: { name: string; number: string; issuer: string }[];
}

/** Who is signed in, as the header shows them. */
export interface FrameMember {
  /** Null on a page that is the same for every member. */
  name: string | null;
  /** Null: a placeholder stands for the picture. */
  avatarUrl: string | null;
}

export interface FrameConsent {
  kinds: TagKind[];
  answer: ConsentAnswer | null;
  isAskedHere: boolean;
  load: TagIds | null;
}

export interface Frame {
  brand: FrameBrand;
  /** The brand is a draft that only this browser sees. */
  isPreview: boolean;
  locale: Locale;
  origin: string;
  path: string;
  search: string;
  affiliateCode: string | null;
  affiliateName: string | null;
  member: FrameMember | null;
  /** Their own parts come after the page (web/own-parts). */
  isForAnyMember: boolean;
  toast: Toast | null;
  /** What the brand measures visits with, and what this page does about it (decision 0076). */
  consent: FrameConsent;
  /** Areas open on this brand (#web/areas). */
  areas: string[];
  /** Where this brand's hasanah stands, when it is not here. */
  hasanahElsewhere: string | null;
  /** Pages of the consoles (#web/consoles) where whoever is signed in works. */
  consolePaths: string[];
  year: number;
  /** Of this answer, on app pages: what the framework writes into the document carries it. */
  nonce: string | null;
  /** Number of this answer in the log, for whoever has to ask about a fault. */
  reference: string;
}

export const FrameContext = createContext<Frame | null>(null);

export function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error('The frame is known only below the root route');
  return frame;
}

/** Turns a path without prefix into the address for this visitor: language twin and consultant code kept. */
export function usePath(): (path: string) => string {
  const { locale, affiliateCode } = useFrame();
  return (path) => localePath(affiliateCode ? withAffiliate(path, affiliateCode) : path, locale);
}

function withAffiliate(path: string, code: string): string {
  const [address = '', hash] = path.split('#');
  const joined = `${address}${address.includes('?') ? '&' : '?'}${affiliateParam}=${encodeURIComponent(code)}`;
  return hash === undefined ? joined : `${joined}#${hash}`;
}
