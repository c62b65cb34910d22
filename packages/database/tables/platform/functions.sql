-- Ids are time-ordered: milliseconds since 2024-01-01 UTC in the high bits, a sequence in the low 22 bits.
-- A partition by id is therefore a partition by time of receipt.
create sequence id_sequence cache 64;
comment on sequence id_sequence is 'Low bits of the ids; gaps are normal';

create function id_epoch() returns bigint language sql immutable parallel safe as $$ select 1704067200000 $$;
comment on function id_epoch is 'The moment from which ids count, in milliseconds since 1970';

create function id_at(instant timestamptz) returns bigint language sql immutable parallel safe as
$$ select ((extract(epoch from instant) * 1000)::bigint - id_epoch()) << 22 $$;
comment on function id_at is 'Smallest id of a moment; "id >= id_at(from) and id < id_at(to)" lets the planner skip partitions';

-- The text of id_at is repeated here so that the planner can inline it into every insert.
create function next_id() returns bigint language sql volatile parallel unsafe as
$$ select ((extract(epoch from clock_timestamp()) * 1000)::bigint - id_epoch()) << 22 | (nextval('id_sequence') & 4194303) $$;
comment on function next_id is 'New id, ordered by time of receipt';

create function id_time(id bigint) returns timestamptz language sql immutable parallel safe as
$$ select to_timestamp(((id >> 22) + id_epoch()) / 1000.0) $$;
comment on function id_time is 'Moment at which an id was made';

-- What the current transaction may see. All settings are local to a transaction; one that was never set
-- shows nothing, so a forgotten scope is an empty answer and never a leak. No condition guards a cast: a spread database
-- evaluates both sides of one.
create function scope_is_platform() returns boolean language sql stable parallel safe as
$$ select coalesce(current_setting('app.scope', true), '') = '*' $$;
comment on function scope_is_platform is 'The transaction belongs to the platform, which sees every merchant';

create function scope_merchants() returns bigint[] language sql stable parallel safe as
$$ select coalesce(nullif(nullif(current_setting('app.scope', true), ''), '*')::bigint[], '{}') $$;
comment on function scope_merchants is 'Merchants that the transaction may see';

create function scope_top() returns bigint language sql stable parallel safe as
$$ select nullif(current_setting('app.top', true), '')::bigint $$;
comment on function scope_top is 'Root of the tree when the merchants of the scope are a whole tree; spares reads the long list';

create function scope_all_machines() returns boolean language sql stable parallel safe as
$$ select coalesce(current_setting('app.machines', true), '') = '*' $$;
comment on function scope_all_machines is 'Machines do not narrow the scope; false for ordinary users (PERM-11)';

create function scope_machines() returns bigint[] language sql stable parallel safe as
$$ select coalesce(nullif(nullif(current_setting('app.machines', true), ''), '*')::bigint[], '{}') $$;
comment on function scope_machines is 'Machines that an ordinary user is authorised to';

create function scope_granted() returns bigint[] language sql stable parallel safe as
$$ select coalesce(nullif(current_setting('app.granted', true), '')::bigint[], '{}') $$;
comment on function scope_granted is 'Machines of other merchants that the transaction is authorised to (MERCHANT-05)';

-- The owners are looked up in the rights of the caller.
create function scope_granted_owners() returns bigint[] language plpgsql stable parallel safe as $$
begin
  if cardinality(scope_granted()) = 0 then return '{}'; end if;
  return array(select distinct m.merchant_id from machine m where m.id = any((select scope_granted())::bigint[]));
end $$;
comment on function scope_granted_owners is 'Merchants of the machines that the transaction is authorised to beside its own';

create procedure admit_merchant(merchant bigint) language plpgsql as $$
begin
  if scope_is_platform() or coalesce(current_setting('app.scope', true), '') = '' or merchant = any(scope_merchants())
    or not exists (select from merchant m where m.id = admit_merchant.merchant) then return; end if;
  execute format('set local app.scope = %L', array_append(scope_merchants(), merchant)::text);
end $$;
comment on procedure admit_merchant is 'Names one more merchant to the transaction, which sees it because one above it is named';

-- Every policy of row-level security is made by the procedures below, in one of two forms that the setup chooses. On one
-- node what the transaction may see is a sub-select, which a statement evaluates once. On a database that is spread over
-- nodes policies may hold no sub-select, so the functions are called directly.
create function is_spread() returns boolean language sql stable as $$ select coalesce(current_setting('app.spread', true), '') = 'on' $$;
comment on function is_spread is 'The setup makes a database that is spread over nodes';

create function policy_condition(condition text, spread text default null) returns text language sql stable as
$$ select case when is_spread() then coalesce(spread, condition) else regexp_replace(condition, '\mscope_\w+\(\)', '(select \&)', 'g') end $$;
comment on function policy_condition is 'A condition in the form of this database; spread replaces one that looks something up';

