create table machine (
  top_id bigint not null,
  id bigint not null default next_id(),
  machine_id bigint generated always as (id) stored,
  merchant_id bigint not null references merchant (id),
  machine_no text not null unique,
  name text not null,
  category text not null,
  type text not null,
  point_id bigint,
  operation text not null default 'inOperation' check (operation in ('inOperation', 'stopSell')),
  activated_at timestamptz,
  decommissioned_at timestamptz,
  in_service boolean not null generated always as (activated_at is not null and decommissioned_at is null) stored,
  manufacturer text not null default '',
  production_date date,
  warranty_date date,
  hardware_version text not null default '',
  operator text not null default '',
  time_zone text not null default 'Asia/Shanghai',
  country text not null default 'CN',
  deployer text not null default '',
  deployed_at timestamptz,
  picture text,
  doors jsonb not null default '{"main": ["left"]}',
  flags jsonb not null default '{}',
  flags_set_at timestamptz,
  category_order bigint[] not null default '{}' check (cardinality(category_order) <= 50),
  search text not null default '',
  pieces text[] not null default '{}',
  created_at timestamptz not null default now(),
  primary key (top_id, id),
  unique (id),
  foreign key (top_id, point_id) references point (top_id, id)
);
comment on table machine is 'Registry of machines: what people decide about a machine';
comment on column machine.in_service is 'What every page counts as a machine; those that wait for their first hello or were taken away are named apart';
comment on column machine.doors is 'Doors by cabinet: {"main": ["left","right"], "sub": ["left"]} (MACHINE-06)';
comment on column machine.flags is 'Switches of MACHINE-07 by name';
comment on column machine.flags_set_at is 'When somebody last set a switch or the order of categories; null when nobody did since the registration';
comment on column machine.category_order is 'Categories of products in the order in which the screen shows them; others follow';
comment on column machine.decommissioned_at is 'MACHINE-17: taken out of service; history stays';
comment on column machine.search is 'Number, name and their spellings, each on a line of its own, as find_rows compares them';
comment on column machine.pieces is 'Pairs of characters of what is searched in, by which the index finds it';
-- Nobody tells yt110001 from YT110001 (MACHINE-21).
create unique index machine_number on machine (lower(machine_no));
-- Serves the machine list of a merchant.
create index machine_merchant on machine (merchant_id, id);
-- Serves the machines of a point, and the map of all machines without their rows.
create index machine_point on machine (point_id) include (top_id, merchant_id, id, machine_id, operation, activated_at, decommissioned_at, in_service) where point_id is not null;
-- Serves the number of machines that the map cannot show.
create index machine_unplaced on machine (merchant_id, id) where point_id is null;
call make_findable('machine');

create function taken_machine_numbers(numbers text[]) returns setof text language sql stable security definer set search_path = public, pg_temp as
$$ select lower(machine_no) from machine where lower(machine_no) = any(numbers) $$;
comment on function taken_machine_numbers is 'Those of these numbers in lower case that a machine has, whoever it belongs to (MACHINE-21)';

create table machine_state (
  top_id bigint not null,
  machine_id bigint not null,
  merchant_id bigint not null,
  connection text not null default 'notActivated' check (connection in ('notActivated', 'online', 'offline')),
  seen_at timestamptz,
  upper_version text not null default '',
  lower_version text not null default '',
  temperature real,
  temperature_at timestamptz,
  humidity real,
  signal int,
  door_state jsonb not null default '{}',
  coin_fen bigint not null default 0,
  note_fen bigint not null default 0,
  traffic_today_mb real not null default 0,
  traffic_month_mb real not null default 0,
  conditions text[] not null default '{}',
  confirms_lanes boolean not null default false,
  primary key (machine_id, top_id)
) with (fillfactor = 70);
comment on table machine_state is 'What a machine last said of itself; rewritten by heartbeats in batches, no history here';
comment on column machine_state.temperature_at is 'When it last said a temperature: one whose sensor fell silent is alive all the same';
comment on column machine_state.conditions is 'outOfStock, outOfChange, temperature, fault: side by side (MACHINE-09)';
comment on column machine_state.confirms_lanes is 'Its software takes over changed lanes by message and answers; others read them at their next hello';
-- Serves the sweep for machines that fell silent.
create index machine_state_seen on machine_state (seen_at) where connection = 'online';
-- Serves lists of the few machines that are silent; heartbeats of the others do not touch it.
create index machine_state_offline on machine_state (top_id, machine_id) where connection = 'offline';
-- Serves the map of the few of which something is wrong.
create index machine_state_wrong on machine_state (top_id, machine_id) include (merchant_id, connection, conditions) where connection = 'offline' or conditions <> '{}';

create table machine_credential (
  top_id bigint not null,
  machine_id bigint not null,
  merchant_id bigint not null,
  version int not null,
  secret_hash bytea not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  primary key (machine_id, version, top_id)
);
comment on table machine_credential is 'SHA-256 of each 256-bit machine secret; the secret itself is shown once';
-- Gateways ask every few seconds what was revoked lately.
create index machine_credential_revoked on machine_credential (revoked_at) where revoked_at is not null;

create table machine_lifecycle (
  top_id bigint not null,
  machine_id bigint not null,
  merchant_id bigint not null,
  at timestamptz not null default now(),
  event text not null check (event in ('registered', 'activated', 'decommissioned', 'recommissioned')),
  actor_id bigint,
  reason text not null default '',
  primary key (machine_id, at, event, top_id)
);
comment on table machine_lifecycle is 'Entries into and exits from service; feeds the device big screen';
comment on column machine_lifecycle.reason is 'Why somebody took the machine out of service';
-- Serves the series of new and exited machines.
create index machine_lifecycle_at on machine_lifecycle (event, at);

create table machine_grant (
  top_id bigint not null,
  machine_id bigint not null,
  merchant_id bigint not null,
  user_id bigint not null references app_user (id),
  granted_by bigint,
  granted_at timestamptz not null default now(),
  primary key (user_id, machine_id, top_id)
);
comment on table machine_grant is 'Machines that an ordinary user is authorised to (PERM-11)';
create index machine_grant_machine on machine_grant (machine_id);

-- Whoever sees a machine sees what waits for it.
create function scope_sees_machine(machine bigint) returns boolean language sql stable parallel safe as
$$ select exists (select from machine m where m.id = machine) $$;
comment on function scope_sees_machine is 'The transaction may see this machine';

create procedure protect_machine_rows(name regclass) language plpgsql set search_path = public, pg_temp as $$
begin
  call protect_by(name, policy_condition(
    format('(scope_is_platform() and scope_all_machines()) or exists (select from machine m where m.id = %s.machine_id)', name),
    '(scope_is_platform() and scope_all_machines()) or scope_sees_machine(machine_id)'), 'machine_scope');
end $$;
comment on procedure protect_machine_rows is 'For rows of a machine that name no merchant';
