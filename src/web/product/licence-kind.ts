// Which licence a journey needs by Indonesian law: PIHK for hajj, PPIU for umrah, none for other tours.
import type { ProductKind } from '#shared/catalogue';

export function licenceKindOf(kind: ProductKind): 'PIHK' | 'PPIU' | null {
  if (kind.startsWith('hajj')) return 'PIHK';
  return kind === 'umrah_regular' || kind === 'tour_umrah_plus' ? 'PPIU' : null;
}
