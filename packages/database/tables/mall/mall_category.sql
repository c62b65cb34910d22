create table mall_category (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  parent_id bigint,
  name text not null,
  icon text,
  sort_no int not null,
  shown boolean not null default true,
  primary key (top_id, id),
  foreign key (top_id, parent_id) references mall_category (top_id, id)
);
comment on table mall_category is 'Categories by which customers look through the shelf of a mall, on two levels';
comment on column mall_category.icon is 'A picture; null for none';
comment on column mall_category.shown is 'Customers see it; its products are seen without it too';
-- One name once for each merchant, because banners and phones name a category by it.
create unique index mall_category_name on mall_category (merchant_id, lower(name), top_id);
