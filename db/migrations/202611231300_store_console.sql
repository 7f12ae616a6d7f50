-- The store console (docs/product/store-console.md): items are written by several people, with photographs; a store's staff has duties.
alter table items
  add column revision integer not null default 1 check (revision > 0), -- named when saving, so that nobody overwrites a colleague
  add column changed_at timestamptz;                                   -- null: not since it was created

alter table pictures
  add column item_id uuid references items on delete cascade,
  drop constraint pictures_check,
  drop constraint pictures_check1,
  add constraint pictures_use_of_owner check (case use
    when 'cover' then programme_id is not null
    when 'group' then programme_id is not null
    when 'guide' then programme_id is not null
    when 'hotel' then hotel_id is not null
    when 'logo' then partner_id is not null
    when 'office' then partner_id is not null
    when 'person' then partner_id is not null
    when 'item' then item_id is not null
    else false end),
  add constraint pictures_one_owner check (num_nonnulls(programme_id, hotel_id, partner_id, item_id) = 1);
create index pictures_item on pictures (item_id, created_at) where item_id is not null;

-- Who is staff of a store today owns the place.
do $$
declare rule text;
begin
  for rule in select conname from pg_constraint
    where conrelid = 'memberships'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%duties%'
  loop
    execute format('alter table memberships drop constraint %I', rule);
  end loop;
end $$;
update memberships set duties = '{owner}' where role = 'store_staff';
update invitations set duties = '{owner}' where role = 'store_staff' and accepted_at is null;
alter table memberships
  add constraint memberships_duties_of_role check (case role
    when 'partner_staff' then cardinality(duties) > 0 and duties <@ '{owner,catalogue,documents,finance,chat,tour_leader}'::text[]
    when 'store_staff' then cardinality(duties) > 0 and duties <@ '{owner,catalogue,orders}'::text[]
    else duties = '{}' end);
