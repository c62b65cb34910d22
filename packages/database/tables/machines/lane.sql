create table lane (
  top_id bigint not null,
  machine_id bigint not null,
  merchant_id bigint not null,
  cabinet text not null check (cabinet in ('main', 'sub')),
  lane_no int not null check (lane_no between 11 and 110),
  mode text not null default 'medium' check (mode in ('small', 'medium', 'large')),
  status text not null default 'normal' check (status in ('normal', 'abnormal', 'discontinued', 'pickupOnly')),
  locked boolean not null default false,
  product_id bigint,
  price_fen bigint,
  purchase_fen bigint,
  stock int not null default 0,
  capacity int not null default 0 check (capacity between 0 and 200),
  warn_threshold int not null default 0,
  batch_no text not null default '',
  fault text,
  broke_from text check (broke_from in ('normal', 'pickupOnly')),
  version int not null default 1,
  stock_mark bigint not null default next_id(),
  reported_mark bigint not null default next_id(),
  cost_product_id bigint,
  cost_fen bigint check (cost_fen >= 0),
  cost_remainder_fen bigint not null default 0,
  primary key (machine_id, cabinet, lane_no, top_id),
  foreign key (top_id, product_id) references product (top_id, id),
  check (stock between 0 and capacity),
  check (warn_threshold between 0 and capacity)
) with (fillfactor = 80);
comment on table lane is 'Cargo lanes; stock never leaves 0..capacity (LANE-16)';
comment on column lane.lane_no is 'hdbh = layer * 10 + position (LANE-19)';
comment on column lane.broke_from is 'What an abnormal lane was when its machine called it broken, and is again when it works; null where it never broke';
comment on column lane.version is 'Counts changes by people; a form that shows an older one is refused';
comment on column lane.stock_mark is 'Another number whenever somebody says how much lies in the lane, not when it sells: an older count is not booked over it';
comment on column lane.reported_mark is 'Movements above it are newer than what the machine counted in the lane last, also where it counted what the book said';
comment on column lane.cost_product_id is 'The product that the cost is of; the cost of another one says nothing about what lies there now';
comment on column lane.cost_fen is 'What one piece cost on average, from the goods ledger; null where no goods came through it';
comment on column lane.cost_remainder_fen is 'What all pieces cost beyond the average: whole fen, and prices that became known late';
-- Serves the lanes on which a product lies.
create index lane_product on lane (top_id, product_id) where product_id is not null;

create table lane_change (
  top_id bigint not null,
  id bigint not null default next_id(),
  machine_id bigint not null,
  merchant_id bigint not null,
  cabinet text not null,
  lane_no int not null,
  action text not null,
  before jsonb,
  after jsonb,
  actor_id bigint,
  change_set_id bigint,
  primary key (top_id, id)
);
comment on table lane_change is 'Who changed what of a lane; regenerated lanes stay readable here (LANE-18)';
-- Serves the change history of one machine.
create index lane_change_machine on lane_change (machine_id, id desc);
-- Serves the log of a merchant, newest first.
create index lane_change_merchant on lane_change (merchant_id, id desc);
-- Serves the changes of one change set, and what takes them back.
create index lane_change_set on lane_change (change_set_id, machine_id) where change_set_id is not null;
