create table marketing_scheme (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  own boolean not null default false,
  name text not null,
  kind text not null check (kind in ('productDiscount', 'specialOffer', 'fullReduction')),
  rate int check (rate between 0 and 100),
  special_price_fen bigint check (special_price_fen > 0),
  full_fen bigint check (full_fen > 0),
  reduction_fen bigint check (reduction_fen > 0 and reduction_fen < full_fen),
  product_ids bigint[] not null default '{}',
  levels text[] not null default '{}',
  remark text not null default '',
  state text not null default 'notOnSale' check (state in ('notOnSale', 'onSale')),
  created_at timestamptz not null default now(),
  primary key (top_id, id),
  check ((kind = 'productDiscount') = (rate is not null)),
  check ((kind = 'specialOffer') = (special_price_fen is not null)),
  check ((kind = 'fullReduction') = (full_fen is not null and reduction_fen is not null))
);
comment on table marketing_scheme is 'What promotions give (MKT-01, MKT-02): a rate, a special price, or a reduction from a full amount on';
comment on column marketing_scheme.own is 'Belongs to the one discount it was made with, and is changed with it';
comment on column marketing_scheme.rate is 'Hundredths of the price that customers still pay';
comment on column marketing_scheme.product_ids is 'Products it concerns where the plan names none; empty means all of the merchant';
-- Serves the list of one merchant.
create index marketing_scheme_merchant on marketing_scheme (merchant_id, id desc);
