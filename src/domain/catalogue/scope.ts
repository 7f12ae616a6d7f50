// The part of the catalogue that a brand shows on a day: every query of departures runs within a scope.
import type { Brand } from '#domain/brands';
import { categories, type Category, type ProductKind, productKinds } from '#shared/catalogue';
import type { QueryRules } from '#shared/departure-query';
import { todayInIndonesia } from '#shared/dates';

export interface CatalogueScope {
  now: Date;
  /** Today in Indonesia (WIB). */
  today: string;
  categories: readonly Category[];
  kinds: readonly ProductKind[];
  /** False hides the financing label and filter (flag is_financing). */
  financing: boolean;
}

/** The brand's scope now: is_hajj 0 hides every hajj departure (spec §3 feature_flag). */
export function catalogueScope(deps: { now: () => Date }, brand: Pick<Brand, 'flags'>): CatalogueScope {
  const now = deps.now();
  const hasHajj = brand.flags.is_hajj === 1;
  return {
    now,
    today: todayInIndonesia(now),
    categories: hasHajj ? categories : categories.filter((category) => category !== 'hajj'),
    kinds: hasHajj ? productKinds : productKinds.filter((kind) => categoryOf(kind) !== 'hajj'),
    financing: brand.flags.is_financing === 1,
  };
}

/** The same rule as product_category() in SQL. */
export function categoryOf(kind: ProductKind): Category {
  if (kind.startsWith('hajj')) return 'hajj';
  return kind.startsWith('umrah') ? 'umrah' : 'tourism';
}

/** Kinds of one category that exist in this scope. */
export function kindsOf(scope: CatalogueScope, category: Category): ProductKind[] {
  return scope.kinds.filter((kind) => categoryOf(kind) === category);
}

/** How this scope parses a URL: `parseDepartureQuery(params, queryRules(scope, {category, limit}))`. */
export function queryRules(
  scope: CatalogueScope,
  { category, limit }: Pick<QueryRules, 'category' | 'limit'>,
): QueryRules {
  return {
    category,
    limit,
    kinds: category ? kindsOf(scope, category) : scope.kinds,
    financing: scope.financing,
  };
}
