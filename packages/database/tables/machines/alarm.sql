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
