-- Pictures the server has drawn (verses, link previews), so that none is drawn twice; the oldest give way (domain/drawn-pictures).
create table drawn_pictures (
  digest text primary key check (length(digest) = 22), -- of everything that is drawn
  picture bytea not null,
  drawn_at timestamptz not null
);
alter table drawn_pictures alter column picture set storage external; -- compressed already
create index drawn_pictures_drawn_at on drawn_pictures (drawn_at);
