// A link inside the site: language twin and consultant code are kept (spec §1, §2 affiliate guard).
// From an app page to the next the router goes by itself; any other way is a document, by a plain anchor. Reading pages have no router.
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { isAppPage, isSameApp } from '#web/app-pages';
import { useFrame, usePath } from '#web/frame';

export { usePath } from '#web/frame';

interface LocalLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path without language prefix, with its query: '/umroh?month=2027-01'. */
  to: string;
  /** On a list: stays where the page is scrolled to (catalogue/list.island.ts). */
  keepScroll?: boolean;
}

export function LocalLink({ to, keepScroll, children, ...rest }: LocalLinkProps) {
  const path = usePath();
  const frame = useFrame();
  // The page itself is asked for last: most links are the same on all of them, and so is what is remembered of them (web/markup).
  if (isAppPage(to) && isSameApp(to, frame.path)) {
    return (
      <Link to={path(to)} preventScrollReset={keepScroll ?? false} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={path(to)} data-keep-scroll={keepScroll || undefined} {...rest}>
      {children}
    </a>
  );
}
