// A profile as its pages show it: words and dates in the reader's language.
import type { Profile } from '#domain/profile';
import { avatarPath } from '#shared/avatar';
import { dateInZone, formatDate } from '#shared/dates';
import type { Locale } from '#shared/locale';
import { genderLabels } from '#labels/gender';

export interface ProfileView {
  name: string;
  email: string;
  avatarUrl: string | null;
  memberSince: string;
  phone: string | null;
  isPhoneVerified: boolean;
  pendingPhone: string | null;
  birthDate: string | null;
  gender: string | null;
  address: string | null;
}

export function profileView(profile: Profile, locale: Locale): ProfileView {
  return {
    name: profile.name,
    email: profile.email,
    avatarUrl: profile.avatarId && avatarPath(profile.avatarId),
    memberSince: formatDate(dateInZone(profile.createdAt, 'Asia/Jakarta').slice(0, 7), locale, 'month'),
    phone: profile.phone,
    isPhoneVerified: profile.isPhoneVerified,
    pendingPhone: profile.pendingPhone?.phone ?? null,
    birthDate: profile.birthDate && formatDate(profile.birthDate, locale),
    gender: profile.gender && genderLabels[profile.gender](),
    address: profile.address,
  };
}
