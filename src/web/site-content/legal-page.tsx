// A text that readers agree to: terms and privacy, with its versions (spec §2 /kebijakan-privasi, /syarat-ketentuan).
import type { ReactNode } from 'react';
import { ReadingBody } from './reading-body.tsx';
import { ReadingHead } from './reading-head.tsx';
import type { SitePageView } from './site-page-view.ts';
import { OtherVersionNotice, VersionList } from './versions.tsx';

export function LegalPage({
  page,
  intro,
  children,
}: {
  page: SitePageView;
  intro: string;
  children?: ReactNode;
}) {
  return (
    <>
      <ReadingHead title={page.title}>
        <p className="mt-4 max-w-[60ch] text-lg text-ink-soft">{intro}</p>
      </ReadingHead>
      <OtherVersionNotice page={page} />
      {children}
      <ReadingBody text={page.text}>
        <VersionList page={page} />
      </ReadingBody>
    </>
  );
}
