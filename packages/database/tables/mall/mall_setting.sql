create table mall_setting (
  top_id bigint not null,
  merchant_id bigint not null references merchant (id),
  name text not null,
  value text not null,
  changed_by bigint references app_user (id),
  changed_at timestamptz not null default now(),
  primary key (top_id, merchant_id, name)
);
comment on table mall_setting is 'What a merchant decided about its mall; merchants below take over what they do not decide themselves';
comment on column mall_setting.value is 'As the domain writes it: on or off, a whole number, an amount in fen, a text';
