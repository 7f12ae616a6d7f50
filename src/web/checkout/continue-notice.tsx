// Continue the latest booking (spec §7 bookings/latest/continue): for a member who has begun one and not finished it.
import * as m from '#messages/messages';
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import type { Localized } from '#labels/localized';
import { LocalizedText } from '#web/ui/localized-text.tsx';

export interface UnfinishedView {
  /** Without language prefix. */
  path: string;
  title: Localized;
  departs: string;
  /** Until when it can be paid; null: nothing is ordered yet. */
  payBy: string | null;
}

export function ContinueNotice({
  unfinished: { path, title, departs, payBy },
}: {
  unfinished: UnfinishedView;
}) {
  return (
    <section
      aria-labelledby="lanjutkan"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-accent bg-card p-4"
    >
      <div className="min-w-0">
        <h2 id="lanjutkan" className="font-bold">
          {m.checkout_continue_title()}
        </h2>
        <p>
          <LocalizedText said={title} />
          {' · '}
          {departs}
        </p>
        <p className="text-ink-soft">
          {payBy ? m.checkout_pay_until({ when: payBy }) : m.checkout_continue_draft()}
        </p>
      </div>
      <LocalLink to={path} className={`${buttonClass('primary')} max-md:w-full`}>
        {m.checkout_continue()}
      </LocalLink>
    </section>
  );
}
