create table region (
  id bigint primary key default next_id(),
  parent_id bigint references region (id),
  level int not null check (level between 1 and 3),
  name text not null,
  sort_no int not null default 0,
  check ((parent_id is null) = (level = 1))
);
comment on table region is 'Provinces, cities and districts, kept by the platform (POINT-06)';
comment on column region.name is 'Of a province the short name as the map has it, e.g. 广东';
-- One name once below each parent; serves the children of a region.
create unique index region_name on region (coalesce(parent_id, 0), name);
call protect_shared('region');

create table zone (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  name text not null,
  manager_id bigint references app_user (id),
  remark text not null default '',
  created_at timestamptz not null default now(),
  primary key (top_id, id)
);
comment on table zone is 'Zones of routes (POINT-04)';
-- Serves the list of a merchant.
create index zone_merchant on zone (merchant_id, id);

create table route (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  zone_id bigint,
  name text not null,
  replenisher_id bigint references app_user (id),
  remark text not null default '',
  created_at timestamptz not null default now(),
  primary key (top_id, id),
  foreign key (top_id, zone_id) references zone (top_id, id)
);
comment on table route is 'Routes of replenishers; a route lies in one zone at most (POINT-05)';
-- Serves the list of a merchant and the routes of a zone.
create index route_merchant on route (merchant_id, id);
create index route_zone on route (zone_id) where zone_id is not null;

create sequence point_number start 100001;
comment on sequence point_number is 'Numbers of points; gaps are normal';

create table point (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  route_id bigint,
  region_id bigint references region (id),
  point_no text not null default 'D' || nextval('point_number'),
  name text not null,
  province text not null,
  city text not null,
  address text not null default '',
  longitude double precision not null check (longitude between -180 and 180),
  latitude double precision not null check (latitude between -90 and 90),
  contact text not null default '',
  phone_sealed bytea,
  remark text not null default '',
  search text not null default '',
  pieces text[] not null default '{}',
  created_at timestamptz not null default now(),
  -- The map of all points reads the index alone.
  primary key (top_id, id) include (merchant_id, longitude, latitude),
  foreign key (top_id, route_id) references route (top_id, id)
);
comment on table point is 'Points of sale; coordinates are WGS-84';
comment on column point.region_id is 'The region whose names province and city carry; absent where nobody chose one';
comment on column point.province is 'Short name as the map has it, e.g. 广东';
comment on column point.phone_sealed is 'Phone of the contact, sealed with a key outside the database; opens for this row only';
comment on column point.search is 'Name, city and their spellings, each on a line of its own, as find_rows compares them';
comment on column point.pieces is 'Pairs of characters of what is searched in, by which the index finds it';
-- Serves the list of a merchant, the points of a route and those of a region.
create index point_merchant on point (merchant_id, id);
create index point_route on point (route_id) where route_id is not null;
create index point_region on point (region_id) where region_id is not null;

call make_findable('point');
call show_to_granted('point');
call show_to_granted('route');
call show_to_granted('zone');
