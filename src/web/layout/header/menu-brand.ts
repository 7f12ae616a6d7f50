// What the menu needs to know of the brand, from the frame.
import { useFrame } from '#web/frame';
import type { MenuBrand } from './menu.ts';

export function useMenuBrand(): MenuBrand {
  const {
    areas,
    hasanahElsewhere,
    brand: { phoneNumber, whatsappNumber },
  } = useFrame();
  return { areas, hasanahElsewhere, phoneNumber, whatsappNumber };
}
