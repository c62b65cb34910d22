create table school_unit (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  parent_id bigint,
  path bigint[] not null,
  kind text not null check (kind in ('school', 'grade', 'class')),
  name text not null,
  primary key (top_id, id),
  foreign key (top_id, parent_id) references school_unit (top_id, id),
  check (path[cardinality(path)] = id and cardinality(path) = case kind when 'school' then 1 when 'grade' then 2 else 3 end)
);
comment on table school_unit is 'Schools with their grades and classes, which members belong to (SYS-14)';
comment on column school_unit.path is 'Ids from the school to this unit, both included';
-- Neighbours have different names.
create unique index school_unit_name on school_unit (merchant_id, coalesce(parent_id, 0), lower(name), top_id);
-- Serves what lies below a unit.
create index school_unit_path on school_unit using gin (path);
