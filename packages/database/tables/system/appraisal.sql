create table appraisal (
  top_id bigint not null,
  merchant_id bigint not null references merchant (id),
  user_id bigint not null references app_user (id),
  period text not null check (period ~ '^20\d\d-(0[1-9]|1[0-2])$'),
  indicator text not null check (indicator in ('refills', 'visits', 'maintenances', 'tickets')),
  score smallint not null check (score between 0 and 100),
  remark text not null default '',
  scored_by bigint not null references app_user (id),
  scored_at timestamptz not null default now(),
  primary key (user_id, period, indicator, top_id)
);
comment on table appraisal is 'Scores that somebody gave to a person for a month; without one the facts of the month say it';
-- Serves the appraisals of a merchant.
create index appraisal_merchant on appraisal (merchant_id, period);
