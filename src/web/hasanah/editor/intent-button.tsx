// A button of the article's one form: all send everything, each does something else with it.
import type { ComponentProps } from 'react';
import { useNavigation } from 'react-router';
import { PendingButton } from '#web/ui/pending-button.tsx';

interface IntentButtonProps extends Omit<ComponentProps<typeof PendingButton>, 'isPending' | 'name'> {
  value: string;
}

export function IntentButton({ value, ...rest }: IntentButtonProps) {
  const { state, formData } = useNavigation();
  const isPending = state !== 'idle' && formData?.get('intent') === value;
  return <PendingButton name="intent" value={value} isPending={isPending} {...rest} />;
}
