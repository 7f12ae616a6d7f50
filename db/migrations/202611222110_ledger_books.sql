-- The ledger as books that an auditor signs (docs/product/ledger.md): types of accounts, currency, value dates, whose each entry is,
-- one function that posts, a chain of digests, days added up, periods that close.
create table ledger_accounts (
  account text primary key,
  type text not null check (type in ('asset', 'liability', 'income', 'expense')),
  -- One balance for each booking or payment: many, and each with few entries. Days are added up for all of them together.
  is_per_booking boolean not null default false
);
insert into ledger_accounts (account, type, is_per_booking) values
  ('gateway_clearing', 'asset', false), ('bank', 'asset', false), ('partner_receivable', 'asset', false),
  ('customer', 'liability', true), ('unmatched_receipts', 'liability', true), ('refunds', 'liability', true),
  ('partner_payable', 'liability', false), ('affiliate_payable', 'liability', false), ('tax_payable', 'liability', false),
  ('platform_fee', 'income', false), ('gateway_fee', 'income', false),
  ('promo_cost', 'expense', false), ('gateway_cost', 'expense', false);

-- Whose commission it is, for as long as the ledger says so: the person behind the random id may be gone (decision 0033).
create table ledger_payees (id uuid primary key);
insert into ledger_payees select id from affiliates
  union select owner::uuid from ledger_entries where account = 'affiliate_payable' and owner <> 'platform';
create function note_ledger_payee() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into ledger_payees values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger affiliates_are_payees after insert on affiliates for each row execute function note_ledger_payee();

alter table ledger_transactions disable trigger ledger_transactions_append_only;
alter table ledger_entries disable trigger ledger_entries_append_only;

alter table ledger_transactions
  add currency text not null default 'IDR' check (currency = 'IDR'), -- whole rupiah; another currency would be another column of amounts
  add value_on date;                                                 -- the day it counts for, in Jakarta
update ledger_transactions set value_on = (at at time zone 'Asia/Jakarta')::date;
alter table ledger_transactions alter value_on set not null;
create index ledger_transactions_value on ledger_transactions (value_on, id);

alter table ledger_entries
  drop constraint ledger_entries_account_check,
  add partner_id uuid,  -- the partner it is about: whose trip was paid for, or who is owed
  add payee_id uuid,    -- of a consultant's share
  add value_on date;    -- of its transaction
update ledger_entries e set value_on = t.value_on,
  partner_id = coalesce((select b.partner_id from bookings b where b.id = e.booking_id), (select p.partner_id from payments p where p.id = e.payment_id),
    case when e.account = 'partner_payable' then e.owner::uuid end),
  payee_id = case when e.account = 'affiliate_payable' and e.owner <> 'platform' then e.owner::uuid end
from ledger_transactions t where t.id = e.transaction_id;
set constraints all immediate;
-- Whatever an entry says it is about exists and stays. Entries of before are not asked here: npm run prove-ledger names those without.
alter table ledger_entries
  alter value_on set not null,
  add foreign key (account) references ledger_accounts,
  add constraint ledger_entries_booking_stays foreign key (booking_id) references bookings on delete restrict not valid,
  add constraint ledger_entries_payment_stays foreign key (payment_id) references payments on delete restrict not valid,
  add constraint ledger_entries_partner_stays foreign key (partner_id) references partners on delete restrict not valid,
  add foreign key (payee_id) references ledger_payees on delete restrict,
  add constraint ledger_entries_owner check (case account
    when 'customer' then owner = booking_id::text
    when 'refunds' then owner = booking_id::text
    when 'unmatched_receipts' then owner = payment_id::text
    when 'partner_payable' then owner = partner_id::text
    when 'partner_receivable' then owner = partner_id::text
    when 'affiliate_payable' then owner = coalesce(payee_id::text, 'platform')
    when 'platform_fee' then owner = 'platform'
    else owner <> '' end) not valid;
alter table ledger_transactions enable trigger ledger_transactions_append_only;
alter table ledger_entries enable trigger ledger_entries_append_only;
drop index ledger_entries_account;
create index ledger_entries_account on ledger_entries (account, owner, value_on, transaction_id, position) include (amount);
create index ledger_entries_partner on ledger_entries (partner_id, value_on) include (account, amount) where partner_id is not null;
create index ledger_entries_value on ledger_entries (value_on);

