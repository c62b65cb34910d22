create table attribute (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  kind text not null check (kind in ('category', 'brand', 'flavour', 'specification', 'packaging')),
  category_id bigint,
  parent_id bigint,
  path bigint[] not null,
  name text not null,
  sort_no int not null default 0,
  enabled boolean not null default true,
  library_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (top_id, id),
  foreign key (top_id, parent_id) references attribute (top_id, id),
  foreign key (top_id, category_id) references attribute (top_id, id),
  check ((kind in ('category', 'brand')) = (category_id is null)),
  check (cardinality(path) between 1 and 5 and path[cardinality(path)] = id)
);
comment on table attribute is 'Values of the trees by which a merchant sorts its products (PRODUCT-14, PRODUCT-15)';
comment on column attribute.category_id is 'The category for which a flavour, specification or packaging is offered (PRODUCT-16)';
comment on column attribute.path is 'Ids from the root to the value itself';
comment on column attribute.library_id is 'The value of the platform''s library from which it was taken';
-- One name once below each parent; serves the reading of a tree.
create unique index attribute_name on attribute (merchant_id, kind, coalesce(category_id, 0), coalesce(parent_id, 0), lower(name), top_id);
-- Serves the children of a value and everything below it.
create index attribute_parent on attribute (top_id, parent_id) where parent_id is not null;
create index attribute_path on attribute using gin (path);
