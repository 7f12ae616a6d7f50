-- Duties of a partner's staff (docs/product/memberships.md): who is staff today owns the place. A tour leader's duty ends with the journey.
alter table memberships add duties text[] not null default '{}'
  check (duties <@ '{owner,catalogue,documents,finance,chat,tour_leader}'::text[]);
update memberships set duties = '{owner}' where role = 'partner_staff';
alter table memberships add check ((role = 'partner_staff') = (cardinality(duties) > 0));

create table tour_leaders (
  membership_id uuid not null references memberships on delete cascade,
  departure_id uuid not null references departures on delete cascade,
  primary key (membership_id, departure_id)
);
create index tour_leaders_departure on tour_leaders (departure_id);
