create table warehouse (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  kind text not null default 'warehouse' check (kind in ('warehouse', 'bag')),
  route_id bigint,
  name text not null,
  enabled boolean not null default true,
  closed_on date,
  remark text not null default '',
  created_at timestamptz not null default now(),
  primary key (top_id, id),
  foreign key (top_id, route_id) references route (top_id, id) on delete set null (route_id)
);
comment on table warehouse is 'Warehouses, and bags in which goods travel along a route (STOCK-08)';
comment on column warehouse.closed_on is 'The last day of which nothing moves any more';
-- One name once for each merchant, one bag for each route.
create unique index warehouse_name on warehouse (merchant_id, lower(name), top_id);
create unique index warehouse_route on warehouse (route_id, top_id) where route_id is not null;

create table goods_level (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  warehouse_id bigint not null,
  product_id bigint not null,
  batch_no text not null default '',
  stock int not null default 0 check (stock >= 0),
  value_fen bigint not null default 0 check (value_fen >= 0),
  warn_threshold int not null default 0 check (warn_threshold >= 0),
  count_mark bigint not null default 0,
  updated_at timestamptz not null default now(),
  primary key (top_id, id),
  unique (top_id, warehouse_id, product_id, batch_no),
  check (stock > 0 or value_fen = 0),
  foreign key (top_id, warehouse_id) references warehouse (top_id, id),
  foreign key (top_id, product_id) references product (top_id, id)
);
comment on table goods_level is 'What lies of a product and batch in a warehouse: the sums of its movements';
comment on column goods_level.value_fen is 'What all of it cost; pieces leave at the moving average';
comment on column goods_level.count_mark is 'Another one whenever a count of it is booked or taken back; an open count of before has to be made again';
-- Serves the list of a merchant.
create index goods_level_merchant on goods_level (merchant_id, id);

create table goods_movement (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  level_id bigint not null,
  quantity int not null check (quantity <> 0),
  value_fen bigint not null,
  stock_after int not null check (stock_after >= 0),
  value_after_fen bigint not null check (value_after_fen >= 0),
  reason text not null check (reason in ('receipt', 'issue', 'arrival', 'loss', 'refill', 'takeBack', 'transfer', 'return', 'count', 'reversal')),
  document_id bigint not null,
  doc_no text not null,
  booked_on date not null,
  actor_id bigint references app_user (id),
  created_at timestamptz not null default now(),
  primary key (top_id, id),
  foreign key (top_id, level_id) references goods_level (top_id, id)
);
comment on table goods_movement is 'Every change of what lies in a warehouse; nothing is deleted, everything is reversed';
comment on column goods_movement.booked_on is 'Day of the document, on the clock of the merchant';
-- Serves the movements of a level, newest first, and those of a document.
create index goods_movement_level on goods_movement (top_id, level_id, id desc);
create index goods_movement_document on goods_movement (top_id, document_id);
