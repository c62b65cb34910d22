-- The map of a whole fleet without counting it anew. map_spot is how each placed machine was counted last, map_cell what lies
-- in each square; one duty writes both. What happens to machines, their states and points only leaves a mark, which nobody
-- waits for; whoever reads counts the marked machines as they are now, so the answer is exact at every moment.
create table map_spot (
  top_id bigint not null,
  machine_id bigint not null,
  merchant_id bigint not null,
  longitude double precision not null,
  latitude double precision not null,
  broken boolean not null,
  lacking boolean not null,
  waiting boolean not null,
  primary key (machine_id, top_id)
);
comment on table map_spot is 'How each machine at a point was counted last on the map: where it stood, and whether it needed somebody';
-- Serves small squares, whose machines are counted one by one.
create index map_spot_place on map_spot (longitude, latitude) include (top_id, merchant_id, machine_id, broken, lacking, waiting);
-- Serves the list beside the map, which goes on in the order of their ids.
create index map_spot_merchant on map_spot (merchant_id, machine_id);
-- Serves the list beside the map, which begins with those that need somebody.
create index map_spot_needy on map_spot (machine_id) include (top_id, merchant_id, longitude, latitude, broken) where broken or lacking;

create table map_cell (
  top_id bigint not null,
  merchant_id bigint not null,
  level int not null,
  x int not null,
  y int not null,
  machines int not null,
  broken int not null,
  lacking int not null,
  waiting int not null,
  longitude numeric not null,
  latitude numeric not null,
  ids bigint not null,
  primary key (level, merchant_id, x, y, top_id)
);
comment on table map_cell is 'Machines of a merchant in each square of the map, as map_spot has them; under merchant 0 those of all';
comment on column map_cell.level is 'A square is 2^level degrees wide; the square at 0 degrees is number 0';
comment on column map_cell.longitude is 'Sum over the machines, exact, so that one that leaves takes away what it brought';
comment on column map_cell.ids is 'Ids of the machines, joined by exclusive or: of one machine its own';
create index map_cell_empty on map_cell (level) where machines = 0;

create table map_change (
  id bigint primary key default next_id(),
  subject_id bigint not null,
  is_point boolean not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
comment on table map_change is 'Machines, and points with their machines, that may have changed since they were counted; holds ids only';

create function mark_machine_on_map() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into map_change (subject_id, is_point) values (coalesce(new.id, old.id), false);
  return null;
end $$;
comment on function mark_machine_on_map is 'Marks a machine that was registered, moved, stopped, activated or taken away';

create function mark_state_on_map() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into map_change (subject_id, is_point) values (coalesce(new.machine_id, old.machine_id), false);
  return null;
end $$;
comment on function mark_state_on_map is 'Marks a machine whose connection or conditions changed';

-- Names the point and not its machines: one that is bound to it at the same moment is not seen here.
create function mark_point_on_map() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into map_change (subject_id, is_point) values (new.id, true);
  return null;
end $$;
comment on function mark_point_on_map is 'Marks a point that was moved';

create trigger map_machine_new after insert on machine for each row when (new.point_id is not null) execute function mark_machine_on_map();
create trigger map_machine_changed after update on machine for each row
  when ((old.merchant_id, old.point_id, old.operation, old.activated_at, old.decommissioned_at) is distinct from (new.merchant_id, new.point_id, new.operation, new.activated_at, new.decommissioned_at))
  execute function mark_machine_on_map();
create trigger map_machine_gone after delete on machine for each row execute function mark_machine_on_map();
-- A state begins as one that nobody needs to look at; heartbeats change neither connection nor conditions and leave no mark.
create trigger map_state_new after insert on machine_state for each row when (new.connection = 'offline' or new.conditions <> '{}') execute function mark_state_on_map();
create trigger map_state_changed after update of connection, conditions on machine_state for each row
  when ((old.connection, old.conditions) is distinct from (new.connection, new.conditions)) execute function mark_state_on_map();
create trigger map_state_gone after delete on machine_state for each row execute function mark_state_on_map();
create trigger map_point_moved after update of longitude, latitude on point for each row
  when ((old.longitude, old.latitude) is distinct from (new.longitude, new.latitude)) execute function mark_point_on_map();

-- A cell names no machine, so it is shown to those only whom machines do not narrow.
call protect_by('map_cell', policy_condition('scope_all_machines() and (scope_is_platform() or top_id = scope_top() or merchant_id = any(scope_merchants()::bigint[]))'));
