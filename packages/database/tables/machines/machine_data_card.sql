create table data_package (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  name text not null,
  traffic_mb int not null check (traffic_mb > 0),
  price_fen bigint not null check (price_fen >= 0),
  months int not null check (months > 0),
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (top_id, id)
);
comment on table data_package is 'Packages that data cards are renewed with (DATACARD-02)';
-- Serves the list of a merchant.
create index data_package_merchant on data_package (merchant_id, id);

create table data_card (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  machine_id bigint,
  package_id bigint,
  iccid text not null,
  imsi text not null default '',
  imei text not null default '',
  phone text not null default '',
  type text not null default 'iot' check (type in ('iot', 'ordinary', 'esim')),
  carrier text not null default 'mobile' check (carrier in ('mobile', 'unicom', 'telecom', 'broadnet', 'other')),
  enabled boolean not null default true,
  expires_on date,
  created_at timestamptz not null default now(),
  primary key (top_id, id),
  unique (top_id, iccid),
  foreign key (top_id, package_id) references data_package (top_id, id)
);
comment on table data_card is 'SIM cards for data; a machine has three at most (DATACARD-01, MACHINE-03)';
comment on column data_card.expires_on is 'The last day on which the card is paid for';
-- Serve the list of a merchant, the cards of a machine, and those that bear a package.
create index data_card_merchant on data_card (merchant_id, id);
create index data_card_machine on data_card (machine_id) where machine_id is not null;
create index data_card_package on data_card (package_id) where package_id is not null;

-- A tree keeps a number once, and an import that names one asks nobody whether the caller sees its card.
create function taken_data_cards(top bigint, numbers text[]) returns setof text language sql stable security definer set search_path = public, pg_temp as
$$ select iccid from data_card where top_id = top and iccid = any(numbers) $$;
comment on function taken_data_cards is 'Those of these numbers that a card of a tree bears, whoever of the tree it belongs to (DATACARD-01)';

-- What hinders a deletion counts whoever it belongs to: a foreign key asks nobody what the caller sees.
create function place_uses(kind text, place bigint) returns int language sql stable security definer set search_path = public, pg_temp as $$
  select (case kind
    when 'point' then (select count(*) from machine m where m.point_id = place)
    when 'route' then (select count(*) from point p where p.route_id = place)
    when 'zone' then (select count(*) from route r where r.zone_id = place)
    when 'region' then (select count(*) from point p where p.region_id = place)
    when 'dataPackage' then (select count(*) from data_card c where c.package_id = place) end)::int $$;
comment on function place_uses is 'Machines at a point, points of a route or a region, routes of a zone, or cards with a package (POINT-07)';

create table data_renewal (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  card_id bigint,
  iccid text not null,
  package_name text not null,
  price_fen bigint not null,
  expires_before date,
  expires_on date not null,
  renewed_by bigint references app_user (id),
  renewed_at timestamptz not null default now(),
  primary key (top_id, id),
  foreign key (top_id, card_id) references data_card (top_id, id) on delete set null (card_id)
);
comment on table data_renewal is 'Renewals of data cards, as package and price were then, also of cards that are deleted since (DATACARD-02, DATACARD-05)';
-- Serves the list of a merchant, newest first.
create index data_renewal_merchant on data_renewal (merchant_id, id);
