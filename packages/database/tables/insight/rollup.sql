-- Rollups are written in the transaction of the sale, so a screen costs the same at any number of orders.
create table rollup_sales (
  top_id bigint not null,
  merchant_id bigint not null,
  business_day date not null,
  machine_id bigint not null,
  product_id bigint not null,
  payment text not null,
  business text not null,
  orders bigint not null,
  quantity bigint not null,
  amount_fen bigint not null,
  refund_fen bigint not null default 0,
  refunds bigint not null default 0,
  cost_fen bigint not null default 0,
  costed_fen bigint not null default 0,
  primary key (merchant_id, business_day, machine_id, product_id, payment, business, top_id)
) with (fillfactor = 80);
comment on table rollup_sales is 'Per day, merchant, machine, product, payment kind and business type; product 0 is an unknown product';
comment on column rollup_sales.refunds is 'Orders that gave money back; as refund_fen they belong to the day of their sale';
comment on column rollup_sales.cost_fen is 'Purchase price of the pieces that came out, of orders of which it is known';
comment on column rollup_sales.costed_fen is 'What these orders kept: paid less refunded; without the cost it is their profit';
-- Serves rankings of the platform over a range of days.
create index rollup_sales_day on rollup_sales (business_day, merchant_id);
-- Serves the drill-down of one machine.
create index rollup_sales_machine on rollup_sales (machine_id, business_day);
-- Serves statistics of machines, which take their sales from running sums and the few refunds from here.
create index rollup_sales_refunds on rollup_sales (merchant_id, business_day) where refunds > 0;

create table rollup_day (
  top_id bigint not null,
  merchant_id bigint not null,
  business_day date not null,
  payment text not null,
  business text not null,
  orders bigint not null,
  quantity bigint not null,
  amount_fen bigint not null,
  refund_fen bigint not null default 0,
  refunds bigint not null default 0,
  cost_fen bigint not null default 0,
  costed_fen bigint not null default 0,
  primary key (merchant_id, business_day, payment, business, top_id)
) with (fillfactor = 50);
comment on table rollup_day is 'Per day, merchant, payment kind and business type: sums of a range, and how many orders a list holds at least';
-- Serves the sums of the platform.
create index rollup_day_day on rollup_day (business_day);

create table rollup_hour (
  top_id bigint not null,
  merchant_id bigint not null,
  business_day date not null,
  hour smallint not null check (hour between 0 and 23),
  orders bigint not null,
  amount_fen bigint not null,
  online_fen bigint not null,
  primary key (merchant_id, business_day, hour, top_id)
) with (fillfactor = 50);
comment on table rollup_hour is 'Per merchant and hour: the curves and the heat of the big screens; online_fen is what was paid through a provider';
create index rollup_hour_day on rollup_hour (business_day);

create table rollup_total (
  top_id bigint not null,
  merchant_id bigint not null,
  payment text not null,
  orders bigint not null,
  amount_fen bigint not null,
  primary key (merchant_id, payment, top_id)
) with (fillfactor = 50);
comment on table rollup_total is 'Since the beginning, per merchant and payment kind';
