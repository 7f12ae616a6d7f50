-- The order's own copy of what was agreed, and the cancellation of one order by its partner's contract (decision 0055).

-- Texts that somebody has agreed to, once each, whatever becomes of the page they stood on. Immutable.
alter table site_pages add digest text not null generated always as (md5(title::text || body::text)) stored;
create table terms_texts (
  digest text primary key,        -- of the page's title and body
  title jsonb not null check (title ? 'id'),
  body jsonb not null check (body ? 'id') -- Markdown, with the placeholders of site_pages
);
create function refuse_terms_change() returns trigger language plpgsql as $$
begin
  raise exception 'terms that somebody agreed to are never changed' using errcode = 'check_violation';
end $$;
create trigger terms_texts_frozen before update on terms_texts for each row execute function refuse_terms_change();

alter table bookings
  add terms_digest text references terms_texts,
  -- [{daysBefore, refundBasisPoints}], falling by days; [] = the partner's contract grants nothing
  add contract_terms jsonb check (jsonb_typeof(contract_terms) = 'array'),
  -- When the contract's terms were copied: at the checkout; of orders that are older than this column, when it came.
  add contract_terms_copied_at timestamptz,
  add check ((contract_terms is null) = (contract_terms_copied_at is null));

-- Orders made before: the steps as the programme has them today, dated today; the text under the number they agreed to.
update bookings b set contract_terms = coalesce(p.content -> 'cancellation', '[]'), contract_terms_copied_at = now()
from departures d join programmes p on p.id = d.programme_id where d.id = b.departure_id and b.state <> 'draft';
insert into terms_texts (digest, title, body)
select distinct on (s.digest) s.digest, s.title, s.body from site_pages s
where s.slug = 'syarat-ketentuan' and exists (select from bookings b where b.terms_version = s.version and (s.brand_id is null or s.brand_id = b.brand_id));
update bookings b set terms_digest = (
  select s.digest from site_pages s where s.slug = 'syarat-ketentuan' and s.version = b.terms_version and (s.brand_id is null or s.brand_id = b.brand_id)
  order by s.brand_id nulls last limit 1)
where b.terms_version is not null;
set constraints all immediate; -- the update's checks, before the table is altered again
alter table bookings add check (state = 'draft' or contract_terms is not null);

-- A partner has cancelled one order by those terms, at its booker's request.
create table terms_cancellations (
  booking_id uuid primary key references bookings on delete cascade,
  requested_on date not null,     -- when the booker asked: the day that decides
  refund_basis_points integer not null check (refund_basis_points between 1 and 10000),
  kept bigint not null check (kept >= 0), -- whole rupiah that stay with the partner
  cancelled_by uuid references accounts on delete set null,
  cancelled_at timestamptz not null
);
create index terms_cancellations_by on terms_cancellations (cancelled_by) where cancelled_by is not null;

alter table ledger_transactions drop constraint ledger_transactions_kind_check, add constraint ledger_transactions_kind_check
  check (kind in ('receipt', 'allocation', 'promo', 'unmatched', 'reversal', 'refund_due', 'refund_done', 'cost_kept', 'terms_kept', 'settlement'));
alter table refund_tasks drop constraint refund_tasks_reason_check, add constraint refund_tasks_reason_check
  check (reason in ('cancelled_by_partner', 'cancelled_by_terms', 'rescheduled', 'ended_by_staff', 'double_payment', 'seats_gone', 'wrong_amount'));
alter table payment_exceptions drop constraint payment_exceptions_resolution_check, add constraint payment_exceptions_resolution_check
  check (resolution in ('kept', 'refund', 'refunded_at_gateway', 'cancelled_by_partner', 'cancelled_by_terms', 'rescheduled', 'ended_by_staff'));
