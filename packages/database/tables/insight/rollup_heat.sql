-- The heat of four weeks reads one row for each merchant and day instead of twenty-four. Only the closing of days writes it;
-- a day for which something waits in rollup_late is read from rollup_hour.
create table rollup_heat (
  top_id bigint not null,
  merchant_id bigint not null,
  business_day date not null,
  orders bigint[] not null check (array_lower(orders, 1) = 1 and cardinality(orders) = 24 and array_position(orders, null) is null),
  primary key (merchant_id, business_day, top_id)
);
comment on table rollup_heat is 'Orders of a closed day by hour, the first element from midnight to one; a day without orders has no row';
-- Serves the heat of the platform.
create index rollup_heat_day on rollup_heat (business_day);
