create table command (
  top_id bigint not null,
  id bigint not null default next_id(),
  machine_id bigint not null,
  merchant_id bigint not null,
  seq bigint not null,
  kind text not null check (kind in ('restart', 'lock', 'unlock', 'clearHistory', 'uploadLog', 'testLane')),
  state text not null default 'queued' check (state in ('queued', 'sent', 'claimed', 'done', 'failed', 'expired')),
  asked_by bigint not null,
  asked_at timestamptz not null default now(),
  not_after timestamptz not null,
  sent_at timestamptz,
  answered_at timestamptz,
  detail text,
  cabinet text,
  lane_no int,
  log text,
  primary key (top_id, id),
  unique (machine_id, seq, top_id),
  check ((kind = 'testLane') = (lane_no is not null) and (cabinet is null) = (lane_no is null))
);
comment on table command is 'Signed remote commands with deadline and recorded answer';
comment on column command.log is 'What the machine wrote down of late, when it was asked for';
-- Serves answers, which name a command by its number.
create index command_number on command (id);
-- Serves the delivery and expiry of open commands.
create index command_open on command (machine_id, seq) where state in ('queued', 'sent', 'claimed');
-- Serves what a person has asked for lately.
create index command_asked on command (asked_by, asked_at);

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

call protect_machine_rows('outbox');
