create table report (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  owner_id bigint not null references app_user (id),
  name text not null check (name in ('overview', 'machines', 'products', 'payments', 'points', 'merchants')),
  from_day date not null,
  to_day date not null,
  of_merchant text not null default '',
  of_merchant_id bigint references merchant (id),
  view_name text not null default '',
  condition jsonb not null default '{}',
  file_id bigint,
  mail_state text check (mail_state in ('waiting', 'sent', 'failed', 'expired')),
  mail_to bigint[] not null default '{}',
  mail_attempts int not null default 0,
  mail_result text not null default '',
  language text,
  created_at timestamptz not null default now(),
  primary key (top_id, id),
  check (to_day between from_day and from_day + 30)
);
comment on table report is 'Reports that a person asked for; how far one is says its file of the download centre (STAT-03, STAT-04)';
comment on column report.of_merchant is 'Number that the merchant had when it was asked for; empty for all that its owner sees';
comment on column report.of_merchant_id is 'That merchant, whose number changes when it moves';
comment on column report.condition is 'What narrows it and how it is told apart, from the saved view of its schedule';
comment on column report.file_id is 'Null until it was generated once; the file may be gone since';
comment on column report.mail_state is 'What became of its mail; null for one that no schedule wrote';
comment on column report.mail_to is 'Users who have not got it yet';
-- Serves the list of one person.
create index report_owner on report (owner_id, id desc);
