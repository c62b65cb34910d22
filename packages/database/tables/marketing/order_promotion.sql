create table order_promotion (
  top_id bigint not null,
  order_id bigint not null,
  place smallint not null,
  merchant_id bigint not null,
  machine_id bigint not null,
  business_day date not null,
  kind text not null,
  plan_id bigint,
  name text not null,
  discount_fen bigint not null check (discount_fen > 0),
  released boolean not null default false,
  primary key (top_id, order_id, place)
);
comment on table order_promotion is 'What made an order cheaper, in the order in which it was taken off; written with the order and never changed but by its closing';
comment on column order_promotion.kind is 'One of the domain''s promotionKinds';
comment on column order_promotion.plan_id is 'Null for what is no plan';
comment on column order_promotion.released is 'The order was closed unpaid and gave back what it had claimed';
-- Serves the statistics of some days of one merchant.
create index order_promotion_day on order_promotion (merchant_id, business_day);
-- Serves the orders of one plan.
create index order_promotion_plan on order_promotion (plan_id, order_id) where plan_id is not null;
