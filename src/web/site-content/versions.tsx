// Versions of a text: which one this is when it is not the one in force, and all of them to choose from
// (docs/product/site-content.md: what a person has accepted stays readable).
import * as m from '#messages/messages';
import { formatDate } from '#shared/dates';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useFrame } from '#web/frame';
import { type SitePageView, versionPath } from './site-page-view.ts';

export function OtherVersionNotice({ page }: { page: SitePageView }) {
  const { locale } = useFrame();
  const { version, inForce } = page;
  if (version === inForce) return null;
  const date = formatDate(page.effectiveOn, locale);
  const isComing = inForce === null || version > inForce;
  return (
    <div className="mx-auto max-w-page px-4 pt-8">
      <Notice
        tone="warn"
        title={isComing ? m.site_version_coming({ version, date }) : m.site_version_old({ version })}
      >
        {inForce !== null && (
          <p>
            {isComing ? m.site_version_coming_text() : m.site_version_old_text()}{' '}
            <LocalLink to={page.path} className="font-semibold text-primary underline underline-offset-4">
              {m.site_version_to_current()}
            </LocalLink>
          </p>
        )}
      </Notice>
    </div>
  );
}

export function VersionList({ page }: { page: SitePageView }) {
  const { locale } = useFrame();
  return (
    <section aria-labelledby="versions" className="mt-14 border-t border-line pt-8 print:hidden">
      <h2 id="versions" className="text-xl font-bold tracking-tight">
        {m.site_versions()}
      </h2>
      <p className="mt-1 text-ink-soft">{m.site_versions_text()}</p>
      <ul className="mt-3 divide-y divide-line tabular-nums">
        {page.versions.map(({ version, effectiveOn }) => {
          const words = m.site_version_since({ version, date: formatDate(effectiveOn, locale) });
          return (
            <li key={version} className="flex min-h-12 flex-wrap items-center gap-x-4">
              {version === page.version ? (
                <span aria-current="true" className="font-semibold">
                  {words}
                </span>
              ) : (
                <LocalLink
                  to={versionPath(page, version)}
                  className="inline-flex min-h-12 items-center text-primary underline underline-offset-4"
                >
                  {words}
                </LocalLink>
              )}
              {version === page.inForce && <span className="text-good">{m.site_version_in_force()}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
