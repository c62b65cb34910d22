-- tables/platform/functions.sql
-- Ids are time-ordered: milliseconds since 2024-01-01 UTC in the high bits, a sequence in the low 22 bits.
-- A partition by id is therefore a partition by time of receipt.
create sequence id_sequence cache 64;
comment on sequence id_sequence is 'Low bits of the ids; gaps are normal';

create function id_at(instant timestamptz) returns bigint language sql immutable parallel safe as
$$ select ((extract(epoch from instant) * 1000)::bigint - 1704067200000) << 22 $$;
comment on function id_at is 'Smallest id of a moment; "id >= id_at(from) and id < id_at(to)" lets the planner skip partitions';

-- The text of id_at is repeated here so that the planner can inline it into every insert.
create function next_id() returns bigint language sql volatile parallel unsafe as
$$ select ((extract(epoch from clock_timestamp()) * 1000)::bigint - 1704067200000) << 22 | (nextval('id_sequence') & 4194303) $$;
comment on function next_id is 'New id, ordered by time of receipt';

create function id_time(id bigint) returns timestamptz language sql immutable parallel safe as
$$ select to_timestamp(((id >> 22) + 1704067200000) / 1000.0) $$;
comment on function id_time is 'Moment at which an id was made';

-- What the current transaction may see. All five settings are local to a transaction; one that was never set
-- shows nothing, so a forgotten scope is an empty answer and never a leak.
create function scope_is_platform() returns boolean language sql stable parallel safe as
$$ select coalesce(current_setting('app.scope', true), '') = '*' $$;
comment on function scope_is_platform is 'The transaction belongs to the platform, which sees every merchant';

create function scope_merchants() returns bigint[] language sql stable parallel safe as
$$ select case when coalesce(current_setting('app.scope', true), '') in ('', '*') then '{}'::bigint[]
               else current_setting('app.scope', true)::bigint[] end $$;
comment on function scope_merchants is 'Merchants that the transaction may see';

create function scope_top() returns bigint language sql stable parallel safe as
$$ select nullif(current_setting('app.top', true), '')::bigint $$;
comment on function scope_top is 'Root of the tree when the merchants of the scope are a whole tree; spares reads the long list';

create function scope_all_machines() returns boolean language sql stable parallel safe as
$$ select coalesce(current_setting('app.machines', true), '') = '*' $$;
comment on function scope_all_machines is 'Machines do not narrow the scope; false for ordinary users (PERM-11)';

create function scope_machines() returns bigint[] language sql stable parallel safe as
$$ select case when coalesce(current_setting('app.machines', true), '') in ('', '*') then '{}'::bigint[]
               else current_setting('app.machines', true)::bigint[] end $$;
comment on function scope_machines is 'Machines that an ordinary user is authorised to';

create function scope_granted() returns bigint[] language sql stable parallel safe as
$$ select case when coalesce(current_setting('app.granted', true), '') = '' then '{}'::bigint[]
               else current_setting('app.granted', true)::bigint[] end $$;
comment on function scope_granted is 'Machines of other merchants that the transaction is authorised to (MERCHANT-05)';

-- Adds row-level security to one tenant table. Reading a whole tree compares top_id; writing always names a merchant
-- of the scope, so that nobody can plant a row in another tree under his own top_id.
create procedure protect_tenant_table(name regclass) language plpgsql set search_path = public, pg_temp as $$
declare seen text; written text; has_machine boolean;
begin
  written := '(select scope_is_platform()) or merchant_id = any((select scope_merchants())::bigint[])';
  seen := '(select scope_is_platform()) or top_id = (select scope_top()) or merchant_id = any((select scope_merchants())::bigint[])';
  select exists (select from pg_attribute where attrelid = name and attname = 'machine_id' and not attisdropped) into has_machine;
  if has_machine then
    seen := seen || ' or machine_id = any((select scope_granted())::bigint[])';
    written := written || ' or machine_id = any((select scope_granted())::bigint[])';
  end if;
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy tenant_scope on %s to yunshou_web using (%s) with check (%s)', name, seen, written);
  execute format('create policy everything on %s to yunshou_system, yunshou_owner using (true)', name);
  if has_machine then
    execute format('create policy machine_scope on %s as restrictive to yunshou_web using ((select scope_all_machines()) or machine_id = any((select scope_machines())::bigint[]))', name);
  end if;
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

-- Partitions open only through their table: row-level security without a policy for the application, and no grants.
create procedure protect_partition(name regclass) language plpgsql set search_path = public, pg_temp as $$
begin
  if (select relrowsecurity from pg_class where oid = name) then return; end if;
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy maintenance on %s to yunshou_owner using (true)', name);
end $$;
comment on procedure protect_partition is 'Closes a partition to everybody but the maintenance of partitions';

-- Creates the monthly partitions of a table that is partitioned by id, for every month from `first` to `last`.
-- A month is built beside the table and then attached, so that readers and writers of other months go on. Rows that
-- arrived before their month existed lie in the default partition and move in the same transaction.
create procedure ensure_partitions(parent text, first date, last date) language plpgsql
  security definer set search_path = public, pg_temp as $$
declare month date := date_trunc('month', first)::date; fallback text := parent || '_default'; child text; low bigint; high bigint; early boolean;
begin
  if not exists (select from pg_partitioned_table p join pg_class c on c.oid = p.partrelid
                 where c.relname = parent and c.relnamespace = 'public'::regnamespace) then
    raise exception '% is not a partitioned table', parent using errcode = 'invalid_parameter_value';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('partitions of ' || parent, 0));
  call protect_partition(fallback::regclass);
  while month <= last loop
    child := format('%s_%s', parent, to_char(month, 'YYYYMM'));
    if to_regclass(format('public.%I', child)) is null then
      low := id_at(month::timestamp at time zone 'UTC');
      high := id_at((month + interval '1 month')::timestamp at time zone 'UTC');
      execute format('create table %I (like %I including all)', child, parent);
      call protect_partition(child::regclass);
      execute format('select exists (select from %I where id >= %s and id < %s)', fallback, low, high) into early;
      if early then
        execute format('lock table %I in access exclusive mode', fallback);
        execute format('with moved as (delete from %I where id >= %s and id < %s returning *) insert into %I select * from moved',
          fallback, low, high, child);
      end if;
      execute format('alter table %I attach partition %I for values from (%s) to (%s)', parent, child, low, high);
    end if;
    month := (month + interval '1 month')::date;
  end loop;
end $$;
comment on procedure ensure_partitions is 'Creates missing monthly partitions and moves early rows out of the default one';

-- tables/platform/schema_version.sql
create table schema_version (
  version int primary key check (version > 0),
  name text not null,
  checksum text not null,
  applied_at timestamptz not null default now()
);
comment on table schema_version is 'Migrations that this database holds; version 1 is the baseline';
comment on column schema_version.checksum is 'SHA-256 of the file, so that a changed migration is noticed';
call protect_new_tables();

