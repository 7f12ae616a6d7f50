// breaks: no '../'
import { discount } from '../promos/discount.ts';
export const cut = discount;
