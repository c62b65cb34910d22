create table sales_order (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null,
  machine_id bigint not null,
  cabinet text,
  lane_no int,
  product_id bigint,
  product_name text not null,
  point_name text not null default '',
  province text,
  quantity int not null check (quantity > 0),
  dispensed int not null default 0 check (dispensed >= 0),
  payment text not null,
  business text not null,
  state text not null,
  pay_state text not null,
  ship_state text not null,
  win_result text check (win_result in ('won', 'notWon')),
  lottery_count int not null default 0,
  price_fen bigint not null check (price_fen >= 0),
  discount_fen bigint not null default 0 check (discount_fen >= 0),
  paid_fen bigint not null default 0 check (paid_fen >= 0),
  lottery_fen bigint not null default 0 check (lottery_fen >= 0),
  refunded_fen bigint not null default 0 check (refunded_fen >= 0),
  purchase_fen bigint check (purchase_fen >= 0),
  refund_state text check (refund_state in ('refunding', 'refunded', 'failed')),
  source_key text not null,
  third_trade_no text,
  merchant_order_no text,
  card_no text,
  by_face boolean not null default false,
  exception text,
  outcome text check (outcome in ('handedOver', 'refundedOutside', 'writtenOff')),
  weight_before_grams int,
  weight_after_grams int,
  ordered_at timestamptz not null,
  paid_at timestamptz,
  delivered_at timestamptz,
  business_day date not null,
  counted boolean not null default false,
  primary key (top_id, id) include (ordered_at, merchant_id, machine_id),
  check (refunded_fen <= paid_fen)
) partition by range (id);
comment on table sales_order is 'Orders, partitioned by month of receipt (the id carries the time)';
comment on column sales_order.id is 'The order number people see';
comment on column sales_order.machine_id is 'Zero for an order of the mall, which no machine made; so in its events, refunds and rollups';
comment on column sales_order.source_key is 'What made it: the machine''s sale id or pay request id; shown as merchant order number when there is none';
comment on column sales_order.price_fen is 'Price of all pieces before discount';
comment on column sales_order.purchase_fen is 'What one piece cost when it was sold: the average of its lane in the goods ledger, else the purchase price of lane or product; null is not known';
comment on column sales_order.by_face is 'The customer paid at the machine by face (MACHINE-28)';
comment on column sales_order.counted is 'True once the rollups hold this order';
comment on column sales_order.business_day is 'Day of ordered_at in the merchant''s time zone, fixed at receipt';
comment on column sales_order.outcome is 'How a person settled money that waited for goods; it was booked then';
comment on column sales_order.refund_state is 'What became of the newest refund; null without one, and when goods or a person settled the order after it had failed';
comment on column sales_order.exception is 'Why the order is an exception: the most urgent of the domain''s orderExceptions';
-- The primary key serves the order list of a whole merchant tree, newest first (it is read backwards). What it includes
-- answers the count of a list, and row-level security, without a look at the rows.
-- Serves the order list of the platform, newest first, and who knows an order by its number only.
create index sales_order_number on sales_order (id desc);
-- Serves the order list of one merchant and its export.
create index sales_order_merchant on sales_order (merchant_id, id desc);
-- Serves the order list of one machine and of ordinary users.
create index sales_order_machine on sales_order (machine_id, id desc);
-- Serves the lists and counters of the few orders that need attention, for the platform; sales that machines finished never enter it.
create index sales_order_unfinished on sales_order (state, id desc) include (top_id, merchant_id, machine_id, ordered_at) where state <> 'completed';
-- Serves the same for a merchant tree.
create index sales_order_unfinished_tree on sales_order (top_id, state, id desc) include (merchant_id, machine_id, ordered_at) where state <> 'completed';
-- Serves the lists and counter of the few orders with refunds, for the platform.
create index sales_order_refunds on sales_order (refund_state, id desc) include (top_id, merchant_id, machine_id, ordered_at) where refund_state is not null;
-- Serves the same for a merchant tree.
create index sales_order_refunds_tree on sales_order (top_id, refund_state, id desc) include (merchant_id, machine_id, ordered_at) where refund_state is not null;
-- Serves the purchases of one card.
create index sales_order_card on sales_order (card_no, top_id, id desc) where card_no is not null;
-- Serves the search by the provider's number.
create index sales_order_trade on sales_order (third_trade_no) where third_trade_no is not null;
-- Serves the lists and sums of lucky purchases, which few merchants have.
create index sales_order_lucky on sales_order (merchant_id, id desc) where business = 'luckyPurchase';
create table sales_order_default partition of sales_order default;

