// One of the two buttons beside a number: one fewer, one more. 48 px; without script there is none.
import { Minus, Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import * as m from '#messages/messages';

interface StepButtonProps extends Pick<ComponentProps<'button'>, 'onClick'> {
  step: 'down' | 'up';
  /** What is counted; named to readers of the screen. */
  of: string;
  /** At the end of what may be entered: it stays in its place and can be reached, so that nothing jumps. */
  isAtEnd: boolean;
}

const looks = {
  down: { Icon: Minus, name: m.frame_fewer },
  up: { Icon: Plus, name: m.frame_more },
};

export function StepButton({ step, of, isAtEnd, onClick }: StepButtonProps) {
  const { Icon, name } = looks[step];
  return (
    <button
      type="button"
      data-step={step}
      className="noscript:hidden inline-flex size-12 shrink-0 cursor-pointer items-center justify-center rounded-full border border-ink-faint bg-card text-primary hover:border-primary aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:text-ink-faint"
      aria-label={name({ what: of })}
      aria-disabled={isAtEnd || undefined}
      onClick={onClick}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  );
}

/** Of the number between the two. */
export const steppedInputClass =
  'block h-12 w-11 rounded-lg border border-transparent bg-card [appearance:textfield] text-center text-lg font-semibold tabular-nums [&::-webkit-inner-spin-button]:appearance-none hover:border-ink-faint noscript:w-20 noscript:border-ink-faint aria-invalid:border-2 aria-invalid:border-bad';
