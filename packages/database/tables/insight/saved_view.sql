create table saved_view (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  owner_id bigint not null references app_user (id),
  figure text not null check (figure <> ''),
  name text not null check (name <> ''),
  group_by text not null,
  compare text not null,
  condition jsonb not null,
  of_merchant_id bigint references merchant (id),
  period jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (top_id, id)
);
comment on table saved_view is 'Conditions of statistics pages that a person keeps under a name';
comment on column saved_view.figure is 'The statistics page, as the contract names it';
comment on column saved_view.of_merchant_id is 'The merchant whose number narrows it; that changes when it moves';
comment on column saved_view.period is 'Its days, told from the day on which it is opened';
create unique index saved_view_name on saved_view (owner_id, figure, name, top_id);
