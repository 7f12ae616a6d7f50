// The root loader's work: the frame of the page, from the request and its brand.
import { avatarPath } from '#shared/avatar';
import { iconFile, iconType } from '#shared/brand-pictures';
import { hasanahElsewhere } from '#shared/hasanah';
import { textIn } from '#shared/locale';
import type { Frame, FrameMember } from '#web/frame';
import { pageShown } from '#web/own-parts/asked-parts';
import { areasOf } from '#web/request/areas-of.server';
import { openConsolePaths } from '#web/request/open-consoles.server';
import type { PageRequest } from '#web/request/page-context.server';

const socialNames = {
  instagram_url: 'Instagram',
  youtube_url: 'YouTube',
  tiktok_url: 'TikTok',
  twitter_url: 'X',
  linkedin_url: 'LinkedIn',
} as const;

const anyMember: FrameMember = { name: null, avatarUrl: null };

export function frameOf(request: PageRequest): Frame {
  const { brand, locale, actor } = request;
  const { path, search } = pageShown(request);
  const { kinds, answer, isAskedHere, load } = request.consent;
  const social = Object.entries(socialNames).flatMap(([key, name]) => {
    const url = brand.socialMedia[key as keyof typeof socialNames];
    return url ? [{ name, url }] : [];
  });
  return {
    brand: {
      id: brand.id,
      name: brand.name,
      businessName: brand.businessName,
      slogan: textIn(brand.slogan, locale).text,
      logo: brand.logo,
      logoLight: brand.logoLight,
      icon: brand.icon,
      iconType: iconType(brand.icon),
      touchIcon: iconFile(brand.icon, 'touch'),
      themeColor: brand.colors.background_primary_dark,
      email: brand.email,
      phoneNumber: brand.phoneNumber,
      whatsappNumber: brand.whatsappNumber,
      officeAddress: brand.officeAddress,
      social,
      badges: brand.membershipBadges.map((badge) => ({ ...badge, name: textIn(badge.name, locale).text })),
    },
    isPreview: request.isPreview,
    locale,
    origin: request.origin,
    path,
    search,
    affiliateCode: request.affiliateCode,
    affiliateName: request.affiliateName,
    member: request.isForAnyMember
      ? anyMember
      : actor && { name: actor.name, avatarUrl: actor.avatarId && avatarPath(actor.avatarId) },
    isForAnyMember: request.isForAnyMember,
    toast: request.toast,
    consent: { kinds, answer, isAskedHere, load },
    areas: areasOf(request),
    hasanahElsewhere: hasanahElsewhere(brand.flags),
    consolePaths: openConsolePaths(request),
    year: request.deps.now().getFullYear(),
    nonce: request.nonce,
    reference: request.requestId,
  };
}
