create table alarm_rule (
  top_id bigint not null,
  merchant_id bigint not null references merchant (id),
  kind text not null check (kind in ('offline', 'outOfStock', 'outOfChange', 'temperature', 'humidity', 'flow', 'doorOpen', 'laneFault')),
  enabled boolean not null default true,
  low real,
  high real,
  lasting_minutes int not null default 0 check (lasting_minutes between 0 and 1440),
  quiet_from time,
  quiet_to time,
  ways text[] not null default '{}' check (ways <@ array['console', 'sms', 'mail', 'robot']),
  receiver_ids bigint[] not null default '{}',
  escalate_minutes int check (escalate_minutes between 1 and 1440),
  escalate_ids bigint[] not null default '{}',
  updated_at timestamptz not null default now(),
  primary key (top_id, merchant_id, kind),
  check ((quiet_from is null) = (quiet_to is null))
);
comment on table alarm_rule is 'When a kind of alarm is raised and who is told how (MACHINE-23); for the machines of a merchant and of those below it that have no rule of their own';
comment on column alarm_rule.receiver_ids is 'Without receivers and robots the notification settings of the merchants say who is told';
comment on column alarm_rule.quiet_from is 'Time of day of the machine''s merchant; between the two nobody is told';

create table stock_alarm (
  top_id bigint not null,
  machine_id bigint not null,
  merchant_id bigint not null,
  threshold int not null check (threshold between 1 and 200),
  unit text not null check (unit in ('lanes', 'percent')),
  enabled boolean not null default true,
  ways text[] not null check (ways <@ array['console', 'sms', 'mail', 'robot']),
  receiver_ids bigint[] not null,
  updated_at timestamptz not null default now(),
  primary key (machine_id, top_id)
);
comment on table stock_alarm is 'Out-of-stock alarm of one machine (STOCK-02): raised while so many lanes, or so many percent of them, are at or below their threshold; switched off, nobody is told';

create table alarm_channel (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  kind text not null check (kind in ('wecom', 'dingtalk', 'feishu', 'mail')),
  name text not null,
  settings_sealed bytea not null,
  shown text not null default '',
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (top_id, id)
);
comment on table alarm_channel is 'Robots of group chats and mail servers of a merchant, for the alarms of its machines and of those below it';
comment on column alarm_channel.shown is 'Host and end of the address, by which people know it; the whole address opens a chat to everybody';
-- Serves the channels of one merchant.
create index alarm_channel_merchant on alarm_channel (merchant_id, id);

create table alarm_notice (
  top_id bigint not null,
  id bigint not null default next_id(),
  alarm_id bigint not null,
  machine_id bigint not null,
  merchant_id bigint not null,
  way text not null check (way in ('console', 'sms', 'mail', 'robot')),
  user_id bigint,
  channel_id bigint,
  receiver text not null,
  batch_id bigint not null default next_id(),
  escalated boolean not null default false,
  detail jsonb not null,
  state text not null check (state in ('queued', 'sending', 'sent', 'failed')),
  attempts int not null default 0,
  due_at timestamptz not null default now(),
  ended_at timestamptz,
  failure text not null default '',
  primary key (top_id, id)
);
comment on table alarm_notice is 'What was sent to whom about which alarm by which way, with its result; what several alarms share in one message has one batch';
-- Serves the log of a merchant.
create index alarm_notice_merchant on alarm_notice (merchant_id, id desc);
-- Serves the round that sends.
create index alarm_notice_due on alarm_notice (due_at) where state in ('queued', 'sending');
