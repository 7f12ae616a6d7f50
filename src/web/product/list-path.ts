// The list a product stands in: where its page leads back to.
import type { Category } from '#shared/catalogue';

export const listPaths = {
  hajj: '/product-haji',
  umrah: '/umroh',
  tourism: '/wisata-syariah',
} as const satisfies Record<Category, string>;
