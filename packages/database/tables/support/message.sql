create table message_type (
  id bigint primary key default next_id(),
  name text not null check (name <> ''),
  template text not null default '',
  ways text[] not null default '{console}' check (ways <@ '{console,sms,mail,robot}' and 'console' = any(ways)),
  enabled boolean not null default true,
  updated_at timestamptz not null default now()
);
comment on table message_type is 'Types of what the platform writes to users: what a new text begins with, and how it reaches people (SYS-05, SYS-20)';
comment on column message_type.template is 'Markdown with places such as {{userName}}';
create unique index message_type_name on message_type (lower(name));
call protect_shared('message_type');

create table broadcast (
  id bigint primary key default next_id(),
  type_id bigint not null references message_type (id),
  type_name text not null,
  ways text[] not null,
  title text not null check (title <> ''),
  content text not null check (content <> ''),
  merchant_ids bigint[],
  merchant_nos text[],
  state text not null default 'sending' check (state in ('sending', 'sent', 'recalled')),
  reached_user bigint not null default 0,
  receivers int not null default 0,
  readers int not null default 0,
  sent_by bigint references app_user (id),
  created_at timestamptz not null default now(),
  check ((merchant_ids is null) = (merchant_nos is null))
);
comment on table broadcast is 'Messages that the platform writes to the users of many merchants at once; each user has a row in user_message (SYS-06)';
comment on column broadcast.type_name is 'Name and ways of the type as they were when it was sent';
comment on column broadcast.merchant_ids is 'Merchants whose users get it; null for everybody';
comment on column broadcast.readers is 'Who had read it when it was recalled; of others the messages are counted';
comment on column broadcast.reached_user is 'Up to this user everybody who gets it has it';
create index broadcast_newest on broadcast (created_at);
create index broadcast_type on broadcast (type_id);

call secure_table('broadcast');
do $$ begin
  execute format('create policy readable on broadcast for select to yunshou_web using (%s)', policy_condition('merchant_ids is null or merchant_ids && scope_merchants()::bigint[]'));
  execute format('create policy platform_only on broadcast to yunshou_web using (%s)', policy_condition('scope_is_platform()'));
end $$;
create policy everything on broadcast to yunshou_system, yunshou_owner using (true);

create table broadcast_delivery (
  id bigint primary key default next_id(),
  broadcast_id bigint not null references broadcast (id),
  way text not null check (way in ('mail', 'robot')),
  user_id bigint,
  channel_id bigint,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed')),
  attempts int not null default 0,
  due_at timestamptz not null default now(),
  failure text not null default '',
  check ((way = 'mail') = (user_id is not null)),
  check ((way = 'robot') = (channel_id is not null))
);
comment on table broadcast_delivery is 'Broadcasts that leave by mail to one user or to one robot of a merchant; sent after the commit that takes them (SYS-05)';
comment on column broadcast_delivery.channel_id is 'Robot (alarm_channel) of a receiving merchant';
-- Each way once, however often a portion is written.
create unique index broadcast_delivery_once on broadcast_delivery (broadcast_id, way, coalesce(user_id, channel_id));
create index broadcast_delivery_due on broadcast_delivery (broadcast_id, due_at) where state in ('waiting', 'sending');

call secure_table('broadcast_delivery');
do $$ begin
  execute format('create policy platform_only on broadcast_delivery to yunshou_web using (%s)', policy_condition('scope_is_platform()'));
end $$;
create policy everything on broadcast_delivery to yunshou_system, yunshou_owner using (true);

create table announcement (
  id bigint primary key default next_id(),
  type_id bigint not null references message_type (id),
  title text not null check (title <> ''),
  content text not null check (content <> ''),
  state text not null default 'draft' check (state in ('draft', 'published', 'withdrawn')),
  published_at timestamptz,
  file_ids bigint[] not null default '{}' check (cardinality(file_ids) <= 5),
  version int not null default 1,
  updated_by bigint references app_user (id),
  updated_at timestamptz not null default now(),
  check (state = 'draft' or published_at is not null)
);
comment on table announcement is 'What the platform tells everybody; published ones are read without a session (PERM-15)';
comment on column announcement.content is 'Markdown';
comment on column announcement.file_ids is 'Files (of the kind notice) that it carries, in their order';
comment on column announcement.version is 'Counts changes, so that two people do not overwrite each other';
create index announcement_newest on announcement (published_at desc) where state = 'published';
create index announcement_type on announcement (type_id);
call protect_shared('announcement');
