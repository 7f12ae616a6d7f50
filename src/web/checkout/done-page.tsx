// Step selesai (spec §2): how the order stands and what happens next.
import * as m from '#messages/messages';
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useFrame } from '#web/frame';
import type { CheckoutAnswer, CheckoutView, DoneStep } from './checkout-view.ts';
import { FeedbackForm } from './feedback-form.tsx';
import * as paths from '#shared/paths';

interface Outcome {
  tone: 'good' | 'warn' | 'bad';
  title: () => string;
  text: (values: { email: string }) => string;
}

const outcomes: Record<DoneStep['outcome'], Outcome> = {
  paid: { tone: 'good', title: m.checkout_done_paid, text: m.checkout_done_paid_text },
  expired: { tone: 'warn', title: m.checkout_done_expired, text: () => m.checkout_done_expired_text() },
  cancelled: { tone: 'bad', title: m.checkout_done_cancelled, text: () => m.checkout_done_cancelled_text() },
  attention: { tone: 'warn', title: m.checkout_done_attention, text: () => m.checkout_done_attention_text() },
};

const next = [
  m.checkout_next_letter,
  m.checkout_next_papers,
  m.checkout_next_settlement,
  m.checkout_next_departure,
];

export function DonePage({
  view: { bookingId, journey },
  content: { outcome, code, email, feedback },
  posted,
}: {
  view: CheckoutView;
  content: DoneStep;
  posted: CheckoutAnswer | undefined;
}) {
  const { areas } = useFrame();
  const { tone, title, text } = outcomes[outcome];
  return (
    <div className="space-y-6">
      <Notice tone={tone} title={title()}>
        <p>{text({ email })}</p>
        <p className="mt-2 font-semibold">{m.checkout_code({ code })}</p>
      </Notice>
      {outcome === 'paid' && (
        <section aria-labelledby="selanjutnya">
          <h2 id="selanjutnya" className="text-lg font-bold">
            {m.checkout_next_title()}
          </h2>
          <ol className="mt-2 list-decimal space-y-2 pl-6">
            {next.map((say) => (
              <li key={say()}>{say()}</li>
            ))}
          </ol>
        </section>
      )}
      <div className="flex flex-wrap gap-3">
        {areas.includes('orders') && (
          <LocalLink to={paths.member.order(bookingId!)} className={buttonClass('primary', 'lg')}>
            {m.checkout_see_order()}
          </LocalLink>
        )}
        {outcome === 'expired' && (
          <LocalLink to={paths.checkout(journey.slug)} className={buttonClass('secondary', 'lg')}>
            {m.checkout_again()}
          </LocalLink>
        )}
      </div>
      {outcome === 'paid' && <FeedbackForm said={feedback} posted={posted} />}
    </div>
  );
}
