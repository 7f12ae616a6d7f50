// One document of an application, of financing or of savings: its state, the bank's reason, the file.
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import type { Tone } from '#labels/tone';
import { localePath } from '#shared/locale-path';
import { useFrame } from '#web/frame';
import { Badge } from '#web/ui/badge.tsx';
import { OptionalMark } from '#web/ui/field.tsx';
import { cardClass } from '#web/ui/section.tsx';

export interface ApplicationDocumentView {
  kind: string;
  name: string;
  status: 'missing' | 'uploaded' | 'accepted' | 'rejected';
  badge: { word: string; tone: Tone };
  reason: string | null;
  /** Of the file, without language prefix; null before it was sent. */
  path: string | null;
  isOptional?: boolean;
}

/** `children`: the form that sends it. */
export function ApplicationDocument({
  document: { name, badge, reason, path, isOptional },
  children,
}: {
  document: ApplicationDocumentView;
  children?: ReactNode;
}) {
  const { locale } = useFrame();
  return (
    <li className={`${cardClass} p-4`}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">
          {name}
          {isOptional && <OptionalMark />}
        </h3>
        <Badge tone={badge.tone}>{badge.word}</Badge>
      </div>
      {reason && (
        <p className="mt-1 font-semibold text-bad break-words">{m.financing_document_reason({ reason })}</p>
      )}
      {path && (
        <a
          href={localePath(path, locale)}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
        >
          {m.financing_document_open()}
          <span className="sr-only">
            {' '}
            {name} ({m.frame_new_tab()})
          </span>
        </a>
      )}
      {children}
    </li>
  );
}
