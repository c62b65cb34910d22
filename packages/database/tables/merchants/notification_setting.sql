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
