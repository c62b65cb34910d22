-- Sold-out times of ended days. One duty writes a day of a merchant at once, from stock movements and rollups, and nothing
-- else writes here; merchant.sold_out_day says how far it came.
create table sold_out (
  top_id bigint not null,
  merchant_id bigint not null,
  business_day date not null,
  machine_id bigint not null,
  product_id bigint not null,
  empty_seconds int not null check (empty_seconds > 0),
  empty_share int not null check (empty_share between 0 and 1000000),
  lost_milli bigint not null check (lost_milli >= 0),
  lost_fen bigint not null check (lost_fen >= 0),
  primary key (merchant_id, business_day, machine_id, product_id, top_id)
);
comment on table sold_out is 'Per day, machine and product: how long no lane of the machine had any of it left, and what that cost by estimate';
comment on column sold_out.empty_share is 'Millionths of the day''s usual sales that fall into this time';
comment on column sold_out.lost_milli is 'Thousandths of pieces';
-- Serves the platform over a range of days.
create index sold_out_day on sold_out (business_day);
-- Serves the usual sales of a product at a machine, which leave empty times out.
create index sold_out_machine on sold_out (machine_id, business_day);
