// URLs of a brand's pages for emails and text messages that no visitor's request causes.
import type { Locale } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import type { Brand } from './brand.ts';

/** `path` begins with a slash. */
export function pageUrl({ domainName }: Pick<Brand, 'domainName'>, locale: Locale, path: string): string {
  return `https://${domainName}${localePath(path, locale)}`;
}
