// Why something is reported, in words.
import * as m from '#messages/messages';
import type { ReportReason } from '#shared/report-reasons';

export const reportReasonLabel: Record<ReportReason, () => string> = {
  rude: m.hasanah_report_rude,
  advertisement: m.hasanah_report_advertisement,
  misleading: m.hasanah_report_misleading,
  private: m.hasanah_report_private,
};
