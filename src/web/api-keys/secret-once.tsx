// A secret of a program, shown this once: what comes next is that somebody has stored it.
import { useEffect, useRef } from 'react';
import * as m from '#messages/messages';
import { usePath } from '#web/frame';
import { CopyText } from '#web/ui/copy-text.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/section.tsx';

interface SecretOnceProps {
  title: string;
  text: string;
  secret: string;
  done: string;
  /** Where the button leads. */
  page: string;
}

export function SecretOnce({ title, text, secret, done, page }: SecretOnceProps) {
  const path = usePath();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that made it may stand a screen below.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mb-10">
      <Card>
        <h2 ref={heading} tabIndex={-1} className="mb-2 text-lg font-bold break-words">
          {title}
        </h2>
        <p className="mb-4 max-w-prose">{text}</p>
        <p
          className="mb-4 rounded-lg border border-line bg-paper p-4 font-mono break-all select-all"
          data-secret
        >
          {secret}
        </p>
        <div className="flex flex-wrap gap-3">
          <CopyText value={secret} label={m.api_keys_secret_copy()} copied={m.api_keys_secret_copied()} />
          {/* A document of its own: no script of this one holds the secret any longer. */}
          <a href={path(page)} className={`${buttonClass('primary')} w-full md:w-auto`}>
            {done}
          </a>
        </div>
      </Card>
    </div>
  );
}
