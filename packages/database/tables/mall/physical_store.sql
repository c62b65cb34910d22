create table physical_store (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  name text not null,
  contact text not null,
  phone_sealed bytea not null,
  address text not null,
  longitude double precision not null check (longitude between -180 and 180),
  latitude double precision not null check (latitude between -90 and 90),
  open_status text not null default 'open' check (open_status in ('open', 'closed')),
  opens_at time,
  closes_at time,
  created_at timestamptz not null default now(),
  primary key (top_id, id),
  check ((opens_at is null) = (closes_at is null) and opens_at <> closes_at)
);
comment on table physical_store is 'Physical stores of a merchant (MALL-04)';
comment on column physical_store.opens_at is 'Time of day of the place; closes_at may lie after midnight';
comment on column physical_store.phone_sealed is 'Phone of the contact, sealed with a key outside the database; opens for this row only';
-- One name once for each merchant; serves the list of a merchant too.
create unique index physical_store_name on physical_store (merchant_id, lower(name), top_id);

create table physical_store_product (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  store_id bigint not null,
  product_id bigint not null,
  price_fen bigint not null check (price_fen > 0),
  stock int not null default 0 check (stock between 0 and 99999),
  on_shelf boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (top_id, id),
  foreign key (top_id, store_id) references physical_store (top_id, id) on delete cascade,
  foreign key (top_id, product_id) references product (top_id, id)
);
comment on table physical_store_product is 'What a physical store sells, with price and stock there; people keep the stock';
-- One product once for each store; serves the products of a store too.
create unique index physical_store_product_once on physical_store_product (store_id, product_id, top_id);
-- Serves the list of a merchant.
create index physical_store_product_merchant on physical_store_product (merchant_id, id desc);
