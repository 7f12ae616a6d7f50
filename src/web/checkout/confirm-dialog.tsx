// The confirmation modal (spec §2 checkout), inside the order's form. A script opens it; without one the server shows the same as a page.
import * as m from '#messages/messages';
import { formatRupiah } from '#shared/money';
import { Button } from '#web/ui/button.tsx';
import { FormKey } from '#web/ui/form-key.tsx';
import type { CheckoutView } from './checkout-view.ts';
import { duesOf } from './due-bar.tsx';

export function ConfirmDialog({ view }: { view: CheckoutView }) {
  const { sum, formKey } = view;
  return (
    <>
      <span id="jumlah" data-swap hidden>
        <input type="hidden" name="total" value={sum?.total ?? 0} />
        <FormKey value={formKey} />
      </span>
      <dialog
        id="yakin"
        aria-labelledby="yakin-title"
        className="m-auto w-full max-w-md rounded-card border border-line bg-card p-6 text-ink shadow-float backdrop:bg-ink/50"
      >
        <h2 id="yakin-title" className="text-xl font-bold">
          {m.checkout_confirm_title()}
        </h2>
        <p className="mt-2">{m.checkout_confirm_text()}</p>
        <p id="yakin-total" data-swap className="mt-3 flex justify-between gap-3 font-bold">
          <span>{m.checkout_total()}</span>
          <span className="tabular-nums">{formatRupiah(sum?.total ?? 0)}</span>
        </p>
        <div id="yakin-sekarang" data-swap>
          {duesOf(view).map(({ plan, amount }) => (
            <p key={plan} data-due={plan ?? undefined} className="mt-1 font-bold">
              {m.checkout_due_now()}:{' '}
              <span className="tabular-nums text-primary">{formatRupiah(amount)}</span>
            </p>
          ))}
        </div>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button name="intent" value="confirm">
            {m.checkout_confirm()}
          </Button>
          <Button type="button" variant="quiet" data-closes="yakin">
            {m.checkout_confirm_back()}
          </Button>
        </div>
      </dialog>
    </>
  );
}
