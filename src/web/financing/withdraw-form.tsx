// Ends one's own application, of financing or of savings: asks for a tick first, because nothing brings it back.
import { ConfirmBox } from '#web/ui/confirm-box.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { Section } from '#web/ui/section.tsx';

interface WithdrawFormProps {
  title: string;
  text: string;
  confirm: string;
  answer: FormAnswer | undefined;
}

export function WithdrawForm({ title, text, confirm, answer }: WithdrawFormProps) {
  const form = useAppForm({ id: 'withdraw', answer, intent: 'withdraw' });
  return (
    <Section title={title}>
      <p className="mb-4">{text}</p>
      <AppFormBox form={form}>
        <ConfirmBox label={confirm} error={form.field('confirmed').error} />
        <SubmitButton variant="danger">{title}</SubmitButton>
      </AppFormBox>
    </Section>
  );
}
