-- :count settlements of the past with the partner :partner, half of them on the day :last, the others on the three hundred days before it:
-- a statement that is long as a whole, and long on one day. Whatever triggers and keys check is so by construction.
set session_replication_role = replica;
create temp table entries as
  select n, case when n % 2 = 0 then ':last'::date else ':last'::date - (1 + (n / 2) % 300)::int end as day from generate_series(1, :count) n;
create temp table below as select coalesce(max(id), 0) as id from ledger_transactions;
insert into ledger_transactions (id, key, kind, at, value_on) overriding system value
  select below.id + n, 'past settlement ' || below.id + n, 'settlement', day + time '05:00' at time zone 'UTC', day from entries, below;
insert into ledger_entries (transaction_id, position, account, owner, amount, partner_id, value_on)
  select below.id + n, e.position, e.account, e.owner, e.amount, ':partner', day from below, entries cross join lateral (values
    (1, 'partner_payable', ':partner', -(1000 + n)::bigint),
    (2, 'platform_fee', 'platform', (1000 + n)::bigint)) as e (position, account, owner, amount);
insert into payable_entries select below.id + n, 1 from entries, below;
select setval(pg_get_serial_sequence('ledger_transactions', 'id'), (select max(id) from ledger_transactions));
-- Days that are added up already; the others follow.
insert into ledger_days as d (account, owner, partner_id, day, debit, credit, entries)
  select e.account, e.owner, e.partner_id, e.value_on, coalesce(sum(e.amount) filter (where e.amount > 0), 0), coalesce(-sum(e.amount) filter (where e.amount < 0), 0), count(*)
  from ledger_entries e, below where e.transaction_id > below.id and e.value_on <= (select day from ledger_days_through) group by 1, 2, 3, 4
  on conflict (account, owner, partner_id, day) do update set debit = d.debit + excluded.debit, credit = d.credit + excluded.credit, entries = d.entries + excluded.entries;
drop table entries, below;
set session_replication_role = origin;
select add_ledger_days(':last');
analyze ledger_transactions, ledger_entries, ledger_days;
