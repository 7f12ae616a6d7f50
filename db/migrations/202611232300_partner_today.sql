-- What a partner's console says first (docs/product/partner-console.md): members who wait for an answer, and how long after coming home a
-- departure may be reported. The rule is dated and has its source: which one holds is decided by the day of return.
create index conversations_waiting on conversations (partner_id, waiting_since) where waiting_since is not null;

create table return_report_rules (
  valid_from date primary key,
  days smallint not null check (days > 0),
  source text not null
);
insert into return_report_rules values ('2021-01-01', 10, 'Laporan kepulangan jamaah umrah kepada regulator, paling lambat 10 hari setelah tiba di tanah air');
