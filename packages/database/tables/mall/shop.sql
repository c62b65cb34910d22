create sequence shop_number start 100001;
comment on sequence shop_number is 'Numbers of shops; gaps are normal';

create table shop (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  kind text not null check (kind in ('mall', 'quickBuy')),
  shop_no text not null default 'S' || nextval('shop_number'),
  name text not null,
  service_phone text not null,
  address text not null default '',
  longitude double precision check (longitude between -180 and 180),
  latitude double precision check (latitude between -90 and 90),
  announcement text not null default '',
  service_tags text[] not null default '{}' check (cardinality(service_tags) <= 8),
  logo text,
  open_status text not null default 'open' check (open_status in ('open', 'closed')),
  delivery_ways text[] check (cardinality(delivery_ways) > 0),
  delivery_fee_fen bigint check (delivery_fee_fen >= 0),
  close_minutes int check (close_minutes between 5 and 1440),
  updated_at timestamptz not null default now(),
  primary key (top_id, id),
  check (kind = 'mall' or (delivery_ways is not null and delivery_fee_fen is not null and close_minutes is not null)),
  check (kind <> 'mall' or num_nonnulls(delivery_ways, delivery_fee_fen, close_minutes) = 0),
  check (kind <> 'mall' or (longitude is not null and latitude is not null and address <> ''))
);
comment on table shop is 'What customers order from by phone: one shop of each kind for a merchant (MALL-01)';
comment on column shop.shop_no is 'By which programs of customers name it';
comment on column shop.delivery_ways is 'Of the quick-buy shop; those of a mall are settings of their own, as its fee and minutes';
-- One shop of each kind; serves the record of a merchant.
create unique index shop_kind on shop (merchant_id, kind, top_id);
-- Serves programs of customers, which know a shop by its number only.
create index shop_number_of on shop (shop_no);
