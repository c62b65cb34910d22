create table stock_count (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null,
  machine_id bigint not null,
  state text not null default 'counting' check (state in ('counting', 'waiting', 'booked', 'cancelled')),
  started_by bigint not null,
  started_at timestamptz not null,
  submitted_by bigint,
  submitted_at timestamptz,
  reviewed_by bigint,
  ended_at timestamptz,
  primary key (top_id, id),
  check ((ended_at is null) = (state in ('counting', 'waiting')))
);
comment on table stock_count is 'A count of one machine (STOCK-01); one that is interrupted stays open and goes on';
comment on column stock_count.reviewed_by is 'The second person, where the differences were above the limits';
-- People who count the same machine write into the same document.
create unique index stock_count_open on stock_count (machine_id, top_id) where state in ('counting', 'waiting');
-- Serves the documents of a merchant, newest first.
create index stock_count_merchant on stock_count (merchant_id, id desc);

create table stock_count_line (
  top_id bigint not null,
  merchant_id bigint not null,
  machine_id bigint not null,
  count_id bigint not null,
  cabinet text not null check (cabinet in ('main', 'sub')),
  lane_no int not null,
  product_id bigint,
  book int not null,
  counted int not null check (counted >= 0),
  difference int not null generated always as (counted - book) stored,
  stock_mark bigint not null,
  reason text check (reason in ('damaged', 'expired', 'missing', 'wrongLane', 'loadedWrong', 'jammed', 'other')),
  remark text not null default '',
  counted_at timestamptz not null,
  counted_by bigint not null,
  primary key (top_id, count_id, cabinet, lane_no),
  foreign key (top_id, count_id) references stock_count (top_id, id)
);
comment on table stock_count_line is 'What somebody found in a lane, and what the book said at that moment; their difference is booked';
comment on column stock_count_line.stock_mark is 'That of the lane when it was counted';
-- Serves the last count of a lane.
create index stock_count_line_lane on stock_count_line (machine_id, cabinet, lane_no, counted_at desc);

create table stock_count_limit (
  top_id bigint not null,
  merchant_id bigint not null references merchant (id),
  pieces int not null check (pieces between 0 and 200),
  percent int not null check (percent between 0 and 100),
  primary key (top_id, merchant_id)
);
comment on table stock_count_limit is 'Differences above which a merchant wants a second person; a merchant without a row has the usual limits';