-- tables/platform/setting.sql
create table setting (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
comment on table setting is 'Deployment-wide values that are data rather than configuration, e.g. the signing key of commands (encrypted)';
call protect_new_tables();

-- tables/platform/timer.sql
-- Deadlines: a row is written in the transaction of the fact that it guards, and claimed with SKIP LOCKED.
create table timer (
  kind text not null,
  key text not null,
  due_at timestamptz not null,
  data jsonb not null default '{}',
  attempts int not null default 0,
  primary key (kind, key)
);
comment on table timer is 'Deadlines of the whole product; the row is the only copy of the duty';
comment on column timer.key is 'Natural key within the kind, e.g. the order id; a second arming of the same duty is the same row';
-- Serves the sweeper that claims what is due.
create index timer_due on timer (due_at);
call protect_new_tables();

-- tables/merchants/merchant.sql
create table merchant (
  id bigint primary key default next_id(),
  top_id bigint not null,
  merchant_id bigint generated always as (id) stored,
  parent_id bigint references merchant (id),
  path bigint[] not null,
  merchant_no text not null unique,
  name text not null,
  kind text not null check (kind in ('ordinary', 'drug')),
  company_name text not null default '',
  contact_sealed bytea,
  contact_phone_index bytea,
  hotline text not null default '',
  hotline_remark text not null default '',
  logo text check (logo ~ '^[0-9a-f]{32}\.(png|jpg)$'),
  category_code text not null default '',
  tag_code text not null default '',
  time_zone text not null default 'Asia/Shanghai',
  province text,
  collects boolean not null default false,
  features text[] not null default '{shoppingCart,membershipCard,pickupCode}',
  max_pickup_codes int not null default 1000 check (max_pickup_codes >= 0),
  currency text not null default 'CNY' check (currency ~ '^[A-Z]{3}$'),
  exchange_rate numeric(14, 6) not null default 1 check (exchange_rate > 0),
  store_state text not null default 'open' check (store_state in ('open', 'closed')),
  push_time text not null default '09:00' check (push_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  refund_agreed boolean not null default false,
  refund_maximum_fen bigint not null default 0 check (refund_maximum_fen >= 0),
  closed_day date,
  status text not null default 'normal' check (status in ('normal', 'stopped', 'deleted')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table merchant is 'Merchant tree; a merchant sees itself and everything below';
comment on column merchant.top_id is 'Root of the tree this merchant belongs to; distribution column of every tenant table';
comment on column merchant.path is 'Ids from the root to this merchant, both included';
comment on column merchant.merchant_no is 'shbh: four characters a level; for display, never for authorisation';
comment on column merchant.contact_sealed is 'Name, phone, address and e-mail of its contact, sealed with a key outside the database; opens for this merchant only';
comment on column merchant.contact_phone_index is 'Keyed hash of the phone of its contact, to find it by the whole number';
comment on column merchant.logo is 'Name of its picture, served below /spImg/';
comment on column merchant.features is 'Own feature switches that are on; one counts only while it is on all the way up (MERCHANT-20)';
comment on column merchant.collects is 'The platform collects the payments for this merchant';
comment on column merchant.exchange_rate is 'Units of the currency for one yuan (MERCHANT-17)';
comment on column merchant.store_state is 'Whether its store sells (MERCHANT-19); closed, its machines take no new payments by QR code';
comment on column merchant.push_time is 'Time of day, HH:mm in the time zone of the merchant, for its daily summary and reminders (MERCHANT-18)';
comment on column merchant.refund_agreed is 'REFUND-04: agreed to a maximum for automatic refunds';
comment on column merchant.closed_day is 'Running sums hold its sales until the end of this day; locked with the row by whoever counts a sale';
comment on column merchant.status is 'stopped: nobody of it or of those below logs in; deleted can be restored';
-- Serves "everything below a merchant".
create index merchant_path on merchant using gin (path);
-- Serves the search for the next number below a parent.
create index merchant_parent on merchant (parent_id);
-- Serves the search by the whole phone number of a contact.
create index merchant_contact_phone on merchant (contact_phone_index) where contact_phone_index is not null;

-- A merchant is visible when it or one above it is in scope; a new merchant below one's own is therefore visible at once.
alter table merchant enable row level security;
alter table merchant force row level security;
create policy tenant_scope on merchant to yunshou_web
  using ((select scope_is_platform()) or path && (select scope_merchants()));
create policy everything on merchant to yunshou_system, yunshou_owner using (true);
alter table merchant add constraint merchant_path_ends check (path[cardinality(path)] = id and path[1] = top_id);
call protect_new_tables();

-- tables/access/role.sql
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
alter table role enable row level security;
alter table role force row level security;
create policy readable on role for select to yunshou_web
  using ((select scope_is_platform()) or merchant_id is null or exists (select from merchant m where m.path @> array[role.merchant_id]));
create policy tenant_scope on role to yunshou_web
  using ((select scope_is_platform()) or merchant_id = any((select scope_merchants())::bigint[]));
create policy everything on role to yunshou_system, yunshou_owner using (true);
call protect_new_tables();

-- tables/access/menu.sql
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

-- Everybody has a menu and roles to look at; only the platform changes them.
do $$
declare shared text;
begin
  foreach shared in array array['menu_node', 'menu_function', 'function_permission'] loop
    execute format('alter table %I enable row level security', shared);
    execute format('alter table %I force row level security', shared);
    execute format('create policy readable on %I for select to yunshou_web using (true)', shared);
    execute format('create policy platform_only on %I to yunshou_web using ((select scope_is_platform()))', shared);
    execute format('create policy everything on %I to yunshou_system, yunshou_owner using (true)', shared);
  end loop;
end $$;
call protect_new_tables();

-- tables/access/organisation.sql
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
call protect_new_tables();

-- tables/access/app_user.sql
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
call protect_new_tables();

-- tables/access/session.sql
create table session (
  token_hash bytea primary key,
  user_id bigint not null references app_user (id),
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  address text not null,
  by_portal boolean not null default false,
  viewer_id bigint references app_user (id),
  factor_shown_at timestamptz,
  viewer_session bytea references session (token_hash) on delete cascade,
  constraint session_viewer check ((viewer_id is null) = (viewer_session is null))
);
comment on table session is 'Open sessions; only the SHA-256 of a token is stored';
comment on column session.factor_shown_at is 'When the second factor was last shown in this session';
comment on column session.viewer_id is 'Support looks at the console as this user: the session reads only and ends with the session it came from';
-- Serves "end every session of this user".
create index session_of_user on session (user_id);
-- Serves the end of views when the session of the viewer ends.
create index session_of_viewer on session (viewer_session) where viewer_session is not null;

create table login_challenge (
  id text primary key,
  code text not null,
  nonce text not null,
  expires_at timestamptz not null
);
comment on table login_challenge is 'Captcha text and hidden nonce; deleted before it is checked, so it serves once';

create table login_failure (
  subject text not null,
  failed_at timestamptz not null default clock_timestamp()
);
comment on table login_failure is 'Failed logins by account and by address block; survives restarts';
-- Serves the count of recent failures of one subject.
create index login_failure_subject on login_failure (subject, failed_at);
-- Serves the round that looks for guessing; requests of picture codes, which are the most, are no part of it.
create index login_failure_newest on login_failure (failed_at) include (subject) where subject ~ '^(account|second|device|address):';

create table guessing_episode (
  id bigint primary key default next_id(),
  kind text not null check (kind in ('password', 'code', 'spread')),
  account text not null default '',
  began_at timestamptz not null,
  seen_at timestamptz not null,
  ended_at timestamptz,
  constraint guessing_account check ((kind = 'spread') = (account = ''))
);
comment on table guessing_episode is 'Attacks on logins that administrators were told of, one row for each however long it lasts; never deleted, because /metrics counts them';
comment on column guessing_episode.kind is 'password and code: one account; spread: many accounts at once';
comment on column guessing_episode.account is 'As it was typed; it need not exist';
comment on column guessing_episode.seen_at is 'When a round last found it above its threshold';
create unique index guessing_episode_open on guessing_episode (kind, account) where ended_at is null;

create table device_token (
  token_hash bytea primary key,
  user_id bigint not null references app_user (id),
  expires_at timestamptz not null
);
comment on table device_token is 'Remembered devices (LOGIN-35): stands in for the password on one device, 30 days, revocable';
create index device_token_of_user on device_token (user_id);

create table reset_code (
  phone_hash text primary key,
  code_hash bytea not null,
  tries int not null default 0,
  expires_at timestamptz not null
);
comment on table reset_code is 'Codes of the forgotten-password form: six digits, five tries, ten minutes';
comment on column reset_code.phone_hash is 'Keyed hash of the phone: the table holds nobody''s number';

create table login_ticket (
  token_hash bytea primary key,
  user_id bigint not null references app_user (id),
  application text not null,
  expires_at timestamptz not null
);
comment on table login_ticket is 'One-time tickets for sub-applications of the launcher (LAUNCH-08); 60 s, deleted when redeemed';
call protect_new_tables();

-- tables/access/second_factor.sql
create table second_factor (
  user_id bigint primary key references app_user (id),
  secret bytea not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);
comment on table second_factor is 'Codes of an authenticator app (RFC 6238) as second step of a login';
comment on column second_factor.secret is 'Sealed with a key that is not in the database';
comment on column second_factor.confirmed_at is 'Null until the first code was shown; only then logins ask for one';
comment on column second_factor.last_step is 'Time step of the newest accepted code; it and older ones are refused';

create table recovery_code (
  user_id bigint not null references second_factor (user_id) on delete cascade,
  code_sealed bytea not null,
  primary key (user_id, code_sealed)
);
comment on table recovery_code is 'Codes that stand in for a lost authenticator; deleted when used';
comment on column recovery_code.code_sealed is 'SHA-256 of the code, sealed with a key that is not in the database';

create table second_step (
  token_hash bytea primary key,
  user_id bigint not null references app_user (id),
  login_url text not null,
  remember boolean not null default false,
  by_portal boolean not null default false,
  tries int not null default 0,
  expires_at timestamptz not null
);
comment on table second_step is 'Logins whose password was right and whose second factor is still to come; five minutes, five tries';
comment on column second_step.remember is 'The login came from a remembered device and is given its next token';
-- Serves the end of waiting logins when a password changes.
create index second_step_of_user on second_step (user_id);
call protect_new_tables();

-- tables/access/sso.sql
create table sso_login (
  state_hash bytea primary key,
  sealed bytea not null,
  expires_at timestamptz not null
);
comment on table sso_login is 'Single sign-ons that wait for the answer of the provider; ten minutes, deleted when used';
comment on column sso_login.sealed is 'Nonce and PKCE verifier, sealed with a key that is not in the database';

create table sso_identity (
  issuer text not null,
  subject text not null,
  user_id bigint not null references app_user (id),
  linked_at timestamptz not null default now(),
  primary key (issuer, subject),
  constraint sso_identity_user unique (user_id, issuer)
);
comment on table sso_identity is 'Who logs in by single sign-on; made by the first login, so that a name given to somebody else opens nothing';
call protect_new_tables();

-- tables/access/portal.sql
create table portal_nonce (
  nonce_hash bytea primary key,
  expires_at timestamptz not null
);
comment on table portal_nonce is 'Tokens of the portal that were used; each until it has expired by itself';
call protect_new_tables();

-- tables/access/brand.sql
create table brand (
  id bigint primary key default next_id(),
  host text not null default '',
  path text not null default '',
  title text not null check (title <> ''),
  titles jsonb not null default '{}',
  subtitle text not null default '',
  logo text check (logo ~ '^/spImg/'),
  background text check (background ~ '^(#[0-9a-f]{6}|/spImg/.*)$'),
  footer text not null default '',
  language text,
  asks_agreement boolean not null default false,
  updated_at timestamptz not null default now()
);
comment on table brand is 'Looks of the login pages by host and path (LOGIN-38, LOGIN-39); shown before anybody is known';
comment on column brand.host is 'Host with its port if it has one; empty for every host';
comment on column brand.titles is 'The title by language; where one is missing, title stands';
comment on column brand.path is 'Login path such as /loginZl; empty for every path of the host';
comment on column brand.asks_agreement is 'After a login here the agreements of the platform are asked for (AGREE-01)';
create unique index brand_place on brand (host, path);

-- Everybody sees the login page; only the platform changes it.
alter table brand enable row level security;
alter table brand force row level security;
create policy readable on brand for select to yunshou_web using (true);
create policy platform_only on brand to yunshou_web using ((select scope_is_platform()));
create policy everything on brand to yunshou_system, yunshou_owner using (true);
call protect_new_tables();

-- tables/platform/image.sql
create table image (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  name text not null unique check (name ~ '^[0-9a-f]{32}\.(png|jpg)$'),
  size_bytes int not null check (size_bytes between 1 and 2097152),
  width int not null check (width > 0),
  height int not null check (height > 0),
  used boolean not null default false,
  uploaded_by bigint not null references app_user (id),
  created_at timestamptz not null default now(),
  primary key (top_id, id)
);
comment on table image is 'Pictures that everybody may see, such as logos; the content lies under its name in the data directory and is served below /spImg/';
comment on column image.name is 'Random, so that nobody finds a picture whose address he was not given';
comment on column image.used is 'Some record shows it; what no record shows is removed after a day';
-- Serves the removal of what nothing shows.
create index image_unused on image (created_at) where not used;
call protect_new_tables();

-- tables/access/user_message.sql
create table user_message (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  user_id bigint not null references app_user (id),
  kind text not null check (kind in ('dailySummary', 'alarm', 'alarms', 'certificate', 'certificates', 'guessing', 'guessingSpread')),
  detail jsonb not null default '{}',
  created_at timestamptz not null default now(),
  read_at timestamptz,
  primary key (top_id, id)
);
comment on table user_message is 'Messages to one user, shown at the bell of the top bar';
comment on column user_message.merchant_id is 'Merchant of the user';
comment on column user_message.detail is 'What the sentence of the kind is filled with, in whatever language the user reads';
-- Serves the list of a user.
create index user_message_list on user_message (user_id, id desc);
-- Serves the number of unread messages.
create index user_message_unread on user_message (user_id) where read_at is null;
-- Serves the removal of old ones.
create index user_message_age on user_message (created_at);
call protect_new_tables();

-- tables/merchants/notification_setting.sql
create table notification_setting (
  top_id bigint not null,
  merchant_id bigint not null references merchant (id),
  message_type text not null check (message_type in ('dailySummary', 'alarm', 'certificate')),
  ways text[] not null check (cardinality(ways) > 0 and ways <@ array['console', 'sms']),
  receiver_ids bigint[] not null,
  enabled boolean not null default true,
  last_day date,
  updated_at timestamptz not null default now(),
  primary key (top_id, merchant_id, message_type)
);
comment on table notification_setting is 'What is told to whom about a merchant and everything below it, of certificates only about its own; the time of day is that of the merchant (MERCHANT-18). Without a row its administrators are told of certificates';
comment on column notification_setting.receiver_ids is 'Users of this merchant or of one above; who left is passed over';
comment on column notification_setting.last_day is 'Local day of the last daily summary, so that each day has one';
-- Serves the round that looks for what is due.
create index notification_setting_due on notification_setting (message_type) where enabled;
call protect_new_tables();

-- tables/merchants/merchant_application.sql
create table merchant_application (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  apply_no text not null unique,
  status text not null default 'draft' check (status in ('draft', 'pending', 'approved', 'notApproved', 'ignored')),
  name text not null default '',
  contact_sealed bytea,
  id_card_sealed bytea,
  id_card_index bytea,
  store_name text not null default '',
  province text not null default '',
  city text not null default '',
  address text not null default '',
  bank_name text not null default '',
  bank_account_sealed bytea,
  bank_account_index bytea,
  signed_name_sealed bytea,
  token_hash bytea unique,
  token_expires_at timestamptz,
  created_by bigint not null references app_user (id),
  submitted_by bigint references app_user (id),
  submitted_at timestamptz,
  reviewed_by bigint references app_user (id),
  reviewed_at timestamptz,
  review_remark text not null default '',
  created_merchant_id bigint references merchant (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (top_id, id),
  check ((id_card_sealed is null) = (id_card_index is null)),
  check ((bank_account_sealed is null) = (bank_account_index is null)),
  check ((token_hash is null) = (token_expires_at is null)),
  check ((status = 'approved') = (created_merchant_id is not null))
);
comment on table merchant_application is 'Applications of small merchants to join below a merchant (MERCHANT-07, MERCHANT-12)';
comment on column merchant_application.merchant_id is 'The merchant below which the new one will stand; the platform for a top merchant';
comment on column merchant_application.contact_sealed is 'Name, phone and e-mail of the applicant, sealed with a key outside the database; opens for this row only';
comment on column merchant_application.signed_name_sealed is 'The name under which it was signed, sealed likewise';
comment on column merchant_application.id_card_sealed is 'Sealed with a key outside the database; opens for this row and field only';
comment on column merchant_application.id_card_index is 'Keyed hash of the number, to find the same one again without knowing it';
comment on column merchant_application.token_hash is 'SHA-256 of the token of the invitation link; the token itself is stored nowhere';
comment on column merchant_application.submitted_by is 'Null when the holder of the invitation submitted it';
-- Serves the list of a merchant and the review.
create index merchant_application_list on merchant_application (merchant_id, id desc);
-- One person has one application under review or approved in a tree.
create unique index merchant_application_person on merchant_application (top_id, id_card_index) where status in ('pending', 'approved');

create table merchant_application_image (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  application_id bigint not null,
  kind text not null check (kind in ('idFront', 'idBack', 'store', 'bankCard')),
  media_type text not null check (media_type in ('image/png', 'image/jpeg')),
  size_bytes int not null check (size_bytes between 1 and 2097152),
  created_at timestamptz not null default now(),
  primary key (top_id, id),
  unique (top_id, application_id, kind),
  foreign key (top_id, application_id) references merchant_application (top_id, id)
);
comment on table merchant_application_image is 'Pictures of an application; the content lies sealed in the data directory under the id of the row';

create table merchant_application_event (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  application_id bigint not null,
  event text not null check (event in ('submit', 'withdraw', 'approve', 'reject', 'ignore')),
  actor_id bigint references app_user (id),
  remark text not null default '',
  at timestamptz not null default now(),
  primary key (top_id, id),
  foreign key (top_id, application_id) references merchant_application (top_id, id)
);
comment on table merchant_application_event is 'Steps of the review of an application';
comment on column merchant_application_event.actor_id is 'Null when the holder of the invitation acted';
-- Serves the history of one application.
create index merchant_application_event_of on merchant_application_event (top_id, application_id, id);
call protect_new_tables();

-- tables/merchants/certificate.sql
create table certificate (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  kind text not null check (kind in ('merchant', 'pharmacist', 'doctor')),
  cert_no text not null,
  name text not null,
  holder_name text not null default '',
  expires_on date,
  status text not null default 'pending' check (status in ('pending', 'approved', 'notApproved')),
  written_by bigint references app_user (id),
  reviewed_by bigint references app_user (id),
  reviewed_at timestamptz,
  review_remark text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (top_id, id),
  check ((kind = 'merchant') = (holder_name = ''))
);
comment on table certificate is 'Certificates of merchants, pharmacists and doctors (SYS-16)';
comment on column certificate.holder_name is 'The person it was issued to; empty when the merchant itself holds it';
comment on column certificate.expires_on is 'Last day on which it is valid; null for ever';
comment on column certificate.written_by is 'Who wrote what is to be reviewed; nobody reviews that himself';
-- One number once for each merchant and kind.
create unique index certificate_number on certificate (merchant_id, kind, upper(cert_no), top_id);
-- Serves the list of a merchant.
create index certificate_list on certificate (merchant_id, id desc);
-- Serves the reminders and the filter of what expires soon.
create index certificate_expiry on certificate (expires_on) where expires_on is not null;

create table certificate_image (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  certificate_id bigint,
  media_type text not null check (media_type in ('image/png', 'image/jpeg')),
  size_bytes int not null check (size_bytes between 1 and 2097152),
  uploaded_by bigint references app_user (id),
  created_at timestamptz not null default now(),
  primary key (top_id, id),
  foreign key (top_id, certificate_id) references certificate (top_id, id) on delete cascade
);
comment on table certificate_image is 'Pictures of certificates; the content lies sealed in the data directory under the id of the row';
comment on column certificate_image.certificate_id is 'Null while the form that uploaded it is not saved; such a picture is removed after a day';
-- Serves the pictures of one certificate.
create index certificate_image_of on certificate_image (top_id, certificate_id, id);
-- Serves the removal of pictures whose form was never saved.
create index certificate_image_loose on certificate_image (created_at) where certificate_id is null;

create table certificate_reminder (
  top_id bigint not null,
  certificate_id bigint not null,
  merchant_id bigint not null references merchant (id),
  expires_on date not null,
  days_before int not null check (days_before in (30, 7, 1, -1)),
  reminded_at timestamptz not null default now(),
  primary key (top_id, certificate_id, expires_on, days_before),
  foreign key (top_id, certificate_id) references certificate (top_id, id) on delete cascade
);
comment on table certificate_reminder is 'Reminders that were given of certificates that expire: one for each step and expiry';
call protect_new_tables();

-- tables/merchants/merchant_submission.sql
create table merchant_submission (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  application_id bigint not null,
  channel text not null check (channel in ('wechat', 'alipay')),
  provider text not null,
  provider_name text not null,
  fee_rate int not null check (fee_rate between 1 and 300),
  bank_name text,
  bank_account_sealed bytea,
  pay_account_sealed bytea,
  state text not null default 'queued' check (state in ('queued', 'checking', 'verifying', 'signing', 'opening', 'finished', 'rejected', 'cancelled')),
  attempt int not null default 1 check (attempt >= 1),
  provider_no text,
  sub_merchant_no text,
  sign_url text,
  reasons jsonb not null default '[]',
  unreachable_since timestamptz,
  asked_at timestamptz,
  created_by bigint not null references app_user (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (top_id, id),
  unique (top_id, application_id, provider),
  foreign key (top_id, application_id) references merchant_application (top_id, id),
  check ((bank_name is null) = (bank_account_sealed is null)),
  check ((channel = 'alipay') = (pay_account_sealed is not null)),
  check (state <> 'finished' or sub_merchant_no is not null)
);
comment on table merchant_submission is 'Submissions of approved applications to payment providers (MERCHANT-12), written before the provider is called';
comment on column merchant_submission.fee_rate is 'Hundredths of a percent';
comment on column merchant_submission.bank_name is 'Null when the bank card of the application counts';
comment on column merchant_submission.bank_account_sealed is 'Sealed with a key outside the database; opens for this row and field only';
comment on column merchant_submission.pay_account_sealed is 'The merchant''s account at Alipay, sealed in the same way';
comment on column merchant_submission.attempt is 'Grows with each submission after a rejection; our number at the provider stays that of the application';
comment on column merchant_submission.sub_merchant_no is 'The merchant''s number at the provider: sub_mchid at WeChat, smid at Alipay';
comment on column merchant_submission.sign_url is 'Where the merchant verifies its account or signs';
comment on column merchant_submission.reasons is 'Why it was rejected: a list of field and reason';
comment on column merchant_submission.unreachable_since is 'Since when the provider does not answer';
-- Serves the lists of submissions and the detail of an application.
create index merchant_submission_application on merchant_submission (top_id, application_id);

create table merchant_submission_event (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  submission_id bigint not null,
  state text not null check (state in ('queued', 'checking', 'verifying', 'signing', 'opening', 'finished', 'rejected', 'cancelled')),
  attempt int not null,
  reasons jsonb not null default '[]',
  actor_id bigint references app_user (id),
  at timestamptz not null default now(),
  primary key (top_id, id),
  foreign key (top_id, submission_id) references merchant_submission (top_id, id)
);
comment on table merchant_submission_event is 'What became of a submission, step by step';
comment on column merchant_submission_event.actor_id is 'Null when the provider reported it';
-- Serves the history of one submission.
create index merchant_submission_event_of on merchant_submission_event (top_id, submission_id, id);
call protect_new_tables();

-- tables/merchants/collection_account.sql
create table collection_account (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  submission_id bigint not null,
  channel text not null check (channel in ('wechat', 'alipay')),
  provider text not null,
  provider_name text not null,
  bank_name text not null,
  numbers_sealed bytea not null,
  opened_at timestamptz not null,
  primary key (top_id, id),
  unique (submission_id, top_id)
);
comment on table collection_account is 'Accounts that payment providers opened for merchants: one for each finished submission (MERCHANT-12)';
comment on column collection_account.merchant_id is 'The merchant that collects with it; the submission belongs to the one above';
comment on column collection_account.submission_id is 'Of the merchant above, which for a top merchant stands in another tree';
comment on column collection_account.bank_name is 'Bank of the card to which the provider settles';
comment on column collection_account.numbers_sealed is 'Number at the provider, account at Alipay and number of the bank card, sealed with a key outside the database; open for this row only';
-- Serves the accounts of one merchant.
create index collection_account_of on collection_account (merchant_id, id);
call protect_new_tables();

-- tables/pharmacy/pharmacist.sql
create table pharmacist (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  certificate_id bigint not null,
  phone_sealed bytea not null,
  phone_index bytea not null,
  on_duty boolean not null default false,
  created_by bigint references app_user (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (top_id, id),
  unique (top_id, certificate_id),
  foreign key (top_id, certificate_id) references certificate (top_id, id)
);
comment on table pharmacist is 'Pharmacists of merchants that sell medicine (RX-07); the name is the holder of the certificate';
comment on column pharmacist.phone_sealed is 'Sealed with a key outside the database; opens for this row only';
comment on column pharmacist.phone_index is 'Keyed hash of the number, to find the same one again without knowing it';
comment on column pharmacist.on_duty is 'What people set; it counts only while the certificate is approved and has not expired';
-- One person once for each merchant.
create unique index pharmacist_phone on pharmacist (merchant_id, phone_index, top_id);
call protect_new_tables();

-- tables/platform/idempotency.sql
create table idempotency (
  user_id bigint not null,
  route text not null,
  key text not null,
  request_hash bytea not null,
  status int not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, route, key)
);
comment on table idempotency is 'Answers of writing calls, stored in the transaction of their effect; a repeated key replays the answer';
-- Serves the daily clean-up.
create index idempotency_age on idempotency (created_at);
call protect_new_tables();

-- tables/goods/product.sql
create table product (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  code text not null,
  name text not null,
  brand text not null default '',
  category text not null default '',
  barcode text,
  specification text not null default '',
  unit text not null default '',
  price_fen bigint not null check (price_fen > 0),
  purchase_fen bigint check (purchase_fen >= 0),
  image text,
  is_poverty_relief boolean not null default false,
  shelf_life_days int,
  created_at timestamptz not null default now(),
  primary key (top_id, id),
  unique (top_id, merchant_id, code)
);
comment on table product is 'Own products of a merchant';
comment on column product.code is 'spbh';
comment on column product.price_fen is 'spdj: the product''s own selling price';
comment on column product.image is 'File name below /spImg/; null shows the default picture';
call protect_new_tables();

-- tables/machines/point.sql
create table route (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  name text not null,
  primary key (top_id, id)
);
comment on table route is 'Routes of replenishers';

create table point (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  route_id bigint,
  name text not null,
  province text not null,
  city text not null,
  address text not null default '',
  longitude double precision not null check (longitude between -180 and 180),
  latitude double precision not null check (latitude between -90 and 90),
  primary key (top_id, id),
  foreign key (top_id, route_id) references route (top_id, id)
);
comment on table point is 'Points of sale; coordinates are WGS-84';
comment on column point.province is 'Short name as the map has it, e.g. 广东';
call protect_new_tables();

-- tables/machines/machine.sql
create table machine (
  top_id bigint not null,
  id bigint not null default next_id(),
  machine_id bigint generated always as (id) stored,
  merchant_id bigint not null references merchant (id),
  machine_no text not null unique,
  name text not null,
  category text not null,
  type text not null,
  point_id bigint,
  operation text not null default 'inOperation' check (operation in ('inOperation', 'stopSell')),
  activated_at timestamptz,
  decommissioned_at timestamptz,
  manufacturer text not null default '',
  production_date date,
  warranty_date date,
  hardware_version text not null default '',
  flow_cards text[] not null default '{}' check (cardinality(flow_cards) <= 3),
  flow_card_type text not null default '',
  operator text not null default '',
  time_zone text not null default 'Asia/Shanghai',
  country text not null default 'CN',
  deployer text not null default '',
  deployed_at timestamptz,
  picture text,
  doors jsonb not null default '{"main": ["left"]}',
  flags jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (top_id, id),
  unique (id),
  foreign key (top_id, point_id) references point (top_id, id)
);
comment on table machine is 'Registry of machines: what people decide about a machine';
comment on column machine.doors is 'Doors by cabinet: {"main": ["left","right"], "sub": ["left"]} (MACHINE-06)';
comment on column machine.flags is 'Switches of MACHINE-07 by name';
comment on column machine.decommissioned_at is 'MACHINE-17: taken out of service; history stays';
-- Serves the machine list of a merchant.
create index machine_merchant on machine (merchant_id, id);

create table machine_state (
  top_id bigint not null,
  machine_id bigint not null,
  merchant_id bigint not null,
  connection text not null default 'notActivated' check (connection in ('notActivated', 'online', 'offline')),
  seen_at timestamptz,
  upper_version text not null default '',
  lower_version text not null default '',
  temperature real,
  humidity real,
  signal int,
  door_state jsonb not null default '{}',
  coin_fen bigint not null default 0,
  note_fen bigint not null default 0,
  traffic_today_mb real not null default 0,
  traffic_month_mb real not null default 0,
  conditions text[] not null default '{}',
  primary key (machine_id, top_id)
) with (fillfactor = 70);
comment on table machine_state is 'What a machine last said of itself; rewritten by heartbeats in batches, no history here';
comment on column machine_state.conditions is 'outOfStock, outOfChange, temperature, fault: side by side (MACHINE-09)';
-- Serves the sweep for machines that fell silent.
create index machine_state_seen on machine_state (seen_at) where connection = 'online';

create table machine_credential (
  top_id bigint not null,
  machine_id bigint not null,
  merchant_id bigint not null,
  version int not null,
  secret_hash bytea not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  primary key (machine_id, version, top_id)
);
comment on table machine_credential is 'SHA-256 of each 256-bit machine secret; the secret itself is shown once';
-- Gateways ask every few seconds what was revoked lately.
create index machine_credential_revoked on machine_credential (revoked_at) where revoked_at is not null;

create table machine_lifecycle (
  top_id bigint not null,
  machine_id bigint not null,
  merchant_id bigint not null,
  at timestamptz not null default now(),
  event text not null check (event in ('registered', 'activated', 'decommissioned', 'recommissioned')),
  actor_id bigint,
  primary key (machine_id, at, event, top_id)
);
comment on table machine_lifecycle is 'Entries into and exits from service; feeds the device big screen';
-- Serves the series of new and exited machines.
create index machine_lifecycle_at on machine_lifecycle (event, at);

create table machine_grant (
  top_id bigint not null,
  machine_id bigint not null,
  merchant_id bigint not null,
  user_id bigint not null references app_user (id),
  granted_by bigint,
  granted_at timestamptz not null default now(),
  primary key (user_id, machine_id, top_id)
);
comment on table machine_grant is 'Machines that an ordinary user is authorised to (PERM-11)';
create index machine_grant_machine on machine_grant (machine_id);
call protect_new_tables();

-- tables/machines/machine_share.sql
create table team (
  top_id bigint not null,
  id bigint not null default next_id() primary key,
  merchant_id bigint not null references merchant (id),
  name text not null,
  created_by bigint,
  created_at timestamptz not null default now()
);
comment on table team is 'Groups of users of a merchant who look after machines together (USER-13)';
-- One name once for each merchant.
create unique index team_name on team (merchant_id, lower(name), top_id);

create table team_member (
  top_id bigint not null,
  merchant_id bigint not null,
  team_id bigint not null references team (id) on delete cascade,
  user_id bigint not null references app_user (id),
  added_by bigint,
  added_at timestamptz not null default now(),
  primary key (team_id, user_id, top_id)
);
comment on table team_member is 'Users of a team; merchant_id is the merchant of the team';
-- Serves the machines of a user.
create index team_member_user on team_member (user_id);

create table team_machine (
  top_id bigint not null,
  machine_id bigint not null,
  merchant_id bigint not null,
  team_id bigint not null references team (id) on delete cascade,
  granted_by bigint,
  granted_at timestamptz not null default now(),
  primary key (team_id, machine_id, top_id)
);
comment on table team_machine is 'Machines that a team is authorised to; its members see them (MACHINE-29)';
create index team_machine_machine on team_machine (machine_id);

create table merchant_machine (
  top_id bigint not null,
  machine_id bigint not null,
  merchant_id bigint not null,
  grantee_id bigint not null references merchant (id),
  granted_by bigint,
  granted_at timestamptz not null default now(),
  primary key (grantee_id, machine_id, top_id)
);
comment on table merchant_machine is 'Machines of merchant_id that another merchant of the same tree is authorised to (MERCHANT-05)';
create index merchant_machine_machine on merchant_machine (machine_id);
call protect_new_tables();

-- tables/machines/lane.sql
create table lane (
  top_id bigint not null,
  machine_id bigint not null,
  merchant_id bigint not null,
  cabinet text not null check (cabinet in ('main', 'sub')),
  lane_no int not null check (lane_no between 11 and 110),
  mode text not null default 'medium' check (mode in ('small', 'medium', 'large')),
  status text not null default 'normal' check (status in ('normal', 'abnormal', 'discontinued', 'pickupOnly')),
  locked boolean not null default false,
  product_id bigint,
  price_fen bigint,
  purchase_fen bigint,
  stock int not null default 0,
  capacity int not null default 0 check (capacity between 0 and 200),
  warn_threshold int not null default 0,
  batch_no text not null default '',
  fault text,
  version int not null default 1,
  primary key (machine_id, cabinet, lane_no, top_id),
  foreign key (top_id, product_id) references product (top_id, id),
  check (stock between 0 and capacity),
  check (warn_threshold between 0 and capacity)
) with (fillfactor = 80);
comment on table lane is 'Cargo lanes; stock never leaves 0..capacity (LANE-16)';
comment on column lane.lane_no is 'hdbh = layer * 10 + position (LANE-19)';
comment on column lane.version is 'Counts changes by people; a form that shows an older one is refused';

create table lane_change (
  top_id bigint not null,
  id bigint not null default next_id(),
  machine_id bigint not null,
  merchant_id bigint not null,
  cabinet text not null,
  lane_no int not null,
  action text not null,
  before jsonb,
  after jsonb,
  actor_id bigint,
  primary key (top_id, id)
);
comment on table lane_change is 'Who changed what of a lane; regenerated lanes stay readable here (LANE-18)';
-- Serves the change history of one machine.
create index lane_change_machine on lane_change (machine_id, id desc);
call protect_new_tables();

-- tables/machines/command.sql
create table command (
  top_id bigint not null,
  id bigint not null default next_id(),
  machine_id bigint not null,
  merchant_id bigint not null,
  seq bigint not null,
  kind text not null check (kind in ('restart', 'lock', 'unlock', 'clearHistory')),
  state text not null default 'queued' check (state in ('queued', 'sent', 'claimed', 'done', 'failed', 'expired')),
  asked_by bigint not null,
  asked_at timestamptz not null default now(),
  not_after timestamptz not null,
  sent_at timestamptz,
  answered_at timestamptz,
  detail text,
  primary key (top_id, id),
  unique (machine_id, seq, top_id)
);
comment on table command is 'Signed remote commands with deadline and recorded answer';
-- Serves the delivery and expiry of open commands.
create index command_open on command (machine_id, seq) where state in ('queued', 'sent', 'claimed');

create table outbox (
  id bigint primary key default next_id(),
  machine_id bigint not null,
  key text not null,
  type text not null,
  body jsonb not null,
  due_at timestamptz not null default now(),
  not_after timestamptz not null,
  attempts int not null default 0,
  unique (machine_id, key)
);
comment on table outbox is 'Messages that a machine must get; sent again with growing delay until the machine reacts or the deadline passes';
comment on column outbox.key is 'What the machine''s reaction deletes, e.g. offer:<order id>';
create index outbox_due on outbox (due_at);
call protect_new_tables();

-- tables/machines/alarm.sql
create table alarm (
  top_id bigint not null,
  id bigint not null default next_id(),
  machine_id bigint not null,
  merchant_id bigint not null,
  kind text not null,
  cabinet text,
  lane_no int,
  detail jsonb not null default '{}',
  raised_at timestamptz not null default now(),
  cleared_at timestamptz,
  handled_at timestamptz,
  handled_by bigint,
  told_at timestamptz,
  primary key (top_id, id)
);
comment on table alarm is 'Alarms of machines (MACHINE-22); one open row per machine, kind and lane';
comment on column alarm.told_at is 'When the receivers of the merchants were told, or nobody was to be told';
create unique index alarm_open on alarm (machine_id, kind, coalesce(cabinet, ''), coalesce(lane_no, 0), top_id) where cleared_at is null;
-- Serves the alarm list and the open-alarm counters.
create index alarm_merchant on alarm (merchant_id, id desc);
-- Serves the round that tells receivers.
create index alarm_untold on alarm (id) where told_at is null;
call protect_new_tables();

-- tables/machines/inbox.sql
create table inbox (
  machine_id bigint not null,
  boot text not null,
  seq bigint not null,
  body_hash bytea not null,
  received_at timestamptz not null default now(),
  primary key (machine_id, boot, seq)
) with (fillfactor = 100);
comment on table inbox is 'Messages whose effect is committed; written in the same transaction as the effect';
-- Serves the pruning of old rows: machines keep unacknowledged messages for at most 30 days.
create index inbox_age on inbox using brin (received_at);

create table quarantine (
  id bigint primary key default next_id(),
  machine_id bigint,
  topic text not null,
  payload bytea not null,
  problem text not null,
  received_at timestamptz not null default now()
);
comment on table quarantine is 'Messages that can never be processed: bad JSON, unknown type, foreign machine, replay with another body';
create index quarantine_machine on quarantine (machine_id, id desc);
call protect_new_tables();

-- tables/orders/sales_order.sql
create table sales_order (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null,
  machine_id bigint not null,
  cabinet text,
  lane_no int,
  product_id bigint,
  product_name text not null,
  point_name text not null default '',
  province text,
  quantity int not null check (quantity > 0),
  dispensed int not null default 0 check (dispensed >= 0),
  payment text not null,
  business text not null,
  state text not null,
  pay_state text not null,
  ship_state text not null,
  win_result text check (win_result in ('won', 'notWon')),
  lottery_count int not null default 0,
  price_fen bigint not null check (price_fen >= 0),
  discount_fen bigint not null default 0 check (discount_fen >= 0),
  paid_fen bigint not null default 0 check (paid_fen >= 0),
  lottery_fen bigint not null default 0 check (lottery_fen >= 0),
  refunded_fen bigint not null default 0 check (refunded_fen >= 0),
  refund_state text check (refund_state in ('refunding', 'refunded', 'failed')),
  source_key text not null,
  third_trade_no text,
  merchant_order_no text,
  card_no text,
  exception text,
  outcome text check (outcome in ('handedOver', 'refundedOutside', 'writtenOff')),
  weight_before_grams int,
  weight_after_grams int,
  ordered_at timestamptz not null,
  paid_at timestamptz,
  delivered_at timestamptz,
  business_day date not null,
  counted boolean not null default false,
  primary key (top_id, id) include (ordered_at, merchant_id, machine_id),
  check (refunded_fen <= paid_fen)
) partition by range (id);
comment on table sales_order is 'Orders, partitioned by month of receipt (the id carries the time)';
comment on column sales_order.id is 'The order number people see';
comment on column sales_order.source_key is 'What made it: the machine''s sale id or pay request id; shown as merchant order number when there is none';
comment on column sales_order.price_fen is 'Price of all pieces before discount';
comment on column sales_order.counted is 'True once the rollups hold this order';
comment on column sales_order.business_day is 'Day of ordered_at in the merchant''s time zone, fixed at receipt';
comment on column sales_order.outcome is 'How a person settled money that waited for goods; it was booked then';
comment on column sales_order.refund_state is 'What became of the newest refund; null without one, and when a person processed the order after it had failed';
comment on column sales_order.exception is 'Why the order is an exception: the most urgent of the domain''s orderExceptions';
-- The primary key serves the order list of a whole merchant tree, newest first (it is read backwards). What it includes
-- answers the count of a list, and row-level security, without a look at the rows.
-- Serves the order list of the platform, newest first, and who knows an order by its number only.
create index sales_order_number on sales_order (id desc);
-- Serves the order list of one merchant and its export.
create index sales_order_merchant on sales_order (merchant_id, id desc);
-- Serves the order list of one machine and of ordinary users.
create index sales_order_machine on sales_order (machine_id, id desc);
-- Serves the lists and counters of the few orders that need attention, for the platform; sales that machines finished never enter it.
create index sales_order_unfinished on sales_order (state, id desc) include (top_id, merchant_id, machine_id, ordered_at) where state <> 'completed';
-- Serves the same for a merchant tree.
create index sales_order_unfinished_tree on sales_order (top_id, state, id desc) include (merchant_id, machine_id, ordered_at) where state <> 'completed';
-- Serves the lists and counter of the few orders with refunds, for the platform.
create index sales_order_refunds on sales_order (refund_state, id desc) include (top_id, merchant_id, machine_id, ordered_at) where refund_state is not null;
-- Serves the same for a merchant tree.
create index sales_order_refunds_tree on sales_order (top_id, refund_state, id desc) include (merchant_id, machine_id, ordered_at) where refund_state is not null;
-- Serves the search by the provider's number.
create index sales_order_trade on sales_order (third_trade_no) where third_trade_no is not null;
create table sales_order_default partition of sales_order default;

create table order_source (
  top_id bigint not null,
  merchant_id bigint not null,
  machine_id bigint not null,
  source_key text not null,
  order_id bigint not null,
  primary key (machine_id, source_key, top_id)
);
comment on table order_source is 'One order for each sale or pay request of a machine, whatever boot and sequence it is reported under';
comment on column order_source.order_id is 'Carries the time of receipt; rows older than machines keep messages are pruned by it';
-- Serves the pruning of old rows.
create index order_source_age on order_source using brin (order_id);

create table order_event (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null,
  order_id bigint not null,
  kind text not null,
  source text not null check (source in ('machine', 'provider', 'cloud', 'person')),
  actor_id bigint,
  occurred_at timestamptz,
  detail jsonb not null default '{}',
  primary key (top_id, id)
) partition by range (id);
comment on table order_event is 'Timeline of an order; sales finished at the machine need no row, their timeline is the order itself';
-- Serves the timeline of one order.
create index order_event_order on order_event (order_id, id);
create table order_event_default partition of order_event default;
-- An event carries no machine: whoever is narrowed to machines sees the events of the orders he sees.
create policy machine_scope on order_event as restrictive to yunshou_web using ((select scope_all_machines())
  or exists (select from sales_order o where o.top_id = order_event.top_id and o.id = order_event.order_id));

create table refund (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null,
  order_id bigint not null,
  machine_id bigint not null,
  amount_fen bigint not null check (amount_fen > 0),
  state text not null check (state in ('requested', 'refunding', 'refunded', 'failed')),
  reason text not null check (reason in ('itemJammed', 'dispensingTimeout', 'other')),
  method text not null check (method in ('auto', 'manual')),
  held_from text not null check (held_from in ('pending', 'available')),
  attempt int not null default 1,
  operator_id bigint,
  note text not null default '',
  failure text,
  requested_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (top_id, id)
);
comment on table refund is 'Refunds; the id is the refund number at the provider for life (REFUND-08)';
comment on column refund.attempt is 'Counts the tries; each try that failed gave back what it held';
-- Serves notices of providers, which know a refund by its number only.
create index refund_number on refund (id);
-- Serves the refunds of one order.
create index refund_order on refund (order_id);
-- Serves the refund list and the pending-work counters.
create index refund_merchant on refund (merchant_id, id desc);
call protect_new_tables();

-- tables/payments/provider_notice.sql
create table provider_notice (
  provider text not null,
  notice_id text not null,
  kind text not null,
  order_id bigint,
  body_hash bytea not null,
  received_at timestamptz not null default now(),
  primary key (provider, notice_id)
);
comment on table provider_notice is 'Notices of payment providers whose effect is committed; duplicates are answered again without effect';
call protect_new_tables();

-- tables/payments/payment.sql
create table payment (
  top_id bigint not null,
  order_id bigint not null,
  merchant_id bigint not null,
  machine_id bigint not null,
  provider text not null,
  method text not null,
  amount_fen bigint not null check (amount_fen > 0),
  request_id text not null,
  code_url text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (top_id, order_id)
);
comment on table payment is 'Payments asked of a provider, written before the provider is called; the order id is our number there for life';
comment on column payment.request_id is 'The machine''s own number of its request; the answer carries it back';
comment on column payment.code_url is 'What the machine shows as a QR code; null until the provider answered';
-- Serves notices of providers, which know a payment by its number only.
create index payment_number on payment (order_id);
call protect_new_tables();

-- tables/stock/stock_movement.sql
create table stock_movement (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null,
  machine_id bigint not null,
  cabinet text not null,
  lane_no int not null,
  product_id bigint,
  quantity int not null check (quantity <> 0),
  stock_after int not null,
  reason text not null check (reason in ('sale', 'refill', 'count', 'remove', 'edit', 'return', 'generate')),
  reference_id bigint,
  actor_id bigint,
  primary key (top_id, id)
) partition by range (id);
comment on table stock_movement is 'Every change of a lane''s stock; the stock of a lane equals the sum of its movements';
-- Serves the movements of one machine and the verification of stock.
create index stock_movement_lane on stock_movement (machine_id, cabinet, lane_no, id);
create table stock_movement_default partition of stock_movement default;
call protect_new_tables();

-- tables/ledger/ledger.sql
-- The ledger defends itself: whatever the application does, transactions sum to zero and never change, and a balance
-- is the sum of its entries. The triggers hold for every role, also for a superuser.
create schema ledger;

create table ledger.account (
  id bigint generated always as identity,
  top_id bigint not null,
  merchant_id bigint not null,
  code text not null,
  currency text not null default 'CNY',
  minimum_fen bigint,
  balance_fen bigint not null default 0,
  version bigint not null default 0,
  primary key (id, top_id),
  unique (merchant_id, code, currency, top_id),
  constraint account_minimum check (minimum_fen is null or balance_fen >= minimum_fen)
) with (fillfactor = 60);
comment on table ledger.account is 'Accounts; + is credit, − is debit';
comment on column ledger.account.minimum_fen is 'The balance never falls below it; null means unbounded';
comment on column ledger.account.version is 'How many entries the account has';

create table ledger.txn (
  id bigint generated always as identity,
  top_id bigint not null,
  merchant_id bigint not null,
  kind text not null,
  reference_id bigint not null,
  idempotency_key text not null,
  request_hash bytea not null,
  reverses bigint,
  posted_at timestamptz not null default now(),
  writer xid8 not null default pg_current_xact_id(),
  primary key (id, top_id),
  unique (idempotency_key, top_id),
  unique (reverses, top_id),
  foreign key (reverses, top_id) references ledger.txn (id, top_id)
);
comment on table ledger.txn is 'Headers of transactions; each has at least two entries, which sum to zero';
comment on column ledger.txn.idempotency_key is 'Natural key of the fact within its top merchant, kept for ever';
comment on column ledger.txn.request_hash is 'Hash of the content; a replay of the key with other content is refused';
comment on column ledger.txn.reverses is 'The transaction that this one corrects; each is corrected at most once';
comment on column ledger.txn.writer is 'Database transaction that created the header; only it may add entries';
-- Serves the postings of one order.
create index txn_reference on ledger.txn (reference_id);

-- The trigger below proves header and account of each new entry in one step for a whole batch. Foreign keys would ask
-- the same question twice a row; they could add nothing, because headers and accounts are never deleted.
create table ledger.entry (
  top_id bigint not null,
  txn_id bigint not null,
  line int not null,
  account_id bigint not null,
  amount_fen bigint not null check (amount_fen <> 0),
  balance_after_fen bigint not null,
  account_version bigint not null,
  primary key (txn_id, line, top_id),
  unique (account_id, account_version, top_id)
);
comment on table ledger.entry is 'Immutable lines; balance_after and account_version prove the account line by line';

create function ledger.check_entries() returns trigger language plpgsql set search_path = ledger, pg_temp
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
declare bad bigint;
begin
  select e.txn_id into bad
    from added e left join txn t on t.id = e.txn_id and t.top_id = e.top_id left join account a on a.id = e.account_id and a.top_id = e.top_id
    group by e.txn_id, a.currency
    having sum(e.amount_fen) <> 0 or count(*) < 2 or count(t.id) < count(*) or count(a.id) < count(*)
        or bool_or(t.writer <> pg_current_xact_id())
    limit 1;
  if found then
    raise exception 'ledger: transaction % is not balanced, has one line, or belongs to another database transaction', bad
      using errcode = 'check_violation', constraint = 'ledger_balanced';
  end if;
  return null;
end $$;
create trigger entries_balance after insert on ledger.entry referencing new table as added
  for each statement execute function ledger.check_entries();

-- A balance moves only by entries: each changed account must carry exactly the entries between its two versions.
create function ledger.check_balances() returns trigger language plpgsql set search_path = ledger, pg_temp
  set enable_seqscan = off set enable_nestloop = off set jit = off as $$
declare bad bigint;
begin
  select n.id into bad
    from after n join before o on o.id = n.id
      cross join lateral (
        select count(*) as lines, coalesce(sum(e.amount_fen), 0) as total from entry e
        where e.account_id = n.id and e.account_version > o.version and e.account_version <= n.version
      ) e
    where n.balance_fen - o.balance_fen <> e.total or n.version - o.version <> e.lines
       or (n.top_id, n.merchant_id, n.code, n.currency) is distinct from (o.top_id, o.merchant_id, o.code, o.currency)
    limit 1;
  if found or (select count(*) from after) <> (select count(*) from after join before using (id)) then
    raise exception 'ledger: account % may change only by its entries', bad using errcode = 'check_violation', constraint = 'ledger_by_entries';
  end if;
  return null;
end $$;
create trigger balances_by_entries after update on ledger.account referencing old table as before new table as after
  for each statement execute function ledger.check_balances();

create function ledger.check_new_account() returns trigger language plpgsql as $$
begin
  raise exception 'ledger: an account begins empty' using errcode = 'check_violation', constraint = 'ledger_by_entries';
end $$;
create trigger account_begins_empty before insert on ledger.account for each row
  when (new.balance_fen <> 0 or new.version <> 0) execute function ledger.check_new_account();

create function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger: % on % is not allowed; corrections are reversals', tg_op, tg_table_name
    using errcode = 'check_violation', constraint = 'ledger_immutable';
end $$;
create trigger entry_immutable before update or delete on ledger.entry for each statement execute function ledger.refuse_change();
create trigger entry_no_truncate before truncate on ledger.entry for each statement execute function ledger.refuse_change();
create trigger txn_immutable before update or delete on ledger.txn for each statement execute function ledger.refuse_change();
create trigger txn_no_truncate before truncate on ledger.txn for each statement execute function ledger.refuse_change();
create trigger account_no_delete before delete on ledger.account for each statement execute function ledger.refuse_change();
create trigger account_no_truncate before truncate on ledger.account for each statement execute function ledger.refuse_change();

-- The only way to write. Takes a JSON array of
-- {kind, key, reference, merchant, top, postings: [{account, fen}]} and answers how many were new.
-- A key that exists under the same top merchant is a replay: accepted silently when its content is the same, refused when it differs.
--
-- Concurrent calls cannot deadlock: all take keys in the order of keys, then missing accounts in the order of merchant
-- and code, then the locks of accounts in the order of their ids. Balances are read after they are locked.
--
-- Planning costs more than posting one transaction, so the plans are kept; without sequential scans they go by index
-- at every size of table and of batch.
create function ledger.post(transactions jsonb) returns int language plpgsql security definer set search_path = ledger, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set jit = off as $$
declare
  -- Transactions, one element each.
  kinds text[]; keys text[]; refs bigint[]; merchants bigint[]; tops bigint[]; hashes bytea[];
  -- Their lines in order; `places` says to which transaction a line belongs.
  places int[]; lines int[]; codes text[]; amounts bigint[];
  ids bigint[]; clash text; posted int;
begin
  select array_agg(t.x->>'kind' order by n), array_agg(t.x->>'key' order by n), array_agg((t.x->>'reference')::bigint order by n),
         array_agg((t.x->>'merchant')::bigint order by n), array_agg((t.x->>'top')::bigint order by n)
    into kinds, keys, refs, merchants, tops
    from jsonb_array_elements(transactions) with ordinality as t(x, n);
  if keys is null then return 0; end if;

  if current_setting('role') = 'yunshou_web' and not public.scope_is_platform() and not merchants <@ public.scope_merchants() then
    raise exception 'ledger: a merchant of the batch is outside the scope' using errcode = 'insufficient_privilege';
  end if;

  select array_agg(l.n order by l.n, l.line), array_agg(l.line order by l.n, l.line), array_agg(l.code order by l.n, l.line), array_agg(l.fen order by l.n, l.line)
    into places, lines, codes, amounts
    from (select t.n::int, p.line::int, p.y->>'account' as code, (p.y->>'fen')::bigint as fen
          from jsonb_array_elements(transactions) with ordinality as t(x, n), jsonb_array_elements(t.x->'postings') with ordinality as p(y, line)) l;

  select array_agg(sha256(convert_to(concat_ws('|', kinds[h.place], refs[h.place], merchants[h.place], tops[h.place], h.content), 'UTF8')) order by h.place),
         min(keys[h.place]) filter (where h.total <> 0 or h.lines < 2)
    into hashes, clash
    from (select l.place, string_agg(l.code || '=' || l.fen, ',' order by l.line) as content, sum(l.fen) as total, count(l.fen) as lines
          from unnest(places, lines, codes, amounts) as l(place, line, code, fen) group by l.place) h;
  if clash is not null or cardinality(hashes) is distinct from cardinality(keys) then
    raise exception 'ledger: % is not balanced or has fewer than two lines', coalesce(clash, 'a transaction')
      using errcode = 'check_violation', constraint = 'ledger_balanced';
  end if;

  with added as (
    insert into txn (top_id, merchant_id, kind, reference_id, idempotency_key, request_hash)
      select t.top, t.merchant, t.kind, t.reference, t.key, t.hash
      from (select distinct on (u.key, u.top) u.* from unnest(tops, merchants, kinds, refs, keys, hashes) with ordinality as u(top, merchant, kind, reference, key, hash, n)
            order by u.key, u.top, u.n) t
      order by t.key, t.top
      on conflict (idempotency_key, top_id) do nothing returning id, idempotency_key, top_id
  )
  -- Only the first place of a key within the batch carries the new header.
  select array_agg(case when u.n = u.first then u.id end order by u.n), count(u.id) filter (where u.n = u.first)
    into ids, posted
    from (select m.n, max(m.id) over (partition by m.key, m.top) as id, min(m.n) over (partition by m.key, m.top) as first
          from (select k.key, k.top, k.n, null::bigint as id from unnest(keys, tops) with ordinality as k(key, top, n)
                union all select idempotency_key, top_id, null, id from added) m) u
    where u.n is not null;

  if posted < cardinality(keys) then
    select u.key into clash from unnest(keys, tops, hashes) as u(key, top, hash) join txn on txn.idempotency_key = u.key and txn.top_id = u.top
      where txn.request_hash <> u.hash limit 1;
    if found then
      raise exception 'ledger: key % was posted before with other content', clash using errcode = 'unique_violation', constraint = 'ledger_same_content';
    end if;
  end if;
  if posted = 0 then return 0; end if;

  insert into account (top_id, merchant_id, code, minimum_fen)
    select distinct on (n.merchant, n.code) n.top, n.merchant, n.code,
           case when n.code in ('available', 'refund_hold', 'withdraw_hold') or n.code like 'card:%:gift' then 0 end
    from (select tops[l.place] as top, merchants[l.place] as merchant, l.code from unnest(places, codes) as l(place, code) where ids[l.place] is not null) n
    where (select a.id from account a where a.merchant_id = n.merchant and a.code = n.code and a.currency = 'CNY') is null
    order by n.merchant, n.code
    on conflict (merchant_id, code, currency, top_id) do nothing;

  -- Each line looks its account up by itself: the kept plan was made when the table was empty, and a join planned then
  -- would compare every line with every account for ever.
  perform from account a
    where a.id in (select b.id from unnest(places, codes) as l(place, code)
                     cross join lateral (select c.id from account c where c.merchant_id = merchants[l.place] and c.code = l.code and c.currency = 'CNY' limit 1) b
                   where ids[l.place] is not null)
    order by a.id for no key update;

  with added as (
    insert into entry (top_id, txn_id, line, account_id, amount_fen, balance_after_fen, account_version)
      select tops[l.place], ids[l.place], l.line, a.id, l.fen, a.balance_fen + sum(l.fen) over w, a.version + row_number() over w
      from unnest(places, lines, codes, amounts) as l(place, line, code, fen)
        cross join lateral (select c.id, c.balance_fen, c.version from account c
                            where c.merchant_id = merchants[l.place] and c.code = l.code and c.currency = 'CNY' limit 1) a
      where ids[l.place] is not null
      window w as (partition by a.id order by l.place, l.line rows unbounded preceding)
      returning account_id, amount_fen
  )
  update account a set balance_fen = a.balance_fen + s.total, version = a.version + s.lines
    from (select account_id, sum(amount_fen) as total, count(*) as lines from added group by account_id) s
    where a.id = s.account_id;
  return posted;
end $$;
comment on function ledger.post is 'Posts a batch of transactions; the only way to write the ledger';

-- Whom the ledger shows what. Its owner needs everything, because ledger.post runs under it.
create policy posting on ledger.account to ledger_owner using (true);
create policy posting on ledger.txn to ledger_owner using (true);
alter table ledger.entry enable row level security;
alter table ledger.entry force row level security;
create policy of_seen_account on ledger.entry for select to yunshou_web using (exists (select from ledger.account a where a.id = account_id));
create policy everything on ledger.entry to yunshou_system, yunshou_owner, ledger_owner using (true);
call protect_new_tables();

-- tables/members/member.sql
create table member (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  holder_sealed bytea not null,
  name_index bytea not null,
  phone_index bytea not null,
  level text not null default 'ordinary' check (level in ('ordinary', 'silver', 'gold', 'diamond')),
  remark text not null default '' check (length(remark) <= 200),
  created_by bigint references app_user (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (top_id, id)
);
comment on table member is 'Members of merchants: who holds cards (CARD-02)';
comment on column member.holder_sealed is 'Name and phone, sealed with a key outside the database; opens for this member only';
comment on column member.name_index is 'Keyed hash of the whole name, to find it without knowing it';
comment on column member.phone_index is 'Keyed hash of the whole phone number, to find it without knowing it';
-- One person once for each merchant; serves the search by phone.
create unique index member_phone on member (merchant_id, phone_index, top_id);
-- Serves the search by name.
create index member_name on member (name_index);

create table card (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  member_id bigint,
  card_no text not null,
  physical_no text not null check (physical_no ~ '^[0-9a-f]{8}$'),
  logical_no text not null,
  kind text not null check (kind in ('normal', 'staff', 'test', 'student', 'gift')),
  state text not null check (state in ('notActivated', 'activated', 'locked', 'reportedLost', 'reissued', 'cancelled')),
  expires_on date not null,
  daily_count int not null default 0 check (daily_count >= 0),
  daily_amount_fen bigint not null default 0 check (daily_amount_fen >= 0),
  allowed_machines bigint[] not null default '{}',
  password_sealed bytea,
  wrong_passwords int not null default 0,
  balance_fen bigint not null default 0,
  gift_fen bigint not null default 0 check (gift_fen >= 0),
  recharged_fen bigint not null default 0 check (recharged_fen >= 0),
  consumed_fen bigint not null default 0 check (consumed_fen >= 0),
  consumed_count int not null default 0 check (consumed_count >= 0),
  counted_day date,
  counted_orders int not null default 0,
  counted_fen bigint not null default 0,
  replaces_id bigint,
  created_by bigint references app_user (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (top_id, id),
  unique (card_no, top_id),
  unique (physical_no, top_id),
  foreign key (top_id, member_id) references member (top_id, id),
  foreign key (top_id, replaces_id) references card (top_id, id)
) with (fillfactor = 80);
comment on table card is 'IC cards (CARD-01, CARD-02); what lies on one is also in the ledger';
comment on column card.member_id is 'Who holds it; null is an unbound card (CARD-04)';
comment on column card.daily_count is 'Purchases a day; 0 means no limit (CARD-16)';
comment on column card.daily_amount_fen is 'Fen a day; 0 means no limit (CARD-16)';
comment on column card.allowed_machines is 'Machines that the card may be used at; none means all';
comment on column card.password_sealed is 'Hash of six digits, sealed with a key outside the database; opens for this card only (CARD-15)';
comment on column card.wrong_passwords is 'Tries since the last right one or the last new password';
comment on column card.balance_fen is 'Below zero are arrears';
comment on column card.consumed_fen is 'Purchases at machines less refunds';
comment on column card.counted_day is 'The day that the two figures after it count, for the daily limits';
comment on column card.replaces_id is 'The card in whose place it was issued';
-- Serves the cards of a merchant, newest first.
create index card_merchant on card (merchant_id, id desc);
-- Serves the cards of a member.
create index card_member on card (member_id) where member_id is not null;
-- Serves the way from a cancelled card to the one in its place.
create unique index card_replaced on card (replaces_id, top_id) where replaces_id is not null;

create table card_movement (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  card_id bigint not null,
  kind text not null check (kind in ('issue', 'recharge', 'deduction', 'correction', 'consumption', 'refund', 'replacedOut', 'replacedIn', 'movedOut', 'movedIn', 'payout', 'forfeit')),
  amount_fen bigint not null,
  gift_amount_fen bigint not null,
  balance_after_fen bigint,
  gift_after_fen bigint,
  method text check (method in ('cash', 'transfer')),
  order_id bigint,
  remark text not null default '' check (length(remark) <= 200),
  actor_id bigint references app_user (id),
  happened_at timestamptz not null,
  primary key (top_id, id),
  foreign key (top_id, card_id) references card (top_id, id)
);
comment on table card_movement is 'The book of each card: every change of its balance and its gift; what lies on a card is the sum of its lines';
comment on column card_movement.merchant_id is 'Whose the card was at that moment';
comment on column card_movement.amount_fen is 'Change of the balance; + is more on the card';
comment on column card_movement.gift_amount_fen is 'Change of the gift';
comment on column card_movement.balance_after_fen is 'Null for records before 22 June 2019 (CARD-25)';
comment on column card_movement.happened_at is 'When the machine sold; for the rest, when it was booked';
-- Serves the details of recharges and deductions of a merchant, newest first.
create index card_movement_merchant on card_movement (merchant_id, happened_at desc, id desc);
-- Serves the details of a whole tree.
create index card_movement_top on card_movement (top_id, happened_at desc, id desc);
-- Serves the book of one card.
create index card_movement_card on card_movement (card_id, id desc);
-- Serves the refund of an order.
create index card_movement_order on card_movement (order_id) where order_id is not null;
call protect_new_tables();

-- tables/insight/rollup.sql
-- Rollups are written in the transaction of the sale, so a screen costs the same at any number of orders.
create table rollup_sales (
  top_id bigint not null,
  merchant_id bigint not null,
  business_day date not null,
  machine_id bigint not null,
  product_id bigint not null,
  payment text not null,
  business text not null,
  orders bigint not null,
  quantity bigint not null,
  amount_fen bigint not null,
  refund_fen bigint not null default 0,
  primary key (merchant_id, business_day, machine_id, product_id, payment, business, top_id)
) with (fillfactor = 80);
comment on table rollup_sales is 'Per day, merchant, machine, product, payment kind and business type; product 0 is an unknown product';
-- Serves rankings of the platform over a range of days.
create index rollup_sales_day on rollup_sales (business_day, merchant_id);
-- Serves the drill-down of one machine.
create index rollup_sales_machine on rollup_sales (machine_id, business_day);

create table rollup_day (
  top_id bigint not null,
  merchant_id bigint not null,
  business_day date not null,
  payment text not null,
  orders bigint not null,
  quantity bigint not null,
  amount_fen bigint not null,
  primary key (merchant_id, business_day, payment, top_id)
) with (fillfactor = 50);
comment on table rollup_day is 'Per day, merchant and payment kind: sums of a range, and how many orders a list holds at least';
-- Serves the sums of the platform.
create index rollup_day_day on rollup_day (business_day);

create table rollup_hour (
  top_id bigint not null,
  merchant_id bigint not null,
  business_day date not null,
  hour smallint not null check (hour between 0 and 23),
  orders bigint not null,
  amount_fen bigint not null,
  online_fen bigint not null,
  primary key (merchant_id, business_day, hour, top_id)
) with (fillfactor = 50);
comment on table rollup_hour is 'Per merchant and hour: the curves and the heat of the big screens; online_fen is what was paid through a provider';
create index rollup_hour_day on rollup_hour (business_day);

create table rollup_total (
  top_id bigint not null,
  merchant_id bigint not null,
  payment text not null,
  orders bigint not null,
  amount_fen bigint not null,
  primary key (merchant_id, payment, top_id)
) with (fillfactor = 50);
comment on table rollup_total is 'Since the beginning, per merchant and payment kind';
call protect_new_tables();

-- tables/insight/rollup_until.sql
-- Running sums of days that have ended, so that a range costs two rows for each product or machine, however long it is:
-- its last day minus the day before its first. Only the closing of days writes them; merchant.closed_day says how far they
-- reach. What a machine reports later for such a day waits in rollup_late, and a reading adds it.
create table rollup_until (
  top_id bigint not null,
  merchant_id bigint not null,
  business_day date not null,
  dimension text not null check (dimension in ('product', 'machine')),
  subject_id bigint not null,
  orders bigint not null,
  quantity bigint not null,
  amount_fen bigint not null,
  primary key (merchant_id, business_day, dimension, subject_id, top_id) include (orders, quantity, amount_fen)
);
comment on table rollup_until is 'Sums of each product and machine until the end of a day; only differences of two days mean something';

create table rollup_late (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null,
  business_day date not null,
  machine_id bigint not null,
  product_id bigint not null,
  orders bigint not null,
  quantity bigint not null,
  amount_fen bigint not null,
  primary key (top_id, id)
);
comment on table rollup_late is 'Sales that arrived after their day was closed, until the next closing takes them in';
-- Serves the readings of a range, and the closing.
create index rollup_late_merchant on rollup_late (merchant_id, business_day);
call protect_new_tables();

-- tables/insight/rollup_heat.sql
-- The heat of four weeks reads one row for each merchant and day instead of twenty-four. Only the closing of days writes it;
-- a day for which something waits in rollup_late is read from rollup_hour.
create table rollup_heat (
  top_id bigint not null,
  merchant_id bigint not null,
  business_day date not null,
  orders bigint[] not null check (array_lower(orders, 1) = 1 and cardinality(orders) = 24 and array_position(orders, null) is null),
  primary key (merchant_id, business_day, top_id)
);
comment on table rollup_heat is 'Orders of a closed day by hour, the first element from midnight to one; a day without orders has no row';
-- Serves the heat of the platform.
create index rollup_heat_day on rollup_heat (business_day);
call protect_new_tables();

-- tables/insight/rollup_card.sql
create table rollup_card (
  top_id bigint not null,
  merchant_id bigint not null,
  business_day date not null,
  machine_id bigint not null,
  card_no text not null,
  orders bigint not null,
  amount_fen bigint not null,
  primary key (merchant_id, business_day, machine_id, card_no, top_id)
) with (fillfactor = 80);
comment on table rollup_card is 'Per day, merchant, machine and member card: who came back; written in the transaction of the sale';
call protect_new_tables();

-- tables/insight/rollup_member.sql
-- Who came back, for whole merchant trees and days that all their merchants have closed: a card is one member wherever in the
-- tree it is used. Only the closing of days writes these tables; their merchant is the root of the tree.
create table rollup_member (
  top_id bigint not null,
  merchant_id bigint not null,
  card_no text not null,
  newest_day date not null,
  previous_day date,
  primary key (top_id, card_no)
);
comment on table rollup_member is 'The newest closed day on which a card bought, and the one before it';

create table rollup_member_day (
  top_id bigint not null,
  merchant_id bigint not null,
  business_day date not null,
  members bigint not null,
  orders bigint not null,
  amount_fen bigint not null,
  newest bigint not null,
  previous bigint not null,
  primary key (top_id, business_day)
);
comment on table rollup_member_day is 'Members of closed days; the last day says how far the figures reach';
comment on column rollup_member_day.newest is 'Cards whose newest day this is: their sum from a day on is who has bought since';
comment on column rollup_member_day.previous is 'Cards whose newest day but one this is: their sum from a day on is who has come back since';

create table rollup_late_card (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null,
  business_day date not null,
  machine_id bigint not null,
  card_no text not null,
  orders bigint not null,
  amount_fen bigint not null,
  primary key (top_id, id)
);
comment on table rollup_late_card is 'Purchases by card that arrived after their day was closed, until the figures of members take them in';
call protect_new_tables();

-- tables/insight/screen_client.sql
create table screen_client (
  id_hash bytea primary key,
  token_hash bytea,
  screen text not null,
  tab smallint not null,
  expires_at timestamptz not null
);
comment on table screen_client is 'Big screens that announced themselves and whose live channel has not opened yet; a row serves one opening';
comment on column screen_client.id_hash is 'SHA-256 of the identifier, because whoever knows the identifier may watch';
comment on column screen_client.token_hash is 'The session that the screen belongs to; null is a public screen';
-- Serves the removal of what was never opened.
create index screen_client_age on screen_client (expires_at);
call protect_new_tables();

-- tables/system/audit_log.sql
create table audit_log (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null,
  actor_id bigint,
  kind text not null default 'change' check (kind in ('change', 'login', 'read', 'export')),
  action text not null,
  object text not null,
  before jsonb,
  after jsonb,
  address text,
  request_id text,
  xact xid8 not null default pg_current_xact_id(),
  primary key (top_id, id)
);
comment on table audit_log is 'Who changed or read what, when and from where; the application may only insert';
comment on column audit_log.xact is 'Transaction that wrote the row: once every older one has ended, the order of rows is final and can be sealed';
-- Serves the log page.
create index audit_log_merchant on audit_log (merchant_id, id desc);
-- Serves the log page of the platform.
create index audit_log_number on audit_log (id desc);
-- Serves the sealer.
create index audit_log_order on audit_log (xact, id);

create table audit_seal (
  seq bigint primary key check (seq > 0),
  log_id bigint not null unique,
  xact xid8 not null,
  hash bytea not null check (length(hash) = 32)
);
comment on table audit_seal is 'Chain over the audit log: each hash covers the hash before it and one row, so a change anywhere shows in every later one';
comment on column audit_seal.xact is 'Transaction of the row; the sealer goes on from the newest one';

-- Written by the jobs only, which add and never change; people do not see it.
alter table audit_seal enable row level security;
alter table audit_seal force row level security;
create policy sealer_reads on audit_seal for select to yunshou_system using (true);
create policy sealer_adds on audit_seal for insert to yunshou_system with check (true);
create policy everything on audit_seal to yunshou_owner using (true);
call protect_new_tables();

-- tables/system/file.sql
create table file (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  owner_id bigint not null references app_user (id),
  name text not null,
  kind text not null check (kind in ('export', 'manual', 'tool')),
  media_type text not null,
  state text not null check (state in ('queued', 'running', 'ready', 'failed', 'expired')),
  progress_rows bigint not null default 0,
  total_rows bigint,
  size_bytes bigint,
  sha256 bytea,
  failure text,
  request jsonb,
  downloads int not null default 0,
  created_at timestamptz not null default now(),
  ready_at timestamptz,
  expires_at timestamptz,
  primary key (top_id, id)
);
comment on table file is 'Download centre: exports of one user, and manuals and tools that everybody of the merchant may download';
comment on column file.request is 'What an export was asked for: the resource and its filters';
-- Serves the limit of what one user may have waiting.
create index file_waiting on file (owner_id) where state in ('queued', 'running');
-- Serves the list of the download centre.
create index file_merchant on file (merchant_id, id desc);
call protect_new_tables();

-- tables/system/agreement.sql
create table agreement (
  id bigint primary key default next_id(),
  name text not null check (name <> ''),
  state text not null default 'draft' check (state in ('draft', 'published', 'stopped')),
  md5 text not null,
  sha256 text not null,
  content bytea not null,
  created_at timestamptz not null default now(),
  published_at timestamptz
);
comment on table agreement is 'Agreements of the platform as PDF; at most one is in force, and accounts of asking hosts must accept it (AGREE-01 to AGREE-13)';
comment on column agreement.md5 is 'Shown because the specification names it (SYS-21); SHA-256 is what counts';
create unique index agreement_in_force on agreement (state) where state = 'published';

-- Everybody may read what he is to accept; only the platform changes it.
alter table agreement enable row level security;
alter table agreement force row level security;
create policy readable on agreement for select to yunshou_web using (true);
create policy platform_only on agreement to yunshou_web using ((select scope_is_platform()));
create policy everything on agreement to yunshou_system, yunshou_owner using (true);

create table agreement_acceptance (
  agreement_id bigint not null references agreement (id),
  user_id bigint not null references app_user (id),
  accepted_at timestamptz not null default now(),
  address text not null,
  primary key (agreement_id, user_id)
);
comment on table agreement_acceptance is 'Who accepted which agreement, when and from where; never changed';

alter table agreement_acceptance enable row level security;
alter table agreement_acceptance force row level security;
create policy user_scope on agreement_acceptance for select to yunshou_web using ((select scope_is_platform()) or exists (select from app_user u where u.id = user_id));
create policy user_adds on agreement_acceptance for insert to yunshou_web with check ((select scope_is_platform()) or exists (select from app_user u where u.id = user_id));
create policy everything on agreement_acceptance to yunshou_system, yunshou_owner using (true);
call protect_new_tables();

-- tables/machines/granted_scope.sql
-- Somebody who is authorised to a machine of another merchant reads what the machine belongs to: its merchant, point and
-- route, and writes the audit of what he did with it. The owners are looked up in his own rights.
create function scope_granted_owners() returns bigint[] language sql stable parallel safe as
$$ select case when cardinality(scope_granted()) = 0 then '{}'::bigint[]
               else array(select distinct m.merchant_id from machine m where m.id = any((select scope_granted())::bigint[])) end $$;
comment on function scope_granted_owners is 'Merchants of the machines that the transaction is authorised to beside its own';

create policy granted_owner on merchant for select to yunshou_web using (merchant_id = any((select scope_granted_owners())::bigint[]));
create policy granted_owner on point for select to yunshou_web using (merchant_id = any((select scope_granted_owners())::bigint[]));
create policy granted_owner on route for select to yunshou_web using (merchant_id = any((select scope_granted_owners())::bigint[]));
create policy granted_owner on product for select to yunshou_web using (merchant_id = any((select scope_granted_owners())::bigint[]));
create policy granted_owner on order_event for select to yunshou_web using (merchant_id = any((select scope_granted_owners())::bigint[]));
create policy granted_owner on audit_log for insert to yunshou_web with check (merchant_id = any((select scope_granted_owners())::bigint[]));
call protect_new_tables();

-- tables/after_all.sql
-- Who may do what. The application owns nothing, never bypasses row-level security and writes the ledger only
-- through ledger.post. Partitions get no grants: they are reached through their table.
--
--   yunshou_web     calls of people; every transaction carries a scope
--   yunshou_system  gateway, jobs and notices of providers, which act for all merchants and name their scope in each query
--   yunshou_owner   owns the tables; migrations run under it
--   ledger_owner    owns the ledger; ledger.post runs under it
--
-- Tables without a merchant_id, and how they are kept apart:
--   setting                          everybody reads it (secrets in it are sealed), only the platform changes it
--   user_role, user_preference, session, device_token, login_ticket, second_factor, recovery_code, second_step, sso_identity, idempotency
--                                    rows of a user whom the scope shows
--   outbox                           rows of a machine that the scope shows
--   quarantine                       rows of a machine that the scope shows; web only reads
--   login_challenge, login_failure, reset_code, sso_login, portal_nonce, screen_client
--                                    written before anybody is known; hold hashes and counters, no tenant's data
--   guessing_episode                 attacks on logins, for the platform; not for web
--   timer                            deadlines, armed and disarmed in the transaction of the fact; hold ids only
--   inbox, provider_notice           not for web
--   schema_version                   read by system only

alter table setting enable row level security;
alter table setting force row level security;
create policy readable on setting for select to yunshou_web using (true);
create policy platform_only on setting to yunshou_web using ((select scope_is_platform()));
create policy everything on setting to yunshou_system, yunshou_owner using (true);

do $$
declare owned text;
begin
  -- Without the offset a plan for twenty rows may first read every user into a hash table.
  foreach owned in array array['user_role', 'user_preference', 'session', 'device_token', 'login_ticket', 'second_factor', 'recovery_code', 'second_step', 'sso_identity', 'idempotency'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy user_scope on %I to yunshou_web using ((select scope_is_platform()) or exists (select from app_user u where u.id = user_id offset 0))', owned);
    execute format('create policy everything on %I to yunshou_system, yunshou_owner using (true)', owned);
  end loop;
  foreach owned in array array['outbox', 'quarantine'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy machine_scope on %I to yunshou_web using (((select scope_is_platform()) and (select scope_all_machines())) or exists (select from machine m where m.id = %I.machine_id))', owned, owned);
    execute format('create policy everything on %I to yunshou_system, yunshou_owner using (true)', owned);
  end loop;
end $$;

grant usage on schema public, ledger to yunshou_web, yunshou_system;
grant usage on sequence id_sequence to yunshou_web, yunshou_system;

do $$
declare granted regclass;
begin
  for granted in select oid::regclass from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname <> 'schema_version'
    order by oid
  loop
    execute format('grant select, insert, update, delete on %s to yunshou_system', granted);
    execute format('grant select, insert, update, delete on %s to yunshou_web', granted);
  end loop;
end $$;
revoke all on inbox, provider_notice, guessing_episode from yunshou_web;
revoke insert, update, delete on quarantine from yunshou_web;
revoke update, delete on audit_log from yunshou_web, yunshou_system;
grant select on schema_version to yunshou_system;

revoke execute on all routines in schema public from public;
grant execute on function id_at(timestamptz), next_id(), id_time(bigint) to yunshou_web, yunshou_system, ledger_owner;
grant execute on function scope_is_platform(), scope_merchants(), scope_top(), scope_all_machines(), scope_machines(), scope_granted(), scope_granted_owners()
  to yunshou_web, yunshou_system, ledger_owner;
grant execute on procedure ensure_partitions(text, date, date) to yunshou_system;

-- The ledger belongs to a role of its own, under which nothing but ledger.post runs.
grant usage, create on schema ledger to ledger_owner;
grant usage on schema public to ledger_owner;
grant select on ledger.account, ledger.txn, ledger.entry to yunshou_web, yunshou_system;
revoke execute on all routines in schema ledger from public;
grant execute on function ledger.post(jsonb) to yunshou_web, yunshou_system;
alter table ledger.account owner to ledger_owner;
alter table ledger.txn owner to ledger_owner;
alter table ledger.entry owner to ledger_owner;
alter function ledger.post(jsonb) owner to ledger_owner;
alter function ledger.check_entries() owner to ledger_owner;
alter function ledger.check_balances() owner to ledger_owner;
alter function ledger.check_new_account() owner to ledger_owner;
alter function ledger.refuse_change() owner to ledger_owner;
