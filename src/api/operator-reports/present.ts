// The operator's reports as JSON.
import type { DepartureReport, ReportedRefunds } from '#domain/operator-reports';

export function presentDepartures({ rows, total, isCut }: DepartureReport) {
  const { belowMinimum, ...sums } = total;
  return {
    rows: rows.map(({ departsOn, minimumGroup, ...row }) => ({
      ...row,
      departs_on: departsOn,
      minimum_group: minimumGroup,
    })),
    total: { ...sums, below_minimum: belowMinimum },
    is_cut: isCut,
  };
}

export function presentRefunds(rows: readonly ReportedRefunds[]) {
  return rows.map(({ medianDays, openAmount, ...row }) => ({
    ...row,
    median_days: medianDays,
    open_amount: openAmount,
  }));
}
