create table mall_notice (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  title text not null,
  content text not null,
  state text not null default 'draft' check (state in ('draft', 'published', 'withdrawn')),
  publish_at timestamptz,
  created_by bigint references app_user (id),
  created_at timestamptz not null default now(),
  primary key (top_id, id),
  check (state <> 'published' or publish_at is not null)
);
comment on table mall_notice is 'What a merchant tells the customers of its mall (MALL-01)';
comment on column mall_notice.publish_at is 'Since when customers read it; of a draft the time that is wished, null for as soon as it is published';
-- Serves the list of a merchant.
create index mall_notice_merchant on mall_notice (merchant_id, id desc);
