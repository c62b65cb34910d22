create table organisation (
  id bigint primary key default next_id(),
  top_id bigint not null,
  merchant_id bigint not null references merchant (id),
  parent_id bigint references organisation (id),
  path bigint[] not null,
  name text not null,
  code text not null,
  sort_no int not null check (sort_no between 0 and 9999),
  remark text not null default '',
  updated_at timestamptz not null default now(),
  constraint organisation_of_top check (top_id = merchant_id),
  constraint organisation_place check (path[cardinality(path)] = id and (parent_id is null) = (cardinality(path) = 1))
);
comment on table organisation is 'Organisations of a top merchant as a tree (SYS-18); users of its merchants belong to at most one';
comment on column organisation.merchant_id is 'The top merchant itself, so that merchants below do not see the tree above them';
comment on column organisation.path is 'Ids from the root of the tree to the organisation itself';
create unique index organisation_code on organisation (top_id, lower(code));
-- Serves the tree below an organisation.
create index organisation_path on organisation using gin (path);
create index organisation_parent on organisation (parent_id);
