// Paths that alter the header (spec §2 header), as one table: the first row that fits decides.
// Signing in has no header and the checkout one of its own (their layouts); the breadcrumb of savings and financing stands on their pages.

/** `dark`: white on the brand's dark colour; `white`: on white; `paper`: on the page's own ground. */
export type HeaderLook = 'dark' | 'white' | 'paper';

const rows: readonly { path: RegExp; look: HeaderLook }[] = [
  { path: /^\/(umroh|wisata-syariah|product-haji)\/?$/, look: 'dark' },
  { path: /^\/(umroh-dana-talangan|umroh-dana-tabungan)\/?$/, look: 'white' },
  // Our choice: the guides open like a book in a dark cover.
  { path: /^\/panduan(\/|$)/, look: 'dark' },
];

/** How the header looks above a page; `path` without language prefix. */
export function headerLook(path: string): HeaderLook {
  return rows.find((row) => row.path.test(path))?.look ?? 'paper';
}
