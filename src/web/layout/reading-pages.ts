// Pages on which people read and pray: nothing there asks for a conversation (decision 0065).
const readingPages = /^\/(doa|jadwal-sholat|quran|panduan|blog)(\/|$)/;

/** `path` without language prefix. */
export function isReadingPage(path: string): boolean {
  return readingPages.test(path);
}
