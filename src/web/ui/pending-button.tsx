// A button of an app page that waits for what it has begun.
import type { ComponentProps } from 'react';
import * as m from '#messages/messages';
import { Button } from './button.tsx';

interface PendingButtonProps extends ComponentProps<typeof Button> {
  isPending: boolean;
  /** What happens after the press; 'Sedang dikirim…' unless it says otherwise. */
  pending?: string;
}

/** While what it began is underway it says so, keeps its width and cannot be pressed again. */
export function PendingButton({
  isPending,
  pending = m.frame_sending(),
  children,
  ...rest
}: PendingButtonProps) {
  return (
    <Button
      {...rest}
      aria-disabled={isPending || undefined}
      onClick={isPending ? (event) => event.preventDefault() : undefined}
    >
      <span className="grid">
        <span className={`col-start-1 row-start-1 ${isPending ? 'invisible' : ''}`}>{children}</span>
        <span className={`col-start-1 row-start-1 ${isPending ? '' : 'invisible'}`}>{pending}</span>
      </span>
    </Button>
  );
}
