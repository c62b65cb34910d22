create table role (
  id bigint primary key default next_id(),
  top_id bigint,
  merchant_id bigint references merchant (id),
  code text not null unique,
  name text not null,
  kind text not null default 'web' check (kind in ('web', 'app')),
  description text not null default '',
  permissions text[] not null default '{}',
  is_admin boolean not null default false,
  edited boolean not null default false,
  updated_at timestamptz not null default now(),
  constraint role_owner check ((top_id is null) = (merchant_id is null)),
  constraint role_admin_is_base check (not is_admin or merchant_id is null)
);
comment on table role is 'Sets of permissions; the permission codes are those of the contract';
comment on column role.merchant_id is 'Owner; null marks the roles of the platform, which everybody may give who holds what they grant';
comment on column role.is_admin is 'PERM-02: a role list containing admin allows all routes';
comment on column role.edited is 'A person chose these permissions, so an upgrade of the program leaves them alone';
-- One name once for each owner and kind.
create unique index role_name on role (coalesce(merchant_id, 0), kind, lower(name));

-- Everybody reads the roles of the platform and of the merchants above; a merchant changes only its own and those below.
create function scope_is_below(merchant bigint) returns boolean language sql stable parallel safe as
$$ select exists (select from merchant m where m.path @> array[merchant]) $$;
comment on function scope_is_below is 'The transaction sees something of this merchant or below it';

call protect_by('role', policy_condition('scope_is_platform() or merchant_id = any(scope_merchants()::bigint[])'));
do $$
begin
  execute format('create policy readable on role for select to yunshou_web using (%s)', policy_condition(
    'scope_is_platform() or merchant_id is null or exists (select from merchant m where m.path @> array[role.merchant_id])',
    'scope_is_platform() or merchant_id is null or scope_is_below(merchant_id)'));
end $$;
