// A page that a test has altered, under a policy that names its inline code by hashes (docs/product/page-cache.md): those of what it carries now
// are named too.
import { createHash } from 'node:crypto';

/** The policy of the page as it was, which lets the altered page's inline styles and scripts through. */
export function allowingInline(page: string, policy: string): string {
  const hashes = (tag: string) =>
    [...page.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(
      ([, code]) => `'sha256-${createHash('sha256').update(code!).digest('base64')}'`,
    );
  return policy
    .replace("script-src 'self'", ["script-src 'self'", ...hashes('script')].join(' '))
    .replace("style-src 'self'", ["style-src 'self'", ...hashes('style')].join(' '));
}
