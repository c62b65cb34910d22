create table mall_freight_template (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  name text not null,
  measure text not null check (measure in ('piece', 'weight')),
  rules jsonb not null check (jsonb_typeof(rules) = 'array'),
  in_use boolean not null default false,
  updated_at timestamptz not null default now(),
  primary key (top_id, id)
);
comment on table mall_freight_template is 'What deliveries of a mall cost by province and by pieces or grams; without one in use the fee of the shop counts';
comment on column mall_freight_template.rules is 'Rules as the forms write them, with amounts in fen as texts; a rule without provinces is for all that no other one names';
-- One is in use at a time; serves the checkout.
create unique index mall_freight_template_used on mall_freight_template (merchant_id, top_id) where in_use;
-- Serves the list of a merchant.
create index mall_freight_template_merchant on mall_freight_template (merchant_id, id desc);
