// The typeface of Arabic, fetched only by pages on which Arabic stands (look.md "Type").
import fontFile from '@fontsource/scheherazade-new/files/scheherazade-new-arabic-400-normal.woff2?url';

/** For a route's `links`: words and letters arrive together. */
export function arabicFontLinks() {
  return [{ rel: 'preload', href: fontFile, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const }];
}
