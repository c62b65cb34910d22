create table app_user (
  id bigint primary key default next_id(),
  top_id bigint not null,
  merchant_id bigint not null references merchant (id),
  account text not null,
  name text not null,
  phone_sealed bytea,
  phone_index bytea,
  phone_tail bytea,
  office_phone text not null default '',
  email_sealed bytea,
  remark text not null default '',
  organisation_id bigint references organisation (id),
  level text not null check (level in ('1', '2', '3')),
  status text not null default 'normal' check (status in ('normal', 'deleted', 'erased')),
  blocked_reason text,
  kdf_version int not null,
  verifier bytea not null,
  must_change boolean not null default false,
  one_time_until timestamptz,
  search text not null default '',
  pieces text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((phone_sealed is null) = (phone_index is null) and (phone_sealed is null) = (phone_tail is null))
);
comment on table app_user is 'People who log in to the console';
comment on column app_user.status is 'deleted can be restored; erased is final: the row stays for the history and holds no personal data';
comment on column app_user.blocked_reason is 'Why the user may not log in; null lets him';
comment on column app_user.level is 'authlevel: 1 application administrator, 2 ordinary user, 3 platform account (PERM-12)';
comment on column app_user.one_time_until is 'Until when a password that somebody else made opens one login; null for a password of the person';
comment on column app_user.phone_sealed is 'Sealed with a key outside the database; opens for this user only';
comment on column app_user.phone_index is 'Keyed hash of the number, to find its user without knowing it';
comment on column app_user.phone_tail is 'Keyed hash of its last four digits, by which lists find it too';
comment on column app_user.email_sealed is 'Sealed with a key outside the database; opens for this user only';
comment on column app_user.verifier is 'SCRAM stored key, sealed with a key that is not in the database';
comment on column app_user.search is 'Account, name and their spellings, each on a line of its own, as find_rows compares them';
comment on column app_user.pieces is 'Pairs of characters of what is searched in, by which the index finds it';
create unique index app_user_account on app_user (lower(account));
-- Serves the forgotten-password calls.
create unique index app_user_phone on app_user (phone_index) where phone_index is not null and status = 'normal';
-- Serves the staff list by phone, whole or by its last four digits.
create index app_user_phone_tail on app_user (phone_tail) where phone_tail is not null;
-- Serves the accounts of an organisation.
create index app_user_organisation on app_user (organisation_id) where organisation_id is not null;
-- Serves the staff list of a merchant and the search for its last administrator.
create index app_user_merchant on app_user (merchant_id, status, id);

-- Serves the staff list by state: few users are blocked or deleted.
create index app_user_not_normal on app_user (id) where status <> 'normal' or blocked_reason is not null;
-- Serves the staff list sorted by name.
create index app_user_name on app_user (name, id);
-- Serves searches by a part of a name or account, which look at every user: here they are narrow.
create index app_user_search on app_user (id) include (top_id, merchant_id, status, account, name);

call make_findable('app_user');

-- Whoever is seen shows what belongs to him.
create function scope_sees_user(person bigint) returns boolean language sql stable parallel safe as
$$ select exists (select from app_user u where u.id = person) $$;
comment on function scope_sees_user is 'The transaction may see this user';

create procedure protect_user_rows(name regclass) language plpgsql set search_path = public, pg_temp as $$
begin
  -- Without the offset a plan for twenty rows may first read every user into a hash table.
  call protect_by(name, policy_condition(
    'scope_is_platform() or exists (select from app_user u where u.id = user_id offset 0)',
    'scope_is_platform() or scope_sees_user(user_id)'), 'user_scope');
end $$;
comment on procedure protect_user_rows is 'For rows that belong to the user whom user_id names';

create table user_role (
  user_id bigint not null references app_user (id),
  role_id bigint not null references role (id),
  primary key (user_id, role_id)
);
comment on table user_role is 'Roles that a user holds';
-- Serves the count of accounts of a role.
create index user_role_of_role on user_role (role_id);

create table user_preference (
  user_id bigint not null references app_user (id),
  key text not null,
  value jsonb not null,
  primary key (user_id, key)
);
comment on table user_preference is 'Column settings, densities and other choices of one user';

call protect_user_rows('user_role');
call protect_user_rows('user_preference');
