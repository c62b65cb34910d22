create table route (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  name text not null,
  primary key (top_id, id)
);
comment on table route is 'Routes of replenishers';

create table point (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  route_id bigint,
  name text not null,
  province text not null,
  city text not null,
  address text not null default '',
  longitude double precision not null check (longitude between -180 and 180),
  latitude double precision not null check (latitude between -90 and 90),
  search text not null default '',
  pieces text[] not null default '{}',
  primary key (top_id, id),
  foreign key (top_id, route_id) references route (top_id, id)
);
comment on table point is 'Points of sale; coordinates are WGS-84';
comment on column point.province is 'Short name as the map has it, e.g. 广东';

comment on column point.search is 'Name, city and their spellings, each on a line of its own, as find_rows compares them';
comment on column point.pieces is 'Pairs of characters of what is searched in, by which the index finds it';

call make_findable('point');
call show_to_granted('point');
call show_to_granted('route');
