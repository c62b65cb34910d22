create table medicine_batch (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  product_id bigint not null,
  batch_no text not null,
  production_date date not null,
  shelf_life_date date not null,
  quantity int not null check (quantity > 0),
  recalled_at timestamptz,
  recall_reason text not null default '',
  recalled_by bigint references app_user (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (top_id, id),
  foreign key (top_id, product_id) references medicine (top_id, product_id),
  check (shelf_life_date > production_date)
);
comment on table medicine_batch is 'Batches of medicines; a lane holds the one that its batch number names (MED-06)';
comment on column medicine_batch.shelf_life_date is 'The last day on which it may be sold';
comment on column medicine_batch.recalled_at is 'Nothing of it is sold from then on; a recall is never taken back';
create unique index medicine_batch_number on medicine_batch (top_id, product_id, lower(batch_no));
-- Serves the search by the beginning of a number.
create index medicine_batch_found on medicine_batch (batch_no collate "C");
create index medicine_batch_list on medicine_batch (merchant_id, shelf_life_date);

create table medicine_upkeep (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  batch_id bigint not null,
  machine_id bigint,
  content text not null,
  result text not null check (result in ('sound', 'watched', 'unsound')),
  remark text not null default '',
  maintained_by bigint references app_user (id),
  maintained_at timestamptz not null default now(),
  primary key (top_id, id),
  foreign key (top_id, batch_id) references medicine_batch (top_id, id)
);
comment on table medicine_upkeep is 'Storage checks of medicines with their conclusion (MED-08); they are never changed';
create index medicine_upkeep_list on medicine_upkeep (merchant_id, maintained_at desc);
create index medicine_upkeep_batch on medicine_upkeep (top_id, batch_id);
