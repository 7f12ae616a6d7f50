// The frame around a page: skip link, header, the page, footer, and what floats (spec §2 layouts, default).
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import { BottomNavigation } from '#web/components/bottom-navigation.tsx';
import { ChatButton } from '#web/components/chat-button.tsx';
import { Footer } from '#web/components/footer/footer.tsx';
import { Header } from '#web/components/header/header.tsx';
import { Toasts } from '#web/components/toasts.tsx';

/** `path` decides the header's look; null on error pages. */
export function Shell({ path, children }: { path: string | null; children: ReactNode }) {
  return (
    <>
      <a href="#content" className="skip-link">{m.frame_skip()}</a>
      <Header path={path} />
      <main id="content" tabIndex={-1}>{children}</main>
      <Footer />
      <ChatButton />
      <BottomNavigation />
      <Toasts />
    </>
  );
}
