-- Ages (decision 0058): who pays as a child or an infant is so old on the day of return. Where a birth date says otherwise, the order
-- gets a supplementary invoice: a stage beside those of its total, of one traveller.
alter table programmes
  add infant_below smallint not null default 2,  -- years: younger ones are infants
  add child_below smallint not null default 12,  -- years: younger ones are children
  add check (infant_below between 1 and child_below - 1),
  add check (child_below <= 18);

alter table invoices drop constraint invoices_booking_id_stage_key;
alter table invoices drop constraint invoices_stage_check;
alter table invoices
  add check (stage in ('full', 'down_payment', 'settlement', 'supplement')),
  add participant_id uuid references participants on delete set null, -- null: not a supplement, or the person is gone
  add from_traveller text check (from_traveller in ('child', 'infant')), -- what was paid for before
  add to_traveller text check (to_traveller in ('adult', 'child')),
  add voided_at timestamptz, -- the birth date was corrected before it was paid
  add check ((stage = 'supplement') = (from_traveller is not null and to_traveller is not null)),
  add check (voided_at is null or (stage = 'supplement' and status = 'expired'));
create unique index invoices_one_of_each_stage on invoices (booking_id, stage) where stage <> 'supplement';
create index invoices_supplements on invoices (booking_id) where stage = 'supplement';
create index invoices_participant on invoices (participant_id) where participant_id is not null;

-- The day on which ages are judged: the day of return that was promised when it was ordered. A partner that moves the journey later
-- makes nobody older than they have paid for.
create function ages_judged_on(booking uuid) returns date
language sql stable
return (select coalesce(
    (select v.from_returns_on from departure_moves v where v.departure_id = b.departure_id and v.moved_at >= b.ordered_at order by v.moved_at limit 1),
    d.returns_on)
  from bookings b join departures d on d.id = b.departure_id where b.id = booking);
