create table counter_reading (
  top_id bigint not null,
  id bigint not null default next_id(),
  machine_id bigint not null,
  merchant_id bigint not null,
  source text not null check (source in ('upload', 'push')),
  read_at timestamptz not null,
  state text not null check (state in ('start', 'counted', 'held', 'discarded')),
  problem text check (problem in ('otherBoard', 'backwards', 'jump', 'price', 'afterHeld')),
  serial text not null,
  board text not null,
  clock text not null,
  currency text not null,
  vends bigint not null check (vends >= 0),
  value_cents bigint check (value_cents >= 0),
  products jsonb not null,
  before_id bigint,
  from_at timestamptz,
  pieces bigint check (pieces >= 0),
  amount_cents bigint check (amount_cents >= 0),
  file bytea not null,
  file_hash bytea not null,
  file_name text not null default '',
  uploaded_by bigint,
  decided_by bigint,
  decided_at timestamptz,
  remark text not null default '',
  primary key (top_id, id),
  check ((state = 'counted') = (pieces is not null)),
  check ((state = 'counted') = (from_at is not null)),
  check (state <> 'held' or problem is not null)
);
comment on table counter_reading is 'Counters of a machine as an EVA-DTS file told them; what was sold since the reading before is booked nowhere';
comment on column counter_reading.before_id is 'The reading with which the interval begins, or with which a held one was compared';
comment on column counter_reading.vends is 'Pieces since the board was made';
comment on column counter_reading.clock is 'What the machine''s own clock showed; never believed';
-- The same file is taken once, also when it comes from two sides at the same moment; one that was discarded may be brought again.
create unique index counter_reading_file on counter_reading (machine_id, file_hash, top_id) where state <> 'discarded';
-- Serves the newest readings of one machine.
create index counter_reading_machine on counter_reading (machine_id, id desc);
-- Serves the list of a merchant.
create index counter_reading_merchant on counter_reading (merchant_id, id desc);
-- Serves the few that wait for a person.
create index counter_reading_held on counter_reading (machine_id, id) where state = 'held';
