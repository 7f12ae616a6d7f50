-- The operator's desk of hasanah (issue "worship" 4): versions of articles, addresses they had before, their pictures.
alter table articles add column version integer not null default 1 check (version > 0);

-- Links of readers and search engines lead on: an address an article once had is nobody else's while it is here.
create table article_slugs (
  slug text primary key,
  article_id uuid not null references articles on delete cascade
);
create index article_slugs_article on article_slugs (article_id);

-- Drawn anew from what was uploaded; they vanish with their article.
create table article_pictures (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'), -- random: stands in its address
  article_id uuid not null references articles on delete cascade,
  is_cover boolean not null,
  alt jsonb not null check (alt ? 'id'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  picture bytea not null, -- WebP
  small bytea not null,   -- the same for phones
  created_at timestamptz not null
);
create unique index article_pictures_cover on article_pictures (article_id) where is_cover;
create index article_pictures_article on article_pictures (article_id, created_at);

-- Acts that concern a thing, not only a person: an article, a comment.
create index audit_log_about on audit_log ((details ->> 'about'), at desc) where details ? 'about';
