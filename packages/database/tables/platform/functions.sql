-- Ids are time-ordered: milliseconds since 2024-01-01 UTC in the high bits, a sequence in the low 22 bits.
-- A partition by id is therefore a partition by time of receipt.
create sequence id_sequence cache 64;

create function id_at(instant timestamptz) returns bigint language sql immutable parallel safe as
$$ select ((extract(epoch from instant) * 1000)::bigint - 1704067200000) << 22 $$;

create function next_id() returns bigint language sql volatile as
$$ select id_at(clock_timestamp()) | (nextval('id_sequence') & 4194303) $$;

create function id_time(id bigint) returns timestamptz language sql immutable parallel safe as
$$ select to_timestamp(((id >> 22) + 1704067200000) / 1000.0) $$;

-- The merchants that the current transaction may see. '*' is the platform; unset means none at all.
create function scope_is_platform() returns boolean language sql stable parallel safe as
$$ select coalesce(current_setting('app.scope', true), '') = '*' $$;

create function scope_merchants() returns bigint[] language sql stable parallel safe as
$$ select case when coalesce(current_setting('app.scope', true), '') in ('', '*') then '{}'::bigint[]
               else current_setting('app.scope', true)::bigint[] end $$;

-- The machines that an ordinary user is authorised to; unset means that machines do not narrow the scope.
create function scope_all_machines() returns boolean language sql stable parallel safe as
$$ select coalesce(current_setting('app.machines', true), '') = '' $$;

create function scope_machines() returns bigint[] language sql stable parallel safe as
$$ select case when coalesce(current_setting('app.machines', true), '') = '' then '{}'::bigint[]
               else current_setting('app.machines', true)::bigint[] end $$;

-- Adds row-level security to a tenant table; runs after every table that has a merchant_id column.
create procedure protect_tenant_table(name regclass) language plpgsql as $$
declare has_machine boolean;
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy tenant_scope on %s to yunshou_web using ((select scope_is_platform()) or merchant_id = any((select scope_merchants())::bigint[]))', name);
  execute format('create policy everything on %s to yunshou_system using (true)', name);
  select exists (select from pg_attribute where attrelid = name and attname = 'machine_id' and not attisdropped) into has_machine;
  if has_machine then
    execute format('create policy machine_scope on %s as restrictive to yunshou_web using ((select scope_all_machines()) or machine_id = any((select scope_machines())::bigint[]))', name);
  end if;
end $$;

-- Creates the monthly partitions of a table that is partitioned by id, for every month from `first` to `last`.
create procedure ensure_partitions(parent text, first date, last date) language plpgsql as $$
declare month date := date_trunc('month', first)::date; child text;
begin
  while month <= last loop
    child := format('%s_%s', parent, to_char(month, 'YYYYMM'));
    if to_regclass(child) is null then
      execute format('create table %I partition of %I for values from (%s) to (%s)', child, parent,
        id_at(month::timestamp at time zone 'UTC'), id_at((month + interval '1 month')::timestamp at time zone 'UTC'));
    end if;
    month := (month + interval '1 month')::date;
  end loop;
end $$;
