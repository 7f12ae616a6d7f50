// A manifest as a file: `siskopatuh.xlsx`, `docs.csv`, `general.pdf` (docs/product/manifests.md). Recorded for everybody in it.
import * as m from '#messages/messages';
import { exportManifest, type ManifestFile } from '#domain/manifests';
import { drawPeopleList } from '#pdfs/people-lists/people-lists';
import { writeWorkbook } from '#platform/spreadsheets/spreadsheets';
import { formatDate } from '#shared/dates';
import { textIn } from '#shared/locale';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { csvFile } from '#web/request/csv.server';
import { orMissing } from '#web/request/missing-page.server';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';
import { leadToStepUp } from '#web/request/step-up.server';
import type { Route } from './+types/travellers-file';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  const { departureId, file } = args.params;
  const [code = '', format = ''] = file.split('.');
  const manifest = await orMissing(
    exportManifest(request.deps, actor, { departureId, code, format }).catch((error: unknown) => {
      leadToStepUp(error, request);
      throw error;
    }),
  );
  const name = `${m.manifest_file()}-${code}-${manifest.departsOn}`;
  const { columns, rows } = manifest;
  if (manifest.format === 'csv') return csvFile(name, [columns, ...rows]);
  const [bytes, type] =
    manifest.format === 'pdf'
      ? [await drawPeopleList(pdfOf(request, manifest), actor.accountId), 'application/pdf']
      : [
          await writeWorkbook([
            { name: code, columns: columns.map((title) => ({ title, type: 'text' as const })), rows },
          ]),
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        ];
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}.${manifest.format}"`,
      'cache-control': 'no-store',
    },
  });
}

function pdfOf({ deps, locale }: PageRequest, { title, departsOn, columns, rows }: ManifestFile) {
  const journey = textIn(title, locale).text;
  const nameAt = columns.findIndex((column) => /^(nama|surname)/i.test(column));
  return {
    title: m.manifest_title(),
    text: m.manifest_text({ journey, date: formatDate(departsOn, locale) }),
    at: deps.now(),
    blocks: rows.map((cells, index) => ({
      heading: `${index + 1}. ${cells[nameAt] || '–'}`,
      lines: [columns.flatMap((column, at) => (cells[at] ? [`${column}: ${cells[at]}`] : [])).join(' · ')],
    })),
  };
}
