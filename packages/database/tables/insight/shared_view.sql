create table shared_view (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  role_id bigint not null references role (id) on delete cascade,
  list text not null check (list <> ''),
  name text not null check (name <> ''),
  query text not null,
  of_merchant_id bigint references merchant (id),
  periods jsonb not null,
  shared_by bigint not null references app_user (id),
  updated_at timestamptz not null default now(),
  primary key (top_id, id)
);
comment on table shared_view is 'Conditions of a list that people of a merchant who hold a role see under a name';
comment on column shared_view.list is 'The list, as the console names its choices';
comment on column shared_view.of_merchant_id is 'The merchant whose number stands in the query; that changes when it moves';
comment on column shared_view.periods is 'Its days, told from the day on which it is opened';
create unique index shared_view_name on shared_view (merchant_id, list, name, role_id, top_id);
create index shared_view_of_role on shared_view (role_id);
