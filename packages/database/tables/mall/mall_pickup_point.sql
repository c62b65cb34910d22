create table mall_pickup_point (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  machine_id bigint,
  name text not null,
  address text not null,
  longitude double precision not null check (longitude between -180 and 180),
  latitude double precision not null check (latitude between -90 and 90),
  contact text not null default '',
  phone_sealed bytea,
  open_status text not null default 'open' check (open_status in ('open', 'closed')),
  search text not null default '',
  pieces text[] not null default '{}',
  created_at timestamptz not null default now(),
  primary key (top_id, id),
  foreign key (top_id, machine_id) references machine (top_id, id)
);
comment on table mall_pickup_point is 'Where buyers of the mall fetch their goods: a counter, or a machine';
comment on column mall_pickup_point.phone_sealed is 'Phone of the contact, sealed with a key outside the database; opens for this row only';
comment on column mall_pickup_point.search is 'Name, address and their spellings, each on a line of its own, as find_rows compares them';
comment on column mall_pickup_point.pieces is 'Pairs of characters of what is searched in, by which the index finds it';
-- One name once for each merchant; serves the list of a merchant too.
create unique index mall_pickup_point_name on mall_pickup_point (merchant_id, lower(name), top_id);
-- A machine is one point at most.
create unique index mall_pickup_point_machine on mall_pickup_point (machine_id, top_id) where machine_id is not null;

call make_findable('mall_pickup_point');
