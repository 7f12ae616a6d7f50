// The operator's reports as tables for CSV and XLSX (docs/product/operator-reports.md): the figures of the page, all rows of it.
import * as m from '#messages/messages';
import type { Deps } from '#domain/deps';
import type { Actor } from '#domain/memberships';
import {
  readConversionReport,
  readDepartureReport,
  readRefundReport,
  readSalesReport,
} from '#domain/operator-reports';
import { refundLabel } from '#labels/bookings';
import { localized } from '#labels/localized';
import { reportedStateLabel } from '#labels/operator-reports';
import type { Sheet } from '#platform/spreadsheets/spreadsheets';
import type { Locale } from '#shared/locale';
import type { StatementPeriod } from '#shared/statement-query';

interface Asked {
  deps: Pick<Deps, 'db'>;
  actor: Actor;
  period: StatementPeriod;
  locale: Locale;
}

const amount = (title: string) => ({ title, type: 'amount' }) as const;
const text = (title: string, width?: number) => ({ title, type: 'text', ...(width && { width }) }) as const;

/** One for each report, by the name of its file. */
export const reportSheets: Readonly<Record<string, (asked: Asked) => Promise<Sheet>>> = {
  sales: async ({ deps, actor, period }) => {
    const { rows, total } = await readSalesReport(deps, actor, period);
    return {
      name: m.report_sales(),
      columns: [
        text(m.report_of(), 12),
        amount(m.report_ordered()),
        amount(m.report_paid()),
        amount(m.report_people()),
        amount(m.report_sold()),
        amount(m.report_received()),
      ],
      rows: [...rows, { of: m.report_total(), ...total }].map(
        ({ of, ordered, paid, people, sold, received }) => [of, ordered, paid, people, sold, received],
      ),
    };
  },
  conversion: async ({ deps, actor, period }) => {
    const { rows, total } = await readConversionReport(deps, actor, period);
    return {
      name: m.report_conversion(),
      columns: [
        text(m.report_of(), 12),
        amount(m.report_chosen()),
        amount(m.report_ordered()),
        amount(m.report_paid()),
      ],
      rows: [...rows, { of: m.report_total(), ...total }].map(({ of, chosen, ordered, paid }) => [
        of,
        chosen,
        ordered,
        paid,
      ]),
    };
  },
  departures: async ({ deps, actor, period, locale }) => {
    const { rows } = await readDepartureReport(deps, actor, period);
    return {
      name: m.report_departures(),
      columns: [
        text(m.report_departs(), 12),
        text(m.report_journey(), 40),
        text(m.report_partner(), 30),
        amount(m.report_quota()),
        amount(m.report_filled()),
        amount(m.report_held()),
        amount(m.report_minimum()),
        text(m.report_state(), 12),
      ],
      rows: rows.map(({ departsOn, title, partner, quota, sold, held, minimumGroup, state }) => [
        departsOn,
        localized(title, locale).text,
        partner,
        quota,
        sold,
        held,
        minimumGroup,
        reportedStateLabel[state].word(),
      ]),
    };
  },
  refunds: async ({ deps, actor, period }) => {
    const rows = await readRefundReport(deps, actor, period);
    return {
      name: m.report_refunds(),
      columns: [
        text(m.report_reason(), 40),
        amount(m.report_count()),
        amount(m.report_amount()),
        amount(m.report_days()),
        amount(m.report_open()),
        amount(m.report_open_amount()),
      ],
      rows: rows.map((row) => [
        refundLabel[row.reason](),
        row.count,
        row.amount,
        row.medianDays,
        row.open,
        row.openAmount,
      ]),
    };
  },
};
