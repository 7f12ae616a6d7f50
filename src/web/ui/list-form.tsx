// The fields by which a page of a console is narrowed: a search, a filter, a period. They stand in the address, so that it works without
// script and can be passed on; with script only the list is loaded anew, and the focus stays where it was.
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import * as m from '#messages/messages';
import { useFrame } from '#web/frame';
import { buttonClass, type ButtonVariant } from './button.tsx';
import { LocalLink } from './local-link.tsx';
import { PendingButton } from './pending-button.tsx';
import { useListIsPending } from './list-pending.ts';

interface ListFormProps {
  /** Columns, by Tailwind classes. */
  className: string;
  /** Words of the button. */
  show: string;
  variant?: ButtonVariant;
  /** The server says what is wrong, in its own words. */
  noValidate?: boolean;
  /** Takes the filters away: where it leads, and its words. */
  clear?: { to: string; label: string } | undefined;
  /** The fields. */
  children: ReactNode;
}

export function ListForm({
  className,
  show,
  variant = 'primary',
  noValidate = false,
  clear,
  children,
}: ListFormProps) {
  const { search } = useFrame();
  const isPending = useListIsPending();
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(search);
  const held = useRef('');
  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    const control = held.current && form.current?.elements.namedItem(held.current);
    if (control instanceof HTMLElement) control.focus({ preventScroll: true });
    held.current = '';
  }, [search]);
  return (
    <search>
      <Form
        ref={form}
        preventScrollReset
        noValidate={noValidate}
        className={`mb-6 grid gap-3 ${className}`}
        onSubmit={() => {
          held.current = document.activeElement?.getAttribute('name') ?? '';
        }}
      >
        {/* Another address, other fields: what was typed before is not kept beside it. */}
        <Fragment key={search}>{children}</Fragment>
        <div className="flex flex-wrap gap-2">
          <PendingButton variant={variant} isPending={isPending} pending={m.console_loading()}>
            {show}
          </PendingButton>
          {clear && (
            <LocalLink to={clear.to} keepScroll className={buttonClass('quiet')}>
              {clear.label}
            </LocalLink>
          )}
        </div>
      </Form>
    </search>
  );
}
