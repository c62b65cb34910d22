create table maintenance (
  top_id bigint not null,
  id bigint not null default next_id(),
  machine_id bigint not null,
  merchant_id bigint not null,
  kind text not null check (kind in ('maintain', 'repair')),
  content text not null,
  fault_kind text,
  maintainer text not null default '',
  due_day date not null,
  every_days int check (every_days > 0),
  labour_fen bigint not null default 0 check (labour_fen >= 0),
  cost_fen bigint not null default 0 check (cost_fen >= 0),
  parts jsonb not null default '[]',
  remark text not null default '',
  alarm_id bigint,
  state text not null default 'open' check (state in ('open', 'done', 'removed')),
  created_by bigint,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  done_by bigint,
  primary key (top_id, id),
  check ((state = 'done') = (done_at is not null))
);
comment on table maintenance is 'Maintenance and repair of machines, planned or done (MACHINE-24)';
comment on column maintenance.parts is 'Spare parts that were used: number, type, name, quantity and price of a piece in fen (HTTP-19)';
comment on column maintenance.cost_fen is 'Labour and parts together';
comment on column maintenance.every_days is 'When it is done, the next one is due after so many days';
-- Serves the list of a merchant by day.
create index maintenance_merchant on maintenance (merchant_id, due_day);
-- Serves the history of one machine.
create index maintenance_machine on maintenance (machine_id, due_day);
