// The manifest of a departure (docs/product/manifests.md): what is missing of each traveller, what has changed, and its files.
import { Download } from 'lucide-react';
import * as m from '#messages/messages';
import { type ManifestCode, manifestCodes, manifestFormats, readManifest } from '#domain/manifests';
import { formatDate, formatInstant } from '#shared/dates';
import { textIn } from '#shared/locale';
import * as paths from '#shared/paths';
import { ManifestChanges } from '#web/manifests/manifest-changes.tsx';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { Section } from '#web/ui/section.tsx';
import type { Route } from './+types/travellers';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { deps, locale } = request;
  const { actor } = requirePartner(request);
  const { departureId } = args.params;
  const asked = new URLSearchParams(request.search).get('format');
  const code = manifestCodes.find((one) => one === asked) ?? manifestCodes[0];
  const manifest = await orMissing(readManifest(deps, actor, { departureId, code }));
  const { template, changes, exports } = manifest;
  const pastView = (past: (typeof exports)[number]) => ({
    id: past.id,
    format: past.format.toUpperCase(),
    count: past.people,
    date: formatInstant(past.madeAt, locale),
    name: past.madeBy,
  });
  return {
    departureId,
    code,
    formats: [...manifestFormats],
    codes: [...manifestCodes],
    journey: textIn(manifest.title, locale).text,
    departs: formatDate(manifest.departsOn, locale),
    version: m.manifest_version({
      version: template.version,
      date: formatDate(template.validFrom, locale),
      source: template.source,
    }),
    byHand: manifest.byHand,
    people: manifest.people,
    changes: changes && { ...changes, since: pastView(changes.since) },
    exports: exports.map(pastView),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.manifest_title());
}

const codeLabel: Record<ManifestCode, () => string> = {
  general: m.manifest_general,
  siskopatuh: m.manifest_siskopatuh,
  docs: m.manifest_docs,
};

export default function ManifestRoute({ loaderData: manifest }: Route.ComponentProps) {
  const { departureId, code, codes, formats, journey, departs, people, changes, exports } = manifest;
  const lacking = people.filter(({ missing }) => missing.length > 0);
  return (
    <>
      <LocalLink
        to={paths.partnerConsole.departure(departureId)}
        className="mb-2 inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
      >
        {journey}
      </LocalLink>
      <ConsoleHead title={m.manifest_title()} text={m.manifest_text({ journey, date: departs })} />
      <nav aria-label={m.manifest_template()} className="mb-4">
        <ul className="flex flex-wrap gap-2">
          {codes.map((one) => (
            <li key={one}>
              <LocalLink
                to={`${paths.partnerConsole.manifest(departureId)}?format=${one}`}
                keepScroll
                aria-current={one === code ? 'page' : undefined}
                className="inline-flex min-h-12 items-center rounded-lg border border-line bg-card px-4 font-semibold no-underline aria-[current=page]:border-primary aria-[current=page]:text-primary"
              >
                {codeLabel[one]()}
              </LocalLink>
            </li>
          ))}
        </ul>
      </nav>
      <p className="mb-6 max-w-prose text-ink-soft">{manifest.version}</p>
      {people.length === 0 ? (
        <EmptyState title={m.manifest_nobody()} text={m.manifest_nobody_text()} />
      ) : (
        <>
          <div className="mb-2 flex flex-wrap gap-3">
            {formats.map((format) => (
              <LocalLink
                key={format}
                to={`${paths.partnerConsole.manifest(departureId)}/${code}.${format}`}
                className={buttonClass(format === 'xlsx' ? 'primary' : 'secondary')}
              >
                <Download size={20} aria-hidden="true" />
                {m.manifest_download()} {format.toUpperCase()}
              </LocalLink>
            ))}
          </div>
          <p className="max-w-prose text-ink-soft">{m.manifest_download_text()}</p>
          <Section title={m.manifest_changes()} className="mt-8">
            <ManifestChanges changes={changes} />
          </Section>
          <Section title={m.manifest_missing()} className="mt-8">
            {manifest.byHand.length > 0 && (
              <p className="mb-4 max-w-prose text-ink-soft">
                {m.manifest_by_hand({ columns: manifest.byHand.join(', ') })}
              </p>
            )}
            {lacking.length === 0 ? (
              <p>{m.manifest_missing_none()}</p>
            ) : (
              <DenseTable
                caption={m.manifest_missing()}
                columns={[
                  { key: 'name', label: m.manifest_people() },
                  { key: 'order', label: m.pconsole_code() },
                  { key: 'missing', label: m.manifest_missing() },
                ]}
                rows={lacking.map(({ id, booking, number, name, missing }) => ({
                  key: id,
                  cells: [
                    <span key="name" className="font-semibold break-words">
                      {name ?? m.pconsole_traveller_unnamed({ number })}
                    </span>,
                    <LocalLink
                      key="order"
                      to={paths.partnerConsole.booking(booking)}
                      className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
                    >
                      {booking}
                    </LocalLink>,
                    missing.join(', '),
                  ],
                }))}
              />
            )}
            {lacking.length < people.length && (
              <p className="mt-4">
                <Badge tone="good">{m.manifest_complete()}</Badge> {people.length - lacking.length}/
                {people.length}
              </p>
            )}
          </Section>
        </>
      )}
      {exports.length > 0 && (
        <Section title={m.manifest_exports()} className="mt-8">
          <ul className="list-disc space-y-1 pl-6">
            {exports.map(({ id, name, ...past }) => (
              <li key={id}>{m.manifest_export_row({ ...past, name: name ?? m.manifest_someone() })}</li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
