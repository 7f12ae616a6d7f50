// What keeps an item from being sold, and what would help its buyers (docs/product/store-console.md): a pure decision.
import type { EvidenceKind } from '#shared/item-query';
import { evidenceKinds } from '#shared/item-query';
import type { ItemForm } from '#shared/item-form';

/** Our choice: less says nothing about what one buys. */
export const descriptionLeast = 20;
/** Our choice: a certificate takes weeks to renew. */
export const evidenceSoonDays = 30;

export type ItemFaultCode =
  | 'description_short'
  | 'store_not_approved'
  | 'store_frozen'
  | 'english_missing'
  | 'evidence_missing'
  | 'evidence_lapsed'
  | 'evidence_ends_soon'
  | 'photo_missing'
  | 'stock_missing';

export interface ItemFault {
  code: ItemFaultCode;
  /** Without it being mended the item is not sold. */
  isBlocking: boolean;
  kind?: EvidenceKind;
}

interface ItemContext {
  /** What its category asks for. */
  evidence: readonly EvidenceKind[];
  isStoreApproved: boolean;
  isStoreFrozen: boolean;
  photos: number;
  onHand: number;
  /** The day in Indonesia, and the one from which a certificate ends soon. */
  today: string;
  soon: string;
}

/** Everything that is not as it should be; what blocks comes first. */
export function checkItem(
  form: Pick<ItemForm, 'name' | 'description' | 'variants' | 'evidence'>,
  { evidence, isStoreApproved, isStoreFrozen, photos, onHand, today, soon }: ItemContext,
): ItemFault[] {
  const faults: ItemFault[] = [];
  const blocks = (code: ItemFaultCode) => faults.push({ code, isBlocking: true });
  const advises = (code: ItemFaultCode, kind?: EvidenceKind) =>
    faults.push({ code, isBlocking: false, ...(kind && { kind }) });
  if (form.description.id.length < descriptionLeast) blocks('description_short');
  if (!isStoreApproved) blocks('store_not_approved');
  if (isStoreFrozen) blocks('store_frozen');
  for (const kind of evidenceKinds) {
    const { number, valid_until: until } = form.evidence[kind];
    if (number === '') {
      if (evidence.includes(kind)) advises('evidence_missing', kind);
    } else if (until !== null && until < today) advises('evidence_lapsed', kind);
    else if (until !== null && until <= soon) advises('evidence_ends_soon', kind);
  }
  const texts = [form.name, form.description, ...form.variants.map(({ name }) => name)];
  if (texts.some(({ en }) => !en)) advises('english_missing');
  if (photos === 0) advises('photo_missing');
  if (onHand === 0) advises('stock_missing');
  return faults;
}
