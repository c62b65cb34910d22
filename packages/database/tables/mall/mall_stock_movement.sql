create table mall_stock_movement (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  place text not null check (place in ('mall', 'store')),
  stock_level_id bigint not null,
  product_id bigint not null,
  reason text not null check (reason in ('opening', 'sold', 'edited', 'received', 'damaged', 'counted', 'other', 'removed', 'returned')),
  stock_before int not null check (stock_before >= 0),
  stock_after int not null check (stock_after >= 0),
  order_id bigint,
  note text not null default '',
  actor_id bigint,
  created_at timestamptz not null default now(),
  primary key (top_id, id),
  check (stock_before <> stock_after),
  check ((reason in ('sold', 'returned')) = (order_id is not null))
);
comment on table mall_stock_movement is 'Each change of the pieces of the mall and of physical stores: why, by whom, when, from how many to how many';
comment on column mall_stock_movement.stock_level_id is 'The product of the mall or of the store whose pieces changed; it may be gone by now';
comment on column mall_stock_movement.order_id is 'The order whose goods left the stock, or came back';
comment on column mall_stock_movement.actor_id is 'Who changed it; null for what an order did by itself';
-- Serves the movements of one stock, newest first, and the check of its sum.
create index mall_stock_movement_level on mall_stock_movement (stock_level_id, id desc);
-- Serves the rights of merchants.
create index mall_stock_movement_merchant on mall_stock_movement (merchant_id, id desc);
