// The list a product stands in: where its page leads back to.
import type { Category } from '#shared/catalogue';
import * as paths from '#shared/paths';

export const listPaths = {
  hajj: paths.hajjList,
  umrah: paths.umrah,
  tourism: paths.tourism,
} as const satisfies Record<Category, string>;
