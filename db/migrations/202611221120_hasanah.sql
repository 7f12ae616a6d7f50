-- Hasanah (spec §2 /blog, §3 comment, §7 Site content): articles and press releases, what readers say to them, and news.
create table articles (
  id uuid primary key default gen_random_uuid(),
  brand_id text references brands on delete cascade, -- null = of every brand
  -- Words of the API's own addresses and of our pages name no article.
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) between 3 and 80
    and slug not in ('header', 'others', 'press-release', 'trending', 'news')),
  kind text not null check (kind in ('article', 'press_release')),
  topic text not null check (topic in ('licence', 'money', 'preparation', 'health', 'worship', 'journey', 'brand')),
  title jsonb not null check (title ? 'id'),
  summary jsonb not null check (summary ? 'id'),
  body jsonb not null check (body ? 'id'), -- Markdown, with the placeholders of site_pages
  state text not null check (state in ('draft', 'published', 'hidden')),
  is_header boolean not null default false, -- of these the newest stands first on /blog
  publish_at timestamptz, -- published and still to come = scheduled
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (state <> 'published' or publish_at is not null)
);
create index articles_published on articles (publish_at desc, id) where state = 'published';

-- How often an article was read on a day (WIB): numbers only, nobody's name.
create table article_days (
  article_id uuid not null references articles on delete cascade,
  day date not null,
  views integer not null check (views > 0),
  primary key (article_id, day)
);
create table article_likes (
  article_id uuid not null references articles on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  liked_at timestamptz not null,
  primary key (article_id, account_id)
);
create index article_likes_account on article_likes (account_id);

-- When its author's account is deleted a comment keeps its place and loses author and text.
create table article_comments (
  id uuid primary key default gen_random_uuid(),
  article_id uuid not null references articles on delete cascade,
  account_id uuid references accounts on delete set null,
  text text check (length(text) between 1 and 1000),
  created_at timestamptz not null,
  hidden_at timestamptz -- by the operator; readers do not see it
);
create index article_comments_article on article_comments (article_id, created_at desc, id);
create index article_comments_account on article_comments (account_id);
create table comment_likes (
  comment_id uuid not null references article_comments on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  liked_at timestamptz not null,
  primary key (comment_id, account_id)
);
create index comment_likes_account on comment_likes (account_id);
create table comment_reports (
  comment_id uuid not null references article_comments on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  reason text not null check (reason in ('rude', 'advertisement', 'misleading', 'private')),
  reported_at timestamptz not null,
  settled_at timestamptz, -- the operator has looked at it
  primary key (comment_id, account_id)
);
create index comment_reports_account on comment_reports (account_id);
create index comment_reports_open on comment_reports (reported_at) where settled_at is null;

-- News as the built-in source keeps them, where no news service is configured.
create table news_items (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 80),
  title jsonb not null check (title ? 'id'),
  summary jsonb not null check (summary ? 'id'),
  body jsonb not null check (body ? 'id'), -- Markdown
  source text not null, -- who says so
  published_at timestamptz not null
);
create index news_items_published on news_items (published_at desc, id);
