// A press that changes a private umrah: a form with one button, which says that it is underway.
import type { ComponentProps } from 'react';
import { Form, useNavigation } from 'react-router';
import { PendingButton } from '#web/ui/pending-button.tsx';

interface PressFormProps extends Pick<ComponentProps<typeof PendingButton>, 'variant' | 'children'> {
  intent: 'accept' | 'decline' | 'open_group' | 'withdraw';
  /** The offer that is accepted. */
  offer?: string;
}

export function PressForm({ intent, offer, variant = 'primary', children }: PressFormProps) {
  const { formData } = useNavigation();
  const isPending = formData?.get('intent') === intent && (formData.get('offer') ?? undefined) === offer;
  return (
    <Form method="post" aria-busy={isPending}>
      {offer && <input type="hidden" name="offer" value={offer} />}
      <PendingButton isPending={isPending} variant={variant} name="intent" value={intent}>
        {children}
      </PendingButton>
    </Form>
  );
}
