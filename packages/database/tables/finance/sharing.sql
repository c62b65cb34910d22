-- Shares of orders that payment providers hand on (FIN-19, decision 0044): accounts of receivers, what was asked for each
-- order, what each receiver has of it, and what goes back before refunds.
create table share_account (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  receiver_id bigint not null,
  kind text not null check (kind in ('wechat', 'alipay')),
  account_type text not null check (account_type in ('merchant', 'person')),
  account text not null,
  holder text not null,
  state text not null default 'waiting' check (state in ('waiting', 'registered', 'refused')),
  provider text,
  failure text,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  primary key (top_id, id),
  unique (receiver_id, kind, top_id),
  unique (merchant_id, kind, account, top_id)
);
comment on table share_account is 'Where a receiver of splits has shares handed on: its account at a kind of provider, registered there before anything is shared';
comment on column share_account.provider is 'With whom it is registered; another service of the platform needs it registered anew';
comment on column share_account.holder is 'Who has the account, as the provider compares it';

create table split_mode (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  platform_balance boolean not null,
  ratio_limit int not null check (ratio_limit between 1 and 10000),
  answered_by text not null,
  reason text not null,
  set_by bigint not null,
  set_at timestamptz not null default now(),
  primary key (top_id, id)
);
comment on table split_mode is 'How the splits of a merchant are executed, newest last; without a row by the provider, at the usual limit';
comment on column split_mode.platform_balance is 'Shares stay in the books of the platform; somebody answered for its right to do so';
comment on column split_mode.ratio_limit is 'Hundredths of a percent that the provider shares of an order at most, as agreed with it';
-- Serves the mode of one merchant.
create index split_mode_merchant on split_mode (merchant_id, id desc);

create table order_sharing (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  order_id bigint not null,
  kind text not null check (kind in ('wechat', 'alipay')),
  provider text not null,
  trade_no text not null,
  paid_fen bigint not null check (paid_fen > 0),
  paid_at timestamptz not null,
  share_day date not null,
  split_version_id bigint,
  state text not null default 'requested'
    check (state in ('waiting', 'requested', 'sharing', 'releasing', 'shared', 'partly', 'unshared')),
  obstacle text,
  failure text,
  tries int not null default 0,
  refusals int not null default 0,
  requested_at timestamptz not null default now(),
  sent_at timestamptz,
  certain_at timestamptz,
  primary key (top_id, id),
  unique (order_id, top_id)
);
comment on table order_sharing is 'Sharing of an order whose payment was made with frozen money; the id is its number at the provider for life';
comment on column order_sharing.share_day is 'Business day of the order, whose plan it follows';
comment on column order_sharing.obstacle is 'Why nothing is shared, or not yet';
comment on column order_sharing.refusals is 'Tries that the provider refused for what it says of the shares; lost and unheard ones are none';
comment on column order_sharing.failure is 'What the provider said last; of what is under way, why it would not hear us';
-- Serves the lists of one merchant.
create index order_sharing_merchant on order_sharing (merchant_id, share_day desc, id desc);
-- Serves the lists of the platform.
create index order_sharing_day on order_sharing (share_day desc, id desc);
-- Serves orders that wait for an account.
create index order_sharing_waiting on order_sharing (merchant_id) where state = 'waiting';

create table order_share (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  sharing_id bigint not null,
  order_id bigint not null,
  place int not null,
  split_version_id bigint not null,
  receiver_id bigint not null,
  share_day date not null,
  account_type text not null,
  account text not null,
  planned_fen bigint not null check (planned_fen > 0),
  target_fen bigint not null check (target_fen >= 0),
  shared_fen bigint not null default 0 check (shared_fen in (0, planned_fen)),
  returned_fen bigint not null default 0 check (returned_fen between 0 and shared_fen),
  state text not null default 'asked' check (state in ('asked', 'shared', 'refused')),
  failure text,
  primary key (top_id, id),
  unique (sharing_id, receiver_id, top_id)
);
comment on table order_share is 'What one receiver has of an order: planned when it was asked for, and in the end shared less returned';
comment on column order_share.target_fen is 'What the plan gives of what is kept after refunds; it differs from shared less returned where somebody has to look';
-- Serves what receivers have of a day.
create index order_share_day on order_share (merchant_id, share_day, split_version_id, receiver_id);
-- Serves the shares of the platform that differ from their plan.
create index order_share_differs on order_share (share_day desc) where state <> 'asked' and target_fen <> shared_fen - returned_fen;
-- Serves refunds.
create index order_share_order on order_share (order_id, top_id);

create table share_return (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  share_id bigint not null,
  order_id bigint not null,
  refund_id bigint not null,
  amount_fen bigint not null check (amount_fen > 0),
  state text not null default 'requested' check (state in ('requested', 'returned', 'refused')),
  obstacle text,
  failure text,
  tries int not null default 0,
  refusals int not null default 0,
  made_at timestamptz not null default now(),
  certain_at timestamptz,
  primary key (top_id, id),
  unique (refund_id, share_id, top_id)
);
comment on column share_return.refusals is 'Tries that the provider refused for what it says of the return; lost and unheard ones are none';
comment on table share_return is 'Shares that go back before a refund; the id is the number of the return at the provider for life';
-- Serves the returns of one order.
create index share_return_order on share_return (order_id, top_id);
