// A form of buttons alone: which one was pressed goes along as `intent`. Sent by a fetcher of its own; what is refused stands beside it.
import { useFetcher } from 'react-router';
import type { ButtonVariant } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PendingButton } from '#web/ui/pending-button.tsx';
import type { FormAnswer } from './form-answer.ts';

interface Press {
  intent: string;
  label: string;
  variant?: ButtonVariant;
}

interface PressFormProps {
  presses: readonly Press[];
  /** Read out after the words of each button, where several look alike. */
  about?: string;
  /** Sent along, unseen. */
  fields?: Record<string, string>;
  className?: string;
}

export function PressForm({ presses, about, fields = {}, className = '' }: PressFormProps) {
  const fetcher = useFetcher<FormAnswer>();
  // There is no field to stand beside.
  const [problem] = Object.values(fetcher.data?.result?.error ?? {}).flatMap((said) => said ?? []);
  return (
    <fetcher.Form method="post" preventScrollReset className={`flex flex-wrap gap-3 ${className}`}>
      {problem && <Notice tone="bad" live title={problem} />}
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {presses.map(({ intent, label, variant = 'primary' }) => (
        <PendingButton
          key={intent}
          name="intent"
          value={intent}
          variant={variant}
          isPending={fetcher.state !== 'idle' && fetcher.formData?.get('intent') === intent}
        >
          {label}
          {about && <span className="sr-only">: {about}</span>}
        </PendingButton>
      ))}
    </fetcher.Form>
  );
}
