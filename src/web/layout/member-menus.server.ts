// The header's menus of members' pages: made here, so that their tables stay out of the browser (decision 0100).
import { hasanahElsewhere } from '#shared/hasanah';
import { openAreas } from '#web/areas';
import { menusOf } from '#web/layout/header/menu';
import type { Menus } from '#web/layout/header/menu-view';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';

/** In the language of the request, as far as its brand is open. */
export function loadMenus(args: Parameters<typeof pageRequest>[0]): Menus {
  const { flags, phoneNumber, whatsappNumber }: PageRequest['brand'] = pageRequest(args).brand;
  return menusOf({
    areas: openAreas(flags),
    hasanahElsewhere: hasanahElsewhere(flags),
    phoneNumber,
    whatsappNumber,
  });
}
