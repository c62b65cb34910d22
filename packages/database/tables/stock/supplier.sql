create sequence supplier_number start 100001;
comment on sequence supplier_number is 'Numbers of suppliers; gaps are normal';

create table supplier (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  supplier_no text not null default 'G' || nextval('supplier_number'),
  name text not null,
  contact text not null default '',
  contact_sealed bytea not null,
  phone_index bytea not null,
  address text not null default '',
  enabled boolean not null default true,
  remark text not null default '',
  created_at timestamptz not null default now(),
  primary key (top_id, id)
);
comment on table supplier is 'Suppliers of a merchant (STOCK-06)';
comment on column supplier.contact_sealed is 'Phone and mail, sealed with a key outside the database; opens for this row only';
comment on column supplier.phone_index is 'Keyed hash of the phone, by which a whole number is found';
-- One name once for each merchant; serves the list of a merchant too.
create unique index supplier_name on supplier (merchant_id, lower(name), top_id);

create table supplier_product (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  supplier_id bigint not null,
  product_id bigint not null,
  price_fen bigint not null check (price_fen > 0),
  pack_size int not null default 1 check (pack_size between 1 and 9999),
  lead_days int not null default 3 check (lead_days between 0 and 365),
  enabled boolean not null default true,
  primary key (top_id, id),
  unique (top_id, supplier_id, product_id),
  foreign key (top_id, supplier_id) references supplier (top_id, id) on delete cascade,
  foreign key (top_id, product_id) references product (top_id, id)
);
comment on table supplier_product is 'What a supplier sells to a merchant and for how much (STOCK-06)';
comment on column supplier_product.pack_size is 'Pieces that are ordered together';
comment on column supplier_product.lead_days is 'Days between the order and its goods';
-- Serves the list of a merchant, and the suppliers of a product.
create index supplier_product_merchant on supplier_product (merchant_id, id);
create index supplier_product_of on supplier_product (top_id, product_id);
