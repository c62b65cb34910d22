create table mall_review (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  order_id bigint not null,
  mall_product_id bigint not null,
  buyer_name text not null,
  stars int not null check (stars between 1 and 5),
  content text not null,
  state text not null default 'shown' check (state in ('shown', 'hidden')),
  reason text not null default '',
  reply text,
  replied_at timestamptz,
  changed_by bigint,
  created_at timestamptz not null default now(),
  primary key (top_id, id),
  check ((reply is null) = (replied_at is null)),
  check (state = 'shown' or reason <> '')
);
comment on table mall_review is 'What buyers of the mall say about goods that they have, and what the merchant answers';
comment on column mall_review.buyer_name is 'As customers read it: masked when it was written';
comment on column mall_review.content is 'Text as the buyer wrote it; nothing in it is ever read as markup';
comment on column mall_review.reason is 'Why it is hidden, for the people of the merchant';
comment on column mall_review.changed_by is 'Who answered, hid or showed it last';
-- One of each order.
create unique index mall_review_order on mall_review (order_id, top_id);
-- Serves the list of a merchant, newest first.
create index mall_review_merchant on mall_review (merchant_id, id desc);
-- Serves the page of a product.
create index mall_review_product on mall_review (mall_product_id, id desc) where state = 'shown';
