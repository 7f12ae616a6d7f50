// The frame with the whole footer: around pages of the default layout, and around errors. Never in the browser's files: both are the server's.
import type { ReactNode } from 'react';
import { Footer } from '#web/layout/footer/footer.tsx';
import { menusOf } from '#web/layout/header/menu';
import { ConsentNotice } from '#web/tags/consent-notice.tsx';
import { useFrame } from '#web/frame';
import { PreviewBar } from './preview-bar.tsx';
import { Shell } from './shell.tsx';

/** `path` is null on error pages. */
export function SiteShell({ path, children }: { path: string | null; children: ReactNode }) {
  const { areas, hasanahElsewhere, brand } = useFrame();
  const { phoneNumber, whatsappNumber } = brand;
  return (
    <Shell
      path={path}
      menus={menusOf({ areas, hasanahElsewhere, phoneNumber, whatsappNumber })}
      notice={
        path !== null && (
          <>
            <PreviewBar />
            <ConsentNotice />
          </>
        )
      }
      footer={<Footer />}
    >
      {children}
    </Shell>
  );
}
