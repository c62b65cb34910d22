create table lucky_plan (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  product_id bigint not null,
  name text not null,
  draw_fen bigint not null check (draw_fen > 0),
  win_rate int not null check (win_rate between 1 and 10000),
  budget_fen bigint not null check (budget_fen > 0),
  reserved_fen bigint not null default 0 check (reserved_fen >= 0),
  spent_fen bigint not null default 0 check (spent_fen >= 0),
  machine_ids bigint[] not null default '{}',
  results int not null default 0 check (results >= 0),
  last_hash text not null default '',
  state text not null default 'active' check (state in ('active', 'ended')),
  created_by bigint references app_user (id),
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (top_id, id),
  foreign key (top_id, product_id) references product (top_id, id),
  check (reserved_fen + spent_fen <= budget_fen),
  check ((state = 'ended') = (ended_at is not null))
);
comment on table lucky_plan is 'Terms of lucky purchases whose draws the cloud makes; never changed but by its draws and its end';
comment on column lucky_plan.win_rate is 'Chance of one draw in parts of 10,000';
comment on column lucky_plan.reserved_fen is 'Prizes that draws which are not made yet may still win';
comment on column lucky_plan.spent_fen is 'Prizes that were won; one that a customer never got stays spent';
comment on column lucky_plan.machine_ids is 'Narrows the plan to these machines; empty means all of the merchant';
comment on column lucky_plan.results is 'Counts the draws that were made; each result names its place';
comment on column lucky_plan.last_hash is 'Links the next result to the last one';
-- A product is drawn for under one plan at a time.
create unique index lucky_plan_active on lucky_plan (merchant_id, product_id, top_id) where state = 'active';
-- Serves the list of a merchant.
create index lucky_plan_merchant on lucky_plan (merchant_id, id desc);

create table lucky_draw (
  top_id bigint not null,
  order_id bigint not null,
  merchant_id bigint not null,
  machine_id bigint not null,
  plan_id bigint not null,
  draws int not null check (draws > 0),
  draw_fen bigint not null check (draw_fen > 0),
  win_rate int not null check (win_rate between 1 and 10000),
  prize_fen bigint not null check (prize_fen > 0),
  seed text not null,
  commitment text not null,
  state text not null default 'open' check (state in ('open', 'drawn', 'void')),
  result_no int,
  trade_no text,
  numbers int[],
  won boolean,
  previous_hash text,
  result_hash text,
  committed_at timestamptz not null default now(),
  drawn_at timestamptz,
  primary key (top_id, order_id),
  foreign key (top_id, plan_id) references lucky_plan (top_id, id),
  check ((state = 'drawn') = (result_hash is not null)),
  check ((state = 'drawn') = (won is not null))
);
comment on table lucky_draw is 'The draw of a lucky purchase: its seed is committed before the customer pays, its result in the transaction of the payment';
comment on column lucky_draw.commitment is 'SHA-256 of the seed, which the machine shows with the code to pay';
comment on column lucky_draw.trade_no is 'The provider''s number of the payment; with seed, order and count it makes the numbers';
comment on column lucky_draw.numbers is '0 to 9,999 for each draw; one below the chance wins';
comment on column lucky_draw.state is 'Void is a draw whose order was closed unpaid, or paid too late and given back';
-- Gives each result of a plan a place of its own, and serves its list.
create unique index lucky_draw_result on lucky_draw (plan_id, result_no, top_id) where result_no is not null;
