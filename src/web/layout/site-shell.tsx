// The frame with the whole footer: around pages of the default layout, and around errors. Never in the browser's files: both are the server's.
import type { ReactNode } from 'react';
import { Footer } from '#web/layout/footer/footer.tsx';
import { Header } from '#web/layout/header/header.tsx';
import { menusOf } from '#web/layout/header/menu';
import { Remembered } from '#web/markup/remembered.tsx';
import { ConsentNotice } from '#web/tags/consent-notice.tsx';
import { useFrame } from '#web/frame';
import { PreviewBar } from './preview-bar.tsx';
import { Shell } from './shell.tsx';

/** `path` is null on error pages. */
export function SiteShell({ path, children }: { path: string | null; children: ReactNode }) {
  return (
    <Shell
      header={<Remembered piece={SiteHeader} of={{ path }} />}
      notice={
        path !== null && (
          <>
            <PreviewBar />
            <ConsentNotice />
          </>
        )
      }
      footer={<Remembered piece={Footer} of={{}} />}
    >
      {children}
    </Shell>
  );
}

function SiteHeader({ path }: { path: string | null }) {
  const { areas, hasanahElsewhere, brand } = useFrame();
  const { phoneNumber, whatsappNumber } = brand;
  return <Header path={path} menus={menusOf({ areas, hasanahElsewhere, phoneNumber, whatsappNumber })} />;
}
