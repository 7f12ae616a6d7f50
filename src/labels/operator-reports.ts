// Words of the operator's reports for closed lists (docs/product/operator-reports.md).
import * as m from '#messages/messages';
import type { ReportedDeparture } from '#domain/operator-reports';
import type { Tone } from '#labels/tone';

export const reportedStateLabel: Record<ReportedDeparture['state'], { word: () => string; tone: Tone }> = {
  published: { word: m.report_state_published, tone: 'good' },
  cancelled: { word: m.report_state_cancelled, tone: 'bad' },
};
