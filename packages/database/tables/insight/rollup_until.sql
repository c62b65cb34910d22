-- Running sums of days that have ended, so that a range costs two rows for each product or machine, however long it is:
-- its last day minus the day before its first. Only the closing of days writes them; merchant.closed_day says how far they
-- reach. What a machine reports later for such a day waits in rollup_late, and a reading adds it.
create table rollup_until (
  top_id bigint not null,
  merchant_id bigint not null,
  business_day date not null,
  dimension text not null check (dimension in ('product', 'machine')),
  subject_id bigint not null,
  orders bigint not null,
  quantity bigint not null,
  amount_fen bigint not null,
  primary key (merchant_id, business_day, dimension, subject_id, top_id) include (orders, quantity, amount_fen)
);
comment on table rollup_until is 'Sums of each product and machine until the end of a day; only differences of two days mean something';

create table rollup_late (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null,
  business_day date not null,
  machine_id bigint not null,
  product_id bigint not null,
  orders bigint not null,
  quantity bigint not null,
  amount_fen bigint not null,
  primary key (top_id, id)
);
comment on table rollup_late is 'Sales that arrived after their day was closed, until the next closing takes them in';
-- Serves the readings of a range, and the closing.
create index rollup_late_merchant on rollup_late (merchant_id, business_day);
