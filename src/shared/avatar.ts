// The picture of a person (spec §3 avatar_url, §7 me/avatar): what may be sent, and where what became of it is found.

/** Our choice (issue 3): the photograph as the phone took it. */
export const avatarMaxMegabytes = 5;
export const avatarMaxBytes = avatarMaxMegabytes * 1024 * 1024;
/** Pixels of the square that is kept. */
export const avatarSide = 256;
/** Kinds of pictures that are understood, for file choosers. */
export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** The address of a picture: its id is random and new with every picture, so that what lies behind it never changes. */
export function avatarPath(avatarId: string): string {
  return `/avatars/${avatarId}.webp`;
}
