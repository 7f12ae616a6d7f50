-- How long partners usually take to answer, as their pages show it (docs/product/conversations.md). A row of its own, so that a message does
-- not make pages stale: only a figure that has changed does.
create table partner_reply_times (
  partner_id uuid primary key references partners on delete cascade,
  median_hours integer not null check (median_hours > 0)
);
select tell_changes_of('partner_reply_times');
