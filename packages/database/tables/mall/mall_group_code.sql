create table mall_group_code (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  machine_id bigint,
  name text not null,
  image text not null,
  valid_to date not null,
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (top_id, id),
  foreign key (top_id, machine_id) references machine (top_id, id)
);
comment on table mall_group_code is 'QR codes by which customers join a group chat';
comment on column mall_group_code.machine_id is 'Where the code hangs; null for the shop';
comment on column mall_group_code.valid_to is 'The last day on which the code works';
-- Serves the list of a merchant.
create index mall_group_code_merchant on mall_group_code (merchant_id, id desc);
