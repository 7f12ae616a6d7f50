// A button of an app page that waits for what it has begun.
import { type ComponentProps, type MouseEvent, useEffect, useRef } from 'react';
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
    <Button {...rest} {...usePressOnce(isPending)}>
      <span className="grid">
        <span className={`col-start-1 row-start-1 ${isPending ? 'invisible' : ''}`}>{children}</span>
        <span className={`col-start-1 row-start-1 ${isPending ? '' : 'invisible'}`}>{pending}</span>
      </span>
    </Button>
  );
}

/** The second tap of a hasty thumb comes before React has drawn the first. */
const doubleTapMs = 500;

/** Of a button that sends: a second press does nothing while the first is underway, nor before that is known. */
export function usePressOnce(isPending: boolean) {
  const pressedAt = useRef(0);
  useEffect(() => {
    if (!isPending) pressedAt.current = 0;
  }, [isPending]);
  return {
    'aria-disabled': isPending || undefined,
    onClick(event: MouseEvent) {
      const isSecond = pressedAt.current && event.timeStamp - pressedAt.current < doubleTapMs;
      if (isPending || isSecond) event.preventDefault();
      else pressedAt.current = event.timeStamp;
    },
  };
}
