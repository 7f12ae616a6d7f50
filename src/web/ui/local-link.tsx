// A link inside the site: language twin and consultant code are kept (spec §1, §2 affiliate guard).
// A plain anchor: pages that are only read have no router, and a router <Link> costs four hooks each, a list over a hundred.
import type { ComponentProps } from 'react';
import { usePath } from '#web/frame';

export { usePath } from '#web/frame';

interface LocalLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path without language prefix, with its query: '/umroh?month=2027-01'. */
  to: string;
  /** On a list: stays where the page is scrolled to (catalogue/list.island.ts). */
  keepScroll?: boolean;
}

export function LocalLink({ to, keepScroll, children, ...rest }: LocalLinkProps) {
  const path = usePath();
  return (
    <a href={path(to)} data-keep-scroll={keepScroll || undefined} {...rest}>
      {children}
    </a>
  );
}
