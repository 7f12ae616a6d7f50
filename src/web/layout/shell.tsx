// The frame around a page: skip link, header, the page, footer, and what floats (spec §2 layouts, default). Menu and footer are given: they are
// words and drawings that app pages do not have to load.
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import { BottomNavigation } from './bottom-navigation.tsx';
import { ChatButton } from './chat-button.tsx';
import { Toasts } from './toasts.tsx';

interface ShellProps {
  header: ReactNode;
  /** Between header and page. */
  notice?: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

export function Shell({ header, notice, footer, children }: ShellProps) {
  return (
    <>
      <a href="#content" className="skip-link">
        {m.frame_skip()}
      </a>
      {header}
      {notice}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {footer}
      <ChatButton />
      <BottomNavigation />
      <Toasts />
    </>
  );
}
