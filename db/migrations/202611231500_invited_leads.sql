-- An invitation may ask somebody to lead departures (docs/product/partner-team.md): they are theirs once it is accepted.
alter table invitations add leads uuid[] not null default '{}';
