-- The operator's price table is edited (docs/product/umrah-prices.md): as a draft with a revision, which a second person turns into the
-- next version of umrah_price_tables. Versions stay append-only, and so does their withdrawal.
create table umrah_price_drafts (
  id uuid primary key default gen_random_uuid(),
  based_on uuid references umrah_price_tables,  -- what it began as; null: the first table there is
  document jsonb not null,                      -- a whole table that is right (#domain/umrah-estimates: price-table.ts)
  effective_on date not null,
  note text check (length(note) between 1 and 300),
  revision integer not null default 1 check (revision > 0),
  state text not null default 'editing' check (state in ('editing', 'submitted', 'published', 'discarded')),
  started_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by uuid references accounts on delete set null,
  submitted_at timestamptz,
  submitted_by uuid references accounts on delete set null,
  refused_at timestamptz,                       -- the last refusal; what was written stays
  refused_by uuid references accounts on delete set null,
  refusal text check (length(refusal) between 1 and 500),
  approved_at timestamptz,
  approved_by uuid references accounts on delete set null,
  table_id uuid unique references umrah_price_tables,
  constraint umrah_price_drafts_published_as_a_version check ((state = 'published') = (table_id is not null)),
  constraint umrah_price_drafts_refused_with_a_reason check ((refused_at is null) = (refusal is null))
);
create unique index umrah_price_drafts_one_open on umrah_price_drafts ((true)) where state in ('editing', 'submitted');

-- Whoever wrote anything of a draft: none of them checks it.
create table umrah_price_editors (
  draft_id uuid not null references umrah_price_drafts on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  primary key (draft_id, account_id)
);

-- The last defence behind the domain's question: no editor approves, whoever writes the row.
create function umrah_price_draft_is_checked_by_another() returns trigger language plpgsql as $$
begin
  if exists (select from umrah_price_editors where draft_id = new.id and account_id = new.approved_by) then
    raise check_violation using message = 'umrah_price_draft_is_checked_by_another', constraint = 'umrah_price_draft_is_checked_by_another';
  end if;
  return new;
end
$$;
create trigger umrah_price_draft_is_checked_by_another before update of approved_by on umrah_price_drafts
  for each row when (new.approved_by is not null) execute function umrah_price_draft_is_checked_by_another();

-- A version that was published and never came into force. Append-only.
create table umrah_price_withdrawals (
  table_id uuid primary key references umrah_price_tables,
  at timestamptz not null,
  by_account uuid references accounts on delete set null,
  reason text not null check (length(reason) between 1 and 500)
);