-- Months that are closed: nothing is posted into them any more.
create table ledger_periods (
  month date primary key check (month = date_trunc('month', month)),
  closed_at timestamptz not null,
  closed_by uuid references accounts on delete set null, -- null: the person is gone
  trial_balance jsonb not null,                          -- [{account, debit, credit}] when it was closed
  head bytea not null                                    -- of the chain when it was closed
);

-- What moved in each account on each day. Derived: a page reads it instead of all entries, and the verification adds it up again.
create table ledger_days (
  account text not null references ledger_accounts,
  owner text not null,            -- '*': all bookings of a partner together
  partner_id uuid not null,       -- nil: about no partner
  day date not null,
  debit bigint not null check (debit >= 0),
  credit bigint not null check (credit >= 0),
  entries integer not null check (entries > 0),
  primary key (account, owner, partner_id, day)
);
create index ledger_days_partner on ledger_days (partner_id, day);
create table ledger_days_through (
  is_only boolean primary key default true check (is_only),
  day date not null               -- the last day that ledger_days holds
);
insert into ledger_days (account, owner, partner_id, day, debit, credit, entries)
select e.account, case when a.is_per_booking then '*' else e.owner end, coalesce(e.partner_id, '00000000-0000-0000-0000-000000000000'), e.value_on,
  coalesce(sum(e.amount) filter (where e.amount > 0), 0), coalesce(-sum(e.amount) filter (where e.amount < 0), 0), count(*)
from ledger_entries e join ledger_accounts a using (account) where e.value_on < (now() at time zone 'Asia/Jakarta')::date group by 1, 2, 3, 4;
insert into ledger_days_through (day)
select case when exists (select from ledger_entries) then (now() at time zone 'Asia/Jakarta')::date - 1 else '-infinity'::date end;

-- What a posting says, as a digest; the chain of them in the order of sealing. Whoever changes, inserts or removes a posting behind
-- the back of the ledger breaks it.
create function ledger_digest(_transaction bigint) returns bytea language sql stable set search_path = public, pg_temp
return (select sha256(convert_to(concat_ws('|', t.id, t.key, t.kind, extract(epoch from t.at), t.currency, t.value_on,
    (select string_agg(concat_ws(',', e.position, e.account, e.owner, e.amount, coalesce(e.booking_id::text, '-'), coalesce(e.payment_id::text, '-'),
        coalesce(e.partner_id::text, '-'), e.value_on), ';' order by e.position)
      from ledger_entries e where e.transaction_id = t.id)), 'UTF8'))
  from ledger_transactions t where t.id = _transaction);
create table ledger_chain (
  link bigint primary key,        -- 1, 2, 3 …
  transaction_id bigint not null unique references ledger_transactions on delete restrict,
  digest bytea not null,          -- of what it said when it was sealed
  head bytea not null             -- SHA-256 of the head before it and this digest
);
create trigger ledger_chain_append_only before update or delete or truncate on ledger_chain
  for each statement execute function refuse_ledger_change();

