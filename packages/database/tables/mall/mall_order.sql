create table mall_order (
  top_id bigint not null,
  id bigint not null,
  merchant_id bigint not null references merchant (id),
  shop_kind text not null check (shop_kind in ('mall', 'quickBuy')),
  mall_product_id bigint,
  flash_sale_id bigint,
  group_buy_id bigint,
  buying_group_id bigint,
  group_paid boolean not null default false,
  buyer_id bigint,
  quantity int not null check (quantity > 0),
  token_hash bytea not null,
  receiver_sealed bytea not null,
  phone_index bytea not null,
  delivery_way text not null check (delivery_way in ('delivery', 'pickup')),
  delivery_fee_fen bigint not null check (delivery_fee_fen >= 0),
  pickup_point_id bigint,
  pickup_point text,
  pickup_machine_id bigint,
  pickup_index bytea,
  pickup_request text,
  express_no text,
  courier text,
  courier_id bigint references app_user (id),
  delivery_route text,
  stop_no int check (stop_no > 0),
  fulfilment text not null check (fulfilment in ('toGather', 'toDeliver', 'delivering', 'toPickUp', 'completed')),
  hold text not null default 'reserved' check (hold in ('reserved', 'taken', 'released')),
  ordered_at timestamptz not null,
  primary key (top_id, id),
  check (mall_product_id is not null or shop_kind = 'quickBuy'),
  check ((pickup_machine_id is null) = (pickup_index is null)),
  check ((group_buy_id is null) = (buying_group_id is null)),
  check (group_buy_id is null or flash_sale_id is null)
);
comment on table mall_order is 'What an order of the mall has beside its row in sales_order, whose id it bears: the buyer, and how the goods reach him';
comment on column mall_order.mall_product_id is 'Null where the goods come out of a lane of the machine that sales_order names';
comment on column mall_order.flash_sale_id is 'The flash sale whose price it has and whose pieces it holds; null for the price of the shelf';
comment on column mall_order.group_buy_id is 'The group purchase whose price it has and whose pieces it holds';
comment on column mall_order.buying_group_id is 'The group in which it holds a place until it ends without goods';
comment on column mall_order.group_paid is 'Its place was paid while the group gathered';
comment on column mall_order.buyer_id is 'The account to which it belongs; null for one that was placed without a login, and belongs to whoever has its secret';
comment on column mall_order.token_hash is 'SHA-256 of the secret with which the buyer''s program asks about the order';
comment on column mall_order.receiver_sealed is 'Buyer, receiver, phone, address and pickup code, sealed with a key outside the database; opens for this row only';
comment on column mall_order.courier is 'Who brings it, as it was called when it was given out: a person of the merchant, or a carrier';
comment on column mall_order.courier_id is 'The person of the merchant; null for a carrier';
comment on column mall_order.stop_no is 'Its place on the round of its courier';
comment on column mall_order.phone_index is 'Keyed hash of the phone, by which a whole number is found';
comment on column mall_order.pickup_machine_id is 'The machine that hands the goods out for a code; the pieces are then kept in its lane, and not on the shelf of the mall';
comment on column mall_order.pickup_index is 'Keyed hash of the pickup code, by which the machine finds it; orders of one basket share a code';
comment on column mall_order.pickup_request is 'Number under which the machine last asked about the code, so that a repetition is answered as before';
comment on column mall_order.hold is 'What became of the pieces that it reserved';
-- Serves the list of a merchant, newest first.
create index mall_order_list on mall_order (merchant_id, shop_kind, id desc);
-- Serves buyers, who know the secret only.
create unique index mall_order_token on mall_order (token_hash, top_id);
-- Serves the search by phone, and the count of what a phone has not paid.
create index mall_order_phone on mall_order (phone_index, id desc);
-- Serves the check of what is reserved, and the count of open orders at a pickup point.
create index mall_order_held on mall_order (mall_product_id, top_id) where hold = 'reserved';
-- Serves the orders of a buyer, newest first.
create index mall_order_buyer on mall_order (buyer_id, id desc) where buyer_id is not null;
-- Serves what an account has of a flash sale, and the check of what is taken.
create index mall_order_flash on mall_order (flash_sale_id, buyer_id) where flash_sale_id is not null;
-- Serves what an account has of a group purchase, and the check of what is taken.
create index mall_order_group_buy on mall_order (group_buy_id, buyer_id) where group_buy_id is not null;
-- Serves the orders of a group.
create index mall_order_group on mall_order (buying_group_id, id) where buying_group_id is not null;
-- Serves machines, which know the code only.
create index mall_order_code on mall_order (pickup_index, top_id) where pickup_index is not null;
-- Serves the count of what lanes of a machine are kept for.
create index mall_order_machine on mall_order (pickup_machine_id, top_id) where hold = 'reserved';
