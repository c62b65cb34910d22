create table mall_product (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  product_id bigint not null,
  price_fen bigint not null check (price_fen > 0),
  stock int not null default 0 check (stock >= 0),
  reserved int not null default 0 check (reserved >= 0),
  sold int not null default 0 check (sold >= 0),
  sort_no int not null default 0,
  on_shelf boolean not null default false,
  category_id bigint,
  created_at timestamptz not null default now(),
  primary key (top_id, id),
  check (reserved <= stock),
  foreign key (top_id, product_id) references product (top_id, id),
  foreign key (top_id, category_id) references mall_category (top_id, id) on delete set null (category_id)
);
comment on table mall_product is 'Products that a merchant sells in its mall, with price and stock there';
comment on column mall_product.stock is 'Pieces that are there, those among them that orders have reserved included';
comment on column mall_product.reserved is 'Pieces of orders that are open; handed over they leave the stock, else they are free again';
comment on column mall_product.category_id is 'A category of the mall itself; null for none';
comment on column mall_product.sold is 'Pieces that were handed over';
-- One product once for each merchant; serves the list of a merchant too.
create unique index mall_product_once on mall_product (merchant_id, product_id, top_id);
-- Serves the count and the products of a category.
create index mall_product_category on mall_product (category_id) where category_id is not null;
