create table marketing_plan (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  scheme_id bigint not null,
  name text not null,
  state text not null default 'notOnSale' check (state in ('notOnSale', 'onSale', 'paused')),
  priority int not null check (priority between 1 and 9),
  combination text not null check (combination in ('accumulate', 'largest', 'first')),
  start_day date not null,
  end_day date not null check (end_day >= start_day),
  slots int[] not null,
  machine_ids bigint[] not null default '{}',
  product_ids bigint[] not null default '{}',
  levels text[] not null default '{}',
  business_types text[] not null default '{}',
  max_uses int check (max_uses >= used_count),
  max_amount_fen bigint check (max_amount_fen >= used_fen),
  used_count int not null default 0 check (used_count >= 0),
  used_fen bigint not null default 0 check (used_fen >= 0),
  created_by bigint references app_user (id),
  created_at timestamptz not null default now(),
  primary key (top_id, id),
  foreign key (top_id, scheme_id) references marketing_scheme (top_id, id)
);
comment on table marketing_plan is 'Where and when a scheme holds (MKT-01, MKT-03); orders claim its budget in their own transaction';
comment on column marketing_plan.slots is 'Minutes of the day, from and to in turn, from included, to not (MKT-16)';
comment on column marketing_plan.machine_ids is 'Empty means all machines of the merchant, also later ones';
comment on column marketing_plan.used_count is 'Orders that hold it; one that is closed unpaid gives its use and amount back';
-- Serves the list of one merchant.
create index marketing_plan_merchant on marketing_plan (merchant_id, id desc);
-- Serves the prices of machines: the few plans of a merchant that are on sale.
create index marketing_plan_on_sale on marketing_plan (merchant_id) where state = 'onSale';
-- Serves the count of the plans of a scheme.
create index marketing_plan_scheme on marketing_plan (scheme_id);
