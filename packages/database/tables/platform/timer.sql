-- Deadlines: a row is written in the transaction of the fact that it guards, and claimed with SKIP LOCKED.
create table timer (
  kind text not null,
  key text not null,
  due_at timestamptz not null,
  data jsonb not null default '{}',
  attempts int not null default 0,
  primary key (kind, key)
);
comment on table timer is 'Deadlines of the whole product; the row is the only copy of the duty';
comment on column timer.key is 'Natural key within the kind, e.g. the order id; a second arming of the same duty is the same row';
-- Serves the sweeper that claims what is due.
create index timer_due on timer (due_at);
