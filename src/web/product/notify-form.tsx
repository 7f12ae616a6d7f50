// Sold out: name and phone of who wants to hear when seats come back (spec §4, §5 product notify form). A real form:
// the server checks it and, on a fault, opens the page with the first wrong field in focus, without script too.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to the first wrong field or to the answer (docs/product/pages.md), and only
   the document itself can put it there when there is no script */
import * as m from '#messages/messages';
import { formatDate } from '#shared/dates';
import { useFrame } from '#web/frame';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** What came of sending the form. `problem` concerns the form as a whole. */
export type NotifyOutcome =
  | { isKept: true }
  | {
      isKept: false;
      values: { name: string; phone: string };
      errors: { name?: string; phone?: string };
      problem: string | null;
    };

interface NotifyFormProps {
  departsOn: string;
  outcome: NotifyOutcome | null;
}

const untouched = { values: { name: '', phone: '' }, errors: {}, problem: null } satisfies Omit<
  NotifyOutcome & { isKept: false },
  'isKept'
>;

export function NotifyForm({ departsOn, outcome }: NotifyFormProps) {
  if (outcome?.isKept) return <Kept departsOn={departsOn} />;
  const { values, errors, problem }: Omit<NotifyOutcome & { isKept: false }, 'isKept'> = outcome ?? untouched;
  return (
    <form method="post" noValidate className="max-w-xl space-y-4 rounded-card border border-line bg-card p-5">
      <p>{m.product_notify_text()}</p>
      {problem && <Notice tone="bad" live title={problem} />}
      <Field
        label={m.product_notify_name()}
        name="name"
        id="notify-name"
        autoComplete="name"
        maxLength={100}
        required
        defaultValue={values.name}
        error={errors.name}
        autoFocus={errors.name !== undefined}
      />
      <Field
        label={m.product_notify_phone()}
        name="phone"
        id="notify-phone"
        type="tel"
        autoComplete="tel"
        maxLength={30}
        required
        defaultValue={values.phone}
        error={errors.phone}
        hint={m.product_notify_phone_hint()}
        autoFocus={errors.name === undefined && errors.phone !== undefined}
      />
      <Button className="w-full md:w-auto">{m.product_notify_send()}</Button>
    </form>
  );
}

/** In focus when the page opens, because it is the answer to what was just sent. */
function Kept({ departsOn }: Pick<NotifyFormProps, 'departsOn'>) {
  const { locale } = useFrame();
  return (
    <div tabIndex={-1} autoFocus className="scroll-mt-24">
      <Notice tone="good" live title={m.product_notify_done_title()}>
        <p>{m.product_notify_done_text({ date: formatDate(departsOn, locale, 'full') })}</p>
      </Notice>
    </div>
  );
}
