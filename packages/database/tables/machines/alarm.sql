create table alarm (
  top_id bigint not null,
  id bigint not null default next_id(),
  machine_id bigint not null,
  merchant_id bigint not null,
  kind text not null,
  cabinet text,
  lane_no int,
  product_id bigint,
  detail jsonb not null default '{}',
  raised_at timestamptz not null default now(),
  cleared_at timestamptz,
  handle_status text not null default 'open' check (handle_status in ('open', 'handled', 'ignored')),
  handle_result text check (handle_result in ('repaired', 'refilled', 'restarted', 'visited', 'falseAlarm', 'other')),
  remark text not null default '',
  handled_at timestamptz,
  handled_by bigint,
  told_at timestamptz,
  escalated_at timestamptz,
  primary key (top_id, id),
  check ((handle_status = 'open') = (handled_at is null)),
  check ((handle_status = 'handled') = (handle_result is not null))
);
comment on table alarm is 'Alarms of machines (MACHINE-22); one open row per machine, kind and lane';
comment on column alarm.product_id is 'What lay in the lane when the alarm began';
comment on column alarm.handle_status is 'What a person made of it; whether it is over is cleared_at';
comment on column alarm.told_at is 'When the receivers of the merchants were told, or nobody was to be told';
comment on column alarm.escalated_at is 'When it was told to those to whom its rule escalates it';
create unique index alarm_open on alarm (machine_id, kind, coalesce(cabinet, ''), coalesce(lane_no, 0), top_id) where cleared_at is null;
-- Serves the alarm list and the open-alarm counters.
create index alarm_merchant on alarm (merchant_id, id desc);
-- Serves the alarms of one machine.
create index alarm_machine on alarm (machine_id, id desc);
-- Serves the round that tells receivers.
create index alarm_untold on alarm (id) where told_at is null;
