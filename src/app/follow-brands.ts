// Brands follow what the operator publishes, in every process (docs/product/page-cache.md).
import type { BrandDirectory } from '#domain/brands';
import { brandTables } from '#domain/validity';
import type { TableChanges } from '#platform/database/table-changes';

/** Every process shows a brand as it is now: read anew when it changes, and only then do its pages count as unchanged again. */
export function followBrands(brands: BrandDirectory, changes: TableChanges): void {
  changes.onChange((table) => {
    if ((brandTables as readonly string[]).includes(table))
      void brands.reload().then(
        () => changes.touch(table),
        () => undefined,
      );
  });
}
