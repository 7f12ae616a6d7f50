// The confirmation modal (spec §2 checkout), inside the order's form: opened when the server has found the order complete. Without script
// the server shows the same as a page.
import { useEffect, useRef } from 'react';
import * as m from '#messages/messages';
import { formatRupiah } from '#shared/money';
import { Button } from '#web/ui/button.tsx';
import { FormKey } from '#web/ui/form-key.tsx';
import { PendingButton } from '#web/ui/pending-button.tsx';
import type { CheckoutView } from './checkout-view.ts';
import { duesOf } from './due-bar.tsx';

interface ConfirmDialogProps {
  view: CheckoutView;
  /** Another one each time it is asked. */
  asked: object | undefined;
  isPending: boolean;
}

export function ConfirmDialog({ view: { sum, formKey, ...view }, asked, isPending }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (asked && !dialog.current!.open) dialog.current!.showModal();
  }, [asked]);
  return (
    <>
      <input type="hidden" name="total" value={sum?.total ?? 0} />
      <FormKey value={formKey} />
      <dialog
        ref={dialog}
        aria-labelledby="yakin-title"
        className="m-auto w-full max-w-md rounded-card border border-line bg-card p-6 text-ink shadow-float backdrop:bg-ink/50"
      >
        <h2 id="yakin-title" className="text-xl font-bold">
          {m.checkout_confirm_title()}
        </h2>
        <p className="mt-2">{m.checkout_confirm_text()}</p>
        <p className="mt-3 flex justify-between gap-3 font-bold">
          <span>{m.checkout_total()}</span>
          <span className="tabular-nums">{formatRupiah(sum?.total ?? 0)}</span>
        </p>
        {duesOf({ sum, formKey, ...view }).map(({ plan, amount }) => (
          <p key={plan} data-due={plan ?? undefined} className="mt-1 font-bold">
            {m.checkout_due_now()}: <span className="tabular-nums text-primary">{formatRupiah(amount)}</span>
          </p>
        ))}
        <div className="mt-5 flex flex-wrap gap-3">
          <PendingButton name="intent" value="confirm" isPending={isPending}>
            {m.checkout_confirm()}
          </PendingButton>
          <Button type="button" variant="quiet" onClick={() => dialog.current!.close()}>
            {m.checkout_confirm_back()}
          </Button>
        </div>
      </dialog>
    </>
  );
}
