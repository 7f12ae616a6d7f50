// A payment's page (docs/product/checkout.md): what to pay, to which number, until when, and how; or why it can no longer be paid.
import { ExternalLink } from 'lucide-react';
import * as m from '#messages/messages';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink, usePath } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { cardClass } from '#web/ui/section.tsx';
import { Steps } from '#web/checkout/steps.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { useFrame } from '#web/frame';
import { CopyText } from '#web/ui/copy-text.tsx';
import type { PaymentView } from './payment-view.ts';
import { TimeLeft } from './time-left.tsx';
import { usePaymentWatch } from './use-payment-watch.ts';

/** Seconds between two looks of a browser without script. */
const refreshSeconds = 20;

export function PaymentPage({ payment }: { payment: PaymentView }) {
  const isRunning = payment.state === 'waiting' || payment.state === 'creating';
  return (
    <div className="mx-auto max-w-2xl">
      {!payment.isSouvenirs && <Steps current="bayar" />}
      <h1 className="text-2xl font-bold tracking-tight md:text-3xl">{m.payment_title()}</h1>
      <LocalizedText as="p" said={payment.title} className="mb-6 mt-1 text-ink-soft" />
      {isRunning ? <Running payment={payment} /> : <Ended payment={payment} />}
    </div>
  );
}

function Running({ payment }: { payment: PaymentView }) {
  const {
    token,
    state,
    method,
    total,
    adminFee,
    expiresAt,
    expiresText,
    now,
    numbers,
    qr,
    link,
    methodsPath,
    kind,
  } = payment;
  const path = usePath();
  usePaymentWatch(path(paths.paymentStatus(token)), state);
  return (
    <div className="space-y-6">
      <noscript>
        <meta httpEquiv="refresh" content={String(refreshSeconds)} />
      </noscript>
      <section className={`${cardClass} p-4 md:p-5`}>
        <p className="font-semibold">{method}</p>
        <p className="mt-3 text-ink-soft">{m.payment_amount()}</p>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div>
            <p className="text-2xl font-bold tabular-nums text-primary md:text-3xl">{formatRupiah(total)}</p>
            {adminFee > 0 && (
              <p className="text-sm text-ink-soft">
                {m.payment_includes_fee({ fee: formatRupiah(adminFee) })}
              </p>
            )}
          </div>
          <CopyText
            value={String(total)}
            label={m.payment_copy_amount()}
            copied={m.payment_copied_amount()}
          />
        </div>
        {numbers.map(({ label, shown, value }) => (
          <div key={label} className="mt-4 border-t border-line pt-4">
            <p className="text-ink-soft">{label}</p>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="text-xl font-bold tabular-nums md:text-2xl">{shown}</p>
              <CopyText
                value={value}
                label={m.payment_copy({ what: label })}
                copied={m.payment_copied({ what: label })}
              />
            </div>
          </div>
        ))}
        {qr && (
          <div className="mt-4 flex flex-col items-center gap-3 border-t border-line pt-4">
            <QrCode drawing={qr} />
            <p className="text-center text-ink-soft">{m.payment_qr()}</p>
          </div>
        )}
        {link && (
          <a href={link} rel="noopener" className={`${buttonClass('primary', 'lg')} mt-4 w-full`}>
            <ExternalLink aria-hidden size={20} />
            {kind === 'card' ? m.payment_open_card() : m.payment_open({ method })}
          </a>
        )}
        <div className="mt-4 border-t border-line pt-4">
          <p>{m.payment_until({ when: expiresText })}</p>
          <TimeLeft until={expiresAt} now={now} />
        </div>
      </section>
      <Notice tone="warn" title={m.payment_exact_title()}>
        <p>{m.payment_exact_text()}</p>
      </Notice>
      <Guides payment={payment} />
      <p className="text-ink-soft">{m.payment_waiting()}</p>
      <div className="flex flex-wrap gap-3">
        <LocalLink to={paths.payment(token)} className={buttonClass('secondary')}>
          {m.payment_check()}
        </LocalLink>
        <LocalLink to={methodsPath} className={buttonClass('quiet')}>
          {m.payment_other_method()}
        </LocalLink>
      </div>
    </div>
  );
}

function Guides({ payment: { guides } }: { payment: PaymentView }) {
  return (
    <section aria-labelledby="cara-bayar" className={`${cardClass} p-5`}>
      <h2 id="cara-bayar" className="text-lg font-bold">
        {m.payment_how()}
      </h2>
      {guides.map(({ channel, steps }, index) => (
        <details key={channel} open={index === 0} className="border-b border-line last:border-0">
          <summary className="min-h-12 cursor-pointer py-3 font-semibold">{channel}</summary>
          <ol className="list-decimal space-y-2 pb-4 pl-6">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      ))}
    </section>
  );
}

/** Spec §1: it does not count. What becomes of the money a person decides; the order says what was decided. */
function WrongAmountNotice({ came, asked, orderPath }: { came: number; asked: number; orderPath: string }) {
  const { areas } = useFrame();
  return (
    <Notice tone="bad" title={m.payment_wrong_amount()}>
      <p>{m.payment_wrong_amount_text({ came: formatRupiah(came), asked: formatRupiah(asked) })}</p>
      <p className="mt-2">{m.payment_wrong_amount_next()}</p>
      {areas.includes('orders') && (
        <LocalLink
          to={orderPath}
          className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
        >
          {m.checkout_see_order()}
        </LocalLink>
      )}
    </Notice>
  );
}

const ends = {
  expired: { tone: 'warn', title: m.payment_expired, text: m.payment_expired_text },
  cancelled: { tone: 'warn', title: m.payment_cancelled, text: m.payment_cancelled_text },
  failed: { tone: 'bad', title: m.payment_failed, text: m.payment_failed_text },
  reversed: { tone: 'bad', title: m.payment_reversed, text: m.payment_reversed_text },
} as const;

function Ended({
  payment: { state, mayTryAgain, methodsPath, orderPath, againPath, wrongAmount, total },
}: {
  payment: PaymentView;
}) {
  const { tone, title, text } = ends[state as keyof typeof ends];
  return (
    <div className="space-y-6">
      {wrongAmount === null ? (
        <Notice tone={tone} title={title()}>
          <p>{text()}</p>
        </Notice>
      ) : (
        <WrongAmountNotice came={wrongAmount} asked={total} orderPath={orderPath} />
      )}
      {mayTryAgain ? (
        <LocalLink to={methodsPath} className={buttonClass('primary', 'lg')}>
          {m.payment_choose_again()}
        </LocalLink>
      ) : (
        <LocalLink to={againPath} className={buttonClass('primary', 'lg')}>
          {m.checkout_again()}
        </LocalLink>
      )}
    </div>
  );
}
