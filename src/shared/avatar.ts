// A person's profile picture (spec §3 avatar_url, §7 me/avatar): what may be uploaded, and the URL of the result.

/** Our choice (docs/product/profile.md): the photograph as the phone took it. */
export const avatarMaxMegabytes = 5;
export const avatarMaxBytes = avatarMaxMegabytes * 1024 * 1024;
/** Pixels of each side of the stored square. */
export const avatarSide = 256;
/** Accepted picture types, for file choosers. */
export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** The URL of a picture: its id is random and changes with every upload, so that its content never changes. */
export function avatarPath(avatarId: string): string {
  return `/avatars/${avatarId}.webp`;
}
