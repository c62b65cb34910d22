create table library_attribute (
  id bigint primary key default next_id(),
  kind text not null check (kind in ('category', 'brand', 'flavour', 'specification', 'packaging')),
  category_id bigint references library_attribute (id),
  parent_id bigint references library_attribute (id),
  path bigint[] not null,
  name text not null,
  sort_no int not null default 0,
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((kind in ('category', 'brand')) = (category_id is null)),
  check (cardinality(path) between 1 and 5 and path[cardinality(path)] = id)
);
comment on table library_attribute is 'Values of the trees of the platform''s library; everybody reads them, only the platform changes them';
create unique index library_attribute_name on library_attribute (kind, coalesce(category_id, 0), coalesce(parent_id, 0), lower(name));
create index library_attribute_parent on library_attribute (parent_id) where parent_id is not null;
create index library_attribute_path on library_attribute using gin (path);

create table library_product (
  id bigint primary key default next_id(),
  code text not null unique,
  name text not null,
  names jsonb not null default '{}',
  brand_id bigint not null references library_attribute (id),
  brand text not null,
  category_id bigint not null references library_attribute (id),
  category text not null,
  specification_id bigint references library_attribute (id),
  specification text not null default '',
  flavour_id bigint references library_attribute (id),
  flavour text not null default '',
  packaging_id bigint references library_attribute (id),
  packaging text not null default '',
  barcode text,
  unit text not null,
  weight_grams int check (weight_grams > 0),
  tolerance_grams int check (tolerance_grams >= 0 and tolerance_grams < weight_grams),
  image text,
  details text[] not null default '{}' check (cardinality(details) <= 5),
  is_prescription boolean not null default false,
  likeness text not null,
  search text not null,
  pieces text[] not null,
  version int not null default 1,
  created_by bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table library_product is 'Official products of the platform; everybody reads them, only the platform changes them (PRODUCT-02, PRODUCT-03)';
comment on column library_product.brand is 'Name of the chosen value, written with it; so for category, specification, flavour and packaging';
comment on column library_product.likeness is 'Brand, name and specification without spaces and signs: the same product has the same (PRODUCT-20)';
comment on column library_product.search is 'Everything that is searched in: code, barcode, names, pinyin and initials, each on a line of its own';
comment on column library_product.pieces is 'Pairs of characters of what is searched in, by which the index finds it (decision 0024)';
-- One barcode is one product.
create unique index library_product_barcode on library_product (barcode text_pattern_ops) where barcode is not null;
create index library_product_likeness on library_product (likeness);
-- Serves the search for any part of a code, barcode, name or its pinyin.
create index library_product_pieces on library_product using gin (pieces) with (fastupdate = off);
create index library_product_brand on library_product (brand_id, id desc);
create index library_product_category on library_product (category_id, id desc);
create index library_product_specification on library_product (specification_id) where specification_id is not null;
create index library_product_flavour on library_product (flavour_id) where flavour_id is not null;
create index library_product_packaging on library_product (packaging_id) where packaging_id is not null;

call protect_shared('library_attribute');
call protect_shared('library_product');
