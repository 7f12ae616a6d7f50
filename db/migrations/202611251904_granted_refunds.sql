-- Refunds that finance grants of an order that stands (docs/product/finance-console.md): asked for by one person, approved by another.
insert into ledger_accounts (account, type) values ('refund_cost', 'expense'); -- what the platform bears of them

alter table refund_tasks
  add borne_by text check (borne_by in ('platform', 'partner')), -- null: of money that pays for nothing
  drop constraint refund_tasks_reason_check,
  add constraint refund_tasks_reason_check check (reason in ('cancelled_by_partner', 'cancelled_by_terms', 'rescheduled', 'ended_by_staff',
    'double_payment', 'seats_gone', 'wrong_amount', 'store_order_ended', 'goodwill', 'charged_twice', 'service_missing', 'court_order')),
  add constraint refund_tasks_granted check ((borne_by is not null) = (reason in ('goodwill', 'charged_twice', 'service_missing', 'court_order')));

create table granted_refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payments on delete restrict,
  reason text not null check (reason in ('goodwill', 'charged_twice', 'service_missing', 'court_order')),
  borne_by text not null check (borne_by in ('platform', 'partner')),
  amount bigint not null check (amount > 0),
  note text not null check (length(note) between 1 and 200),          -- why, for whoever approves it and for auditors
  status text not null default 'proposed' check (status in ('proposed', 'approved', 'refused')),
  made_by uuid references accounts on delete set null,
  made_at timestamptz not null,
  decided_by uuid references accounts on delete set null,
  decided_at timestamptz,
  decision_note text check (length(decision_note) between 1 and 200),
  refund_task_id uuid unique references refund_tasks on delete restrict,
  check (decided_by <> made_by),
  check ((status = 'proposed') = (decided_at is null)),
  check ((status = 'approved') = (refund_task_id is not null))
);
-- One that waits leaves no doubt about what the next may still ask for.
create unique index granted_refunds_waiting on granted_refunds (payment_id) where status = 'proposed';
create index granted_refunds_made_at on granted_refunds (made_at desc, id);
create index granted_refunds_payment on granted_refunds (payment_id);
create index granted_refunds_made_by on granted_refunds (made_by) where made_by is not null;
create index granted_refunds_decided_by on granted_refunds (decided_by) where decided_by is not null;

-- By when a bank wants its answer about a payment that it took back.
create table dispute_deadlines (
  payment_id uuid primary key references payments on delete restrict,
  due_on date not null,
  set_by uuid references accounts on delete set null,
  set_at timestamptz not null
);
create index dispute_deadlines_set_by on dispute_deadlines (set_by) where set_by is not null;
