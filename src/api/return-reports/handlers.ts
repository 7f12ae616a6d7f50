// Reports of returns over HTTP (docs/product/return-reports.md).
import { listReturnReports, recordReturnReport, readReturnReportFile } from '#domain/return-reports';
import { answerDocument } from '#api/document-file';
import { implement } from '#api/implement';
import { returnReportsContract } from './contract.ts';

export const returnReportsApi = implement(returnReportsContract, {
  read: async ({ params }, { deps, actor }) => {
    const { departure, reports } = await listReturnReports(deps, actor, params.id);
    return {
      data: {
        returns_on: departure.returnsOn,
        due_on: departure.dueOn,
        reports: reports.map((report) => ({
          id: report.id,
          number: report.number,
          reported_on: report.reportedOn,
          has_file: report.hasFile,
          recorded_at: report.recordedAt.toISOString(),
          recorded_by: report.recordedBy,
        })),
      },
    };
  },
  record: async ({ params, query: form, file }, { deps, actor }) => {
    await recordReturnReport(deps, actor, { departureId: params.id, form, file });
    return { data: null, messageKey: 'return_report_recorded' };
  },
  file: ({ params: { id: departureId, report: reportId } }, { deps, actor }) =>
    answerDocument(readReturnReportFile(deps, actor, { departureId, reportId }), 'return-report'),
});
