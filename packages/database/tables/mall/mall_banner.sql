create table mall_banner (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  title text not null,
  image text not null,
  link text not null check (link in ('none', 'product', 'category')),
  product_id bigint,
  category text not null default '',
  sort_no int not null,
  show_from date not null,
  show_to date not null,
  enabled boolean not null default true,
  updated_at timestamptz not null default now(),
  primary key (top_id, id),
  check (show_from <= show_to),
  check ((link = 'product') = (product_id is not null)),
  foreign key (top_id, product_id) references product (top_id, id)
);
comment on table mall_banner is 'Pictures at the head of a mall, each from its first day to its last one';
comment on column mall_banner.product_id is 'A product of the mall to which it leads; off the shelf it leads nowhere';
comment on column mall_banner.category is 'The category to which it leads; empty for none';
-- Serves the list of a merchant, and the head of its shop.
create index mall_banner_merchant on mall_banner (merchant_id, id desc);
