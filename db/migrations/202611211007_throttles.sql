-- Throttles of guessable and costly things (reliability.md 15): how often a key was used in its window.
create table throttles (
  key text primary key, -- a digest: neither addresses nor phone numbers are kept
  hits integer not null check (hits > 0),
  ends_at timestamptz not null
);
create index throttles_ends_at on throttles (ends_at);
create index guest_searches_age on guest_searches (searched_at);
create index guest_views_age on guest_views (seen_at);
