// Documents that wait are ticked where they stand, and accepted together by this form. The island partner-console/console-order.island.ts adds keys.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to what is wrong (docs/product/pages.md), without script too */
import type { ReactNode } from 'react';
import { CheckCheck } from 'lucide-react';
import * as m from '#messages/messages';
import { Button } from '#web/ui/button.tsx';

/** Its id: boxes elsewhere on the page belong to it. */
export const ticksForm = 'accept-ticked';

export function DocumentTicks({
  isAsked,
  error,
  children,
}: {
  isAsked: boolean;
  error: string | undefined;
  children: ReactNode;
}) {
  if (!isAsked) return children;
  return (
    <document-ticks className="block">
      <p className="mb-2 max-w-prose">{m.pconsole_tick_text()}</p>
      <p data-keys hidden className="mb-2 max-w-prose text-ink-soft max-md:sr-only">
        {m.pconsole_tick_keys()}
      </p>
      <p className="mb-4">
        <Button type="button" variant="secondary" data-all hidden>
          {m.pconsole_tick_all()}
        </Button>
      </p>
      {children}
      <form id={ticksForm} method="post" className="mt-4">
        {error && (
          <p id="ticks-error" role="alert" className="mb-2 font-semibold text-bad">
            {error}
          </p>
        )}
        <Button
          name="intent"
          value="accept-ticked"
          autoFocus={error !== undefined}
          aria-describedby={error ? 'ticks-error' : undefined}
          className="max-md:w-full"
        >
          <CheckCheck size={20} aria-hidden="true" />
          {m.pconsole_accept_ticked()}
        </Button>
      </form>
    </document-ticks>
  );
}
