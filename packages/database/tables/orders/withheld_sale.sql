create table withheld_sale (
  top_id bigint not null,
  id bigint not null,
  merchant_id bigint not null,
  machine_id bigint not null,
  source_key text not null,
  said jsonb not null,
  product_id bigint,
  product_name text not null default '',
  lane_price_fen bigint check (lane_price_fen > 0),
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  decision text check (decision in ('byPrice', 'asSaid', 'discard')),
  paid_fen bigint check (paid_fen > 0),
  reason text not null default '',
  decided_by bigint references app_user (id),
  decided_at timestamptz,
  primary key (top_id, id),
  check ((decision is null) = (decided_at is null)),
  check ((paid_fen is null) = (coalesce(decision, 'discard') = 'discard'))
);
comment on table withheld_sale is 'Sales of which machines said that far more was paid than the goods cost; in no figure until a person decides';
comment on column withheld_sale.id is 'The number of the order that it becomes; order_source holds it from the receipt on, so that the sale is booked once';
comment on column withheld_sale.said is 'The body of the message, as the machine said it';
comment on column withheld_sale.product_id is 'What the lane held at the receipt; it may hold something else when somebody decides';
comment on column withheld_sale.lane_price_fen is 'Price of one piece at the receipt; null when the lane had none';
comment on column withheld_sale.paid_fen is 'The amount that was booked; null when nothing was';
-- Serves the list of a merchant and, by machine and sale, the look whether a sale that comes again is the same.
create index withheld_sale_merchant on withheld_sale (merchant_id, id desc);
create index withheld_sale_source on withheld_sale (machine_id, source_key);
