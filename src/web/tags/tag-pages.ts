// Where visits may be measured: a list, so that a new page is not measured until somebody puts it here. Nothing of a member, an
// order, a payment, a console or a sign-in is on these pages (decision 0076).
const measured =
  /^\/(|home|umroh|haji|product-haji|wisata-syariah|search|compare|product(\/[^/]+)?|travel(\/[^/]+)?|partner|promo(\/[^/]+)?|blog(\/.+)?|doa|jadwal-sholat(\/solatAwal)?|quran(\/.+)?|panduan(\/.+)?|tentang-kami|faq|galleries|kebijakan-privasi|syarat-ketentuan)$/;

/** `path` without language prefix. */
export function mayMeasure(path: string): boolean {
  return measured.test(path);
}
