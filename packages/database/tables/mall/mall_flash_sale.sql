create table mall_flash_sale (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  mall_product_id bigint not null,
  price_fen bigint not null check (price_fen > 0),
  pieces int not null check (pieces > 0),
  taken int not null default 0 check (taken >= 0),
  per_buyer int not null check (per_buyer > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'stopped')),
  created_by bigint references app_user (id),
  created_at timestamptz not null default now(),
  primary key (top_id, id),
  check (ends_at > starts_at),
  check (taken <= pieces),
  foreign key (top_id, mall_product_id) references mall_product (top_id, id) on delete cascade
);
comment on table mall_flash_sale is 'Pieces of a product that the mall sells cheaper for a time';
comment on column mall_flash_sale.taken is 'Pieces that orders hold or that were handed over; an order that ends without goods gives its own back';
comment on column mall_flash_sale.per_buyer is 'Pieces of this sale that one account may hold or have';
-- Serves the list of a merchant.
create index mall_flash_sale_merchant on mall_flash_sale (merchant_id, id desc);
-- Serves the shop, which asks for what is not over.
create index mall_flash_sale_ends on mall_flash_sale (merchant_id, ends_at) where state = 'open';
create index mall_flash_sale_product on mall_flash_sale (mall_product_id, ends_at);
