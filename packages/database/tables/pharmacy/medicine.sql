create table medicine_group (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  kind text not null check (kind in ('category', 'condition', 'set')),
  parent_id bigint,
  path bigint[] not null,
  name text not null,
  symptoms text not null default '',
  sort_no int not null default 0,
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (top_id, id),
  foreign key (top_id, parent_id) references medicine_group (top_id, id),
  check (cardinality(path) between 1 and 5 and path[cardinality(path)] = id),
  check (kind <> 'set' or parent_id is null)
);
comment on table medicine_group is 'Categories of medicines, of disease conditions and of combinations (MED-03, MED-04)';
comment on column medicine_group.path is 'Ids from the root to the group itself';
comment on column medicine_group.symptoms is 'Of a condition: what somebody feels, as the shelf of a pharmacy says it';
-- One name once below each parent; serves the reading of a tree.
create unique index medicine_group_name on medicine_group (merchant_id, kind, coalesce(parent_id, 0), lower(name), top_id);
create index medicine_group_parent on medicine_group (top_id, parent_id) where parent_id is not null;
create index medicine_group_path on medicine_group using gin (path);

create table medicine (
  top_id bigint not null,
  product_id bigint not null,
  merchant_id bigint not null references merchant (id),
  category_id bigint,
  manufacturer text not null,
  registration_no text not null default '',
  sale_class text not null check (sale_class in ('otcB', 'otcA', 'prescription', 'health')),
  storage text not null default 'room' check (storage in ('room', 'cool', 'cold')),
  symptoms text not null default '',
  multi_use boolean not null default false,
  shelf text check (shelf in ('on', 'off')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (top_id, product_id),
  foreign key (top_id, product_id) references product (top_id, id),
  foreign key (top_id, category_id) references medicine_group (top_id, id)
);
comment on table medicine is 'What a product is as a medicine (MED-01)';
comment on column medicine.sale_class is 'Over the counter of class B or A, on prescription, or no medicine at all; decides what a cabinet may sell';
comment on column medicine.storage is 'At room temperature, cool (up to 20 °C) or cold (2 to 8 °C), as the label says';
comment on column medicine.shelf is 'Null while the pharmacy does not offer it; off is refused at the machine';
create index medicine_list on medicine (merchant_id, product_id desc);
create index medicine_category on medicine (top_id, category_id) where category_id is not null;

create table medicine_condition (
  top_id bigint not null,
  merchant_id bigint not null references merchant (id),
  product_id bigint not null,
  group_id bigint not null,
  primary key (top_id, product_id, group_id),
  foreign key (top_id, product_id) references medicine (top_id, product_id) on delete cascade,
  foreign key (top_id, group_id) references medicine_group (top_id, id)
);
comment on table medicine_condition is 'Disease conditions that a medicine treats; more than one for a multi-use medicine (MED-10)';
create index medicine_condition_of on medicine_condition (top_id, group_id);

create table medicine_set (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  name text not null,
  category_id bigint not null,
  condition_id bigint,
  price_fen bigint not null check (price_fen > 0),
  enabled boolean not null default true,
  remark text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (top_id, id),
  foreign key (top_id, category_id) references medicine_group (top_id, id),
  foreign key (top_id, condition_id) references medicine_group (top_id, id)
);
comment on table medicine_set is 'Medicines that are taken together for a condition (MED-04)';
create unique index medicine_set_name on medicine_set (merchant_id, lower(name), top_id);
create index medicine_set_category on medicine_set (top_id, category_id);
create index medicine_set_condition on medicine_set (top_id, condition_id) where condition_id is not null;

create table medicine_set_item (
  top_id bigint not null,
  merchant_id bigint not null references merchant (id),
  set_id bigint not null,
  product_id bigint not null,
  quantity int not null check (quantity between 1 and 99),
  primary key (top_id, set_id, product_id),
  foreign key (top_id, set_id) references medicine_set (top_id, id) on delete cascade,
  foreign key (top_id, product_id) references medicine (top_id, product_id)
);
comment on table medicine_set_item is 'The medicines of a combination';
create index medicine_set_item_product on medicine_set_item (top_id, product_id);
