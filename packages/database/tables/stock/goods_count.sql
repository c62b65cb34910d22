create table goods_count (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  warehouse_id bigint not null,
  doc_no text not null,
  state text not null default 'counting' check (state in ('counting', 'waiting', 'booked', 'cancelled', 'reversed')),
  started_by bigint not null references app_user (id),
  started_at timestamptz not null,
  submitted_by bigint references app_user (id),
  submitted_at timestamptz,
  reviewed_by bigint references app_user (id),
  ended_at timestamptz,
  reversed_by bigint references app_user (id),
  reversed_at timestamptz,
  primary key (top_id, id),
  foreign key (top_id, warehouse_id) references warehouse (top_id, id),
  check ((ended_at is null) = (state in ('counting', 'waiting'))),
  check ((reversed_at is null) = (state <> 'reversed'))
);
comment on table goods_count is 'A count of one warehouse or bag (STOCK-01); one that is interrupted stays open and goes on';
comment on column goods_count.reviewed_by is 'The second person, where the differences were above the limits';
-- People who count the same place write into the same document.
create unique index goods_count_open on goods_count (warehouse_id, top_id) where state in ('counting', 'waiting');
-- Serves the documents of a merchant, newest first.
create index goods_count_merchant on goods_count (merchant_id, id desc);

create table goods_count_line (
  top_id bigint not null,
  merchant_id bigint not null references merchant (id),
  count_id bigint not null,
  product_id bigint not null,
  batch_no text not null default '',
  book int not null check (book >= 0),
  counted int not null check (counted >= 0),
  difference int not null generated always as (counted - book) stored,
  value_fen bigint not null default 0,
  count_mark bigint not null,
  reason text check (reason in ('damaged', 'expired', 'missing', 'unbooked', 'other')),
  remark text not null default '',
  counted_at timestamptz not null,
  counted_by bigint not null references app_user (id),
  primary key (top_id, count_id, product_id, batch_no),
  foreign key (top_id, count_id) references goods_count (top_id, id),
  foreign key (top_id, product_id) references product (top_id, id)
);
comment on table goods_count_line is 'What somebody found of a product and batch, and what the book said at that moment; their difference is booked';
comment on column goods_count_line.value_fen is 'What the difference was worth when it was booked, below zero where goods were missing';
comment on column goods_count_line.count_mark is 'That of the level when it was counted, 0 where nothing had ever lain there';
