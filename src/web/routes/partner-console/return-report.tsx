// The report of a group's return (docs/product/return-reports.md): until when, and that it was made.
import { data } from 'react-router';
import * as m from '#messages/messages';
import { listReturnReports, recordReturnReport } from '#domain/return-reports';
import { formatDate, formatInstant, todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { textIn } from '#shared/locale';
import * as paths from '#shared/paths';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { answerActions, fileOf } from '#web/request/answer-actions.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { ReturnReportPage } from '#web/return-reports/return-report-page.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/return-report';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { deps, locale } = request;
  const { actor } = requirePartner(request);
  const { departure, reports } = await orMissing(
    listReturnReports(deps, actor, args.params.departureId).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'forbidden') throw data(null, { status: 403 });
      throw error;
    }),
  );
  return {
    id: departure.id,
    journey: textIn(departure.title, locale).text,
    home: formatDate(departure.returnsOn, locale),
    isHome: departure.returnsOn <= todayInIndonesia(deps.now()),
    due: departure.dueOn && formatDate(departure.dueOn, locale),
    reports: reports.map((report) => ({
      id: report.id,
      number: report.number,
      hasFile: report.hasFile,
      reported: formatDate(report.reportedOn, locale),
      at: formatInstant(report.recordedAt, locale, 'short'),
      by: report.recordedBy,
    })),
  };
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  const { departureId } = args.params;
  const record = async (_about: string, form: FormData) => {
    await recordReturnReport(request.deps, actor, {
      departureId,
      form: { number: form.get('number') ?? '', reported_on: form.get('reported_on') ?? '' },
      file: await fileOf(form, 'file'),
    });
    return m.return_report_recorded();
  };
  return answerActions(request, args.request, { record }, paths.partnerConsole.returnReport(departureId));
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.return_report_title());
}

export default function ReturnReportRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ReturnReportPage departure={loaderData} answer={actionData} />;
}
