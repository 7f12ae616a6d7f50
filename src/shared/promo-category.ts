// What promos are for: kinds of journeys, or souvenirs.
import { categories } from './catalogue.ts';

export const promoCategories = [...categories, 'souvenirs'] as const;
export type PromoCategory = (typeof promoCategories)[number];
