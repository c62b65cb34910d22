create table machine_day (
  top_id bigint not null,
  machine_id bigint not null,
  merchant_id bigint not null,
  business_day date not null,
  lows real[] not null default array_fill(null::real, array[24]) check (cardinality(lows) = 24),
  highs real[] not null default array_fill(null::real, array[24]) check (cardinality(highs) = 24),
  humidity_low real,
  humidity_high real,
  traffic_mb real,
  door_opens int not null default 0 check (door_opens >= 0),
  primary key (machine_id, business_day, top_id)
) partition by range (business_day);
comment on table machine_day is 'Climate, data traffic and doors of one machine on one day of its own clock; curves read nothing else, and months that are over go as a whole';
comment on column machine_day.lows is 'Lowest temperature by hour, the first element from midnight to one; null where it said nothing or was silent';
comment on column machine_day.door_opens is 'How often it said that a door had been opened';
create table machine_day_default partition of machine_day default with (fillfactor = 70);

create table machine_move (
  top_id bigint not null,
  id bigint not null default next_id(),
  machine_id bigint not null,
  merchant_id bigint not null,
  point_id bigint,
  point_name text not null default '',
  actor_id bigint,
  primary key (top_id, id)
);
comment on column machine_move.point_name is 'What the point was called then; it may be deleted since';
comment on table machine_move is 'Where a machine was put, and when it was taken from its point (point_id is null); the id carries the time';
-- Serves the history of one machine.
create index machine_move_machine on machine_move (machine_id, id desc);
