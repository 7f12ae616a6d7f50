// breaks: another area is entered through its front door
import { discount } from '#domain/promos/discount';
export const cut = discount;
