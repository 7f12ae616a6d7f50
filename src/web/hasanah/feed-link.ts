// Tells readers' programs where the feed of new articles is (docs/product/hasanah.md: RSS).
import type { MetaDescriptor } from 'react-router';
import * as m from '#messages/messages';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { frameIn } from '#web/seo';

export function feedLink(matches: Parameters<typeof frameIn>[0]): MetaDescriptor[] {
  const frame = frameIn(matches);
  if (!frame) return [];
  const title = `${m.hasanah_title()} · ${frame.brand.name}`;
  return [
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title,
      href: frame.origin + localePath(paths.blogFeed, frame.locale),
    },
  ];
}
