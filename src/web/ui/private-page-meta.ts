// Head entries of pages about one's account: a title, and nothing for search engines.
import type { MetaDescriptor } from 'react-router';
import { frameIn } from '#web/seo';

export function accountMeta(matches: Parameters<typeof frameIn>[0], title: string): MetaDescriptor[] {
  const name = frameIn(matches)?.brand.name;
  return [{ title: name ? `${title} · ${name}` : title }, { name: 'robots', content: 'noindex' }];
}