create procedure secure_table(name regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
end $$;
comment on procedure secure_table is 'Closes a table to everybody whom no policy admits';

-- Adds row-level security to one tenant table. Reading a whole tree compares top_id; writing always names a merchant
-- of the scope, so that nobody can plant a row in another tree under his own top_id. What narrows an ordinary user to his
-- machines stands in the same policy: Citus 13 makes a restrictive policy of its own permissive on the other nodes.
create procedure protect_tenant_table(name regclass) language plpgsql set search_path = public, pg_temp as $$
declare
  written text := 'scope_is_platform() or merchant_id = any(scope_merchants()::bigint[])';
  seen text := 'scope_is_platform() or top_id = scope_top() or merchant_id = any(scope_merchants()::bigint[])';
  with_machine text := '(%s or machine_id = any(scope_granted()::bigint[])) and (scope_all_machines() or %smachine_id = any(scope_machines()::bigint[]))';
  has_one boolean := (select attnotnull from pg_attribute where attrelid = name and attname = 'machine_id' and not attisdropped);
  of_none text := case when has_one then '' else 'machine_id is null or ' end;
begin
  -- What lies in no machine is narrowed by no machine; whom it concerns is said by each query.
  if has_one is not null then
    seen := format(with_machine, seen, of_none);
    written := format(with_machine, written, of_none);
  end if;
  call secure_table(name);
  execute format('create policy tenant_scope on %s to yunshou_web using (%s) with check (%s)', name, policy_condition(seen), policy_condition(written));
  execute format('create policy everything on %s to yunshou_system, yunshou_owner using (true)', name);
end $$;
comment on procedure protect_tenant_table is 'Adds row-level security to one tenant table';

-- Runs after each file of tables: whatever has a merchant_id and no protection yet gets it.
create procedure protect_new_tables() language plpgsql set search_path = public, pg_temp as $$
declare found regclass;
begin
  for found in
    select c.oid::regclass from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace in ('public'::regnamespace, to_regnamespace('ledger')) and c.relkind in ('r', 'p')
      and a.attname = 'merchant_id' and not a.attisdropped and not c.relrowsecurity and not c.relispartition
    order by c.oid
  loop
    call protect_tenant_table(found);
  end loop;
end $$;
comment on procedure protect_new_tables is 'Protects every tenant table that has no row-level security yet';

create procedure protect_by(name regclass, seen text, policy text default 'tenant_scope') language plpgsql set search_path = public, pg_temp as $$
begin
  call secure_table(name);
  execute format('create policy %I on %s to yunshou_web using (%s)', policy, name, seen);
  execute format('create policy everything on %s to yunshou_system, yunshou_owner using (true)', name);
end $$;
comment on procedure protect_by is 'Shows the application the rows of a table that meet a policy_condition';

create procedure protect_shared(name regclass) language plpgsql set search_path = public, pg_temp as $$
begin
  call secure_table(name);
  execute format('create policy readable on %s for select to yunshou_web using (true)', name);
  execute format('create policy platform_only on %s to yunshou_web using (%s)', name, policy_condition('scope_is_platform()'));
  execute format('create policy everything on %s to yunshou_system, yunshou_owner using (true)', name);
end $$;
comment on procedure protect_shared is 'For what everybody may read and only the platform changes';

create procedure show_to_granted(name regclass) language plpgsql set search_path = public, pg_temp as $$
begin
  execute format('create policy granted_owner on %s for select to yunshou_web using (%s)', name, policy_condition('merchant_id = any(scope_granted_owners()::bigint[])'));
end $$;
comment on procedure show_to_granted is 'For what a machine belongs to: somebody who is authorised to a machine of another merchant reads it';

-- Partitions open only through their table: row-level security without a policy for the application, and no grants.
create procedure protect_partition(name regclass) language plpgsql set search_path = public, pg_temp as $$
begin
  if (select relrowsecurity from pg_class where oid = name) then return; end if;
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy maintenance on %s to yunshou_owner using (true)', name);
end $$;
comment on procedure protect_partition is 'Closes a partition to everybody but the maintenance of partitions';

-- Creates the monthly partitions of a table that is partitioned by id or by day, for every month from `first` to `last`.
-- A month is built beside the table and then attached, so that readers and writers of other months go on. Rows that
-- arrived before their month existed lie in the default partition and move in the same transaction.
create procedure ensure_partitions(parent text, first date, last date) language plpgsql
  security definer set search_path = public, pg_temp as $$
declare month date := date_trunc('month', first)::date; fallback text := parent || '_default'; child text; low text; high text; early boolean;
  place text; by_day boolean; options text;
begin
  select a.attname, a.atttypid = 'date'::regtype into place, by_day
  from pg_partitioned_table p join pg_class c on c.oid = p.partrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = p.partattrs[0]
  where c.relname = parent and c.relnamespace = 'public'::regnamespace;
  if place is null then
    raise exception '% is not a partitioned table', parent using errcode = 'invalid_parameter_value';
  end if;
  -- Months are stored like the default partition.
  select 'with (' || array_to_string(reloptions, ', ') || ')' into options from pg_class where oid = fallback::regclass;
  perform pg_advisory_xact_lock(hashtextextended('partitions of ' || parent, 0));
  call protect_partition(fallback::regclass);
  while month <= last loop
    child := format('%s_%s', parent, to_char(month, 'YYYYMM'));
    if to_regclass(format('public.%I', child)) is null then
      low := case when by_day then quote_literal(month) else id_at(month::timestamp at time zone 'UTC')::text end;
      high := case when by_day then quote_literal((month + interval '1 month')::date) else id_at((month + interval '1 month')::timestamp at time zone 'UTC')::text end;
      execute format('create table %I (like %I including all) %s', child, parent, coalesce(options, ''));
      call protect_partition(child::regclass);
      execute format('select exists (select 1 from %1$I where %2$I >= %3$s and %2$I < %4$s)', fallback, place, low, high) into early;
      if early then
        execute format('lock table %I in access exclusive mode', fallback);
        execute format('with moved as (delete from %1$I where %2$I >= %3$s and %2$I < %4$s returning *) insert into %5$I select * from moved',
          fallback, place, low, high, child);
      end if;
      execute format('alter table %I attach partition %I for values from (%s) to (%s)', parent, child, low, high);
    end if;
    month := (month + interval '1 month')::date;
  end loop;
end $$;
comment on procedure ensure_partitions is 'Creates missing monthly partitions and moves early rows out of the default one';

-- What is forgotten a month at a time leaves no dead rows behind. Whoever reads the table at that moment is waited for only shortly.
create procedure drop_partitions(parent text, before date) language plpgsql
  security definer set search_path = public, pg_temp set lock_timeout = '5s' as $$
declare child text;
begin
  for child in select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = format('public.%I', parent)::regclass and c.relname ~ ('^' || parent || '_[0-9]{6}$')
        and to_date(right(c.relname, 6), 'YYYYMM') + interval '1 month' <= before order by 1 loop
    execute format('drop table %I', child);
  end loop;
end $$;
comment on procedure drop_partitions is 'Drops the monthly partitions that end before a day';

-- Rows that people look for have two columns: `search` holds every way to write them, the number first and each on a line
-- of its own; `pieces` are its pairs of characters. Row-level security keeps an index from serving conditions of which
-- PostgreSQL does not know that they tell nothing of the rows that they look at. So the rows are found in the rights of the owner,
-- by the same scope that the policies read, and whoever asked reads them again in his own.
create procedure make_findable(name regclass) language plpgsql set search_path = public, pg_temp as $$
begin
  execute format('create index %I on %s using gin (pieces)', name || '_pieces', name);
  execute format('create index %I on %s ((left(search, 60) collate "C"))', name || '_numbers', name);
end $$;
comment on procedure make_findable is 'Indexes by which find_rows finds the rows of a table that has search and pieces';

create function find_rows(searched regclass, looked text, wanted text[], tree bigint, most int, among bigint[] default null) returns table (id bigint) language plpgsql stable
  security definer set search_path = public, pg_temp set synchronize_seqscans = off rows 60 as $$
declare
  columns text[] := array(select attname::text from pg_attribute where attrelid = searched and not attisdropped);
  of_machine boolean := 'machine_id' = any(columns);
  seen text := 'true';
  begins text := format('left(t.search, 60) collate "C" like %L', replace(replace(replace(looked, '\', '\\'), '%', '\%'), '_', '\_') || '%');
  rest int;
begin
  if not columns @> '{search,pieces,top_id,merchant_id}' then
    raise exception '% is not searched in', searched using errcode = 'invalid_parameter_value';
  end if;
  if not scope_is_platform() then
    seen := case when scope_top() is null then format('t.merchant_id = any(%L::bigint[])', scope_merchants()) else format('t.top_id = %s', scope_top()) end;
    if of_machine and cardinality(scope_granted()) > 0 then seen := format('(%s or t.machine_id = any(%L::bigint[]))', seen, scope_granted()); end if;
  end if;
  if of_machine and not scope_all_machines() then seen := seen || format(' and t.machine_id = any(%L::bigint[])', scope_machines()); end if;
  if tree is not null then seen := seen || format(' and t.top_id = %s', tree); end if;
  if among is not null then seen := seen || format(' and t.merchant_id = any(%L::bigint[])', among); end if;
  return query execute format('select t.id from %s t where %s and %s order by left(t.search, 60) collate "C", t.id limit %s', searched, seen, begins, most);
  get diagnostics rest = row_count;
  if rest < most and cardinality(wanted) > 0 then
    -- The first that are found, in order among themselves: to sort all of a common word costs more than anybody reads.
    return query execute format('select s.id from (select t.id, left(t.search, 60) collate "C" as place from %s t where %s and t.pieces @> %L::text[] and strpos(t.search, %L) > 0 and not %s limit %s) s order by s.place, s.id',
      searched, seen, wanted, looked, begins, most - rest);
  end if;
end $$;
comment on function find_rows is 'Ids of the rows in scope that hold a text: first those whose number begins with it, in the order of numbers';
