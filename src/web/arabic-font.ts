// The Arabic typeface, asked for at once by pages on which Arabic stands; others never load it (docs/product/pages.md).
import arabicFont from '@fontsource/scheherazade-new/files/scheherazade-new-arabic-400-normal.woff2?url';

/** `export const links = arabicFontLinks` in such a page's route. */
export function arabicFontLinks() {
  return [
    { rel: 'preload', href: arabicFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
  ];
}
