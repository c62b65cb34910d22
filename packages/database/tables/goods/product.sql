create table product (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  code text not null,
  name text not null,
  names jsonb not null default '{}',
  brand_id bigint,
  brand text not null default '',
  category_id bigint,
  category text not null default '',
  flavour_id bigint,
  flavour text not null default '',
  specification_id bigint,
  specification text not null default '',
  packaging_id bigint,
  packaging text not null default '',
  barcode text,
  unit text not null default '',
  price_fen bigint not null check (price_fen > 0),
  purchase_fen bigint check (purchase_fen >= 0),
  batch_no text not null default '',
  production_date date,
  shelf_life_date date,
  weight_grams int check (weight_grams > 0),
  tolerance_grams int check (tolerance_grams >= 0 and tolerance_grams < weight_grams),
  image text,
  details text[] not null default '{}' check (cardinality(details) <= 5),
  is_prescription boolean not null default false,
  is_poverty_relief boolean not null default false,
  is_joint_operation boolean not null default false,
  remark text not null default '',
  shelf_life_days int,
  review_status text check (review_status in ('pending', 'approved', 'notApproved', 'ignored')),
  library_id bigint references library_product (id),
  search text not null default '',
  pieces text[] not null default '{}',
  version int not null default 1,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (top_id, id),
  unique (top_id, merchant_id, code),
  foreign key (top_id, brand_id) references attribute (top_id, id),
  foreign key (top_id, category_id) references attribute (top_id, id),
  foreign key (top_id, flavour_id) references attribute (top_id, id),
  foreign key (top_id, specification_id) references attribute (top_id, id),
  foreign key (top_id, packaging_id) references attribute (top_id, id)
);
comment on table product is 'Own products of a merchant (PRODUCT-01)';
comment on column product.code is 'spbh';
comment on column product.names is 'Names in other languages: {"en": {"name": "Cola", "updatedAt": "…"}} (PRODUCT-22)';
comment on column product.brand is 'Name of the chosen value, written with it: statistics read it without the tree; so for category, flavour, specification and packaging';
comment on column product.price_fen is 'spdj: the product''s own selling price';
comment on column product.image is 'The thumbnail: file name below /spImg/; null shows the default picture';
comment on column product.review_status is 'Null while it was never submitted (PRODUCT-18)';
comment on column product.deleted_at is 'Orders, movements and statistics of the past still name it';
comment on column product.search is 'Everything that is searched in: code, barcode, names, pinyin and initials, each on a line of its own';
comment on column product.pieces is 'Pairs of characters of what is searched in, by which the index finds it (decision 0024)';
comment on column product.version is 'Counts changes by people; a form that shows an older one is refused';
-- One barcode once for each merchant, among those that are not deleted.
create unique index product_barcode on product (merchant_id, barcode, top_id) where barcode is not null and deleted_at is null;
-- Serves the list of a merchant, newest first.
create index product_list on product (merchant_id, id desc) where deleted_at is null;
call make_findable('product');
create index product_category on product (top_id, category_id) where category_id is not null;
create index product_brand on product (top_id, brand_id) where brand_id is not null;
-- Serves the library: whether it was taken before, and whether some product shows its pictures.
create index product_library on product (library_id, top_id) where library_id is not null;

call show_to_granted('product');

create table product_price (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  product_id bigint not null,
  price_before_fen bigint,
  price_fen bigint not null,
  purchase_before_fen bigint,
  purchase_fen bigint,
  reason text not null default '',
  batch_id bigint,
  changed_by bigint references app_user (id),
  changed_at timestamptz not null default now(),
  primary key (top_id, id),
  foreign key (top_id, product_id) references product (top_id, id)
);
comment on table product_price is 'Who changed the price of a product, when and why';
comment on column product_price.batch_id is 'The same for all products of one bulk change or import, which is undone as a whole';
create index product_price_of on product_price (top_id, product_id, id desc);
create index product_price_batch on product_price (top_id, batch_id) where batch_id is not null;

create table product_tag (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  name text not null,
  icon text not null,
  priority int not null check (priority between 1 and 999),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (top_id, id)
);
comment on table product_tag is 'Tags of products with icon and priority; 1 shows first (PRODUCT-17)';
create unique index product_tag_name on product_tag (merchant_id, lower(name), top_id);

create table product_tagging (
  top_id bigint not null,
  merchant_id bigint not null references merchant (id),
  product_id bigint not null,
  tag_id bigint not null,
  tagged_at timestamptz not null default now(),
  primary key (top_id, product_id, tag_id),
  foreign key (top_id, product_id) references product (top_id, id) on delete cascade,
  foreign key (top_id, tag_id) references product_tag (top_id, id) on delete cascade
);
comment on table product_tagging is 'Which product bears which tag';
create index product_tagging_tag on product_tagging (top_id, tag_id);
