// Colour arithmetic for drawn pictures: six-digit hex in, six-digit hex out.

/** The colour a share of the way from one to the other; the share is held within 0 and 1. */
export function mix(from: string, to: string, share: number): string {
  const held = Math.min(1, Math.max(0, share));
  const channel = (at: number) => {
    const a = Number.parseInt(from.slice(at, at + 2), 16);
    const b = Number.parseInt(to.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * held)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
