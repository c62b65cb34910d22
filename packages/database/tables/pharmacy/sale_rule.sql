create table sale_rule (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  province text not null default '',
  sale_class text not null check (sale_class in ('otcB', 'otcA', 'prescription')),
  allowed boolean not null,
  from_day date not null,
  licence_no text not null default '',
  remark text not null default '',
  created_by bigint references app_user (id),
  created_at timestamptz not null default now(),
  primary key (top_id, id),
  check (not allowed or licence_no <> '')
);
comment on table sale_rule is 'What the cabinets of a merchant sell in a province from a day on; never changed, a newer rule takes the place of an older one';
comment on column sale_rule.province is 'Empty for all provinces that have no rule of their own';
create index sale_rule_newest on sale_rule (merchant_id, sale_class, from_day desc, id desc);