-- Appends what is not in the chain yet, in the order of ids; answers how many. A transaction that commits later than a younger one
-- is found as long as no ten thousand were begun between the two.
create function seal_ledger(_at_most integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  _link bigint; _head bytea; _digest bytea; _id bigint; _done integer := 0;
begin
  perform pg_advisory_xact_lock(7214502);
  select link, head into _link, _head from ledger_chain order by link desc limit 1;
  _link := coalesce(_link, 0);
  _head := coalesce(_head, sha256('rihlah ledger'));
  for _id in select t.id from ledger_transactions t
      where t.id > (select coalesce(max(transaction_id), 0) - 10000 from ledger_chain) and not exists (select from ledger_chain c where c.transaction_id = t.id)
      order by t.id limit _at_most loop
    _digest := ledger_digest(_id);
    _head := sha256(_head || _digest);
    _link := _link + 1;
    insert into ledger_chain values (_link, _id, _digest, _head);
    _done := _done + 1;
  end loop;
  return _done;
end $$;
select seal_ledger(2147483647);

-- The only way into the ledger: the application's role may not insert. Adds up to zero here and now, whatever constraints are set to.
-- Answers the transaction's id; null when the key was posted before.
create function post_ledger(_key text, _kind text, _at timestamptz, _value_on date, _accounts text[], _owners text[], _amounts bigint[],
  _bookings uuid[], _payments uuid[], _partners uuid[], _payees uuid[]) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  _id bigint; _sum numeric; _on date := coalesce(_value_on, (_at at time zone 'Asia/Jakarta')::date); _through date;
begin
  select sum(a) into _sum from unnest(_amounts) a;
  if _sum is distinct from 0 then
    raise exception 'ledger posting "%" does not balance (or is empty): %', _key, _sum using errcode = 'check_violation';
  end if;
  if exists (select from ledger_periods where month = date_trunc('month', _on)) then
    raise exception 'ledger posting "%" is for a closed month: %', _key, _on using errcode = 'check_violation';
  end if;
  insert into ledger_transactions (key, kind, at, value_on) values (_key, _kind, _at, _on) on conflict (key) do nothing returning id into _id;
  if _id is null then return null; end if;
  insert into ledger_entries (transaction_id, position, account, owner, amount, booking_id, payment_id, partner_id, payee_id, value_on)
  select _id, n, account, owner, amount, booking, payment, partner, payee, _on
  from unnest(_accounts, _owners, _amounts, _bookings, _payments, _partners, _payees) with ordinality e (account, owner, amount, booking, payment, partner, payee, n);
  -- For a day that is already added up: it is added there too. Whoever adds days up holds the row meanwhile.
  if _on < (_at at time zone 'Asia/Jakarta')::date then
    select day into _through from ledger_days_through for share;
    if _on <= _through then perform add_ledger_day(_id); end if;
  end if;
  return _id;
end $$;

create function add_ledger_day(_transaction bigint) returns void language sql set search_path = public, pg_temp as $$
  insert into ledger_days as d (account, owner, partner_id, day, debit, credit, entries)
  select e.account, case when a.is_per_booking then '*' else e.owner end, coalesce(e.partner_id, '00000000-0000-0000-0000-000000000000'), e.value_on,
    coalesce(sum(e.amount) filter (where e.amount > 0), 0), coalesce(-sum(e.amount) filter (where e.amount < 0), 0), count(*)
  from ledger_entries e join ledger_accounts a using (account) where e.transaction_id = _transaction group by 1, 2, 3, 4
  on conflict (account, owner, partner_id, day) do update set debit = d.debit + excluded.debit, credit = d.credit + excluded.credit, entries = d.entries + excluded.entries
$$;

-- Adds up the days until `_day` that are not yet, each once.
create function add_ledger_days(_day date) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  _from date;
begin
  select day into _from from ledger_days_through for update;
  if _from >= _day then return; end if;
  insert into ledger_days (account, owner, partner_id, day, debit, credit, entries)
  select e.account, case when a.is_per_booking then '*' else e.owner end, coalesce(e.partner_id, '00000000-0000-0000-0000-000000000000'), e.value_on,
    coalesce(sum(e.amount) filter (where e.amount > 0), 0), coalesce(-sum(e.amount) filter (where e.amount < 0), 0), count(*)
  from ledger_entries e join ledger_accounts a using (account) where e.value_on > _from and e.value_on <= _day group by 1, 2, 3, 4;
  update ledger_days_through set day = _day;
end $$;

-- A month ends once: by finance, through this function only, when it is over and the whole of it is sealed.
create function close_ledger_period(_month date, _at timestamptz, _by uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if _month <> date_trunc('month', _month) or _month + interval '1 month' > (_at at time zone 'Asia/Jakarta')::date then
    raise exception 'the month % is not over', _month using errcode = 'check_violation';
  end if;
  perform seal_ledger(2147483647);
  insert into ledger_periods (month, closed_at, closed_by, trial_balance, head)
  select _month, _at, _by, coalesce((select jsonb_agg(jsonb_build_object('account', account, 'debit', debit, 'credit', credit) order by account) from (
      select account, coalesce(sum(amount) filter (where amount > 0), 0) as debit, coalesce(-sum(amount) filter (where amount < 0), 0) as credit
      from ledger_entries where value_on < _month + interval '1 month' group by account) sums), '[]'),
    coalesce((select head from ledger_chain order by link desc limit 1), sha256('rihlah ledger'));
end $$;
create trigger ledger_periods_append_only before delete or truncate on ledger_periods
  for each statement execute function refuse_ledger_change();

-- Each verification of the ledger, and how far the chain was then: the next one asks about what came since, and that this end stands.
create table ledger_checks (
  id bigint generated always as identity primary key,
  checked_at timestamptz not null,
  is_full boolean not null,       -- everything, or only what changed since the one before
  through_link bigint not null,
  head bytea,                     -- of that link; null: nothing was sealed yet
  faults jsonb not null           -- [{promise, at}], a hundred at most
);
