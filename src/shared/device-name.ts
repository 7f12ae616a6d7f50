// Names a device for its owner from its user agent: 'Chrome, Android'. Good enough to recognise one's own.

/** The first match wins: most browsers also claim to be the ones below them. */
const browsers: readonly [sign: RegExp, name: string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/UCBrowser\//, 'UC Browser'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly [sign: RegExp, name: string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** Null when the user agent names nothing known. */
export function deviceName(userAgent: string | null): string | null {
  const named = [browsers, systems].flatMap(
    (table) => table.find(([sign]) => sign.test(userAgent ?? ''))?.[1] ?? [],
  );
  return named.join(', ') || null;
}
