// An item between the form of its page and the domain (docs/product/store-console.md).
import { wholeNumberOf } from '#shared/written-numbers';
import type { ItemForm } from '#shared/item-form';
import { evidenceKinds } from '#shared/item-query';
import {
  nestedValues,
  type NestedFields,
  type NestedValue,
  readNestedForm,
} from '#web/ui/forms/nested-form.server';

/** The fields as the domain checks them; `naming` lets its faults name the fields of the form. */
export function readItemForm(form: FormData) {
  const { fields, naming } = readNestedForm(form, ['variants'], ['id']);
  const evidence = asFields(fields['evidence']);
  return {
    naming,
    item: {
      name: fields['name'],
      description: fields['description'],
      category: fields['category'],
      reference: fields['reference'] ?? '',
      variants: (fields['variants'] as NestedFields[]).map((row) => ({
        ...(row['id'] && { id: row['id'] }),
        name: row['name'],
        price: wholeNumberOf(row['price']),
        weight_grams: wholeNumberOf(row['weight_grams']),
      })),
      evidence: Object.fromEntries(
        evidenceKinds.map((kind) => {
          const { number = '', valid_until: until } = asFields(evidence[kind]);
          return [kind, { number, valid_until: until || null }];
        }),
      ),
    },
  };
}

const asFields = (value: NestedValue | undefined): NestedFields =>
  typeof value === 'object' && !Array.isArray(value) ? value : {};

/** What stands in the fields at first. */
export function itemValues(form: ItemForm): Record<string, string> {
  return nestedValues(form);
}
