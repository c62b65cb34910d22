create table mall_after_sale (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  order_id bigint not null,
  kind text not null default 'refund' check (kind in ('refund', 'return')),
  reason text not null check (reason in ('damaged', 'wrong', 'missing', 'late', 'other')),
  content text not null,
  amount_fen bigint not null check (amount_fen > 0),
  state text not null default 'asked' check (state in ('asked', 'returning', 'approved', 'rejected')),
  refund_fen bigint check (refund_fen between 1 and amount_fen),
  refund_id bigint,
  pieces int check (pieces >= 0),
  note text not null default '',
  decided_by bigint,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (top_id, id),
  check ((state = 'asked') = (decided_at is null)),
  check ((state = 'approved') = (refund_fen is not null)),
  check (refund_id is null or state = 'approved'),
  check (kind = 'return' or state <> 'returning'),
  check (pieces is null or (kind = 'return' and state = 'approved'))
);
comment on table mall_after_sale is 'What buyers of the mall ask back of their orders, and what was decided (REFUND-07)';
comment on column mall_after_sale.kind is 'Money alone, or the goods back for it';
comment on column mall_after_sale.pieces is 'Pieces that came back and are sold again; null where none were asked for';
comment on column mall_after_sale.amount_fen is 'What the buyer asks for';
comment on column mall_after_sale.refund_fen is 'What was approved: a refund of the order for this amount';
comment on column mall_after_sale.refund_id is 'That refund; where a second person declines it the application counts as rejected';
comment on column mall_after_sale.note is 'What the buyer is told about the decision';
-- Serves the list of a merchant, newest first.
create index mall_after_sale_merchant on mall_after_sale (merchant_id, id desc);
-- One that waits for each order; serves the page of its buyer too.
create unique index mall_after_sale_open on mall_after_sale (order_id, top_id) where state in ('asked', 'returning');
create index mall_after_sale_order on mall_after_sale (order_id, id desc);
