-- Days of merchants as the providers settle them. A line is one entry of a clearing account, so that nothing is settled
-- twice and nothing is left out; a day is closed once, and its statement carries the seal of the one before it.
create table settlement_book (
  top_id bigint not null,
  merchant_id bigint not null references merchant (id),
  begin_day date not null,
  closed_day date not null,
  seal text not null default '',
  primary key (top_id, merchant_id)
);
comment on table settlement_book is 'How far the days of a merchant are closed for settlement (FIN-07); locked by whoever closes';
comment on column settlement_book.begin_day is 'What happened earlier has no statement';
comment on column settlement_book.seal is 'Of the newest statement; the next one carries it on';

create table settlement_cursor (
  top_id bigint not null,
  account_id bigint not null,
  merchant_id bigint not null references merchant (id),
  from_version bigint not null,
  until_version bigint not null,
  primary key (top_id, account_id)
);
comment on table settlement_cursor is 'Entries of a clearing account after from_version and until until_version have a line each; of later ones some';

create table settlement (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  settle_day date not null,
  orders int not null,
  refunds int not null,
  sales_fen bigint not null,
  refund_fen bigint not null,
  fee_fen bigint not null,
  higo_fen bigint not null,
  split_fen bigint not null,
  state text not null default 'pending' check (state in ('pending', 'held', 'settled')),
  reason text not null default '',
  awaits_bill boolean not null default false,
  version int not null default 1,
  closed_at timestamptz not null default now(),
  decided_by bigint,
  decided_at timestamptz,
  previous_seal text not null,
  seal text not null,
  primary key (top_id, id),
  unique (merchant_id, settle_day, top_id)
);
comment on table settlement is 'Statements: one for each merchant and closed day on which a provider moved money (FIN-07)';
comment on column settlement.fee_fen is 'What the providers keep; refunds give back';
comment on column settlement.higo_fen is 'What lucky purchases cost (FIN-20), booked with the sale';
comment on column settlement.awaits_bill is 'Held back by open differences of a provider''s bill, until they are worked off';
comment on column settlement.seal is 'SHA-256 over the seal before it, the sums and every line; a statement that is changed no longer fits';
-- Serves the list of the platform.
create index settlement_day on settlement (settle_day desc, id desc);
-- Serves what a merchant's open days still cost it.
create index settlement_open on settlement (merchant_id) where state <> 'settled';

create table settlement_line (
  top_id bigint not null,
  id bigint not null default next_id(),
  account_id bigint not null,
  account_version bigint not null,
  merchant_id bigint not null references merchant (id),
  settle_day date not null,
  fact_day date not null,
  order_id bigint not null,
  machine_id bigint,
  payment text not null check (payment in ('alipay', 'wechat', 'unionpay')),
  amount_fen bigint not null check (amount_fen <> 0),
  rate int not null,
  fee_fen bigint not null,
  higo_fen bigint not null,
  split_fen bigint not null,
  split_version_id bigint,
  primary key (top_id, id),
  unique (account_id, account_version, top_id),
  check (fact_day <= settle_day)
);
comment on table settlement_line is 'What a provider collected for one order, or gave back of it (below zero), with its charges';
comment on column settlement_line.fact_day is 'Day on which it happened; earlier than settle_day when that day was closed already';
comment on column settlement_line.rate is 'Hundredths of a percent; a refund has the rate of its sale, and 0 when that has no statement';
-- Serves the detail of one merchant.
create index settlement_line_merchant on settlement_line (merchant_id, settle_day desc, id desc);
-- Serves the detail of the platform.
create index settlement_line_day on settlement_line (settle_day desc, id desc);
-- Serves refunds, which look for their sale.
create index settlement_line_order on settlement_line (order_id, top_id);

create table settlement_part (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  settle_day date not null,
  payment text not null,
  rate int not null,
  orders int not null,
  refunds int not null,
  paid_fen bigint not null,
  refund_fen bigint not null,
  fee_fen bigint not null,
  higo_fen bigint not null,
  split_fen bigint not null,
  primary key (top_id, id),
  unique (merchant_id, settle_day, payment, rate, top_id)
);
comment on table settlement_part is 'A statement by payment kind and rate: sums of its lines';
-- Serves the lists of the platform.
create index settlement_part_day on settlement_part (settle_day desc, id desc);

create table settlement_share (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  settle_day date not null,
  split_version_id bigint not null,
  receiver_id bigint not null,
  ratio int not null,
  fixed_fen bigint,
  orders int not null,
  paid_fen bigint not null,
  share_fen bigint not null,
  primary key (top_id, id),
  unique (merchant_id, settle_day, split_version_id, receiver_id, top_id)
);
comment on table settlement_share is 'What each receiver has of a statement by each version of a plan; together the splits of its lines';
comment on column settlement_share.fixed_fen is 'What it has of each order where that is fixed; null where the ratio says it';
comment on column settlement_share.paid_fen is 'Paid less refunded, of which this is the share';
-- Serves the lists of the platform.
create index settlement_share_day on settlement_share (settle_day desc, id desc);

create table fee_rate (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  payment text not null check (payment in ('alipay', 'wechat', 'unionpay')),
  rate int not null check (rate between 1 and 300),
  from_day date not null,
  set_by bigint not null,
  set_at timestamptz not null default now(),
  primary key (top_id, id),
  unique (merchant_id, payment, from_day, top_id)
);
comment on table fee_rate is 'What a provider keeps of a merchant''s collections from a day on, in hundredths of a percent';

create table usual_fee_rate (
  payment text not null check (payment in ('alipay', 'wechat', 'unionpay')),
  from_day date not null,
  rate int not null check (rate between 1 and 300),
  primary key (payment, from_day)
);
call protect_shared('usual_fee_rate');
comment on table usual_fee_rate is 'What the enabled payment service of a kind keeps from a day on, of merchants that have no rate of their own';
