-- :count orders of the past, paid in full, spread over every departure and 50,000 people: invoices, history, payments and the ledger
-- with them. Two things make it quick: whatever triggers and keys check is so by construction, and the indexes are built once, at the
-- end, instead of being kept up row by row.
set session_replication_role = replica;
set synchronous_commit = off;
set work_mem = '128MB';
set maintenance_work_mem = '512MB';
update pg_index set indisready = false, indisvalid = false where indrelid = any (array['accounts', 'bookings', 'booking_lines', 'booking_history', 'invoices',
  'payments', 'payment_events', 'ledger_transactions', 'ledger_entries']::regclass[]);

create temp table people as select gen_random_uuid() as id, n from generate_series(1, least(50000, :count)) n;
insert into accounts (id, email, name, locale, email_verified_at, created_at, updated_at)
  select id, 'past-' || n || '@example.com', 'Jamaah', 'id', now(), now(), now() from people;
create temp table places as select d.id, p.partner_id, row_number() over (order by d.id) as n, count(*) over () as of from departures d join programmes p on p.id = d.programme_id;
create temp table past as
  select gen_random_uuid() as id, gen_random_uuid() as invoice_id, gen_random_uuid() as payment_id, g.n, a.id as account_id, d.id as departure_id, d.partner_id,
    'RH-' || translate(lpad(upper(to_hex(g.n)), 8, '0'), '01', 'GH') as code, 'INV-' || translate(lpad(upper(to_hex(g.n)), 10, '0'), '01', 'GH') as invoice_code,
    now() - make_interval(mins => g.n) as at, 30000000::bigint as amount
  from generate_series(1, :count) g(n) join people a on a.n = 1 + g.n % (select count(*) from people) join places d on d.n = 1 + g.n % d.of;
analyze past;

insert into bookings (id, code, brand_id, account_id, departure_id, partner_id, state, adults, children, infants, request, booker, total_amount, payment_plan,
    terms_version, terms_accepted_at, contract_terms, contract_terms_copied_at, commission_basis_points, locale, created_at, ordered_at, payable_until, release_at, changed_at)
  select id, code, (select id from brands where is_default), account_id, departure_id, partner_id, 'completed', 1, 0, 0, '{"rooms":[{"room_type":"quad","adults":1}]}',
    '{"name":"Jamaah","email":"past@example.com","phone":"+6281234567890"}', amount, 'full', 1, at, '[]', at, 300, 'id', at, at, at, at, at from past;
insert into booking_lines select id, 0, 'room', '{"roomType":"quad","traveller":"adult"}', 1, amount, amount from past;
insert into invoices (id, code, booking_id, stage, amount, commission, affiliate, due_at, status, paid_at, created_at)
  select invoice_id, invoice_code, id, 'full', amount, amount * 3 / 100, 0, at, 'paid', at, at from past;
insert into booking_history (booking_id, at, from_state, to_state, reason, told_at)
  select past.id, at, from_state, to_state, reason, at from past cross join (values ('draft', 'waiting_payment', 'checked_out'), ('waiting_payment', 'paid', 'paid_in_full'))
    as moves (from_state, to_state, reason);
insert into payments (id, payable_kind, payable_id, subject_id, account_id, partner_id, gateway, reference, method, amount, admin_fee, status, gateway_id, instructions, expires_at, created_at, paid_at)
  select payment_id, 'booking_invoice', invoice_id, id, account_id, partner_id, 'simulator', invoice_code || '-1', 'bca_va', amount, 4000, 'paid', 'gw-' || n, '{}', at, at, at from past;
insert into payment_events (gateway, reference, gateway_id, type, amount, brought, payment_id, outcome, recorded_at)
  select 'simulator', invoice_code || '-1', 'gw-' || n, 'gw-' || n || ':paid', amount + 4000, amount + 4000, payment_id, 'applied', at from past;

-- Two transactions for each: the money came, and it paid the invoice.
create temp table base as select coalesce(max(id), 0) as id from ledger_transactions;
insert into ledger_transactions (id, key, kind, at, value_on) overriding system value
  select base.id + 2 * n, 'payment ' || payment_id || ' received', 'receipt', at, (at at time zone 'Asia/Jakarta')::date from past, base
  union all select base.id + 2 * n + 1, 'invoice ' || invoice_id || ' paid by ' || payment_id, 'allocation', at, (at at time zone 'Asia/Jakarta')::date from past, base;
insert into ledger_entries (transaction_id, position, account, owner, amount, booking_id, payment_id, partner_id, value_on)
  select base.id + 2 * n + e.second, e.position, e.account, e.owner, e.amount, past.id, payment_id, partner_id, (at at time zone 'Asia/Jakarta')::date from base, past cross join lateral (values
    (0, 1, 'gateway_clearing', 'simulator ' || partner_id, amount + 4000),
    (0, 2, 'customer', past.id::text, -amount - 4000),
    (1, 1, 'customer', past.id::text, amount + 4000),
    (1, 2, 'partner_payable', partner_id::text, -amount * 97 / 100),
    (1, 3, 'platform_fee', 'platform', -amount * 3 / 100),
    (1, 4, 'gateway_fee', 'simulator', -4000)) as e (second, position, account, owner, amount);
-- Nothing of it was paid out yet.
insert into payable_entries select base.id + 2 * n + 1, 2 from past, base;
select setval(pg_get_serial_sequence('ledger_transactions', 'id'), (select max(id) from ledger_transactions));

reindex table accounts;
reindex table bookings;
reindex table booking_lines;
reindex table booking_history;
reindex table invoices;
reindex table payments;
reindex table payment_events;
reindex table ledger_transactions;
reindex table ledger_entries;
set session_replication_role = origin;
select add_ledger_days(((now() at time zone 'Asia/Jakarta')::date - 1));
