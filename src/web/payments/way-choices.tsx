// The ways to pay as radios, by kind (spec §9 payment methods): each with its fee where there is one, and why some are missing.
import * as m from '#messages/messages';
import { formatRupiah } from '#shared/money';
import { cardClass } from '#web/ui/section.tsx';
import type { PaymentMethodView } from './payment-view.ts';

/** The nearest way first: a code that every bank's application reads. */
const kinds = {
  qris: m.checkout_kind_qris,
  virtual_account: m.checkout_kind_virtual_account,
  e_wallet: m.checkout_kind_e_wallet,
  card: m.checkout_kind_card,
} as const;
const kindsInOrder = Object.keys(kinds) as (keyof typeof kinds)[];

interface WayChoicesProps {
  ways: readonly PaymentMethodView[];
  chosen: PaymentMethodView;
  onChoose(way: PaymentMethodView): void;
}

/** As they are shown. */
export function inOrder(ways: readonly PaymentMethodView[]): PaymentMethodView[] {
  return kindsInOrder.flatMap((kind) => ways.filter((way) => way.kind === kind));
}

/** Radios `method`. */
export function WayChoices({ ways, chosen, onChoose }: WayChoicesProps) {
  return kindsInOrder.map((kind) => (
    <WaysOfKind
      key={kind}
      title={kinds[kind]()}
      ways={ways.filter((way) => way.kind === kind)}
      chosen={chosen}
      onChoose={onChoose}
    />
  ));
}

/** Why some are not there, and what to choose instead. */
export function OverLimit({
  ways,
  hasOthers,
}: {
  ways: readonly { name: string; most: number }[];
  hasOthers: boolean;
}) {
  return (
    <details className="rounded-card border border-line px-5 py-1">
      <summary className="min-h-12 cursor-pointer py-3 font-semibold">
        {m.checkout_over_limit_title()}
      </summary>
      <ul className="mt-1 list-disc pl-5">
        {ways.map(({ name, most }) => (
          <li key={name}>{m.checkout_over_limit_way({ name, most: formatRupiah(most) })}</li>
        ))}
      </ul>
      <p className="mb-3 mt-2">
        {hasOthers ? m.checkout_over_limit_instead() : m.checkout_over_limit_contact()}
      </p>
    </details>
  );
}

function WaysOfKind({ title, ways, chosen, onChoose }: WayChoicesProps & { title: string }) {
  if (ways.length === 0) return null;
  // Said once where it is the same for all of them.
  const fee = ways.every(({ adminFee }) => adminFee === ways[0]!.adminFee) ? ways[0]!.adminFee : null;
  return (
    <fieldset className={`${cardClass} min-w-0 overflow-hidden`}>
      <legend className="float-left w-full px-5 pb-2 pt-4 text-lg font-bold">
        {title}
        {fee !== null && fee > 0 && (
          <span className="block text-sm font-normal tabular-nums text-ink-soft">
            {m.checkout_fee({ fee: formatRupiah(fee) })}
          </span>
        )}
      </legend>
      <div className="clear-both divide-y divide-line">
        {ways.map((way) => (
          <label
            key={way.code}
            className="flex min-h-14 cursor-pointer items-center gap-3 px-5 py-2 hover:bg-paper has-checked:bg-paper"
          >
            <input
              type="radio"
              name="method"
              value={way.code}
              required
              defaultChecked={way.code === chosen.code}
              onChange={() => onChoose(way)}
              className="size-6 shrink-0 accent-primary"
            />
            <span className="font-semibold">{way.name}</span>
            {fee === null && way.adminFee > 0 && (
              <span className="ml-auto text-right text-sm tabular-nums text-ink-soft">
                {m.checkout_fee({ fee: formatRupiah(way.adminFee) })}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
