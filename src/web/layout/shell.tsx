// The frame around a page: skip link, header, the page, footer, and what floats (spec §2 layouts, default).
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import { BottomNavigation } from './bottom-navigation.tsx';
import { ChatButton } from './chat-button.tsx';
import { Footer } from '#web/layout/footer/footer.tsx';
import { Header } from '#web/layout/header/header.tsx';
import { ConsentNotice } from '#web/tags/consent-notice.tsx';
import { Toasts } from './toasts.tsx';

/** `path` decides the header's look; null on error pages. */
export function Shell({
  path,
  isMember = false,
  children,
}: {
  path: string | null;
  /** Among members' own pages, whose footer is one line. */
  isMember?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <a href="#content" className="skip-link">
        {m.frame_skip()}
      </a>
      <Header path={path} />
      {path !== null && <ConsentNotice />}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer isLine={isMember} />
      <ChatButton />
      <BottomNavigation />
      <Toasts />
    </>
  );
}
