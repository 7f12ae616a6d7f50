-- What a dollar cost, day by day (product.md "Prices are in rupiah"): fetched by a job, so that no page waits for anybody.
create table exchange_rates (
  currency text not null check (currency = 'USD'),
  as_of date not null,
  rupiah bigint not null check (rupiah between 1000 and 100000), -- for one unit of the currency
  source text not null check (source = 'jisdor'),
  fetched_at timestamptz not null,
  primary key (currency, as_of)
);
