// What the price covers and what it does not (spec §2 includes/excludes, docs/product/catalogue.md).
import * as m from '#messages/messages';
import { formatRupiah } from '#shared/money';
import type { Localized } from '#labels/localized';
import type { ProductView } from './product-view.ts';

export function CostChecklist({ product }: { product: ProductView }) {
  const mandatory = product.extras.filter((extra) => extra.isMandatory);
  const optional = product.extras.filter((extra) => !extra.isMandatory);
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <Checklist
        title={m.product_costs_included()}
        items={product.includes}
        mark="M4 10.5l4 4 8-9"
        tone="stroke-good"
      />
      <Checklist
        title={m.product_costs_excluded()}
        items={product.excludes}
        mark="M5 5l10 10M15 5L5 15"
        tone="stroke-bad"
      />
      <Amounts title={m.product_costs_mandatory()} extras={mandatory} />
      {optional.length > 0 && <Amounts title={m.product_costs_optional()} extras={optional} />}
    </div>
  );
}

interface ChecklistProps {
  title: string;
  items: Localized[];
  /** Path of the mark before each item, and its colour: plain lines, because a page has dozens. */
  mark: string;
  tone: string;
}

function Checklist({ title, items, mark, tone }: ChecklistProps) {
  return (
    <div>
      <h3 className="mb-2 font-semibold">{title}</h3>
      <ul className="space-y-2">
        {items.map(({ text, lang }) => (
          <li key={text} className="flex gap-3">
            <svg
              aria-hidden="true"
              width="20"
              height="20"
              className={`mt-0.5 shrink-0 fill-none stroke-2 ${tone}`}
            >
              <path d={mark} />
            </svg>
            <span lang={lang}>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Amounts({ title, extras }: { title: string; extras: ProductView['extras'] }) {
  return (
    <div>
      <h3 className="mb-2 font-semibold">{title}</h3>
      {extras.length === 0 && <p>{m.product_costs_mandatory_none()}</p>}
      <dl className="divide-y divide-line">
        {extras.map(({ name, amount }) => (
          <div key={name.text} className="flex items-baseline justify-between gap-4 py-2">
            <dt lang={name.lang}>{name.text}</dt>
            <dd className="whitespace-nowrap text-right tabular-nums">
              {formatRupiah(amount)}
              <span className="block text-sm text-ink-soft">{m.product_costs_per_person()}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
