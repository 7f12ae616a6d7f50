// What somebody recognises a device by: its browser and its system, from what the browser says of itself.

/** The first that fits: browsers name their ancestors, too. */
const browsers = [
  ['Edge', /\bEdgA?(iOS)?\//], ['Opera', /\bOPR\//], ['Samsung Internet', /\bSamsungBrowser\//], ['UC Browser', /\bUCBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//], ['Chrome', /\b(Chrome|CriOS)\//], ['Safari', /\bSafari\//],
] as const;
const systems = [
  ['Android', /\bAndroid\b/], ['iPhone', /\biPhone\b/], ['iPad', /\biPad\b/], ['Windows', /\bWindows\b/], ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/], ['Linux', /\bLinux\b/],
] as const;

/** 'Chrome, Android'; null for what calls itself nothing we know. */
export function deviceName(userAgent: string | null): string | null {
  const known = [browsers, systems].flatMap((names) => names.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0] ?? []);
  return known.length > 0 ? known.join(', ') : null;
}
