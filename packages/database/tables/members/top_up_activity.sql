create table top_up_activity (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  name text not null,
  area_ids bigint[] not null default '{}',
  from_day date not null,
  to_day date not null,
  tiers jsonb not null,
  state text not null default 'stopped' check (state in ('stopped', 'running')),
  created_at timestamptz not null default now(),
  primary key (top_id, id),
  check (from_day <= to_day)
);
comment on table top_up_activity is 'What a merchant adds to recharges of its cards while an activity runs (CARD-26)';
comment on column top_up_activity.area_ids is 'Areas whose cards, with those below, it counts for; none means all';
comment on column top_up_activity.tiers is 'Pairs of rechargeFen and giftFen as decimal texts, in the order of their amounts';
-- Serves the recharge of a card, and the list of a merchant.
create index top_up_activity_merchant on top_up_activity (merchant_id, id desc);
