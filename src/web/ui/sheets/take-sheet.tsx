// The first step of writing from a table: taking it as it is now.
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import { usePath } from '#web/frame';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/section.tsx';

interface TakeSheetProps {
  text: string;
  /** Paths without language prefix. */
  xlsx: string;
  csv: string;
  /** Below: how the cells are written. */
  children?: ReactNode;
}

export function TakeSheet({ text, xlsx, csv, children }: TakeSheetProps) {
  const path = usePath();
  return (
    <Card>
      <h2 className="mb-2 text-xl font-bold">{m.sheet_take()}</h2>
      <p className="mb-4 text-ink-soft">{text}</p>
      <p className="flex flex-wrap gap-3">
        <a href={path(xlsx)} download className={buttonClass('secondary')}>
          {m.sheet_xlsx()}
        </a>
        <a href={path(csv)} download className={buttonClass('secondary')}>
          {m.sheet_csv()}
        </a>
      </p>
      {children}
    </Card>
  );
}
