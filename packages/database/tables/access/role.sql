create table role (
  id bigint primary key default next_id(),
  code text not null unique,
  name text not null,
  kind text not null default 'web' check (kind in ('web', 'app')),
  description text not null default '',
  permissions text[] not null default '{}',
  is_admin boolean not null default false
);
comment on table role is 'Sets of permissions; the permission codes are those of the contract';
comment on column role.is_admin is 'PERM-02: a role list containing admin allows all routes';