create table order_source (
  top_id bigint not null,
  merchant_id bigint not null,
  machine_id bigint not null,
  source_key text not null,
  order_id bigint not null,
  primary key (machine_id, source_key, top_id)
);
comment on table order_source is 'One order for each sale or pay request of a machine, whatever boot and sequence it is reported under';
comment on column order_source.order_id is 'Carries the time of receipt; rows older than machines keep messages are pruned by it';
-- Serves the pruning of old rows.
create index order_source_age on order_source using brin (order_id);

create table order_event (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null,
  machine_id bigint not null,
  order_id bigint not null,
  kind text not null,
  source text not null check (source in ('machine', 'provider', 'cloud', 'person')),
  actor_id bigint,
  occurred_at timestamptz,
  detail jsonb not null default '{}',
  primary key (top_id, id)
) partition by range (id);
comment on table order_event is 'Timeline of an order; sales finished at the machine need no row, their timeline is the order itself';
-- Serves the timeline of one order.
create index order_event_order on order_event (order_id, id);
-- Serves the records of remote dispensing, which are few.
create index order_event_remote on order_event (id desc) include (top_id, merchant_id, machine_id) where kind = 'remoteDispense';
create table order_event_default partition of order_event default;

create table refund (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null,
  order_id bigint not null,
  machine_id bigint not null,
  amount_fen bigint not null check (amount_fen > 0),
  state text not null check (state in ('proposed', 'declined', 'requested', 'refunding', 'refunded', 'failed')),
  open boolean not null default true,
  reason text not null check (reason in ('itemJammed', 'dispensingTimeout', 'other')),
  method text not null check (method in ('auto', 'manual')),
  held_from text not null check (held_from in ('pending', 'available')),
  attempt int not null default 1,
  operator_id bigint,
  decided_by bigint,
  card_no text,
  note text not null default '',
  failure text,
  answer text check (answer in ('processing', 'unreachable', 'denied', 'succeeded', 'failed')),
  answered_at timestamptz,
  next_try_at timestamptz,
  sent_at timestamptz[] not null default '{}',
  requested_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (top_id, id),
  check (not open or state not in ('refunded', 'declined')),
  check (decided_by is distinct from operator_id or decided_by is null or state = 'declined')
);
comment on table refund is 'Refunds; the id is the refund number at the provider for life (REFUND-08)';
comment on column refund.attempt is 'Counts the tries; each try that failed gave back what it held';
comment on column refund.open is 'Somebody or something still has to see to it: proposed, under way, or failed with nothing after it that settled the order';
comment on column refund.decided_by is 'Who approved or declined a proposal; whoever proposed it never approves';
comment on column refund.card_no is 'The card that had paid, to see who claims again and again';
comment on column refund.sent_at is 'When each try was first sent to the provider: some know a refund by number and time';
comment on column refund.answer is 'What the provider said when it was last asked, at answered_at; next_try_at is when it is asked again';
-- Serves notices of providers, which know a refund by its number only.
create index refund_number on refund (id);
-- Serves the refunds of one order.
create index refund_order on refund (order_id);
-- Serves the refunds of some days, of the platform, of a tree and of one merchant.
create index refund_asked on refund (requested_at desc, id desc);
create index refund_asked_tree on refund (top_id, requested_at desc, id desc);
create index refund_merchant on refund (merchant_id, requested_at desc, id desc);
-- Serves the bills of providers, which have a refund on the day on which it was done, however long ago it was asked for.
create index refund_finished on refund (finished_at) where state = 'refunded';
-- Serves the refunds that never leave the list, and their counter.
create index refund_open on refund (top_id, merchant_id) where open;
-- Serves the claims of one card.
create index refund_card on refund (top_id, card_no, requested_at) where card_no is not null;
