create table medicine_sale (
  top_id bigint not null,
  order_id bigint not null,
  merchant_id bigint not null,
  machine_id bigint not null,
  cabinet text not null,
  lane_no int not null,
  product_id bigint not null,
  batch_id bigint,
  payment text not null,
  business text not null,
  business_day date not null,
  quantity int not null check (quantity > 0),
  amount_fen bigint not null check (amount_fen >= 0),
  primary key (top_id, order_id),
  foreign key (top_id, batch_id) references medicine_batch (top_id, id)
);
comment on table medicine_sale is 'Orders whose medicine came out, with the batch that its lane named at that moment; written with the result';
comment on column medicine_sale.batch_id is 'Null where the lane named no batch that is known';
comment on column medicine_sale.quantity is 'Pieces that came out';
comment on column medicine_sale.amount_fen is 'What was paid for these pieces';
-- Serves the statistics, which read some days of some merchants.
create index medicine_sale_days on medicine_sale (merchant_id, business_day);
-- Serves who bought a batch.
create index medicine_sale_batch on medicine_sale (top_id, batch_id) where batch_id is not null;
