-- Verses a member marked, and where they last read (spec §2 Quran). The text itself is no table: it never changes.
create table quran_bookmarks (
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in ('bookmark', 'last_read')),
  surah smallint not null check (surah between 1 and 114),
  verse smallint not null check (verse between 1 and 286),
  kept_at timestamptz not null,
  primary key (account_id, kind, surah, verse)
);
-- One reads in one place at a time.
create unique index quran_last_read on quran_bookmarks (account_id) where kind = 'last_read';
