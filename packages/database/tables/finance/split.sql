create table split_plan (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  name text not null,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  primary key (top_id, id)
);
comment on table split_plan is 'Plans by which others have a share of a merchant''s sales (FIN-19)';
comment on column split_plan.version is 'Grows with each change, so that two people do not overwrite each other';
-- Serves the plans of one merchant.
create index split_plan_merchant on split_plan (merchant_id, id desc);

create table split_receiver (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  name text not null,
  primary key (top_id, id),
  unique (merchant_id, name, top_id)
);
comment on table split_receiver is 'Who receives shares of a merchant; the id names its account in the ledger for ever';

create table split_version (
  top_id bigint not null,
  id bigint not null default next_id(),
  plan_id bigint not null,
  merchant_id bigint not null references merchant (id),
  from_day date not null,
  enabled boolean not null,
  machine_ids bigint[] not null default '{}',
  product_ids bigint[] not null default '{}',
  receiver_ids bigint[] not null,
  ratios int[] not null,
  fixed_fens bigint[] not null default '{}',
  made_at timestamptz not null default now(),
  primary key (top_id, id),
  foreign key (top_id, plan_id) references split_plan (top_id, id) on delete cascade,
  check (cardinality(receiver_ids) = cardinality(ratios) and cardinality(ratios) between 1 and 20),
  check (cardinality(fixed_fens) in (0, cardinality(ratios)))
);
comment on table split_version is 'What a plan says from a day on; nothing in it is ever changed, so a settled day can be counted again';
comment on column split_version.machine_ids is 'Machines whose sales it shares; without machines and products it shares all of the merchant';
comment on column split_version.ratios is 'Share of each receiver in hundredths of a percent; 0 for who has a fixed amount';
comment on column split_version.fixed_fens is 'Fixed amount of each receiver of an order, null for who has a share; empty when nobody has one';
-- Serves the versions of one plan.
create index split_version_plan on split_version (plan_id, top_id, from_day desc, id desc);
-- Serves the closing of a merchant's days.
create index split_version_merchant on split_version (merchant_id);
