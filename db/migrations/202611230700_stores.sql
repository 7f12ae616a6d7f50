-- Stores and what they sell (spec §2 souvenirs, §3 merchandise, §7 Merchandise v1; docs/product/stores.md, items.md).
create table stores (
  partner_id uuid primary key references partners on delete cascade,
  approved_at timestamptz,        -- by the operator; null: has applied and sells nothing yet
  ready_days smallint not null check (ready_days between 1 and 14) -- until a parcel leaves, at the latest
);

-- What of its category an item must prove before it is sold with confidence.
create table item_categories (
  slug text primary key check (slug ~ '^[a-z0-9-]{3,40}$'),
  name jsonb not null check (name ? 'id'),
  evidence text[] not null default '{}' check (evidence <@ array['halal', 'bpom']),
  position smallint not null
);

create table items (
  id uuid primary key default gen_random_uuid(),
  store_id uuid not null references stores on delete cascade,
  -- One namespace with the stores: in an address a store's slug wins. The words are the fixed parts of those addresses.
  slug text not null unique check (slug ~ '^[a-z0-9-]{3,80}$'
    and slug not in ('cart', 'detail', 'toko', 'pengiriman', 'pilih-pembayaran', 'pembayaran')),
  category_slug text not null references item_categories,
  name jsonb not null check (name ? 'id'),
  description jsonb not null check (description ? 'id'),
  drawing text not null,          -- what is drawn of it (art/item-drawing.ts)
  state text not null default 'draft' check (state in ('draft', 'published', 'withdrawn')),
  created_at timestamptz not null,
  search_text text not null default '' -- plain words of name, category and store; a trigger writes it
);
create index items_store on items (store_id, state);
create index items_category on items (category_slug, state);
create index items_search on items using gin (search_text gin_trgm_ops);

create function write_item_search_text() returns trigger language plpgsql as $$
begin
  new.search_text := ' ' || trim(regexp_replace(lower(concat_ws(' ', new.name ->> 'id', new.name ->> 'en',
    (select concat_ws(' ', c.name ->> 'id', c.name ->> 'en') from item_categories c where c.slug = new.category_slug),
    (select p.name from partners p where p.id = new.store_id))), '[^[:alnum:]]+', ' ', 'g'));
  return new;
end $$;
create trigger items_search_text before insert or update on items for each row execute function write_item_search_text();

-- What is put into a cart: an item in one size or colour, with its own price, weight and stock.
create table item_variants (
  id uuid primary key default gen_random_uuid(),
  item_id uuid not null references items on delete cascade,
  position smallint not null,
  name jsonb not null check (name ? 'id'),
  price bigint not null check (price > 0),
  weight_grams integer not null check (weight_grams between 1 and 50000),
  on_hand integer not null default 0 check (on_hand >= 0), -- the sum of its movements; a trigger writes it
  unique (item_id, position)
);

-- Everything that came into a store's stock or left it.
create table stock_movements (
  id bigint generated always as identity primary key,
  variant_id uuid not null references item_variants on delete cascade,
  quantity integer not null check (quantity <> 0),
  reason text not null check (reason in ('received', 'corrected', 'sold', 'returned')),
  at timestamptz not null
);
create index stock_movements_variant on stock_movements (variant_id);
create function move_stock() returns trigger language plpgsql as $$
begin
  update item_variants set on_hand = on_hand + new.quantity where id = new.variant_id;
  return null;
end $$;
create trigger stock_movements_move after insert on stock_movements for each row execute function move_stock();

-- What of a variant can still be ordered. The one place that says so.
create function stock_left(_variant uuid, _at timestamptz) returns integer language sql stable parallel safe
return (select v.on_hand from item_variants v where v.id = _variant);

-- Certificates as a person checked them: numbers as they are printed, never a claim without one.
create table item_evidence (
  item_id uuid not null references items on delete cascade,
  kind text not null check (kind in ('halal', 'bpom')),
  number text not null check (length(number) between 5 and 40),
  source text not null,
  valid_until date,               -- null: has no end
  checked_on date not null,
  primary key (item_id, kind)
);

create table item_reviews (
  id uuid primary key default gen_random_uuid(),
  item_id uuid not null references items on delete cascade,
  account_id uuid references accounts on delete cascade, -- null: of the demo
  author_name text not null check (length(author_name) between 1 and 100),
  rating smallint not null check (rating between 1 and 5),
  text text not null check (length(text) <= 1000),
  locale text not null check (locale in ('id', 'en')),
  created_at timestamptz not null,
  hidden_at timestamptz
);
create index item_reviews_item on item_reviews (item_id, created_at);
create index item_reviews_account on item_reviews (account_id) where account_id is not null;

-- What a browser looked at, and what a member saves.
create table guest_item_views (
  guest_id uuid not null,
  item_id uuid not null references items on delete cascade,
  seen_at timestamptz not null,
  primary key (guest_id, item_id)
);
create index guest_item_views_item on guest_item_views (item_id);
create index guest_item_views_age on guest_item_views (seen_at);
create table item_wishes (
  account_id uuid not null references accounts on delete cascade,
  item_id uuid not null references items on delete cascade,
  added_at timestamptz not null,
  primary key (account_id, item_id)
);
create index item_wishes_item on item_wishes (item_id);

-- Banners stand on the home page or above the souvenirs.
alter table banners add place text not null default 'home' check (place in ('home', 'souvenirs'));
