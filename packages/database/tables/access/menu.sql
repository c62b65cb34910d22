create table menu_node (
  id bigint primary key default next_id(),
  parent_id bigint references menu_node (id),
  kind text not null check (kind in ('folder', 'page', 'link')),
  code text not null,
  is_base boolean not null default false,
  names jsonb not null default '{}',
  target text not null default '',
  icon text,
  sort_no int not null check (sort_no between 0 and 9999),
  hidden boolean not null default false,
  placed boolean not null default false,
  remark text not null default '',
  updated_at timestamptz not null default now()
);
comment on table menu_node is 'Entries of the menu: those of the program, recorded at each start, and those that people added (ROLE-05)';
comment on column menu_node.code is 'Of the program: the path of the page or folder; of people: letters and digits, so the two never meet';
comment on column menu_node.names is 'Names by language that replace the phrases of the program';
comment on column menu_node.target is 'Where an entry of people leads; those of the program lead to their path';
comment on column menu_node.placed is 'A person chose its place, so a later version of the program leaves it there';
create unique index menu_node_code on menu_node (lower(code));
create index menu_node_parent on menu_node (parent_id);

create table menu_function (
  id bigint primary key default next_id(),
  code text not null,
  is_base boolean not null default false,
  page text,
  names jsonb not null default '{}',
  enabled boolean not null default true,
  updated_at timestamptz not null default now()
);
comment on table menu_function is 'Functions of pages: groups of permissions of the contract that are assigned in roles and switched off together (SYS-19)';
comment on column menu_function.code is 'Of the program: the permission; of people: letters and digits, so the two never meet';
comment on column menu_function.page is 'The page under which roles show it; null leaves that to the program';
create unique index menu_function_code on menu_function (lower(code));

create table function_permission (
  permission text primary key,
  function_id bigint not null references menu_function (id)
);
comment on table function_permission is 'The one function of each permission; a permission that nobody grouped belongs to the function of its own name';
create index function_permission_function on function_permission (function_id);

-- Everybody has a menu and roles to look at.
call protect_shared('menu_node');
call protect_shared('menu_function');
call protect_shared('function_permission');
