// Where a product page stands; the same list is shown and told to search engines.
import * as m from '#messages/messages';
import type { BreadcrumbItem } from '#web/ui/breadcrumb.tsx';
import { categoryLabel } from '#labels/catalogue';
import { listPaths } from './list-path.ts';
import type { ProductView } from './product-view.ts';

export function crumbsOf({ category, title }: ProductView): BreadcrumbItem[] {
  return [
    { name: m.product_crumb_home(), to: '/' },
    { name: categoryLabel[category](), to: listPaths[category] },
    { name: title.text },
  ];
}
