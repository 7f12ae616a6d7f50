// Reports of returns over HTTP (docs/product/return-reports.md).
import { listReturnReports, recordReturnReport } from '#domain/return-reports';
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
});
