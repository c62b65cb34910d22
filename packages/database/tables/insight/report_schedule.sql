create table report_schedule (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  owner_id bigint not null references app_user (id),
  name text not null check (name in ('overview', 'machines', 'products', 'payments', 'points', 'merchants')),
  of_merchant text not null default '',
  of_merchant_id bigint references merchant (id),
  view_name text not null default '',
  condition jsonb not null default '{}',
  cycle text not null check (cycle in ('daily', 'weekly', 'monthly')),
  send_day int not null check (send_day between 1 and 28),
  send_time text not null check (send_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  receiver_ids bigint[] not null,
  language text not null,
  next_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (top_id, id)
);
comment on table report_schedule is 'Reports that are written and mailed by themselves, in the rights that their owner has then (STAT-04)';
comment on column report_schedule.of_merchant is 'Number that the merchant had when it was made; empty for all that its owner sees';
comment on column report_schedule.of_merchant_id is 'That merchant, whose number changes when it moves';
comment on column report_schedule.condition is 'What narrows its reports and how they are told apart, as its saved view had it';
comment on column report_schedule.send_day is 'Of the week from Monday on, or of the month; 1 for what is sent daily';
comment on column report_schedule.send_time is 'HH:mm in the time zone of the merchant';
comment on column report_schedule.next_at is 'Null while it is off';
-- Serves the list of one person.
create index report_schedule_owner on report_schedule (owner_id, id desc);
