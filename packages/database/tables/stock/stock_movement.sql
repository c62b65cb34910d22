create table stock_movement (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null,
  machine_id bigint not null,
  cabinet text not null,
  lane_no int not null,
  product_id bigint,
  quantity int not null check (quantity <> 0),
  stock_after int not null,
  reason text not null check (reason in ('sale', 'refill', 'count', 'remove', 'edit', 'return', 'generate')),
  reference_id bigint,
  actor_id bigint,
  primary key (top_id, id)
) partition by range (id);
comment on table stock_movement is 'Every change of a lane''s stock; the stock of a lane equals the sum of its movements';
-- Serves the movements of one machine and the verification of stock.
create index stock_movement_lane on stock_movement (machine_id, cabinet, lane_no, id);
-- Serves the refills of a merchant and of a month, which are few among sales.
create index stock_movement_refill on stock_movement (merchant_id, id) where reason = 'refill';
-- Serves the visits of one machine.
create index stock_movement_visit on stock_movement (machine_id, id) where reason = 'refill';
create table stock_movement_default partition of stock_movement default;
