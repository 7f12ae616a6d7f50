// A link of the menu: to a page of ours, or out of it (a phone number, a conversation, another site).
import * as m from '#messages/messages';
import { LocalLink } from '#web/ui/local-link.tsx';
import type { MenuLink } from './menu-view.ts';

export function MenuAnchor({ link: { label, to }, className }: { link: MenuLink; className: string }) {
  if (to.startsWith('/'))
    return (
      <LocalLink to={to} className={className}>
        {label}
      </LocalLink>
    );
  if (to.startsWith('tel:'))
    return (
      <a href={to} className={className}>
        {label}
      </a>
    );
  return (
    <a href={to} target="_blank" rel="noopener" className={className}>
      {label}
      <span className="sr-only"> ({m.frame_new_tab()})</span>
    </a>
  );
}
