// Shown by the service worker for a page that was not kept (docs/product/pages.md). Only read: no framework script.
import * as m from '#messages/messages';
import { LocalLink } from '#web/ui/local-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { pageMeta } from '#web/seo';
import type { Route } from './+types/offline';
import * as paths from '#shared/paths';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: m.frame_offline_title(),
    description: m.frame_offline_text(),
    path: paths.offline,
    noIndex: true,
  });
}

export default function Offline() {
  return (
    <div className="mx-auto max-w-page px-4 py-12">
      <h1 className="text-3xl font-bold tracking-tight">{m.frame_offline_title()}</h1>
      <p className="mt-3 max-w-[60ch] text-lg">{m.frame_offline_text()}</p>
      <LocalLink to="/" className={`${buttonClass('secondary')} mt-6`}>
        {m.frame_error_home()}
      </LocalLink>
      {/* Filled by the worker (service-worker/cached-headings.ts) before the page is shown. */}
      <section hidden data-kept-pages aria-labelledby="kept" className="mt-8">
        <h2 id="kept" className="text-xl font-bold">
          {m.frame_offline_kept()}
        </h2>
        <ul
          data-kept-list
          className="mt-2 [&_a]:inline-flex [&_a]:min-h-12 [&_a]:items-center [&_a]:font-semibold [&_a]:text-primary [&_a]:underline [&_a]:underline-offset-4"
        />
      </section>
    </div>
  );
}
