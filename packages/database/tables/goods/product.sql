create table product (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  code text not null,
  name text not null,
  brand text not null default '',
  category text not null default '',
  barcode text,
  specification text not null default '',
  unit text not null default '',
  price_fen bigint not null check (price_fen > 0),
  purchase_fen bigint check (purchase_fen >= 0),
  image text,
  is_poverty_relief boolean not null default false,
  shelf_life_days int,
  created_at timestamptz not null default now(),
  primary key (top_id, id),
  unique (top_id, merchant_id, code)
);
comment on table product is 'Own products of a merchant';
comment on column product.code is 'spbh';
comment on column product.price_fen is 'spdj: the product''s own selling price';
comment on column product.image is 'File name below /spImg/; null shows the default picture';

call show_to_granted('product');
