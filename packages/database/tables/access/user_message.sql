create table user_message (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  user_id bigint not null references app_user (id),
  kind text not null check (kind in ('dailySummary', 'alarm', 'alarms', 'certificate', 'certificates', 'guessing', 'guessingSpread', 'mention', 'broadcast')),
  detail jsonb not null default '{}',
  broadcast_id bigint,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  primary key (top_id, id),
  check ((kind = 'broadcast') = (broadcast_id is not null))
);
comment on table user_message is 'Messages to one user, shown at the bell of the top bar';
comment on column user_message.merchant_id is 'Merchant of the user';
comment on column user_message.detail is 'What the sentence of the kind is filled with, in whatever language the user reads';
comment on column user_message.broadcast_id is 'What the platform wrote to many; its text stands there once';
-- One message of a broadcast to each user, however often a portion is written; counts its readers.
create unique index user_message_broadcast on user_message (broadcast_id, user_id, top_id) where broadcast_id is not null;
-- Serves the list of a user.
create index user_message_list on user_message (user_id, id desc);
-- Serves the number of unread messages.
create index user_message_unread on user_message (user_id) where read_at is null;
-- Serves the removal of old ones.
create index user_message_age on user_message (created_at);
