create table mall_group_buy (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  mall_product_id bigint not null,
  price_fen bigint not null check (price_fen > 0),
  size int not null check (size > 1),
  hours int not null check (hours > 0),
  pieces int not null check (pieces > 0),
  taken int not null default 0 check (taken >= 0),
  per_buyer int not null check (per_buyer > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null default 'draft' check (state in ('draft', 'open', 'stopped')),
  created_by bigint references app_user (id),
  created_at timestamptz not null default now(),
  primary key (top_id, id),
  check (ends_at > starts_at),
  check (taken <= pieces),
  foreign key (top_id, mall_product_id) references mall_product (top_id, id) on delete cascade
);
comment on table mall_group_buy is 'A product of the mall that is cheaper for buyers who come as a group';
comment on column mall_group_buy.size is 'Buyers of one group';
comment on column mall_group_buy.hours is 'How long a group has to gather from its first order on';
comment on column mall_group_buy.taken is 'Pieces that orders hold or that were handed over; an order that ends without goods gives its own back';
comment on column mall_group_buy.per_buyer is 'Pieces of this group purchase that one account may hold or have';
comment on column mall_group_buy.starts_at is 'From then until ends_at groups are opened; a group that was opened has its own hours';
-- Serves the list of a merchant.
create index mall_group_buy_merchant on mall_group_buy (merchant_id, id desc);
-- Serves the shop, which asks for what is not over.
create index mall_group_buy_ends on mall_group_buy (merchant_id, ends_at) where state = 'open';
create index mall_group_buy_product on mall_group_buy (mall_product_id, ends_at);

create table mall_buying_group (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  group_buy_id bigint not null,
  size int not null check (size > 1),
  taken int not null check (taken >= 0),
  paid int not null default 0 check (paid >= 0),
  state text not null default 'gathering' check (state in ('gathering', 'complete', 'failed')),
  opened_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  primary key (top_id, id),
  check (taken <= size),
  check (paid <= taken),
  check ((state = 'gathering') = (ended_at is null)),
  foreign key (top_id, group_buy_id) references mall_group_buy (top_id, id) on delete cascade
);
comment on table mall_buying_group is 'Buyers who take a product of the mall together; its orders are sent when all its places are paid, and refunded when its time ends before';
comment on column mall_buying_group.taken is 'Places that orders hold, whether paid or not; they stay as they were when the group ended';
comment on column mall_buying_group.paid is 'Places whose order is paid';
-- Serves the groups of a group purchase, newest first, and what of them can be joined.
create index mall_buying_group_purchase on mall_buying_group (group_buy_id, id desc);
create index mall_buying_group_open on mall_buying_group (group_buy_id, ends_at) where state = 'gathering';
