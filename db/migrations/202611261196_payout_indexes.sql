-- What finance looks for among years of payouts, lines of our bank and invoices: by sum, by status, by month.
create index payouts_amount on payouts (amount) where status in ('waiting', 'paid');
create index gateway_reports_net on gateway_reports ((gross - fee)) where differences = 0;
create index gateway_reports_imported on gateway_reports (imported_at, id);
create index platform_invoices_due on platform_invoices ((owed - withheld));
create index platform_invoices_partner on platform_invoices (partner_id, year, place);
create index platform_invoices_month on platform_invoices (month);
create index bank_lines_settled on bank_lines (status, booked_on, id) where status <> 'open';
create index payout_batches_made on payout_batches (made_at, id);

-- No report is imported between the adding up of those there are and the column that every new one must fill.
lock table gateway_reports, gateway_report_lines in share row exclusive mode;

-- A report's lines are added up when it is imported: by month there are a million of them.
alter table gateway_reports add lines integer not null default 0 check (lines >= 0);
update gateway_reports r set lines = (select count(*) from gateway_report_lines l where l.report_id = r.id);
alter table gateway_reports alter lines drop default;
create index gateway_report_lines_different on gateway_report_lines (report_id, reference) where difference is not null;
create table gateway_report_costs (
  report_id uuid not null references gateway_reports on delete restrict,
  method text not null,           -- of payment
  payments integer not null check (payments > 0),
  charged bigint not null check (charged >= 0), -- the fee that payers were charged
  cost bigint not null check (cost >= 0),       -- what the gateway took
  primary key (report_id, method)
);
insert into gateway_report_costs
select l.report_id, p.method, count(*), sum(p.admin_fee), sum(l.fee)
from gateway_report_lines l join payments p on p.id = l.payment_id where l.difference is null group by 1, 2;
