// The header's menus of members' pages: made here, so that their tables stay out of the browser (decision 0100).
import { hasanahElsewhere } from '#shared/hasanah';
import { menusOf } from '#web/layout/header/menu';
import type { Menus } from '#web/layout/header/menu-view';
import { areasOf } from '#web/request/areas-of.server';
import { pageRequest } from '#web/request/page-context.server';

/** In the language of the request, as far as its brand is open. */
export function loadMenus(args: Parameters<typeof pageRequest>[0]): Menus {
  const request = pageRequest(args);
  const { flags, phoneNumber, whatsappNumber } = request.brand;
  return menusOf({
    areas: areasOf(request),
    hasanahElsewhere: hasanahElsewhere(flags),
    phoneNumber,
    whatsappNumber,
  });
}
