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

call protect_machine_rows('quarantine');
