-- :count orders of the past, paid in full, spread over every departure and 50,000 people: invoices, seats, history, payments and the
-- ledger with them.
set session_replication_role = replica; -- no triggers: whatever they check is so by construction
create temp table people as select gen_random_uuid() as id, n from generate_series(1, least(50000, :count)) n;
insert into accounts (id, email, name, locale, email_verified_at, created_at, updated_at)
  select id, 'past-' || n || '@example.com', 'Jamaah', 'id', now(), now(), now() from people;
create temp table places as select d.id, p.partner_id, row_number() over (order by d.id) as n, count(*) over () as of from departures d join programmes p on p.id = d.programme_id;
create temp table past as
  select gen_random_uuid() as id, gen_random_uuid() as invoice_id, gen_random_uuid() as payment_id, g.n, a.id as account_id, d.id as departure_id, d.partner_id,
    'RH-' || translate(lpad(upper(to_hex(g.n)), 8, '0'), '01', 'GH') as code, 'INV-' || translate(lpad(upper(to_hex(g.n)), 10, '0'), '01', 'GH') as invoice_code,
    now() - make_interval(mins => g.n) as at, 30000000::bigint as amount
  from generate_series(1, :count) g(n) join people a on a.n = 1 + g.n % (select count(*) from people) join places d on d.n = 1 + g.n % d.of;
insert into bookings (id, code, brand_id, account_id, departure_id, partner_id, state, adults, children, infants, request, booker, total_amount, payment_plan,
    terms_version, terms_accepted_at, commission_basis_points, locale, created_at, ordered_at, payable_until, release_at, changed_at)
  select id, code, (select id from brands where is_default), account_id, departure_id, partner_id, 'completed', 1, 0, 0, '{"rooms":[{"room_type":"quad","adults":1}]}',
    '{"name":"Jamaah","email":"past@example.com","phone":"+6281234567890"}', amount, 'full', 1, at, 300, 'id', at, at, at, at, at from past;
insert into booking_lines select id, 0, 'room', '{"roomType":"quad","traveller":"adult"}', 1, amount, amount from past;
insert into invoices (id, code, booking_id, stage, amount, commission, affiliate, due_at, status, paid_at, created_at)
  select invoice_id, invoice_code, id, 'full', amount, amount * 3 / 100, 0, at, 'paid', at, at from past;
insert into booking_history (booking_id, at, from_state, to_state, reason)
  select id, at, 'draft', 'waiting_payment', 'checked_out' from past union all select id, at, 'waiting_payment', 'paid', 'paid_in_full' from past;
insert into payments (id, payable_kind, payable_id, subject_id, account_id, partner_id, gateway, reference, method, amount, admin_fee, status, gateway_id, instructions, expires_at, created_at, paid_at)
  select payment_id, 'booking_invoice', invoice_id, id, account_id, partner_id, 'simulator', invoice_code || '-1', 'bca_va', amount, 4000, 'paid', 'gw-' || n, '{}', at, at, at from past;
insert into payment_events (gateway, reference, type, amount, brought, payment_id, outcome, recorded_at)
  select 'simulator', invoice_code || '-1', 'gw:paid', amount + 4000, amount + 4000, payment_id, 'applied', at from past;
insert into ledger_transactions (key, kind, at)
  select 'payment ' || payment_id || ' received', 'receipt', at from past union all select 'invoice ' || invoice_id || ' paid by ' || payment_id, 'allocation', at from past;
insert into ledger_entries (transaction_id, position, account, owner, amount, booking_id, payment_id)
  select t.id, e.position, e.account, e.owner, e.amount, p.id, p.payment_id from past p cross join lateral (values
    ('payment ' || p.payment_id || ' received', 1, 'gateway_clearing', 'simulator ' || p.partner_id, p.amount + 4000),
    ('payment ' || p.payment_id || ' received', 2, 'customer', p.id::text, -p.amount - 4000),
    ('invoice ' || p.invoice_id || ' paid by ' || p.payment_id, 1, 'customer', p.id::text, p.amount + 4000),
    ('invoice ' || p.invoice_id || ' paid by ' || p.payment_id, 2, 'partner_payable', p.partner_id::text, -p.amount * 97 / 100),
    ('invoice ' || p.invoice_id || ' paid by ' || p.payment_id, 3, 'platform_fee', 'platform', -p.amount * 3 / 100),
    ('invoice ' || p.invoice_id || ' paid by ' || p.payment_id, 4, 'gateway_fee', 'simulator', -4000)) as e (key, position, account, owner, amount)
  join ledger_transactions t on t.key = e.key;
set session_replication_role = origin;
